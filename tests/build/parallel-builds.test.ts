import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { buildLock } from '@/lib/build/build-lock'
import { tryLock } from '@/lib/node/process-lock'
import { writeContent } from '../support/content-folder'

const content = path.join('.cache', 'content', 'parallel')
const site = path.join('.cache', 'sites', 'parallel')
const snapshot = path.join('.cache', 'site', 'snapshot.json')

it('a build waits while another build uses the caches, and prints the id of that process', async () => {
  // the content step rejects it, so that this test renders no page
  writeContent(content, { 'en/docs/one.mdx': '---\ntitel: One\n---\n\nText.\n' })
  expect(tryLock(buildLock, 'the build of other/ into elsewhere/')).toBeUndefined()
  const before = existsSync(snapshot) && readFileSync(snapshot, 'utf8')
  const build = spawn('npm', ['run', '--silent', 'build'], {
    env: { ...process.env, CONTENT_DIR: content, OUT_DIR: site },
  })
  const ended = new Promise<number | null>((resolve) => build.on('close', resolve))
  let errors = ''
  build.stderr.on('data', (text) => (errors += String(text)))
  const waiting = await new Promise<string>((resolve) => build.stdout.once('data', (text) => resolve(String(text))))
  expect(waiting).toBe(
    `waiting for process ${process.pid} to end: the build of other/ into elsewhere/ uses the same caches\n`,
  )
  expect([errors, existsSync(snapshot) && readFileSync(snapshot, 'utf8')]).toEqual(['', before])
  rmSync(buildLock)
  expect(await ended).toBe(1)
  expect(errors).toContain('unknown frontmatter field “titel”')
})
