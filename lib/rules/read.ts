import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { z } from 'zod'
import type { Problem } from '../content/problem'
import { contentHash } from '../content-hash'
import { errorMessage } from '../error-message'
import { didYouMean } from '../nearest'
import { productIn } from '../product'
import { auditRule, familyFrame, rewriteRule, type LoadedFamily, type Rule } from './schema'

/** Reads every file of `rules/` in a content folder; nothing where there is none. Collects what is wrong. */
export async function readRules(contentDir: string, problems: Problem[]): Promise<LoadedFamily[] | undefined> {
  const folder = path.join(contentDir, 'rules')
  if (!existsSync(folder)) return undefined
  const names = readdirSync(folder)
    .filter((file) => /^[^.].*\.ts$/.test(file))
    .sort()
  const families: LoadedFamily[] = []
  for (const name of names) {
    const family = await readFamily(path.join(folder, name), problems)
    if (family) families.push(family)
  }
  problems.push(...usedTwice(families))
  return families
}

async function readFamily(file: string, problems: Problem[]): Promise<LoadedFamily | undefined> {
  const source = readFileSync(file, 'utf8')
  const problem = (line: number, message: string) => problems.push({ file, line, message })
  let exported: unknown
  try {
    // the query makes Node load the file again once it has been edited, and only then
    const url = `${pathToFileURL(path.resolve(file)).href}?text=${contentHash(source)}`
    exported = ((await import(/* webpackIgnore: true */ url)) as { default: unknown }).default
  } catch (error) {
    problem(1, errorMessage(error).replace(/^[^]*ERROR: /, ''))
    return undefined
  }
  const frame = familyFrame.safeParse(exported)
  if (!frame.success) {
    for (const { path: at, message } of frame.error.issues) problem(1, `${at.join('.')} ${message}`.trim())
    return undefined
  }
  const codes = frame.data.rules.map(codeOf)
  const lines = placesOf(source, codes)
  const rules = frame.data.rules.flatMap((value, index): Rule[] => {
    const code = codes[index] ?? ''
    const check: z.ZodType<Rule> = code.startsWith('RW') ? rewriteRule : auditRule
    const parsed = check.safeParse(value, { reportInput: true })
    if (parsed.success) return [productIn(parsed.data) as Rule]
    for (const issue of parsed.error.issues) {
      const field = String(issue.path[0] ?? '')
      problem(lines[`${code} ${field}`] ?? lines[code] ?? 1, `${code}: ${issue.path.join('.')} ${wordsOf(issue)}`)
    }
    return []
  })
  return { name: path.basename(file, '.ts'), file, page: frame.data.page, rules, lines }
}

/** What zod says, with the nearest known value. */
function wordsOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_union') {
    const [inner] = issue.errors.flat().filter(({ code, path: at }) => code === 'invalid_value' && at.length > 0)
    return inner ? wordsOf(inner) : issue.message
  }
  if (issue.code !== 'invalid_value' || typeof issue.input !== 'string') return issue.message
  return issue.message + didYouMean(issue.input, issue.values.map(String))
}

function codeOf(rule: unknown): string {
  const code = rule !== null && typeof rule === 'object' && 'code' in rule ? rule.code : undefined
  return typeof code === 'string' ? code : ''
}

/** Where each rule and each of its fields begins: values come without their places, so these are looked up. */
function placesOf(source: string, codes: readonly string[]): Record<string, number> {
  const places: Record<string, number> = {}
  let code: string | undefined
  let example = ''
  source.split('\n').forEach((line, index) => {
    const [, field, rest = ''] = /^\s*(\w+):\s*(.*)$/.exec(line) ?? []
    if (field === undefined) return
    if (field === 'code') code = codes.find((one) => rest.includes(one))
    if (code === undefined) return
    if (field === 'code') places[code] ??= index + 1
    // of an example that takes several lines, the statement's first one
    if (field === 'sql') places[`${code} ${example}`] = index + 1
    else places[`${code} ${field}`] ??= index + 1
    if (rest.startsWith('{')) example = field
  })
  return places
}

function usedTwice(families: readonly LoadedFamily[]): Problem[] {
  const owners = new Map<string, LoadedFamily>()
  return families.flatMap((family) =>
    family.rules.flatMap(({ code }): Problem[] => {
      const owner = owners.get(code)
      owners.set(code, family)
      const message = `${code}: the code is used in ${owner?.file} already`
      return owner ? [{ file: family.file, line: family.lines[code] ?? 1, message }] : []
    }),
  )
}
