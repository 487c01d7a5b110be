import path from 'node:path'
import { didYouMean } from '../text/nearest'
import { withProductSlug } from '../config/product'
import { fieldPosition } from '../content-model/field-position'
import { groupReports } from './group-reports'
import type { ContentFile } from '../content-files/content-file'
import type { ProjectFiles } from '../content-files/project/project'
import type { Report } from '../diagnostics/diagnostic'

interface Content {
  readonly contentDir: string
  readonly files: readonly ContentFile[]
  readonly docIds: readonly string[]
  readonly project: ProjectFiles
}

/** Reports tags of pages that `tags.yml` does not declare; without the file, no tag is reported. */
export function undeclaredTags({ contentDir, files, project }: Content): Report[] {
  const known = project.tags?.map(({ key }) => key)
  return undeclared(contentDir, files, 'tags', known, (tag) => {
    return `tag “${tag}” is not declared in tags.yml${keyOfLabel(tag, project)}`
  })
}

/** Reports authors of pages that `authors.yml` does not declare; without the file, no author is reported. */
export function undeclaredAuthors({ contentDir, files, project }: Content): Report[] {
  const known = project.authors?.map(({ key }) => key)
  return undeclared(contentDir, files, 'authors', known, (author) => {
    return `author “${author}” is not declared in authors.yml`
  })
}

/**
 * Reports the tags and authors of a lenient folder that its files do not declare; pages show the keys. Docusaurus gives
 * no meaning to authors of docs, so that these have one report.
 */
export function undeclaredInLenient(content: Content): Report[] {
  const authorsIn = (collection: ContentFile['collection']) => {
    const files = content.files.filter((file) => file.collection === collection)
    return undeclaredAuthors({ ...content, files, project: { authors: [], ...content.project } })
  }
  const message = 'docs have authors that are not declared in authors.yml'
  const ofDocs = authorsIn('docs').map((report) => ({ ...report, message }))
  return [undeclaredTags(content), authorsIn('blog'), ofDocs].flatMap((reports) => {
    const fix = 'declare them there, or leave it: readers see what the pages say'
    return groupReports(reports.map((report) => ({ ...report, fix })))
  })
}

/** Reports targets of `pagination_prev` and `pagination_next` that are not docs. */
export function unknownNeighbours({ contentDir, files, docIds }: Content): Report[] {
  return ['pagination_prev', 'pagination_next'].flatMap((field) =>
    undeclared(contentDir, files, field, docIds, (id) => `${field} names the doc “${id}”, which does not exist`),
  )
}

/** Reports rule files whose page does not exist. */
export function unknownRulePages({ docIds, project }: Content): Report[] {
  return (project.rules ?? []).flatMap(({ file, page }): Report[] => {
    const message = `page is the doc “${page}”, which does not exist${didYouMean(page, docIds)}`
    return docIds.includes(page) ? [] : [{ file, line: 1, message }]
  })
}

function undeclared(
  contentDir: string,
  files: readonly ContentFile[],
  field: string,
  known: readonly string[] | undefined,
  messageFor: (value: string) => string,
): Report[] {
  return files.flatMap((file) =>
    [file.fields[field]].flat().flatMap((value): Report[] => {
      if (typeof value !== 'string' || known === undefined || known.includes(withProductSlug(value))) return []
      const message = messageFor(value) + didYouMean(value, known)
      return [{ file: path.join(contentDir, file.file), ...fieldPosition(file, field, value), message }]
    }),
  )
}

/** Returns a hint if the value is the label of a tag instead of its key; otherwise an empty string. */
function keyOfLabel(label: string, { tags = [] }: ProjectFiles): string {
  const tag = tags.find((row) => Object.values(row.label).includes(label))
  return tag ? `: it is the label of the tag “${tag.key}”` : ''
}
