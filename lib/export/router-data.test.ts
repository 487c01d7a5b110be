import { describe, expect, it } from 'vitest'
import { withoutScripts } from './router-data'

const script = (text: string) => `["$","script",null,{"dangerouslySetInnerHTML":{"__html":${JSON.stringify(text)}}}]`

describe('the router’s data of a page', () => {
  it('has the inline scripts without their texts', () => {
    expect(
      withoutScripts(`7:["$","head",null,{"children":[${script('(a=>a)("\\"")')},${script('b()')}]}]\n8:[]\n`),
    ).toBe(`7:["$","head",null,{"children":[${script('')},${script('')}]}]\n8:[]\n`)
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
