import type { ThemeRegistration } from 'shiki'

/**
 * The highlighter's theme. Its “colours” only name a class, so that one pass serves light and dark and a token
 * costs a few bytes: the stylesheet of `CodeBlock` gives each class its colour.
 */
const classes = {
  '#00000a': 'c', // comment
  '#00000b': 'k', // keyword
  '#00000c': 's', // string
  '#00000d': 'n', // number, constant
  '#00000e': 'f', // function
  '#00000f': 't', // type, tag
  '#0000aa': 'p', // property, attribute
  '#0000ab': 'i', // inserted
  '#0000ac': 'd', // deleted
} as const

const PLAIN = '#000000'

/** The class of a token's colour; plain text has none. */
export function tokenClass(color: string): string | undefined {
  return classes[color.toLowerCase() as keyof typeof classes]
}

const scopes: Record<(typeof classes)[keyof typeof classes], string[]> = {
  c: ['comment', 'punctuation.definition.comment'],
  k: ['keyword', 'storage', 'keyword.operator.word', 'variable.language'],
  s: ['string', 'punctuation.definition.string', 'constant.character.escape'],
  n: ['constant.numeric', 'constant.language'],
  f: ['entity.name.function', 'support.function'],
  t: ['entity.name.type', 'entity.name.tag', 'support.type', 'support.class', 'entity.name.class'],
  p: [
    'entity.other.attribute-name',
    'support.type.property-name',
    'meta.object-literal.key',
    'keyword.other.definition.ini',
  ],
  i: ['markup.inserted', 'punctuation.definition.inserted'],
  d: ['markup.deleted', 'punctuation.definition.deleted'],
}

export const classTheme: ThemeRegistration = {
  name: 'classes',
  type: 'light',
  fg: PLAIN,
  bg: '#ffffff',
  settings: [
    { settings: { foreground: PLAIN, background: '#ffffff' } },
    { scope: ['keyword.operator'], settings: { foreground: PLAIN } },
    ...Object.entries(classes).map(([foreground, name]) => ({ scope: scopes[name], settings: { foreground } })),
  ],
}
