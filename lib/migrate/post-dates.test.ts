import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { migrate } from './migrate'
import { PostDates } from './post-dates'
import { runHere } from './test-migration'

const files = {
  'a.md': '---\ntitle: A\n---\n\nText\n',
  'b.md': '---\ndate: 2020-01-02\n---\n\nText\n',
  '2019-03-04-c.md': 'Text\n',
}

function dated(folder: string) {
  const dates = new PostDates(folder)
  const texts = Object.entries(files).map(([file, text]) => dates.add(text, file, path.join(folder, file)))
  return { texts, ...dates.notes() }
}

function commit(folder: string) {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
      env: { ...process.env, GIT_COMMITTER_DATE: '2021-05-06T07:08:09Z' },
    })
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'x')
}

it('a post without a date gets that of its first commit', () => {
  const folder = tempFolder(files)
  commit(folder)
  expect(dated(folder)).toEqual({
    texts: ['---\ndate: 2021-05-06T07:08:09.000Z\ntitle: A\n---\n\nText\n', files['b.md'], files['2019-03-04-c.md']],
    changed: [{ file: folder, message: 'has posts without a date; they have that of their first commit: a.md' }],
    open: [],
  })
})

it('without a history, posts without a date are reported', () => {
  const folder = tempFolder(files)
  expect(dated(folder)).toEqual({
    texts: Object.values(files),
    changed: [],
    open: [
      {
        file: folder,
        message:
          'has posts without a date, which Docusaurus takes from git: migrate a clone with its whole history, or write the dates: a.md',
      },
    ],
  })
})

it('an original that stands for a missing translation gets its date, too', async () => {
  const from = tempFolder({
    'docusaurus.config.js':
      "module.exports = { i18n: { defaultLocale: 'zh', locales: ['zh', 'en'] }, presets: ['classic'] }\n",
    'docs/a.md': 'A\n',
    'blog/a.md': 'A\n',
    'i18n/zh/docusaurus-plugin-content-blog/a.md': '甲\n',
  })
  commit(from)
  const { plan } = await migrate(from, path.join(tempFolder({}), 'content'), { runConfig: runHere })
  const texts = ['en/blog/a.md', 'zh/blog/a.md'].map((file) => plan.files.get(file)?.content)
  expect(texts).toEqual([
    '---\ndate: 2021-05-06T07:08:09.000Z\n---\n\nA\n',
    '---\ndate: 2021-05-06T07:08:09.000Z\n---\n\n甲\n',
  ])
})
