import { expect, it } from 'vitest'
import { firstOfEntries, firstReports } from './first-reports'

it('the first report of each cause has the number of the others', () => {
  const inFile = (file: string) => ({ file, message: 'unknown field “x”' })
  const other = { file: 'a', message: 'unknown field “y”' }
  expect(
    firstReports(
      [
        ['x', inFile('a')],
        ['y', other],
        ['x', inFile('b')],
        ['x', inFile('c')],
      ],
      ['page', 'pages'],
    ),
  ).toEqual([{ file: 'a', message: 'unknown field “x”, also in 2 other pages' }, other])
})

it('reports about the entries of a file differ in more than the keys of the entries', () => {
  const file = 'authors.yml'
  expect(
    firstOfEntries([
      { file, message: '“ann”: unknown field “age”' },
      { file, message: '“bob”: unknown field “age”' },
      { file, message: '“bob”: url must be a URL' },
    ]).map(({ message }) => message),
  ).toEqual(['“ann”: unknown field “age”, also in 1 other entry', '“bob”: url must be a URL'])
})
