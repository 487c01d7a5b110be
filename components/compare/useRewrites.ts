import { useCallback, useState } from 'react'
import type { RewriteExamples } from '@/lib/site-data/rewrite-examples'
import { useExampleHash } from '../workbench/useExampleHash'
import { emptyInput, exampleHash, type CompareInput, type CompareToolProps } from './compare-props'

/**
 * Fills the form with a rewrite of the site that the hash of the URL names, by its record or the code of its rule;
 * returns a function that does it for a name.
 */
export function useRewrites(
  { rewrites: url }: Pick<CompareToolProps, 'rewrites'>,
  change: (input: CompareInput) => void,
) {
  const [hasFailed, setFailed] = useState(false)
  const open = useCallback(
    async (name: string) => {
      try {
        setFailed(false)
        change(inputOf((await (await fetch(url)).json()) as RewriteExamples, name))
      } catch {
        setFailed(true)
      }
    },
    [url, change],
  )
  useExampleHash(exampleHash, open)
  return { open, hasFailed }
}

/** Returns the input for a rewrite by its record or the code of its rule. Throws for an unknown name. */
export function inputOf({ tables, rewrites, rules }: RewriteExamples, name: string): CompareInput {
  const rewrite = rewrites[rules[name] ?? name]
  if (!rewrite) throw new Error(`there is no rewrite ${name}`)
  const schema = [...rewrite.tables.map((table) => tables[table]), rewrite.setup ?? ''].join('\n').trim()
  const { before, after, dialect = '' } = rewrite
  return { ...emptyInput, schema, before, after, dialect }
}
