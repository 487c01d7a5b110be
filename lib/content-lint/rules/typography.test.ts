import { describe, expect, it } from 'vitest'
import { proseOf } from '../../content-model/prose'
import { halfWidth, missingSpaces, typographicApostrophes, visibleAsterisks } from './typography'

const prose = (body: string) => proseOf({ yaml: '', body, bodyLine: 1 })
const places = (found: readonly { line: number; column: number }[]) =>
  found.map(({ line, column }) => `${line}:${column}`)

describe('typographic apostrophes', () => {
  it('a typographic apostrophe in a word is reported', () => {
    expect(typographicApostrophes(prose('the engine’s plan'))).toMatchObject([{ line: 1, column: 11, fix: "write '" }])
  })

  it.each(["the engine's plan", 'the ‘plan’ of it', 'replaced by `a’s`'])('“%s” has none', (body) => {
    expect(typographicApostrophes(prose(body))).toEqual([])
  })
})

describe('half-width punctuation', () => {
  it.each([
    ['你好,世界', 'write ，'],
    ['注意:', 'write ：'],
    ['**注意**: 好', 'write ：'],
    ['真的?', 'write ？'],
    ['完了.', 'write 。'],
    ['（见上）;', ''],
    ['SQL,中文', 'write ，'],
    ['"中文" 与', 'write “ or ”'],
  ])('half-width punctuation is reported in “%s”: %s', (body, fix) => {
    expect(halfWidth(prose(body))[0]?.fix ?? '').toBe(fix)
  })

  it('both half-width brackets around Chinese text are reported', () => {
    expect(places(halfWidth(prose('行(中文)列')))).toEqual(['1:2', '1:5'])
  })

  it.each([
    '你好，世界。',
    '版本 8.0.13',
    'a, b',
    '`a,b`，中文',
    '[中文](./a.mdx)：好',
    '1. 中文',
    '| 甲 | 乙 |\n|:--|--:|',
    '中文 `x`: y',
    '![中文](./a.svg)',
    '如图![中文](./a.svg)',
  ])('half-width punctuation is not reported in “%s”', (body) => {
    expect(halfWidth(prose(body))).toEqual([])
  })
})

describe('missing spaces', () => {
  it.each([
    ['优化SQL', '1:3', 'no space between “化” and “S”'],
    ['SQL优化', '1:4', 'no space between “L” and “优”'],
    ['共5行', '1:2', 'no space between “共” and “5”'],
    ['约 70%的行', '1:6', 'no space between “0%” and “的”'],
    ['见`x`', '1:2', 'no space between “见” and “code”'],
    ['用{product}', '1:2', 'no space between “用” and “code”'],
    ['**优化**SQL', '1:7', 'no space between “化” and “S”'],
    ['看[SQL](./a.mdx)', '1:3', 'no space between “看” and “S”'],
  ])('a missing space is reported in “%s”', (body, place, message) => {
    const [first] = missingSpaces(prose(body))
    expect([places(first ? [first] : []), first?.message]).toEqual([[place], message])
  })

  it('missing spaces on both sides of a word are reported', () => {
    expect(places(missingSpaces(prose('在SQL中')))).toEqual(['1:2', '1:5'])
  })

  it.each(['优化 SQL 语句', '优化（SQL）', '用 `x` 查', 'SQL，中文', '## 结果 {#a}', '中文<br />中文'])(
    'no missing space is reported in “%s”',
    (body) => {
      expect(missingSpaces(prose(body))).toEqual([])
    },
  )
})

describe('bold text', () => {
  it.each([
    ['**代价。**引擎', '1:8'],
    ['先看**“禁止”**级别', '1:3'],
    ['**甲** 与 **`b`**丙', '1:16'],
    ['**a.**b', '1:7'],
  ])('asterisks that stay visible are reported in “%s”', (body, place) => {
    expect(places(visibleAsterisks(prose(body)))).toEqual([place])
  })

  it.each(['**代价。** 引擎', '**代价**。引擎', '完了。**甲** 乙', '甲**乙**丙', '**a** b', '`**a.**b`', '（**甲**）'])(
    'no asterisks are reported in “%s”',
    (body) => {
      expect(visibleAsterisks(prose(body))).toEqual([])
    },
  )
})
