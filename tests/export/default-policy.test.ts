import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPage } from '../support/files'

interface Policy {
  readonly rules: readonly { readonly code: string; readonly level: string; readonly name: Record<string, string> }[]
}

const json = (prefix: string) => JSON.parse(readFileSync(`out/docs/${prefix}default-policy.json`, 'utf8')) as Policy

describe.each(['', 'zh/'])('the default policy below /docs/%s', (prefix) => {
  it('the default policy has every audit rule of the list of all rules, with its level', () => {
    const { document } = readPage('out', `${prefix}insides/rules`)
    const listed = [...document.querySelectorAll('tbody tr td:first-child')].map((cell) => cell.textContent)
    const { rules } = json(prefix)
    expect(rules.map(({ code }) => code)).toEqual(listed.filter((code) => !code?.startsWith('RW')))
    expect(new Set(rules.map(({ level }) => level))).toEqual(new Set(['prohibited', 'warning', 'notice']))
    expect(rules.every(({ name }) => name.en && name.zh)).toBe(true)
  })

  it('the default policy as CSV has a line for each rule, with every cell quoted and no formulas', () => {
    const text = readFileSync(`out/docs/${prefix}default-policy.csv`, 'utf8')
    const lines = text.replace(/^\uFEFF/, '').split('\r\n')
    expect(text.startsWith('\uFEFF"code","level",')).toBe(true)
    expect(lines).toHaveLength(json(prefix).rules.length + 2)
    expect(lines.at(-1)).toBe('')
    expect(lines.slice(0, -1).every((line) => /^(?:"(?:[^"]|"")*"(?:,|$))+$/.test(line))).toBe(true)
    expect(text).not.toMatch(/(?:^|,)"[=+\-@\t\r]/m)
  })

  it('the default policy is linked from the page about policies, whose numbers add up to it', () => {
    const { document } = readPage('out', `${prefix}guides/audit/policy`)
    const hrefs = [...document.querySelectorAll('article a[href*="default-policy."]')].map((a) =>
      a.getAttribute('href'),
    )
    expect(hrefs).toEqual([`/docs/${prefix}default-policy.json`, `/docs/${prefix}default-policy.csv`])
    const table = [...document.querySelectorAll('article table')].at(-1)
    const counts = [...(table?.querySelectorAll('tbody tr td:last-child') ?? [])].map((cell) =>
      Number(/\d+/.exec(cell.textContent ?? '')?.[0]),
    )
    const total = counts.pop()
    expect(total).toBe(json(prefix).rules.length)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total)
  })
})
