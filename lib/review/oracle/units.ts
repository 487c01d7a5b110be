import type { Token } from '../lexers'

/** Lines that SQL*Plus executes itself, each up to its end; a hyphen continues it on the next line. */
export const sqlplusLines =
  /(?<=^[^\S\n]*)(?:@|!|(?:ACC(?:EPT)?|ARCHIVE|BRE(?:AK)?|BTI(?:TLE)?|CL(?:EAR)?|COL(?:UMN)?|COMP(?:UTE)?|CONN(?:ECT)?|COPY|DEF(?:INE)?|DESC(?:RIBE)?|DISC(?:ONNECT)?|EXEC(?:UTE)?|EXIT|HELP|HO(?:ST)?|PASSW(?:ORD)?|PAU(?:SE)?|PRINT|PRO(?:MPT)?|QUIT|REM(?:ARK)?|RUN|SET|SHO(?:W)?|SHUTDOWN|SPO(?:OL)?|STA(?:RT)?|STARTUP|TIMI(?:NG)?|TTI(?:TLE)?|UNDEF(?:INE)?|VAR(?:IABLE)?|WHENEVER)(?=[\s;]|$))[^\n]*(?:(?<=-[^\S\n]*)\n[^\n]*)*/imy

/** True for the token of the line `/`, which ends a statement of SQL*Plus. */
export function isSlash(text: string, { text: sign, start }: Token): boolean {
  if (sign !== '/') return false
  slashLine.lastIndex = start
  return slashLine.test(text)
}

const slashLine = /(?<=(?:^|;)[^\S\n]*)\/[^\S\n]*$/my

const plsql =
  /^(?:<|BEGIN |DECLARE |WITH (?:FUNCTION|PROCEDURE) (?!AS |\( )|CREATE (?:OR REPLACE )?(?:AND (?:COMPILE|RESOLVE) )?(?:(?:NON)?EDITIONABLE )?(?:FUNCTION|JAVA|LIBRARY|PACKAGE|PROCEDURE|TRIGGER|TYPE) )/

/** The number of words that tell whether a statement is PL/SQL. */
export const UNIT_WORDS = 6

/** True if a statement with these first words, in upper case, is PL/SQL or a query with functions of its own, whose semicolons do not end it. */
export function isUnit(words: readonly string[]): boolean {
  return plsql.test(`${words.join(' ')} `)
}

const definition =
  /(?:\s|--[^\n]*\n|\/\*(?:[^*]|\*(?!\/))*\*\/)*(?:COMMENT\s+ON|(?:ALTER|CREATE|DROP)\s+(?:BITMAP|CLUSTER|EDITIONABLE|FORCE|FUNCTION|GLOBAL|INDEX|MATERIALIZED|OR\s+REPLACE|PACKAGE|PROCEDURE|PUBLIC|SEQUENCE|SYNONYM|TABLE|TRIGGER|TYPE|UNIQUE|USER|VIEW)|TRUNCATE\s+TABLE)\b/iy

/** True if DDL follows, which PL/SQL does not have: the script separates its statements by semicolons only. */
export function isBeforeDefinition(text: string, at: number): boolean {
  definition.lastIndex = at
  return definition.test(text)
}
