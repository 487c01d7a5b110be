/** A script element in the router's data: what precedes its text, and its text. */
const SCRIPT_TEXT = /(\["\$","script",[^,]+,\{"dangerouslySetInnerHTML":\{"__html":)"((?:[^"\\]|\\.)*)"/g
/** The text of an element that contains a script as HTML. */
const HIDDEN_SCRIPT = /("dangerouslySetInnerHTML":\{"__html":)"<script>(?:[^"\\]|\\.)*"/g
/** The header of a text row, which gives the number of bytes that follow. */
const TEXT_ROW = /^([\da-f]+):T([\da-f]+),/

/**
 * Removes the texts of inline scripts from a page's router data, of which they are a tenth: they have run from the
 * HTML, and a script that React inserts never runs. The row format is that of React's `ReactFlightClient`, which gives
 * a long text a row of its own; the rows of scripts are removed.
 */
export function withoutScripts(data: string): string {
  const longTexts = new Set<string>()
  const rows = splitRows(data).map(({ id, text }) => ({
    id,
    text:
      id === undefined
        ? text
            .replace(SCRIPT_TEXT, (_, before: string, script: string) => {
              longTexts.add(script)
              return `${before}""`
            })
            .replace(HIDDEN_SCRIPT, '$1""')
        : text,
  }))
  return rows.map(({ id, text }) => (longTexts.has(`$${id}`) ? '' : text)).join('')
}

/** Splits router data into its rows; text rows have an id. */
function splitRows(data: string): { id?: string; text: string }[] {
  const bytes = Buffer.from(data)
  const rows: { id?: string; text: string }[] = []
  for (let start = 0, end = 0; start < bytes.length; start = end) {
    const [head = '', id, length = '0'] = TEXT_ROW.exec(bytes.toString('latin1', start, start + 24)) ?? []
    end = id === undefined ? bytes.indexOf('\n', start) + 1 || bytes.length : start + head.length + parseInt(length, 16)
    rows.push({ ...(id !== undefined && { id }), text: bytes.toString('utf8', start, end) })
  }
  return rows
}
