import { describe, expect, it } from 'vitest'
import { withoutScripts } from './router-data'

const script = (text: string) => `["$","script",null,{"dangerouslySetInnerHTML":{"__html":${JSON.stringify(text)}}}]`

describe('the router’s data of a page', () => {
  it('has the inline scripts without their texts', () => {
    expect(
      withoutScripts(`7:["$","head",null,{"children":[${script('(a=>a)("\\"")')},${script('b()')}]}]\n8:[]\n`),
    ).toBe(`7:["$","head",null,{"children":[${script('')},${script('')}]}]\n8:[]\n`)
  })

  it('has no long text of a script, which has a row of its own', () => {
    const text = `慢;${'f();'.repeat(400)}`
    const long = (id: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`
    expect(withoutScripts(`${long('1')}${long('2')}3:[${script('$1')},"$2"]\n`)).toBe(
      `${long('2')}3:[${script('')},"$2"]\n`,
    )
  })

  it('has no script that an element hides, and what else is hidden', () => {
    const hidden = (text: string) => `["$","div",null,{"hidden":true,"dangerouslySetInnerHTML":{"__html":"${text}"}}]`
    expect(withoutScripts(`1:[${hidden('<script>a()</script>')}]\n`)).toBe(`1:[${hidden('')}]\n`)
    expect(withoutScripts(`1:[${hidden('<b>text</b>')}]\n`)).toBe(`1:[${hidden('<b>text</b>')}]\n`)
  })

  it('has data for others as it was', () => {
    const data = `1:["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":"{}"}}]\n`
    expect(withoutScripts(data)).toBe(data)
  })

  it('has plain texts as they were, whatever is in them: their lengths are said in bytes', () => {
    const text = `慢查询\n2:${script('c()')}`
    const data = `1:T${Buffer.byteLength(text).toString(16)},${text}3:${script('d()')}\n`
    expect(withoutScripts(data)).toBe(data.replace('d()', ''))
  })

  it('may be empty or end without a new line', () => {
    expect([withoutScripts(''), withoutScripts(`1:${script('e()')}`)]).toEqual(['', `1:${script('')}`])
  })
})
