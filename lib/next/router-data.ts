/** An element of the router's data that is a script of a page: what is before its text, and its text. */
const SCRIPT_TEXT = /(\["\$","script",[^,]+,\{"dangerouslySetInnerHTML":\{"__html":)"((?:[^"\\]|\\.)*)"/g
/** The text of an element that hides one. */
const HIDDEN_SCRIPT = /("dangerouslySetInnerHTML":\{"__html":)"<script>(?:[^"\\]|\\.)*"/g
/** The head of a row that says how many bytes of plain text follow it. */
const TEXT_ROW = /^([\da-f]+):T([\da-f]+),/

/**
 * The router's data of a page without the texts of its inline scripts, a tenth of what is sent: they have run from the
 * page itself, and a script that React makes never runs. The form of its rows is that of React's `ReactFlightClient`,
 * which gives a long text a row of its own; those of scripts are left out.
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

/** The rows of such data in order, with the name of those that are plain text. */
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
