import { defineDocumentType, makeSource } from 'contentlayer2/source-files'
import type { Plugin, Processor } from 'unified'
import { contentDir } from './lib/config/content-folder'
import { contentlayerFields, docFields, postFields } from './lib/content-model/frontmatter-schema'

/**
 * Prevents contentlayer from compiling bodies: it would compile them one by one and hold all in one index. The content
 * step compiles them (lib/content-lint/bodies.ts).
 */
const leaveBodyRaw: Plugin = function () {
  this.parser = () => ({ type: 'root', children: [] })
  this.compiler = () => ''
}

export const Doc = defineDocumentType(() => ({
  name: 'Doc',
  filePathPattern: '*/docs/**/*.{md,mdx}',
  fields: contentlayerFields(docFields),
}))

export const Post = defineDocumentType(() => ({
  name: 'Post',
  filePathPattern: '*/blog/**/*.{md,mdx}',
  fields: contentlayerFields(postFields),
}))

/** The pages of a folder with the layout of `content/`. */
export const sourceOf = (folder: string) =>
  makeSource({
    contentDirPath: folder,
    contentDirInclude: ['en', 'zh'],
    documentTypes: [Doc, Post],
    disableImportAliasWarning: true,
    markdown: (processor: Processor) => processor.use(leaveBodyRaw),
  })

export default sourceOf(contentDir)
