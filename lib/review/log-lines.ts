const marks = /Hibernate:|hibernate\.|==>|LOG:|STATEMENT:|DbCommand/

/** The text that a logger writes before a statement; SQL and quoted text do not match. */
const prefix = '^[^\\n\'"`;]*?'

/** Matches the prefixes of statements in logs, and the lines of logs without a statement. */
const logged = new RegExp(
  [
    String.raw`^[^\S\n]*Hibernate:`,
    String.raw`${prefix}\borg\.hibernate\.SQL[^\S\n]+[:-][^\S\n]`,
    String.raw`${prefix}\bhibernate\.[^\n]*? binding parameter [^\n]*`,
    // MyBatis
    String.raw`${prefix}==>[^\S\n]+Preparing:`,
    String.raw`${prefix}(?:==>[^\S\n]+Parameters|<==[^\S\n]+(?:Columns|Row|Total|Updates)):[^\n]*`,
    // the server of PostgreSQL
    String.raw`${prefix}\bLOG:[^\S\n]+(?:duration: [\d.]+ ms[^\S\n]+)?(?:statement|(?:bind|execute|parse) [^:\n]+):`,
    String.raw`${prefix}\bSTATEMENT:[^\S\n]`,
    String.raw`${prefix}\bDETAIL:[^\S\n]+[Pp]arameters:[^\n]*`,
    // Entity Framework
    String.raw`${prefix}\bExecuted DbCommand \([^\n]*`,
  ].join('|'),
  'gm',
)

/** Returns a text with semicolons and blanks in place of these prefixes and lines. Offsets and lines stay as they are. */
export function withoutLogLines(text: string): string {
  return marks.test(text) ? text.replace(logged, (match) => ';'.padEnd(match.length)) : text
}
