// @environment jsdom
import { expect, it } from 'vitest'
import { render } from '../test-dom'
import { IndexEntries } from './IndexEntries'

const words = { read: 'Read', fetched: 'from the table', matching: 'match', rejected: 'no match' }

it('an index figure shows each entry in words: whether it is read, its values, and what is fetched for it', () => {
  const { container } = render(
    <IndexEntries
      columns={['o_custkey', 'o_orderdate']}
      table={['o_totalprice']}
      entries={[
        { values: ['41', '1998-03-30'] },
        { values: ['42', '1998-02-11'], use: 'matching', fetched: ['164000'] },
        { values: ['42', '1998-05-19'], use: 'rejected', fetched: ['8200'] },
        undefined,
      ]}
      words={words}
    />,
  )
  const rows = [...container.querySelectorAll('tr')].map(({ cells }) => [...cells].map((cell) => cell.textContent))
  expect(rows).toEqual([
    ['Read', 'o_custkey', 'o_orderdate', 'from the table o_totalprice'],
    ['', '41', '1998-03-30', ''],
    ['✓ match', '42', '1998-02-11', '→ 164000'],
    ['✗ no match', '42', '1998-05-19', '→ 8200'],
    ['', '…', '…', ''],
  ])
  expect([...container.querySelectorAll('[data-use]')].map((row) => row.getAttribute('data-use'))).toEqual([
    'matching',
    'rejected',
  ])
})
