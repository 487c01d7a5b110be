import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { mdx } from '@/lib/content-files/test-fixtures'
import { startSession, two } from '@/lib/dev/test-session'

it('the server can respond while a large page is compiled', async () => {
  const { save, session, folder, titles } = await startSession(two)
  // loads the compiler
  await save('en/docs/b.mdx', mdx('title: First'))
  writeFileSync(path.join(folder, 'en/docs/a.mdx'), mdx('title: Edited', 'Words. '.repeat(15_000)))
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  await session.update(['en/docs/a.mdx'])
  clearInterval(timer)
  expect(turns).toBeGreaterThan(0)
  expect(titles()).toEqual(['Edited', 'First'])
})
