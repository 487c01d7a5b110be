/** An element of the router's data that is a script of a page, up to its text. */
const SCRIPT_TEXT = /(\["\$","script",[^,]+,\{"dangerouslySetInnerHTML":\{"__html":)"(?:[^"\\]|\\.)*"/g
/** The head of a row that says how many bytes of plain text follow it. */
const TEXT_ROW = /^[\da-f]+:T([\da-f]+),/

/**
 * The router's data of a page without the texts of its inline scripts, a tenth of what is sent: they have run from the
 * page itself, and a script that React makes never runs. The form of its rows is that of React's `ReactFlightClient`.
 */
export function withoutScripts(data: string): string {
  const bytes = Buffer.from(data)
  const rows: string[] = []
  for (let start = 0, end = 0; start < bytes.length; start = end) {
    const head = TEXT_ROW.exec(bytes.toString('latin1', start, start + 24))
    if (head) {
      end = start + head[0].length + Number.parseInt(head[1] ?? '', 16)
      rows.push(bytes.toString('utf8', start, end))
    } else {
      end = bytes.indexOf('\n', start) + 1 || bytes.length
      rows.push(bytes.toString('utf8', start, end).replace(SCRIPT_TEXT, '$1""'))
    }
  }
  return rows.join('')
}
