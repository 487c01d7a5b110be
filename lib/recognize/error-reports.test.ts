import { expect, it } from 'vitest'
import { recognize } from './recognize'

it.each([
  '*** (1) TRANSACTION:\nTRANSACTION 22640, ACTIVE 66 sec starting index read\nselect * from t where a = 1 for update',
  '<deadlock>\n <victim-list>\n  <victimProcess id="process1" />\n </victim-list>\n</deadlock>',
])('the report of a deadlock %j has its section', (text) => {
  const page = 'insides/errors/locks/#deadlock'
  expect(recognize(text)).toEqual({ kind: 'error', page, query: 'deadlock detected' })
})

it('the search is for the error of an Oracle stack, not for ORA-06512, which names a place in code', () => {
  const place = 'ORA-06512: at "APP.PKG", line 12'
  expect(recognize(`${place}\nORA-01403: no data found`)).toMatchObject({ query: 'ORA-01403: no data found' })
  expect(recognize(place)).toMatchObject({ query: place })
})
