import { z } from 'zod'
import { strictMap } from '../content-model/schema-issues'

/** The engines whose versions texts name. */
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

/** An entry of `versions.yml`: since when an engine has a feature, and the vendor's page that says so. */
export const engineVersion = strictMap({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by -, such as mysql-hash-join'),
  engine: z.enum(engines),
  feature: strictMap({ en: text, zh: text }),
  from: text,
  /** The last version that has it. */
  until: text.optional(),
  source: z.url({ protocol: /^https$/ }),
  checked: z.iso.date(),
})

export type EngineVersion = z.infer<typeof engineVersion>
