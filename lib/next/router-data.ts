/** Matches a script element in router data; the groups are the part before its text, and its text. */
const SCRIPT_TEXT = /(\["\$","script",[^,]+,\{"dangerouslySetInnerHTML":\{"__html":)"((?:[^"\\]|\\.)*)"/g
/** Matches the HTML of an element that consists of a script. */
const HIDDEN_SCRIPT = /("dangerouslySetInnerHTML":\{"__html":)"<script>(?:[^"\\]|\\.)*"/g
/** Matches an element that loads a script; the group is its URL. */
const SCRIPT_ELEMENT = /\["\$","script","[^"]*",\{"src":"([^"]+)"[^}]*\}\]/g
/** Matches the header of a text row: its id, and the number of bytes that follow, both hexadecimal. */
const TEXT_ROW = /^([\da-f]+):T([\da-f]+),/

/**
 * Removes the texts of inline scripts from a page's router data, a tenth of its size: they have run from the HTML, and
 * scripts that React inserts never run. The format is that of React's `ReactFlightClient`, in which a long text is a
 * separate row; removes such rows of scripts too. Also removes the elements that would load the scripts `loaded`.
 */
export function withoutScripts(data: string, loaded: readonly string[] = []): string {
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
            .replace(SCRIPT_ELEMENT, (element, url: string) => (loaded.includes(url) ? 'null' : element))
        : text,
  }))
  return rows.map(({ id, text }) => (longTexts.has(`$${id}`) ? '' : text)).join('')
}

/** Applies a function to the rows of router data, except for text rows, which begin with their lengths. */
export function mapRows(data: string, change: (row: string) => string): string {
  return splitRows(data)
    .map(({ id, text }) => (id === undefined ? change(text) : text))
    .join('')
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
