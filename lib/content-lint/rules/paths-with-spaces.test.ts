import { expect, it } from 'vitest'
import { pathsWithSpaces } from './paths-with-spaces'

const reports = (body: string) => pathsWithSpaces({ yaml: '', body, bodyLine: 1 })

it('a link or an image whose path contains a space is reported, with the form that works', () => {
  expect(reports('Text.\n\nSee ![A plan](./my plan.png).')).toEqual([
    {
      line: 3,
      column: 5,
      message: 'the path “./my plan.png” contains a space, so that this is displayed as text',
      fix: 'write (<./my plan.png>), or rename the file',
    },
  ])
  expect(reports('[b](my page.mdx#part)')).toHaveLength(1)
})

it.each([
  '![A plan](<./my plan.png>)',
  '![A plan](./plan.png "The plan of v1.0")',
  '[b](./b.mdx)',
  '`![A plan](./my plan.png)`',
  'Call f[0](see the manual).',
  '[a](b.mdx) and (c d.mdx)',
])('a path is not reported: %s', (body) => {
  expect(reports(body)).toEqual([])
})
