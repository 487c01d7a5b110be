import type { Rule } from './rule'

/** The rules for the build output. They are warnings; with `--strict`, `npm run check:export` fails on warnings. */
export const exportRules = {
  'export/links': {
    severity: 'warning',
    about: 'links and redirects lead to pages of the site, with the trailing slash',
    fix: 'correct the link, or publish the page',
  },
  'export/anchors': {
    severity: 'warning',
    about: 'anchors exist on their page',
    fix: 'name the id of a heading of that page',
  },
  'export/translations': {
    severity: 'warning',
    about: 'a page and its translation have the same anchors',
    fix: 'give both headings the same {#id}',
  },
  'export/assets': {
    severity: 'warning',
    about: 'files exist that pages load or name in `src`, `srcset`, metadata and structured data',
    fix: 'put the file below public/, or correct its URL',
  },
  'export/languages': {
    severity: 'warning',
    about: 'canonical URLs and `hreflang` are consistent',
    fix: 'let lib/seo/metadata.ts and lib/seo/hreflang.ts write them',
  },
  'export/sitemap': {
    severity: 'warning',
    about: 'the sitemap lists the pages for search engines and no others',
    fix: 'see lib/build/outputs/sitemap.ts',
  },
  'export/urls': {
    severity: 'warning',
    about: 'feeds, style sheets, scripts, islands, Markdown, manifests and the search name URLs that exist',
    fix: 'correct the code that writes the file',
  },
  'export/required-files': {
    severity: 'warning',
    about: 'files exist that hosts and browsers request by name: `404.html`, `_headers`, `sw.js`, `favicon.ico`',
    fix: 'see lib/build/export.ts',
  },
  'export/orphans': {
    severity: 'warning',
    about: 'every listed page can be reached by links',
    fix: 'add it to content/sidebars.ts',
  },
  'export/unique-titles': {
    severity: 'warning',
    about: 'every page has its own title and description',
    fix: 'write what only that page contains',
  },
  'export/structure': {
    severity: 'warning',
    about: 'a page has one title, one `h1`, ordered headings, a language, unique ids and valid references to them',
    fix: 'correct the component',
  },
  'export/validity': {
    severity: 'warning',
    about: 'pages pass html-validate’s rules of the HTML standard',
    fix: 'correct the component that writes it',
  },
  'export/structured-data': {
    severity: 'warning',
    about: 'structured data is valid JSON and complete',
    fix: 'see lib/seo/structured-blog.ts',
  },
  'export/inline-code': {
    severity: 'warning',
    about: 'attributes contain no code: event handlers, `javascript:` URLs',
    fix: 'use a link, or a listener in lib/client/',
  },
  'export/policy': {
    severity: 'warning',
    about: 'a page has a strict content security policy, which allows all that the page uses',
    fix: 'see lib/hosting/csp.ts; withCsp comes last in the assembly',
  },
  'export/leaks': {
    severity: 'warning',
    about: 'files contain no local URLs and no paths of the machine that built the site',
    fix: 'find the code that writes it into the file',
  },
  'export/drafts': {
    severity: 'warning',
    about: 'drafts are not published',
    fix: 'see isPublished in lib/content-model/visibility.ts',
  },
  'export/corrupt-files': {
    severity: 'warning',
    about: 'JSON, XML, images, scripts and WebAssembly modules are complete',
    fix: 'build the site again, or see the code that writes the file',
  },
  'export/file-budgets': {
    severity: 'warning',
    about: 'files stay within their size budgets, paths differ in more than case, source maps are not published',
    fix: 'see the code that writes the file',
  },
} as const satisfies Record<`export/${string}`, Rule>
