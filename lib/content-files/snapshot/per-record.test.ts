import { expect, it } from 'vitest'
import type { PageRecord } from '../../content-model/record'
import { perRecord } from './per-record'

it('perRecord computes a value once for each record and second argument', () => {
  const record = { _id: 'en/docs/faq.mdx' } as PageRecord
  const computed: string[] = []
  const label = perRecord(({ _id }: PageRecord, facts: string) => {
    computed.push(`${_id} ${facts}`)
    return computed.length
  })
  expect([label(record, 'a'), label(record, 'a'), label({ ...record }, 'a'), label(record, 'b')]).toEqual([1, 1, 2, 3])
  expect(computed).toEqual(['en/docs/faq.mdx a', 'en/docs/faq.mdx a', 'en/docs/faq.mdx b'])
})

it('perRecord computes a value without a second argument once for each record', () => {
  const record = { _id: 'en/docs/faq.mdx' } as PageRecord
  const computed: string[] = []
  const number = perRecord(({ _id }: PageRecord) => computed.push(_id))
  expect([number(record), number(record), number({ ...record })]).toEqual([1, 1, 2])
})
