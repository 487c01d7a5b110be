import { namesAll, noMergedFiles, withMergedUrl } from './merged-files'

/** Matches a script element in router data; the groups are the part before its text, and its text. */
const SCRIPT_TEXT = /(\["\$","script",[^,]+,\{"dangerouslySetInnerHTML":\{"__html":)"((?:[^"\\]|\\.)*)"/g
/** Matches the HTML of an element that consists of a script. */
const HIDDEN_SCRIPT = /("dangerouslySetInnerHTML":\{"__html":)"<script>(?:[^"\\]|\\.)*"/g
/** Matches an element that loads a script; the group is its URL. */
const SCRIPT_ELEMENT = /\["\$","script","[^"]*",\{"src":"([^"]+)"[^}]*\}\]/g
/** Matches a property without a value that is not the first of its object, and one that is. */
const LATER_UNDEFINED = /,"[^"\\]*":"\$undefined"/g
const FIRST_UNDEFINED = /\{"[^"\\]*":"\$undefined",?/g
/** Matches the header of a text row: its id, and the number of bytes that follow, both hexadecimal. */
const TEXT_ROW = /^([\da-f]+):T([\da-f]+),/

/**
 * Returns the router data of a page as it is published: without the texts of inline scripts, a tenth of its size, because
 * they have run from the HTML, and scripts that React inserts never run; without the elements of merged scripts; without
 * undefined properties, which React deletes as it reads them; and with the URL of the merged style sheet. The format is
 * that of React's `ReactFlightClient`, in which a long text is a separate row: removes such rows of scripts, and keeps all
 * others, which begin with their lengths.
 */
export function publishedData(data: string, { scripts, styles } = noMergedFiles): string {
  const longTexts = new Set<string>()
  const isRenamed = namesAll(data, styles)
  const published = (row: string) => {
    const trimmed = row
      .replace(SCRIPT_TEXT, (_, before: string, script: string) => {
        longTexts.add(script)
        return `${before}""`
      })
      .replace(HIDDEN_SCRIPT, '$1""')
      .replace(SCRIPT_ELEMENT, (element, url: string) => (scripts?.parts.includes(url) ? 'null' : element))
      .replace(LATER_UNDEFINED, '')
      .replace(FIRST_UNDEFINED, '{')
    return isRenamed ? withMergedUrl(trimmed, styles) : trimmed
  }
  const rows = splitRows(data).map(({ id, text }) => ({ id, text: id === undefined ? published(text) : text }))
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
