import { ReasonError } from '../reasons'

/** The elements of formats that are written and read alike: the template of PostgreSQL, and what a text has there. */
const elements: Readonly<Record<string, { template: string; regexp?: string }>> = {
  YYYY: { template: 'YYYY', regexp: String.raw`\d{4}` },
  MM: { template: 'MM', regexp: String.raw`\d{2}` },
  DD: { template: 'DD', regexp: String.raw`\d{2}` },
  HH24: { template: 'HH24', regexp: String.raw`\d{2}` },
  MI: { template: 'MI', regexp: String.raw`\d{2}` },
  SS: { template: 'SS', regexp: String.raw`\d{2}` },
  FF: { template: 'US', regexp: String.raw`\d{1,6}` },
  FF6: { template: 'FF6', regexp: String.raw`\d{1,6}` },
  FF3: { template: 'FF3', regexp: String.raw`\d{1,3}` },
  MON: { template: 'MON', regexp: '[A-Za-z]{3}' },
  YY: { template: 'YY' },
  RR: { template: 'YY' },
  RRRR: { template: 'YYYY' },
  MONTH: { template: 'MONTH' },
  DAY: { template: 'DAY' },
  DY: { template: 'DY' },
  DDD: { template: 'DDD' },
  HH12: { template: 'HH12' },
  HH: { template: 'HH12' },
  SSSSS: { template: 'SSSS' },
  IYYY: { template: 'IYYY' },
  IW: { template: 'IW' },
  WW: { template: 'WW' },
  W: { template: 'W' },
  Q: { template: 'Q' },
  AM: { template: 'AM' },
  PM: { template: 'PM' },
}
const part = new RegExp(
  `${['FM', ...Object.keys(elements).sort((one, other) => other.length - one.length)].join('|')}|"[^"]*"|[-/,.;: ]|[\\s\\S]`,
  'gi',
)

interface Pattern {
  readonly regexp: string
  readonly template: string
}

/**
 * Returns the template of PostgreSQL for a format of dates. A format that reads a text must determine year and month:
 * Oracle takes an absent year or month from the clock.
 */
export function datePattern(format: string, use: 'read' | 'write' = 'read'): Pattern {
  const fail = () => new ReasonError('dateFormat', { format })
  const parts = format.match(part) ?? []
  const found = new Set(parts.map((text) => text.toUpperCase()))
  if (use === 'read' && !(found.has('YYYY') && (found.has('MM') || found.has('MON')))) throw fail()
  let fill = ''
  let regexp = ''
  const templates = parts.map((text) => {
    if (/^FM$/i.test(text)) {
      if (use === 'read') throw fail()
      fill = fill === '' ? 'FM' : ''
      return ''
    }
    if (/^"|^[-/,.;: ]$/.test(text)) {
      regexp += text.replace(/"/g, '').replace(/\W/g, String.raw`\$&`)
      return /^"/.test(text) || /\w/.test(text) ? text : `"${text}"`
    }
    const element = elements[text.toUpperCase()]
    if (!element || (use === 'read' && element.regexp === undefined)) throw fail()
    regexp += element.regexp ?? ''
    const isCased = /^[A-Z]+$/.test(element.template) && element.template === text.toUpperCase()
    return `${fill}${isCased ? text : element.template}`
  })
  return { regexp: `^${regexp}$`, template: templates.join('') }
}

const months = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')

/** Returns the date of a literal that is read with a format, such as `2024-01-31 00:00:00`. */
export function dateValue(text: string, format: string): string {
  const { regexp } = datePattern(format)
  // a day or month can have one digit
  const lenient = regexp.replaceAll(
    String.raw`\d{2}`,
    /\d\d(?:DD|MM|HH)/i.test(format) ? String.raw`(\d{2})` : String.raw`(\d{1,2})`,
  )
  const grouped = lenient
    .replaceAll(String.raw`\d{4}`, String.raw`(\d{4})`)
    .replace(/\\d\{1,[36]\}|\[A-Za-z\]\{3\}/g, '($&)')
  const values = new RegExp(grouped).exec(text)?.slice(1)
  if (!values) throw new ReasonError('dateText', { text, format })
  const names = (format.match(part) ?? []).map((name) => name.toUpperCase()).filter((name) => elements[name])
  const value = (...wanted: string[]) => values[names.findIndex((name) => wanted.includes(name))]
  const month = names.includes('MON')
    ? String(months.indexOf((value('MON') ?? '').toUpperCase()) + 1)
    : (value('MM') ?? '1')
  const [day, fraction] = [value('DD') ?? '1', value('FF', 'FF6', 'FF3')]
  const pad = (number: string) => number.padStart(2, '0')
  const date = `${value('YYYY')}-${pad(month)}-${pad(day)}`
  const moment = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== date)
    throw new ReasonError('dateText', { text, format })
  const time = [value('HH24') ?? '0', value('MI') ?? '0', value('SS') ?? '0'].map(pad).join(':')
  return `${date} ${time}${fraction === undefined ? '' : `.${fraction}`}`
}

/** Returns a format of numbers, whose elements PostgreSQL writes alike. */
export function numberFormat(format: string): string {
  if (!/^(?:FM)?[09,]*[09](?:\.[09]*)?$/i.test(format)) throw new ReasonError('numberFormat', { format })
  return format
}

const units: readonly (readonly [RegExp, string])[] = [
  [/^(?:DD|DDD|J)$/, 'day'],
  [/^(?:MM|MON|MONTH|RM)$/, 'month'],
  [/^S?YYYY$|^S?YEAR$|^Y{1,3}$/, 'year'],
  [/^Q$/, 'quarter'],
  [/^HH(?:12|24)?$/, 'hour'],
  [/^MI$/, 'minute'],
  [/^IW$/, 'week'],
]

/** Returns PostgreSQL's unit for the format of TRUNC and ROUND; weeks that depend on the territory are rejected. */
export function unitOf(format: string, name: string): string {
  const unit = units.find(([pattern]) => pattern.test(format.toUpperCase()))?.[1]
  if (unit === undefined || (unit === 'week' && name === 'round')) throw new ReasonError('unitFormat', { format })
  return unit
}
