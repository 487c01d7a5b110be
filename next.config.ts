import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import { skipStaticParams } from './lib/next/dev-server'
import { eventsPath } from './lib/dev/state'
import { staticFiles } from './lib/content-files/static-files'
import { devRewrites, searchFolder } from './lib/config/routes'
import { site } from './lib/config/site'

/** The route that serves development's search index. */
const searchRoute = '/dev-search'

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts')

/**
 * Development serves the public addresses by rewrites; a build writes the export to `.export/`, from which
 * `scripts/site/build.ts` assembles `out/`.
 */
export default function config(phase: string): NextConfig {
  const development = phase === PHASE_DEVELOPMENT_SERVER
  if (development) skipStaticParams()
  return withNextIntl({
    basePath: site.basePath,
    trailingSlash: true,
    // links have their slash by themselves; the framework's own rule takes it from pages with a dot, such as `release/2.1/`
    skipTrailingSlashRedirect: true,
    reactStrictMode: true,
    // the framework's button would cover the error panel of `lib/dev` and the page
    devIndicators: false,
    // types are checked by `npm test`, once, with everything else
    typescript: { ignoreBuildErrors: true },
    // what compiles a body: a build has all of them compiled by then, and these are large to bundle
    serverExternalPackages: ['@mdx-js/mdx', 'beautiful-mermaid', 'katex', 'rehype-raw', 'shiki'],
    experimental: {
      globalNotFound: true,
      // a navigation whose code or data does not arrive whole becomes a full load of the page the reader wanted
      appNavFailHandling: true,
      cpus: 2,
      // pages need not say what the router's own prefetch, which nothing uses, should ask for
      prefetchInlining: false,
      staticGenerationMinPagesPerWorker: 50,
      // two files with the styles of all pages, and a third for a page with many of its own: the home page and the search
      cssChunking: { type: 'graph', requestCost: 30_000, weightDistribution: 0 },
      // nor is it worth one to fetch React and the router, which every page needs, each by itself: in one file they take
      // 4 kB less, and so do scripts of four lines with a larger neighbour
      turbopackChunking: { minChunkSize: 10_000_000, maxMergeChunkSize: 100_000_000 },
      // nobody debugs a build
      turbopackSourceMaps: development,
    },
    ...(development
      ? {
          // `*.dev.ts(x)`: what the build writes as files
          pageExtensions: ['dev.tsx', 'dev.ts', 'tsx', 'ts'],
          rewrites: async () => ({
            beforeFiles: [eventsRewrite(), searchRewrite(`/${searchFolder}`)],
            // once more, so that no rewrite of the pages matches
            afterFiles: [searchRewrite(searchRoute), ...devRewrites(staticFiles().keys())],
            fallback: [],
          }),
        }
      : {
          output: 'export',
          distDir: '.export',
          generateBuildId: async () => process.env.SITE_BUILD_ID ?? 'local',
          enablePrerenderSourceMaps: false,
          // files of parts of pages, for a prefetch: nothing asks for them, and they took a third of a page's time
          turbopack: { resolveAlias: { './collect-segment-data': './lib/next/disable-segment-prefetch.ts' } },
        }),
  })
}

/** Forwards the open pages to the process that follows the content, `scripts/site/dev.ts`. */
function eventsRewrite() {
  return { source: eventsPath, destination: `http://127.0.0.1:${process.env.DEV_EVENTS_PORT}/` }
}

/** Serves development's own search index in place of that of the last build, which stands in `public/`. */
function searchRewrite(source: string) {
  return { source: `${source}/:path*`, destination: `${searchRoute}/:path*` }
}
