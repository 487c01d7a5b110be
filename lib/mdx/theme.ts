import type { ThemeRegistration } from 'shiki'

/**
 * The classes of the highlighter's theme by placeholder colour. Each “colour” stands for a class, to which the style
 * sheet of `CodeBlock` gives its colours in light and dark mode; this saves a second pass and an inline style for each
 * token.
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

/** Returns the class for a token's placeholder colour; undefined for plain text. */
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
