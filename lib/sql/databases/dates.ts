import type { Harvest } from './harvest'
import type { Random } from './random'

const DAY = 86_400_000

/** Returns three dates at equal intervals that all date columns of a database share, so that joins find matches. */
export function sharedDates(random: Random, harvest: Harvest): string[] {
  const anchor = random.pick(mentionedDates(harvest.texts, harvest))
  const step = random.pick([1, 1, 1, 7, 31])
  return [0, 1, 2].map((count) => iso(anchor + count * step * DAY))
}

/** Returns dates and times near the dates in literals, such as the day before, a month later and noon. */
export function dateCandidates(literals: Iterable<string>, harvest: Harvest): string[] {
  return mentionedDates(literals, harvest).flatMap((moment) => [
    ...[-366, -365, -31, -30, -7, -2, -1, 0, 1, 2, 6, 7, 8, 28, 30, 31, 89, 90, 91, 365].map((days) =>
      iso(moment + days * DAY),
    ),
    `${iso(moment)} 00:00:01`,
    `${iso(moment)} 12:00:00`,
    `${iso(moment)} 23:59:59`,
  ])
}

/**
 * Returns the dates in literals as timestamps in milliseconds, and the first days of the years and months that the
 * statements contain as numbers; 1 January 2020 if there are none.
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
  return named.length + taken.length > 0 ? [...named, ...taken] : [Date.UTC(2020, 0, 1)]
}

function iso(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}
