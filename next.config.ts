import { existsSync } from 'node:fs'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import { skipPromiseTracking, skipStaticParams, storeResponses } from './lib/next/dev-server'
import { omittedModules } from './lib/next/omitted-modules'
import { preactModules } from './lib/next/preact-modules'
import { appFolder, compileVariable, renderersVariable, skipExport } from './lib/next/build-modes'
import { eventsPath } from './lib/dev/state'
import { staticFiles } from './lib/content-files/static-files'
import { exitWithParent } from './lib/site-data/wait-for-content'
import { devRewrites, searchFolder } from './lib/config/routes'
import { basePath } from './lib/config/base-path'

/** The route that serves development's search index. */
const searchRoute = '/dev-search'

/**
 * In development, rewrites map the public URLs to routes. A build writes the export to `.export/`, from which
 * `scripts/site/build.ts` assembles `out/`.
 */
export default function config(phase: string): NextConfig {
  const development = phase === PHASE_DEVELOPMENT_SERVER
  // The key for server actions, of which the site has none, is an input of every module that the bundler compiles. Next does
  // not store it in a container, where each run would compile all modules again instead of reading them from the cache.
  process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= Buffer.alloc(32).toString('base64')
  if (development) {
    skipStaticParams()
    skipPromiseTracking()
    storeResponses()
  }
  if (process.env[compileVariable] !== undefined) skipExport()
  exitWithParent()
  return {
    basePath,
    trailingSlash: true,
    // links have their trailing slash; Next's rule would remove it from pages with a dot, such as `release/2.1/`
    skipTrailingSlashRedirect: true,
    reactStrictMode: true,
    // the framework's button would cover the error panel of `lib/dev` and the page
    devIndicators: false,
    // types are checked by `npm test`, once, with everything else
    typescript: { ignoreBuildErrors: true },
    // compilers of bodies: slow to bundle, and not needed, because the content step has compiled all bodies; the parser of
    // PostgreSQL, which reads its WebAssembly from its folder; and packages that cost more to compile than to load: 2 MB for
    // the few schemas and the API document, 1.3 MB for the grammar of MySQL, the dictionary of pinyin and the content types
    serverExternalPackages: [
      '@mdx-js/mdx',
      'beautiful-mermaid',
      'katex',
      'rehype-raw',
      'shiki',
      'libpg-query',
      'zod',
      'yaml',
      'allof-merge',
      'node-sql-parser',
      'pinyin-pro',
      'mime-types',
    ],
    turbopack: {
      resolveAlias: {
        // what next-intl's plugin sets; loading the plugin, which contains compilers of messages, takes a third of the time
        // that it takes to load this file
        'next-intl/config': './lib/i18n/request.ts',
        // the copy that Next contains is one file; that of the packages, which it would prefer, has 65
        '@opentelemetry/api': 'next/dist/compiled/@opentelemetry/api',
        ...(!development && {
          // omits the files of page segments, which no browser requests; they took a third of the time to render a page
          './collect-segment-data': './lib/next/disable-segment-prefetch.ts',
          // the browser starts the scripts of the site, without React and the router
          ...Object.fromEntries(omittedModules.map((name) => [name, { browser: './lib/next/omitted-code.ts' }])),
          // the islands of published pages run on Preact, in place of the copy of React that Next contains
          ...Object.fromEntries(
            Object.entries(preactModules).map(([name, browser]) => [`next/dist/compiled/${name}`, { browser }]),
          ),
        }),
      },
    },
    experimental: {
      globalNotFound: true,
      // `npm run dev` does not ask writers whether to upgrade Next: its version is tested together with this code
      agentUpgrade: false,
      cpus: Number(process.env[renderersVariable] ?? 2),
      // without data about the router's own prefetching, which nothing uses
      prefetchInlining: false,
      staticGenerationMinPagesPerWorker: 50,
      // two style sheets for all pages, which the assembly merges, and a third for home and search, which have many styles
      cssChunking: { type: 'graph', requestCost: 30_000, weightDistribution: 0 },
      // builds need no source maps
      turbopackSourceMaps: development,
      turbopackInputSourceMaps: development,
      // a build runs this code a few times and throws it away; `components/ui/inline-source.ts` minifies the functions in
      // it that are inline scripts
      turbopackMinify: { server: false },
      // the first compile in a folder stores nothing for later ones, which takes a fifth of its time: a deploy from a
      // clean clone compiles once
      turbopackFileSystemCacheForBuild: existsSync(appFolder),
    },
    ...(development
      ? {
          // `*.dev.ts(x)`: routes for what a build writes as files
          pageExtensions: ['dev.tsx', 'dev.ts', 'tsx', 'ts'],
          rewrites: async () => ({
            beforeFiles: [eventsRewrite(), searchRewrite(`/${searchFolder}`)],
            // again, and before the rewrites of pages, because one of them also matches
            afterFiles: [searchRewrite(searchRoute), ...devRewrites(staticFiles().keys())],
            fallback: [],
          }),
        }
      : {
          output: 'export',
          distDir: '.export',
          // no published file contains it; a random one would change the pages of each export
          generateBuildId: async () => 'site',
          enablePrerenderSourceMaps: false,
        }),
  }
}

/** Returns the rewrite of the event stream to the content server of `scripts/site/dev.ts`. */
function eventsRewrite() {
  return { source: eventsPath, destination: `http://127.0.0.1:${process.env.DEV_EVENTS_PORT}/` }
}

/** Returns a rewrite to the search index of development, which is in `.cache/dev/search`. */
function searchRewrite(source: string) {
  return { source: `${source}/:path*`, destination: `${searchRoute}/:path*` }
}
