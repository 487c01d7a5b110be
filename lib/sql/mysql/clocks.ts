import { isWord, type Token } from '../dialect/tokens'

const now = (digits: string) => `LOCALTIMESTAMP(${digits})`
const time = (digits: string) => `LOCALTIME(${digits})`
/** UTC, for a session in a time zone with another time: code must not rely on a server in UTC. */
const utc = (digits: string) => `(LOCALTIMESTAMP(${digits}) - INTERVAL '8 hours')`

type Clock = (digits: string) => string

/** The names of the clock that need no parentheses. */
const words: Readonly<Record<string, Clock>> = {
  current_timestamp: now,
  localtime: now,
  localtimestamp: now,
  current_time: time,
  utc_timestamp: utc,
  utc_date: (digits) => `${utc(digits)}::date`,
  utc_time: (digits) => `${utc(digits)}::time`,
}
const functions: Readonly<Record<string, Clock>> = { ...words, now, sysdate: now, curtime: time }

/** Returns what reads the clock for a name and the token after it; undefined for other names. */
export function clockOf(token: Token, next: Token | undefined): Clock | undefined {
  const names = next?.text === '(' ? functions : words
  return Object.entries(names).find(([name]) => isWord(token, name))?.[1]
}
