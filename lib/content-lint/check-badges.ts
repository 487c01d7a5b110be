import path from 'node:path'
import type { ContentFile } from '../content-files/content-file'
import type { ProjectFiles } from '../content-files/project/project'
import { readRecord, type RewriteRecord } from '../content-files/sql-records'
import { reportAt } from '../content-model/body-error'
import type { Report } from '../diagnostics/diagnostic'
import type { SqlPair } from '../mdx/plugins/sql'
import { incorrectBadges } from './rules/badges'

interface Content {
  readonly contentDir: string
  readonly files: readonly ContentFile[]
  readonly project: ProjectFiles
  readonly pairs: ReadonlyMap<string, readonly SqlPair[]>
}

/** Reports incorrect badges on all pages; a badge from a rule is reported in the file of the rule. */
export function badgeReports({ contentDir, files, project, pairs }: Content): Report[] {
  const rules = (project.rules ?? []).flatMap((family) => family.rules)
  const known = {
    kinds: new Map(rules.flatMap((rule) => ('kind' in rule ? [[rule.code, rule.kind] as const] : []))),
    recordOf: (name: string) => readRecord(contentDir, name) as RewriteRecord | undefined,
  }
  return files.flatMap(({ file, bodyLine }) =>
    incorrectBadges(pairs.get(file) ?? [], known).map(({ message, fix, ...position }) => ({
      ...reportAt({ file: path.join(contentDir, file), bodyLine }, position, message),
      fix,
    })),
  )
}
