import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from '../node/list-files'

it.each([
  ['useId(', ['mdx/Tabs.tsx']],
  ['useDeferredValue(', []],
  ['spellCheck={false}', []],
])('only components that no island contains use %s, which differs in Preact', (code, files) => {
  const using = listFiles('components').filter(
    (file) => file.endsWith('.tsx') && readFileSync(path.join('components', file), 'utf8').includes(code),
  )
  expect(using).toEqual(files)
})
