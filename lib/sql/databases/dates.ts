import type { Column } from '../engine/catalog'
import type { Harvest } from './harvest'
import type { Random } from './random'

const SECOND = 1000
const HOUR = 3_600_000
const DAY = 86_400_000

/** The lengths of units in intervals, in milliseconds; months and years are counted by the calendar. */
const units: Readonly<Record<string, number>> = { second: SECOND, minute: 60_000, hour: HOUR, day: DAY, week: 7 * DAY }
const monthsOf: Readonly<Record<string, number>> = { month: 1, year: 12 }

/** Returns three dates at equal intervals that all date columns of a database share, so that joins find matches. */
export function sharedDates(random: Random, harvest: Harvest): string[] {
  const anchor = random.pick(mentionedDates(harvest.texts, harvest))
  const step = random.pick([1, 1, 1, 7, 31])
  return [0, 1, 2].map((count) => iso(anchor + count * step * DAY))
}

/** Returns the day that is so many days after 31 December 2019. */
export function dayAfter(days: number): string {
  return iso(Date.UTC(2019, 11, 31) + days * DAY)
}

/** Returns dates and times near the dates in literals, such as the day before, a month later and noon. */
export function dateCandidates(column: Column, literals: Iterable<string>, harvest: Harvest): string[] {
  const texts = [...literals]
  const moments = mentionedDates(texts, harvest)
  const days = moments.flatMap((moment) => [
    ...[-366, -365, -31, -30, -7, -2, -1, 0, 1, 2, 6, 7, 8, 28, 30, 31, 89, 90, 91, 365].map((days) =>
      iso(moment + days * DAY),
    ),
    `${iso(moment)} 00:00:01`,
    `${iso(moment)} 12:00:00`,
    `${iso(moment)} 23:59:59`,
  ])
  const times = column.type === 'date' ? [] : timesNear(texts, moments, harvest)
  return [...days, ...times, ...(harvest.usesClock ? momentsNearNow(harvest) : [])]
}

/** Returns a time of day, the seconds and half hours around it, and what lies between; an empty list for other texts. */
export function timesAround(text: string): string[] {
  const moment = /^\d\d?:\d\d/.test(text) ? Date.parse(`2020-01-01T${text.padStart(5, '0')}Z`) : NaN
  const shifts = [0, -SECOND, SECOND, SECOND / 2, -HOUR / 2, HOUR / 2]
  return shifts.flatMap((shift) => isoTime(moment + shift)).map((time) => time.slice(11))
}

/** Returns fractions of the last second of a day, and times near the times, hours and intervals in the statements. */
function timesNear(literals: readonly string[], moments: readonly number[], harvest: Harvest): string[] {
  const exact = literals.flatMap((text) => (/\d:\d\d/.test(text) ? [Date.parse(`${text.replace(' ', 'T')}Z`)] : []))
  const numbers = [...harvest.numbers].map(Number)
  const hours = harvest.texts.has('hour') ? numbers.filter((number) => number >= 0 && number < 24) : []
  const seconds = harvest.texts.has('epoch') ? numbers.map((number) => number * SECOND) : []
  const shifts = [...[...harvest.texts].flatMap(intervals).map((shift) => shift(0)), ...seconds]
  return [
    ...exact.flatMap((moment) => [moment - SECOND, moment + SECOND, moment + SECOND / 2]),
    ...moments.flatMap((moment) => [
      moment + DAY - SECOND / 2,
      ...hours.flatMap((hour) => [moment + hour * HOUR, moment + hour * HOUR + HOUR / 2]),
      ...shifts.flatMap((shift) => [moment + shift, moment + shift + SECOND]),
    ]),
  ].flatMap(isoTime)
}

/** Returns moments near now, and as long before and after it as intervals and numbers of days in the statements say. */
function momentsNearNow(harvest: Harvest): string[] {
  const now = Date.now()
  const days = [...harvest.numbers].map(Number).filter((number) => number > 0 && number < 40_000)
  const shifts = [...[...harvest.texts].flatMap(intervals), ...days.map((count) => by(count * DAY))]
  const shifted = shifts.flatMap((shift) => {
    const [past, future] = [now - (shift(now) - now), shift(now)]
    const tenth = (future - now) / 10
    return [past, future].flatMap((moment) => [moment, moment - DAY, moment + DAY, moment - tenth, moment + tenth])
  })
  return [now - HOUR, now + HOUR, ...shifted].flatMap(isoTime)
}

type Shift = (moment: number) => number

const by =
  (milliseconds: number): Shift =>
  (moment) =>
    moment + milliseconds

/** Returns the intervals in a text such as `3 months` or `1 day 2 hours`, each as a function that adds it. */
function intervals(text: string): Shift[] {
  return [...text.matchAll(/(\d+)\s*(second|minute|hour|day|week|month|year)/gi)].map(([, digits, name = '']) => {
    const [count, unit] = [Number(digits), name.toLowerCase()]
    const months = monthsOf[unit]
    if (months === undefined) return by(count * (units[unit] ?? 0))
    return (moment) => {
      const date = new Date(moment)
      return date.setUTCMonth(date.getUTCMonth() + count * months)
    }
  })
}

/**
 * Returns the dates in literals as timestamps in milliseconds, and the first days of the years and months that the
 * statements contain as numbers; today if the statements read the clock; 1 January 2020 if there are none.
 */
function mentionedDates(literals: Iterable<string>, harvest: Harvest): number[] {
  const named = [...literals].flatMap((text) => {
    const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?/.exec(text) ?? []
    const moment = year === undefined ? NaN : Date.UTC(Number(year), Number(month) - 1, Number(day))
    return Number.isNaN(moment) ? [] : [moment]
  })
  const years = [...harvest.numbers].map(Number).filter((number) => number >= 1900 && number <= 2100)
  const months = [...harvest.numbers].map(Number).filter((number) => number >= 1 && number <= 12)
  const taken = years.flatMap((year) => [1, ...months].map((month) => Date.UTC(year, month - 1, 1)))
  const today = harvest.usesClock ? [Date.parse(iso(Date.now()))] : []
  const found = [...named, ...taken, ...today]
  return found.length > 0 ? found : [Date.UTC(2020, 0, 1)]
}

function iso(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}

/** Returns a moment as an SQL timestamp in a list; an empty list if it is not a date of the calendar. */
function isoTime(moment: number): string[] {
  const date = new Date(moment)
  const year = Number.isNaN(moment) ? 0 : date.getUTCFullYear()
  return year > 0 && year < 10_000 ? [date.toISOString().replace('T', ' ').replace('Z', '')] : []
}
