import { buildSync } from 'esbuild'
import { readFileSync, readdirSync } from 'node:fs'

/**
 * The map of the code: the allowed imports. `npm run check:imports` checks it, `npm run graph` draws it.
 *
 * A folder of `lib/` may import from the folders above it in `lib`, and a folder of `components/` from the folders above it
 * in `components` and from all of `lib/`. Circular imports are not allowed.
 */
const lib = [
  // helpers without any knowledge of this site
  'text', // strings: positions, XML, near spellings
  'node', // files, processes, caches
  'i18n', // languages, messages, dates
  'diagnostics', // the type of all reports about content, settings, SQL and the export, and their rules
  'sql', // the equivalence checker, which imports nothing outside itself
  'plan', // execution plans: reads, measures and compares them
  'service-worker', // offline copies
  'inline-scripts', // scripts in the HTML, which run before the site's scripts are loaded
  'next', // code that relies on Next's internals
  // facts and models of the site
  'config', // facts about the site, URLs
  'content-model', // types of pages and sidebars
  'engine-versions', // since when engines have a feature, as data, and its Markdown
  'audit-rules', // the rules as data, and their Markdown
  'review', // checks SQL texts by the rules, of PostgreSQL, MySQL, SQL Server and Oracle
  'index-advisor', // finds indexes by the costs of PostgreSQL's planner
  'recognize', // what a pasted text is: a plan, SQL, an error
  'sql-run', // runs the statements of a text one by one, with their plans
  'openapi', // the API's document
  'glossary', // the terms and their definitions
  // from MDX files to pages
  'mdx', // compiles a body
  'content-files', // reads, caches and writes files of the content
  'content-lint', // the checks of the content
  'migrate', // migrates the content of a Docusaurus site
  'sql-docs', // runs the SQL of the content
  'site-data', // queries of pages: docs, posts, tags, navigation, routes
  'seo', // titles, metadata, structured data
  // in the browser
  'client', // the DOM modules of pages, and helpers of islands
  'search', // the index and its queries
  // output of a build
  'feeds',
  'markdown-pages', // pages as Markdown, llms.txt
  'hosting', // headers, the preview server
  'build', // the pipeline
  'verify', // the checks of a finished site
  'dev', // the development server
]

const components = [
  'ui', // without any knowledge of pages
  'workbench', // what the tools of the workbench share
  'sql', // rewrites, plans, “Run it here”
  'plan', // the plan visualiser
  'compare', // the comparison of two statements
  'index-advisor', // the index advisor
  'review', // the review tool
  'run', // the tool that runs SQL
  'one-box', // what a pasted text is, and the link to the tool for it
  'mdx', // the components that content can use
  'article', // a text with its title, contents, facts
  'search', // the dialog
  'layout', // navbar, drawer, footer
  'sidebar',
  'docs',
  'blog',
  'home',
  'search-page',
  'start', // what the browser loads: the start of all DOM modules, and the islands, whose components it imports
]

const isTest = '\\.test\\.tsx?$|/test-[a-z-]+\\.tsx?$|/bad-[a-z-]+'

/** The modules that browsers load: all that the entry points import as values, directly or transitively. */
const browserFiles = Object.keys(
  buildSync({
    entryPoints: [
      // the DOM modules, and the islands
      'components/start/start.ts',
      // what Next loads in development
      ...readdirSync('components', { recursive: true, encoding: 'utf8' })
        .map((file) => `components/${file.replaceAll('\\', '/')}`)
        .filter((file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').startsWith("'use client'")),
    ],
    bundle: true,
    packages: 'external',
    metafile: true,
    write: false,
    outdir: 'unwritten',
  }).metafile.inputs,
).filter((file) => /^(components|lib)\/.*\.tsx?$/.test(file))

/** Folders with large code, which browsers do not need. */
const contentLayers =
  '^lib/(config/(site|routes)|i18n/messages|content-model|content-files|content-lint|mdx|site-data)(/|\\.|$)'

/** A folder imports nothing from the folders below it in its list. */
const downwards = (root, folders) =>
  folders.slice(0, -1).map((folder, index) => ({
    name: `${root}/${folder} is below`,
    comment:
      'imports point one way: move what both need into the folder above (see the lists in .dependency-cruiser.mjs)',
    severity: 'error',
    from: { path: `^${root}/${folder}/`, pathNot: isTest },
    to: { path: `^${root}/(${folders.slice(index + 1).join('|')})/` },
  }))

const arrow = (name, from, to) => ({ name, severity: 'error', from: { path: from, pathNot: isTest }, to: { path: to } })

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    ...downwards('lib', lib),
    ...downwards('components', components),
    arrow('lib knows no component, route or script', '^lib/', '^(app|components|scripts|tests)/'),
    arrow('components know no route or script', '^components/', '^(app|scripts|tests)/'),
    arrow('routes know no script', '^app/', '^(scripts|tests)/'),
    arrow('scripts know no test', '^scripts/', '^tests/'),
    {
      name: 'every folder stands in a list',
      comment: 'add the folder to `lib` or `components` in .dependency-cruiser.mjs, where its imports allow it',
      severity: 'error',
      from: {
        path: '^(lib|components)/[^/]+/',
        pathNot: `^lib/(${lib.join('|')})/|^components/(${components.join('|')})/`,
      },
      to: {},
    },
    {
      name: 'lib/sql could be a package',
      severity: 'error',
      from: { path: '^lib/sql/', pathNot: isTest },
      to: { path: '^(lib|components|app)/', pathNot: '^lib/sql/' },
    },
    {
      name: 'lib/sql has a public surface',
      comment: 'import from lib/sql/index.ts; the other entries are named in its comment',
      severity: 'error',
      from: { path: '^(lib|components|app|scripts)/', pathNot: `^lib/sql/|${isTest}` },
      to: { path: '^lib/sql/', pathNot: '^lib/sql/(index\\.ts|engine/(node-engine|parse)\\.ts|browser/)' },
    },
    {
      name: 'contentlayer stays in its folder',
      severity: 'error',
      from: {
        path: '^(lib|components|app|scripts)/',
        pathNot: '^lib/(content-files|dev)/|^lib/build/content-step\\.ts$',
      },
      to: { path: '^lib/content-files/snapshot/contentlayer' },
    },
    {
      name: 'browser files import no values of the content',
      comment: 'import types from here, and pass values as properties: the code of these folders is large',
      severity: 'error',
      // not the imports inside these folders, which follow from the first one
      from: { path: `^(${browserFiles.join('|').replaceAll('.', '\\.')})$`, pathNot: contentLayers },
      to: { path: contentLayers, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no module is unused',
      severity: 'error',
      // the last two are read by path: a script that is bundled into pages, and the replacement of a module of Next
      from: {
        orphan: true,
        path: '^(lib|components)/',
        pathNot: `${isTest}|\\.d\\.c?ts$|\\.worker\\.[cm]js$|/base-banner\\.ts$|/disable-segment-prefetch\\.ts$`,
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.cache|\\.export|\\.next|out|public)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    // imports of types count
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    reporterOptions: { mermaid: { minify: false } },
  },
}
