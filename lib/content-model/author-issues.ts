import type { z } from 'zod'
import { authorRow } from './author-schema'
import { schemaIssues } from './schema-issues'

/** Reports invalid authors of a page, which are keys or, as in Docusaurus, objects with the details. */
export function checkAuthors(authors: unknown, context: z.RefinementCtx): void {
  const add = (path: readonly PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path: [...path], message })
  const check = (author: unknown, at: readonly PropertyKey[]) => {
    if (typeof author === 'string') {
      if (author === '') add(at, 'must not be empty')
    } else if (typeof author !== 'object' || author === null || !('name' in author)) {
      add(at, 'must be a key that authors.yml declares, or have a name')
    } else
      for (const { path, keys, message } of schemaIssues(authorRow, author)) {
        if (keys) for (const key of keys) add([...at, ...path, key], 'has no meaning here')
        // the caller adds the value to the message
        else add([...at, ...path], message.replace(/, not .*$/, ''))
      }
  }
  if (Array.isArray(authors)) authors.forEach((author, index) => check(author, [index]))
  else check(authors, [])
}
