import path from 'node:path'
import { withBase } from '../../config/base-path'
import { assetFile, imageFiles, mediaFilePath } from '../../content-files/images'
import type { ContentPage } from '../../content-model/types'
import { copyFiles, type FileCopy } from '../../node/copy-files'
import { bodyFacts } from '../../site-data/body'

/** Copies the images of the content, and the files beside pages to which pages link, such as PDF files, into the site. */
export async function copyMediaFiles(outDir: string, pages: readonly ContentPage[]): Promise<void> {
  const linked = await Promise.all(
    pages.map(async (page) =>
      (await bodyFacts(page)).links.flatMap(({ href }) =>
        href.startsWith('asset:') ? (assetFile(href.replace(/[?#].*$/, ''), page.locale) ?? []) : [],
      ),
    ),
  )
  const published = [...imageFiles(), ...linked.flat()].map((file) => [mediaFilePath(file), file] as const)
  // by path, because equal files of one name are published once
  await copyFiles([...new Map(published)].map(([to, file]): FileCopy => [file, path.join(outDir, withBase(to))]))
}
