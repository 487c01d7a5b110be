import { execFileSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { fileRenames, firstCommitDate, lastCommits } from '@/lib/content-files/git'
import { sharedTempFolder, tempFolder } from '@/lib/content-files/test-fixtures'

describe('lastCommits', () => {
  /** Runs git in a folder, with a known author and clock. */
  const gitIn = (folder: string, date = '2024-05-06T07:08:09Z') => {
    const who = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.org', '-c', 'commit.gpgsign=false']
    const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z' }
    return (...args: string[]) => execFileSync('git', ['-C', folder, ...who, ...args], { env, stdio: 'pipe' })
  }

  // the repository of all tests, because each of its commands is a process
  const original = sharedTempFolder({ 'content/a.mdx': 'A', 'elsewhere.mdx': 'E' })
  beforeAll(() => {
    gitIn(original)('init', '--quiet', '--template=')
    gitIn(original)('add', '.')
    gitIn(original)('commit', '--quiet', '-m', 'one')
    writeFileSync(path.join(original, 'content', '中.mdx'), 'B')
    gitIn(original, '2024-06-07T00:00:00Z')('add', '.')
    gitIn(original, '2024-06-07T00:00:00Z')('commit', '--quiet', '-m', 'two')
  })

  /** Copies a repository whose folder `content` holds a.mdx of one commit, and 中.mdx of a later one. */
  const repository = () => {
    const folder = tempFolder({})
    cpSync(original, folder, { recursive: true })
    return folder
  }

  it('lastCommits returns the date and the author of each file’s last commit', () => {
    expect([...lastCommits(path.join(repository(), 'content'))]).toEqual([
      ['中.mdx', { date: '2024-06-07T00:00:00.000Z', author: 'Ana' }],
      ['a.mdx', { date: '2024-05-06T07:08:09.000Z', author: 'Ana' }],
    ])
  })

  it('fileRenames returns the renames of the history and of the working tree, oldest first', () => {
    const folder = repository()
    gitIn(folder)('mv', 'content/a.mdx', 'content/b.mdx')
    gitIn(folder)('commit', '--quiet', '-m', 'three')
    gitIn(folder)('mv', 'content/b.mdx', 'content/c.mdx')
    expect(fileRenames(path.join(folder, 'content'))).toEqual([
      ['a.mdx', 'b.mdx'],
      ['b.mdx', 'c.mdx'],
    ])
    expect(fileRenames('/no/such/folder')).toEqual([])
  })

  it('lastCommits names the author as .mailmap does', () => {
    const folder = repository()
    writeFileSync(path.join(folder, '.mailmap'), 'Documentation team <ana@example.org>\n')
    expect(lastCommits(path.join(folder, 'content')).get('a.mdx')?.author).toBe('Documentation team')
  })

  it('lastCommits returns nothing for a file that is not tracked', () => {
    const folder = repository()
    writeFileSync(path.join(folder, '.gitignore'), 'made/\n')
    const made = path.join(folder, 'made')
    cpSync(path.join(folder, 'content'), made, { recursive: true })
    expect(lastCommits(made).size).toBe(0)
    writeFileSync(path.join(folder, 'content', 'new.mdx'), 'N')
    expect(lastCommits(path.join(folder, 'content')).has('new.mdx')).toBe(false)
  })

  it('lastCommits returns no commits in a shallow clone, where they would be wrong', () => {
    const clone = tempFolder({})
    gitIn(clone)('clone', '--quiet', '--depth', '1', `file://${repository()}`, 'shallow')
    expect(lastCommits(path.join(clone, 'shallow', 'content')).size).toBe(0)
  })

  it('lastCommits returns no commits for a folder that does not exist or is not in a repository', () => {
    vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir())
    expect(lastCommits(tempFolder({ 'a.mdx': 'A' })).size).toBe(0)
    expect(lastCommits('/no/such/folder').size).toBe(0)
  })

  it('lastCommits returns no commits if git is not installed', () => {
    const folder = path.join(repository(), 'content')
    vi.stubEnv('PATH', '/nowhere')
    expect(lastCommits(folder).size).toBe(0)
  })

  it('firstCommitDate returns the date of the commit that added a file', () => {
    const folder = repository()
    writeFileSync(path.join(folder, 'content', 'a.mdx'), 'A2')
    gitIn(folder, '2025-01-01T00:00:00Z')('commit', '--quiet', '-am', 'three')
    expect(firstCommitDate(path.join(folder, 'content', 'a.mdx'))).toBe('2024-05-06T07:08:09.000Z')
    expect(firstCommitDate('/no/such/file.md')).toBeUndefined()
  })
})
