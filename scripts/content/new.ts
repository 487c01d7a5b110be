import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { commandLine } from '../../lib/node/command-line'
import {
  idOf,
  newFiles,
  checkNewPage,
  sidebarsWithDoc,
  writeNewFiles,
  type NewPage,
} from '../../lib/content-files/new-page'
import { readProject } from '../../lib/content-files/project/project'
import { contentDir } from '../../lib/config/content-folder'
import { requireValidSettings } from '../../lib/config/settings-check'
import { didYouMean } from '../../lib/text/nearest'
import { withProductSlug } from '../../lib/config/product'

/** `npm run new doc|post [-- --slug …]`: creates the files of a page in both languages; prompts for missing options. */
const usage =
  'usage: npm run new doc|post [-- --slug S --title T --title-zh T --description D --description-zh D --tags a,b --authors a --date 2025-01-31 --sidebar NAME]'
const text = { type: 'string' } as const
const { values, positionals } = commandLine(
  {
    slug: text,
    title: text,
    'title-zh': text,
    description: text,
    'description-zh': text,
    tags: text,
    authors: text,
    date: text,
    sidebar: text,
  },
  1,
)
type Flag = keyof typeof values
const prompt = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  prompt?.close()
}

async function main(): Promise<void> {
  const [kind] = positionals
  if (kind !== 'doc' && kind !== 'post') throw new Error(usage)
  requireValidSettings()
  const { project } = await readProject(contentDir)
  const page = await askPage(kind)
  const error = checkNewPage(page)
  if (error !== undefined) throw new Error(error)
  checkKeys('tag', page.tags, project.tags)
  checkKeys('author', page.authors, project.authors)
  const sidebar = kind === 'doc' ? await ask('sidebar', 'Sidebar, or empty for none', '') : ''
  const files = newFiles(page)
  const known = Object.keys(project.sidebars ?? {})
  const sidebars = sidebar === '' ? undefined : sidebarsWithDoc(contentDir, sidebar, idOf(files[0]?.file ?? ''), known)
  const written = writeNewFiles(files, contentDir)
  for (const file of written) console.log(`wrote ${file}`)
  if (sidebars !== undefined) {
    writeFileSync(sidebars.file, sidebars.text)
    console.log(`wrote ${sidebars.file}: the page is the last one of ${sidebar}; move it to its place`)
  }
  console.log(nextSteps(written))
}

async function askPage(kind: 'doc' | 'post'): Promise<NewPage> {
  const today = new Date().toISOString().slice(0, 10)
  const slug = await ask('slug', kind === 'doc' ? 'Path below docs/, such as guides/set-up' : 'Last part of the URL')
  const titles = { en: await ask('title', 'Title in English'), zh: await ask('title-zh', 'Title in Chinese') }
  return {
    collection: kind === 'doc' ? 'docs' : 'blog',
    slug,
    titles,
    descriptions: {
      en: await ask('description', 'One sentence about it in English', titles.en),
      zh: await ask('description-zh', 'One sentence about it in Chinese', titles.zh),
    },
    tags: keysOf(await ask('tags', 'Tags, with commas between', '')),
    authors: keysOf(await ask('authors', 'Authors, with commas between', kind === 'post' ? 'team' : '')),
    date: await ask('date', 'Day of publication', today),
  }
}

/**
 * Returns the value of an option, otherwise the answer to a prompt, otherwise the default. If there is no terminal,
 * options without a default are required.
 */
async function ask(flag: Flag, question: string, otherwise?: string): Promise<string> {
  const given = values[flag]
  if (given !== undefined) return given.trim()
  const hint = otherwise === undefined || otherwise === '' ? '' : ` (${otherwise})`
  const answer = (await prompt?.question(`${question}${hint}: `))?.trim()
  if (answer) return answer
  if (otherwise !== undefined) return otherwise
  throw new Error(`missing option --${flag}\n${usage}`)
}

function keysOf(list: string): string[] {
  return list
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean)
}

function checkKeys(kind: 'tag' | 'author', keys: readonly string[], declared: readonly { key: string }[] = []): void {
  const known = declared.map(({ key }) => key)
  const unknown = keys.find((key) => !known.includes(withProductSlug(key)))
  if (unknown !== undefined)
    throw new Error(
      `${kind} “${unknown}” is not declared in ${kind}s.yml${didYouMean(unknown, known)}: use a key of it, or declare it there`,
    )
}

function nextSteps([english = '', chinese = '']: readonly string[]): string {
  return [
    '',
    `1. Write ${english}; npm run dev shows it, as a draft.`,
    `2. Translate it in ${chinese}, then: npm run content:stamp -- ${chinese}`,
    `3. npm run check:content -- ${english} ${chinese}`,
    '4. Delete the line “draft: true” in both files when the page may be published.',
  ].join('\n')
}
