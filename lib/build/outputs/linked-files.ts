import path from 'node:path'
import { withBase } from '../../config/base-path'
import { assetFile, linkedFilePath } from '../../content-files/images'
import type { ContentPage } from '../../content-model/types'
import { copyFiles, type FileCopy } from '../../node/copy-files'
import { bodyFacts } from '../../site-data/body'

/** Copies the files beside pages to which pages link, such as PDF files, into the site. */
export async function copyLinkedFiles(outDir: string, pages: readonly ContentPage[]): Promise<void> {
  const linked = await Promise.all(
    pages.map(async (page) =>
      (await bodyFacts(page)).links.flatMap(({ href }) =>
        href.startsWith('asset:') ? (assetFile(href.replace(/[?#].*$/, ''), page.locale) ?? []) : [],
      ),
    ),
  )
  const files = [...new Set(linked.flat())]
  await copyFiles(files.map((file): FileCopy => [file, path.join(outDir, withBase(linkedFilePath(file)))]))
}
