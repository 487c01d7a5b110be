const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2}))?$/
const SPELLED =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:(?:[Tt]|[ \t]+)(\d{1,2}:\d{2})(:\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{1,2}(?::?\d{2})?)?)?$/i

/** Whether a text is a date or a time in ISO 8601 with a zone, and of a day that exists. */
export function isIsoDate(text: string): boolean {
  return ISO.test(text) && isRealDay(text)
}

/**
 * Converts a date such as `2015/1/12` or `2015-01-12 10:40:00 +8` to ISO 8601; a time without a zone is UTC, as in
 * Docusaurus. Returns undefined for other texts.
 */
export function spelledDate(text: string): string | undefined {
  const [, year = '', month = '', day = '', time, seconds = '', zone = 'Z'] = SPELLED.exec(text.trim()) ?? []
  if (year === '') return inWords(text)
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  const full = time === undefined ? date : `${date}T${time.padStart(5, '0')}${seconds}${spelledZone(zone)}`
  return isIsoDate(full) ? full : undefined
}

/** Converts `+8` and `+800` to `+08:00`. */
function spelledZone(zone: string): string {
  const [, sign = '', hours = '', minutes = '00'] = /^([+-])(\d{1,2}?)(?::?(\d{2}))?$/.exec(zone) ?? []
  return sign === '' ? 'Z' : `${sign}${hours.padStart(2, '0')}:${minutes}`
}

/** Converts a date with the English name of its month, such as `January 12, 2015`. */
function inWords(text: string): string | undefined {
  if (!/^[a-z\d ,.]+$/i.test(text) || !/[a-z]{3}/i.test(text) || !/\b\d{4}\b/.test(text)) return undefined
  const time = Date.parse(`${text} UTC`)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10)
}

function isRealDay(text: string): boolean {
  const day = text.slice(0, 10)
  const parsed = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(Date.parse(text)) && !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day)
}
