import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeBenchCorpus } from './corpus'

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
    caches: ['.next', '.cache/dev', '.cache/mdx', '.cache/bodies'],
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

/**
 * Returns the development server of Docusaurus with its fast options and `docs` docs. Installs its packages from the
 * registry on the first call.
 */
export function docusaurus(docs: number): DevSite {
  const folder = path.join(root, 'docusaurus')
  install(folder, {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    react: '19.2.0',
    'react-dom': '19.2.0',
  })
  writeFileSync(
    path.join(folder, 'docusaurus.config.js'),
    `export default {
  title: 'Bench', url: 'https://docs.example.com', baseUrl: '/', trailingSlash: true,
  future: { v4: true, faster: true },
  presets: [['classic', { docs: {}, blog: false }]],
  themeConfig: { prism: { additionalLanguages: ['sql'] } },
}\n`,
  )
  mkdirSync(path.join(folder, 'static'), { recursive: true })
  writeFileSync(path.join(folder, 'static', 'robots.txt'), '')
  const id = copyCorpus(docs, path.join(folder, 'docs'))
  return {
    name: `Docusaurus 3.10.2, ${docs} docs`,
    folder,
    command: ['npx', 'docusaurus', 'start', '--no-open'],
    env: {},
    file: path.join(folder, 'docs', TOPIC, `${id}.mdx`),
    page: `/docs/${TOPIC}/${id}/`,
    caches: ['.docusaurus', 'node_modules/.cache'],
  }
}

/** Returns the development server of Starlight with `docs` docs; Astro requires Node 22, installed as a package. */
export function starlight(docs: number): DevSite {
  const folder = path.join(root, 'starlight')
  install(folder, { astro: '7.3.5', '@astrojs/starlight': '0.42.4', node: '22' })
  writeFileSync(
    path.join(folder, 'astro.config.mjs'),
    `import { defineConfig } from 'astro/config'
import starlight from '@astrojs/starlight'
export default defineConfig({ integrations: [starlight({ title: 'Bench' })] })\n`,
  )
  mkdirSync(path.join(folder, 'src'), { recursive: true })
  writeFileSync(
    path.join(folder, 'src', 'content.config.ts'),
    `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }\n`,
  )
  const id = copyCorpus(docs, path.join(folder, 'src', 'content', 'docs'))
  return {
    name: `Starlight 0.42.4, ${docs} docs`,
    folder,
    command: [path.join(folder, 'node_modules', 'node', 'bin', 'node'), 'node_modules/astro/bin/astro.mjs', 'dev'],
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
    file: path.join(folder, 'src', 'content', 'docs', TOPIC, `${id}.mdx`),
    page: `/${TOPIC}/${id}/`,
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  }
}

function install(folder: string, dependencies: Readonly<Record<string, string>>): void {
  if (existsSync(path.join(folder, 'node_modules'))) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  console.log(`installing ${Object.keys(dependencies).join(', ')} …`)
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' })
  // npm 11 does not run install scripts by default, but the packages of Node and esbuild need them
  execFileSync('npm', ['rebuild', '--foreground-scripts', '--ignore-scripts=false'], { cwd: folder, stdio: 'ignore' })
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
