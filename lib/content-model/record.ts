import type { docFields, postFields } from './frontmatter-schema'
import type { LastUpdate } from './types'

/** The TypeScript types of contentlayer's values for each kind of frontmatter field. */
interface FieldValues {
  text: string
  texts: readonly string[]
  tagKeys: readonly string[]
  authorKeys: string | object | readonly (string | object)[]
  flag: boolean
  number: number
  /** The date in ISO 8601. */
  date: string
  level: number
  name: string
  slug: string
  image: string
  reference: string | null
  url: string | null
  lastUpdate: LastUpdate & { readonly note?: string }
  locations: string | readonly string[]
  hash: string
}

type Kinds = Readonly<Record<string, { readonly kind: keyof FieldValues; readonly required?: true }>>

type Required<Fields extends Kinds> = {
  [Name in keyof Fields]: Fields[Name] extends { required: true } ? Name : never
}[keyof Fields]

/** The type of contentlayer's record of a content file: frontmatter, path in the content folder (`_id`) and body. */
type ContentRecord<Fields extends Kinds> = {
  readonly [Name in Required<Fields>]: FieldValues[Fields[Name]['kind']]
} & {
  readonly [Name in Exclude<keyof Fields, Required<Fields>>]?: FieldValues[Fields[Name]['kind']]
} & { readonly _id: string; readonly body: { readonly raw: string } }

export type DocRecord = { readonly type: 'Doc' } & ContentRecord<typeof docFields>
export type PostRecord = { readonly type: 'Post' } & ContentRecord<typeof postFields>
export type PageRecord = DocRecord | PostRecord
