import { readFileSync } from 'node:fs'

/** Written by the build from the route table: a folder for the files, and the pages for search engines. */
const { siteUrl, basePath, outDir, pages } = JSON.parse(readFileSync('.cache/sitemap.json', 'utf8'))

/** @type {import('next-sitemap').IConfig} */
export default {
  siteUrl,
  outDir,
  // without Next's manifests, whose paths are internal
  sourceDir: outDir,
  output: 'export',
  sitemapBaseFileName: `${basePath.slice(1)}/sitemap`,
  sitemapSize: 45000,
  generateIndexSitemap: false,
  generateRobotsTxt: true,
  robotsTxtOptions: { policies: [{ userAgent: '*', allow: '/' }] },
  changefreq: 'weekly',
  priority: 0.5,
  autoLastmod: false,
  trailingSlash: true,
  // the folder has no pages; `additionalPaths` are from the route table
  exclude: ['*'],
  additionalPaths: async (config) =>
    pages.map((page) => ({ changefreq: config.changefreq, priority: config.priority, ...page })),
}
