import path from 'node:path'
import { writeContent } from './content-folder'
import { corpusDocs, corpusSidebar } from './fixture-corpus'
import { featureDocs, featureSidebar, featureTags, redirects, sidebarsFile } from './fixture-docs'
import { fixtureDate, fixturePosts } from './fixture-posts'

/*
 * The one generated site of the tests: content that the real site does not have, under another product name and URL.
 */

/** The folder into which `build-sites.ts` builds the fixture site. */
export const fixtureSite = path.join('.cache', 'sites', 'fixtures')
export const fixtureContent = path.join('.cache', 'content', 'fixtures')
export const fixtureOrigin = 'https://wizard.example.org'
/** Origin of the analytics services that the fixture site reports page views to. */
export const statsOrigin = 'http://stats.example.org'

/** Environment of the fixture site's build. */
export const fixtureEnv = {
  SITE_DATE: fixtureDate,
  PRODUCT_NAME: 'Query Wizard',
  PRODUCT_SLUG: 'query-wizard',
  SITE_URL: `${fixtureOrigin}/`,
  GTAG_ID: 'G-WIZARD',
  GTAG_SCRIPT_URL: `${statsOrigin}/gtag.js`,
  PLAUSIBLE_DOMAIN: 'wizard.example.org',
  PLAUSIBLE_ENDPOINT: `${statsOrigin}/api/event`,
}

/**
 * The generated docs of the fixture site. 40 closed categories make a sidebar of 1,440 px, which is taller than any
 * window that a test opens; two pages in each are enough to move inside a category and from one to another.
 */
export const corpusSize = { topics: 40, pagesPerTopic: 2 }

/** Writes the content of the fixture site. */
export function writeFixtureContent(): void {
  const posts = fixturePosts()
  writeContent(fixtureContent, {
    ...posts,
    ...featureDocs,
    ...corpusDocs(corpusSize),
    'redirects.yml': redirects,
    'tags.yml': posts['tags.yml'] + featureTags,
    'sidebars.ts': sidebarsFile({ guidesBar: featureSidebar, topicsBar: corpusSidebar(corpusSize) }),
  })
}
