import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '../../lib/i18n/locales'

/** A project of another site generator, with its packages installed and without docs. */
export interface PeerProject {
  readonly name: string
  readonly folder: string
  /** The folder of the docs of each language. */
  readonly docs: Readonly<Record<Locale, string>>
  readonly dev: readonly string[]
  readonly build: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** The folder that a build writes. */
  readonly out: string
  readonly caches: readonly string[]
}

const root = path.resolve('.cache', 'bench-peers')

/** Returns a Docusaurus project with its fast options. Installs its packages from the registry on the first call. */
export function docusaurusProject(locales: readonly Locale[]): PeerProject {
  const folder = path.join(root, 'docusaurus')
  install(folder, {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    react: '19.2.0',
    'react-dom': '19.2.0',
  })
  const i18n = JSON.stringify({ defaultLocale: 'en', locales: locales.map((locale) => tags[locale]) })
  writeFileSync(
    path.join(folder, 'docusaurus.config.js'),
    `export default {
  title: 'Bench', url: 'https://docs.example.com', baseUrl: '/', trailingSlash: true,
  future: { v4: true, faster: true },
  // the logo links to a home page, which the docs lack
  onBrokenLinks: 'warn',
  i18n: ${i18n},
  presets: [['classic', { docs: {}, blog: false }]],
  themeConfig: { prism: { additionalLanguages: ['sql'] } },
}\n`,
  )
  mkdirSync(path.join(folder, 'static'), { recursive: true })
  writeFileSync(path.join(folder, 'static', 'robots.txt'), '')
  return {
    name: 'Docusaurus 3.10.2',
    folder,
    docs: {
      en: path.join(folder, 'docs'),
      zh: path.join(folder, 'i18n', tags.zh, 'docusaurus-plugin-content-docs', 'current'),
    },
    dev: ['npx', 'docusaurus', 'start', '--no-open'],
    build: ['npx', 'docusaurus', 'build'],
    env: {},
    out: 'build',
    caches: ['.docusaurus', 'node_modules/.cache', 'build'],
  }
}

const tags: Readonly<Record<Locale, string>> = { en: 'en', zh: 'zh-CN' }

/** Returns a Starlight project; Astro requires Node 22, installed as a package. */
export function starlightProject(locales: readonly Locale[]): PeerProject {
  const folder = path.join(root, 'starlight')
  install(folder, { astro: '7.3.5', '@astrojs/starlight': '0.42.4', node: '22' })
  const languages = { root: { label: 'English', lang: 'en' }, zh: { label: '简体中文', lang: tags.zh } }
  const options = { title: 'Bench', ...(locales.includes('zh') && { defaultLocale: 'root', locales: languages }) }
  writeFileSync(
    path.join(folder, 'astro.config.mjs'),
    `import { defineConfig } from 'astro/config'
import starlight from '@astrojs/starlight'
export default defineConfig({ site: 'https://docs.example.com', integrations: [starlight(${JSON.stringify(options)})] })\n`,
  )
  mkdirSync(path.join(folder, 'src'), { recursive: true })
  writeFileSync(
    path.join(folder, 'src', 'content.config.ts'),
    `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }\n`,
  )
  const docs = path.join(folder, 'src', 'content', 'docs')
  const astro = [path.join(folder, 'node_modules', 'node', 'bin', 'node'), 'node_modules/astro/bin/astro.mjs']
  return {
    name: 'Starlight 0.42.4',
    folder,
    docs: { en: docs, zh: path.join(docs, 'zh') },
    dev: [...astro, 'dev'],
    build: [...astro, 'build'],
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
    out: 'dist',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite', 'dist'],
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
