import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listFiles } from '@/lib/node/list-files'

it('only the home pages contain the warning about a wrong base URL', () => {
  const pages = listFiles('out').filter((file) => file.endsWith('.html'))
  const withWarning = pages.filter((file) => readFileSync(`out/${file}`, 'utf8').includes('__base-banner'))
  expect(withWarning).toEqual(['docs/index.html', 'docs/zh/index.html'])
})
