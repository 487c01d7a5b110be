import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from './server'

const output = path.join('.next', 'dev')
const manifest = path.join(
  output,
  'server',
  'app',
  '[locale]',
  'docs',
  '[...slug]',
  'page_client-reference-manifest.js',
)

test('the scripts of a page are compiled for the browser, and not for the server, where none runs', async ({
  open,
}) => {
  await open('/topic/one/')
  const chunks = readFileSync(manifest, 'utf8').matchAll(/"(server\/chunks\/ssr\/[^"]+\.js)"/g)
  const code = [...chunks].map(([, chunk = '']) => readFileSync(path.join(output, chunk), 'utf8')).join('\n')
  const isCompiled = (module: string) => code.includes(`${module} [app-ssr]`)
  expect(isCompiled('components/start/StartInDevelopment.tsx')).toBe(true)
  expect(isCompiled('components/start/start.ts')).toBe(false)
})
