import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeFeeds } from '../../feeds/channel'
import { locales } from '../../i18n/locales'
import { feedPages, paths, publicHref, type FeedFile } from '../../config/routes'

/** Writes the feeds of every language beside their pages, from the built pages of the posts. */
export async function writeFeeds(outDir: string): Promise<void> {
  for (const locale of locales) {
    for (const home of feedPages) {
      const feeds = await makeFeeds(locale, home, (page) =>
        readFileSync(path.join(outDir, publicHref(locale, page.path), 'index.html'), 'utf8'),
      )
      for (const [file, text] of Object.entries(feeds))
        writeFileSync(path.join(outDir, publicHref(locale, paths.feed(home, file as FeedFile))), text)
    }
  }
}
