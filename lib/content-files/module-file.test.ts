import { writeFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { loadModules } from './module-file'
import { tempFolder } from './test-fixtures'

it(
  'a sidebars.ts that does not terminate is stopped, and the files after it are read',
  { timeout: 60_000 },
  async () => {
    const folder = tempFolder({
      'sidebars.ts': 'while (true) {}\n',
      'never.ts': 'await new Promise(() => {})\nexport default 1\n',
      'rules.ts': 'export default [1]\n',
    })
    const files = ['sidebars.ts', 'never.ts', 'rules.ts'].map((name) => `${folder}/${name}`)
    const endless = await loadModules(files.slice(0, 2), 200)
    const timeout = (file: string | undefined) => ({
      report: { file, line: 1, column: 1, message: 'timed out after 0.2 s' },
    })
    expect([...endless.values()]).toEqual([timeout(files[0]), timeout(files[1])])
    expect([...(await loadModules(files.slice(2))).values()]).toEqual([{ value: [1] }])
  },
)

it('a module of the content runs again when a file that it imports has changed', async () => {
  const folder = tempFolder({
    'sidebars.ts': "import { bar } from './bar'\nexport default { bar }\n",
    'bar.ts': "export const bar = ['a']\n",
  })
  const load = async () => [...(await loadModules([`${folder}/sidebars.ts`])).values()]
  expect(await load()).toEqual([{ value: { bar: ['a'] } }])
  writeFileSync(`${folder}/bar.ts`, "export const bar = ['b']\n")
  expect(await load()).toEqual([{ value: { bar: ['b'] } }])
})

it('a module that is changed while it runs is run again', async () => {
  const folder = tempFolder({})
  const file = `${folder}/sidebars.ts`
  writeFileSync(
    file,
    `import { writeFileSync } from 'node:fs'
writeFileSync(${JSON.stringify(file)}, 'export default 2')
export default 1
`,
  )
  expect([...(await loadModules([file])).values()]).toEqual([{ value: 1 }])
  expect([...(await loadModules([file])).values()]).toEqual([{ value: 2 }])
})

it('modules that are loaded at the same time have their own results', async () => {
  const folder = tempFolder({ 'a.ts': "export default ['a']\n", 'b.ts': "export default ['b']\n" })
  const loads = ['a.ts', 'b.ts'].map((name) => loadModules([`${folder}/${name}`]))
  const values = (await Promise.all(loads)).map((modules) => [...modules.values()])
  expect(values).toEqual([[{ value: ['a'] }], [{ value: ['b'] }]])
})

it('the thread that runs modules does not keep the process alive', async () => {
  vi.resetModules()
  const fresh = await import('./module-file')
  const ports = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length
  const before = ports()
  await fresh.loadModules([`${tempFolder({ 'a.ts': 'export default 1\n' })}/a.ts`])
  expect(ports()).toBe(before)
})
