import type { ContentSettings } from '../content-model/settings'
import { compileBody } from './compile'
import { highlightFences } from './deferred-fences'
import { markup } from './test-body'

/** Compiles a body that imports these files; paths are without language. */
export const compilePartials = (body: string, files: Readonly<Record<string, string>>, settings?: ContentSettings) =>
  compileBody({
    ...(settings && { settings }),
    body,
    file: 'docs/guides/x.mdx',
    locale: 'en',
    imported: Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, { file: `content/en/${path}`, text }]),
    ),
  })
/** Returns the HTML of a body that imports these files. */
export const partialHtml = async (body: string, files: Readonly<Record<string, string>>, settings?: ContentSettings) =>
  markup((await highlightFences(await compilePartials(body, files, settings))).code)
    .replace(/\n+/g, '\n')
    .trim()
