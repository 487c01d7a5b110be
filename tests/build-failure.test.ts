import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeCorpus } from './setup/fixtures'

const site = path.join('.cache', 'sites', 'guarded')
const content = path.join('.cache', 'content', 'guarded')
const env = { ...process.env, CONTENT_DIR: content, OUT_DIR: site }
const marker = path.join(site, 'docs', 'index.html')

/** A published site of which only the marker matters; every site has the framework's folder. */
function publishMarker(): void {
  rmSync(site, { recursive: true, force: true })
  mkdirSync(path.join(site, 'docs', '_next'), { recursive: true })
  writeFileSync(marker, 'the old site')
}

describe('a build that fails leaves the old site', () => {
  it('when it is killed half-way', async () => {
    publishMarker()
    rmSync(content, { recursive: true, force: true })
    writeCorpus(content, 30)
    const build = spawn('npm', ['run', '--silent', 'build'], {
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    await new Promise<void>((resolve) =>
      build.stdout.on('data', (text) => String(text).includes('content:') && resolve()),
    )
    await new Promise((resolve) => setTimeout(resolve, 2000))
    process.kill(-(build.pid ?? 0), 'SIGKILL')
    await new Promise((resolve) => build.on('close', resolve))
    expect(readFileSync(marker, 'utf8')).toBe('the old site')
    const again = spawnSync('npm', ['run', '--silent', 'build'], { env, encoding: 'utf8' })
    expect(again.stderr).toBe('')
    expect(readFileSync(path.join(site, 'docs', 'topic-000', 'page-1', 'index.html'), 'utf8')).toContain('Page 1')
  }, 300_000)

  it('when content is wrong, and it names every wrong place', () => {
    publishMarker()
    rmSync(content, { recursive: true, force: true })
    writeCorpus(content, 2)
    writeFileSync(path.join(content, 'en', 'docs', 'one.mdx'), '---\ntitel: One\n---\n\nText.\n')
    writeFileSync(path.join(content, 'en', 'docs', 'two.mdx'), '---\ntitle: Two\n---\n\n<Admonitoin>\n')
    const { status, stderr } = spawnSync('npm', ['run', '--silent', 'build'], { env, encoding: 'utf8' })
    expect(status).not.toBe(0)
    expect(stderr).toContain(
      `${content}/en/docs/one.mdx:2:1: unknown frontmatter field “titel” (did you mean “title”?)`,
    )
    expect(stderr).toContain(`${content}/en/docs/one.mdx:1:1: frontmatter has no “title”: add a line \`title: …\``)
    expect(stderr).toContain(`${content}/en/docs/two.mdx:5:1:`)
    expect(stderr).toContain(`build failed; ${site}/ is as it was`)
    expect(readFileSync(marker, 'utf8')).toBe('the old site')
  })

  it('when the folder holds files of others, which it says before anything is built', () => {
    publishMarker()
    writeFileSync(path.join(site, 'notes.txt'), 'mine')
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
      env: { ...env, OUT_DIR: `${site}/` },
      encoding: 'utf8',
    })
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain(`a build would delete “${site}/notes.txt”, which no build has made`)
    expect(readFileSync(marker, 'utf8')).toBe('the old site')
  })
})
