import { z } from 'zod'
import { strictMap } from '../content-model/schema-issues'
import { kebabCase } from '../text/kebab-case'

/** The engines whose versions the content mentions. */
export const engines = [
  'MySQL',
  'MariaDB',
  'PostgreSQL',
  'openGauss',
  'Oracle',
  'SQL Server',
  'OceanBase',
  'KES',
  'TDSQL',
] as const

export type Engine = (typeof engines)[number]

const text = z.string({ error: "must be text, in quotes if need be ('8.0')" }).min(1)

/** The schema of an entry of `versions.yml`: the first version of an engine with a feature, and the vendor's source. */
export const engineVersion = strictMap({
  id: z.string().regex(kebabCase, 'must be lower-case words joined by -, such as mysql-hash-join'),
  engine: z.enum(engines),
  feature: strictMap({ en: text, zh: text }),
  from: text,
  /** The last version with the feature. */
  until: text.optional(),
  source: z.url({ protocol: /^https$/ }),
  checked: z.iso.date(),
})

export type EngineVersion = z.infer<typeof engineVersion>
