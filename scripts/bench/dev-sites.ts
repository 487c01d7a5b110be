import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { writeBenchCorpus } from './corpus'
import { docusaurusProject, starlightProject, type PeerProject } from './peer-projects'

/** A development server with its docs. */
export interface DevSite {
  readonly name: string
  /** The working directory of the server. */
  readonly folder: string
  readonly command: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** The doc that is opened and edited, and its path on the server. */
  readonly file: string
  readonly page: string
  /** The cache folders of the server. */
  readonly caches: readonly string[]
}

const root = path.resolve('.cache', 'bench-dev')
const TOPIC = 'topic-000'
/** The number of the generated doc that is edited. */
const DOC = 8

/** Returns this site's development server for a content folder; `file` is a doc in the folder. */
function ours(name: string, content: string, file: string, page: string): DevSite {
  return {
    name,
    folder: process.cwd(),
    command: ['npm', 'run', '--silent', 'dev'],
    env: { CONTENT_DIR: content },
    file: path.join(content, file),
    page,
    caches: ['.next', '.cache/dev', '.cache/mdx', '.cache/bodies', '.cache/scripts'],
  }
}

/** Returns this site with its own content. */
export function realContent(): DevSite {
  return ours(
    'this site, its own content',
    'content',
    'en/docs/guides/optimize/explainOutput.mdx',
    '/docs/guides/optimize/explainOutput/',
  )
}

/** Returns this site with a number of generated docs. */
export function ownCorpus(docs: number): DevSite {
  const content = path.join('.cache', 'bench-dev', `content-${docs}`)
  rmSync(content, { recursive: true, force: true })
  writeBenchCorpus(content, docs)
  const id = docIn(path.join(content, 'en', 'docs', TOPIC))
  return ours(`this site, ${docs} docs`, content, `en/docs/${TOPIC}/${id}.mdx`, `/docs/${TOPIC}/${id}/`)
}

/** Returns the development server of Docusaurus with `docs` docs. */
export function docusaurus(docs: number): DevSite {
  return peer(docusaurusProject(['en']), docs, '/docs')
}

/** Returns the development server of Starlight with `docs` docs. */
export function starlight(docs: number): DevSite {
  return peer(starlightProject(['en']), docs, '')
}

function peer(project: PeerProject, docs: number, prefix: string): DevSite {
  const { name, folder, dev, env, caches } = project
  const id = copyCorpus(docs, project.docs.en)
  return {
    name: `${name}, ${docs} docs`,
    folder,
    command: dev,
    env,
    file: path.join(project.docs.en, TOPIC, `${id}.mdx`),
    page: `${prefix}/${TOPIC}/${id}/`,
    caches,
  }
}

/** Copies the corpus into another tool's docs folder; returns the name of the doc that is edited. */
function copyCorpus(docs: number, target: string): string {
  const content = path.join(root, `content-${docs}`)
  if (!existsSync(content)) writeBenchCorpus(content, docs)
  rmSync(target, { recursive: true, force: true })
  cpSync(path.join(content, 'en', 'docs'), target, { recursive: true })
  return docIn(path.join(target, TOPIC))
}

function docIn(folder: string): string {
  const name = readdirSync(folder).find((file) => file.endsWith(`-${DOC}.mdx`))
  if (name === undefined) throw new Error(`${folder} has no doc number ${DOC}`)
  return path.basename(name, '.mdx')
}
