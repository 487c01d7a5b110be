import { readFileSync } from 'node:fs'
import path from 'node:path'
import { site } from '../config/site'
import { locales, type Locale } from '../i18n/locales'
import { textProse, type Prose, type TextPosition } from '../content-model/prose'
import type { ProjectFiles } from '../content-files/project/project'
import { modulePosition } from '../content-files/module-position'
import { readYamlFile } from '../content-files/yaml-file'
import { walkData } from '../text/walk-data'

/** A text for readers that is not in a page: from a rule, the API document or the user interface. */
export interface DataText {
  /** Path relative to the project. */
  readonly file: string
  readonly locale: Locale
  readonly prose: Prose
  /** Returns the position of the text in its file; computed on demand, because it parses the file. */
  readonly position: () => TextPosition
}

/** Returns the texts of rules, of the API document and, for the site's own content folder, of the user interface. */
export function dataTexts(contentDir: string, { rules = [] }: ProjectFiles): DataText[] {
  const ofRules = rules.flatMap(({ file, rules: list }) =>
    textsIn(list, localeOfRuleText).map(({ path: at, ...text }) => ({
      ...text,
      file,
      position: () => modulePosition(readFileSync(file, 'utf8'), ['rules', ...at]),
    })),
  )
  const messages = contentDir === site.contentDir ? messageTexts() : []
  return [...ofRules, ...yamlTexts(path.join(contentDir, 'api', 'openapi.yaml'), localeOfApiText), ...messages]
}

/** Returns the language of a text in a rule, `{ en: …, zh: … }`; undefined for other data. */
function localeOfRuleText(at: readonly PropertyKey[]): Locale | undefined {
  return locales.find((locale) => locale === at.at(-1))
}

const apiTexts: readonly PropertyKey[] = ['title', 'summary', 'description']

/**
 * Returns the language of a text in the API document: Chinese below `x-zh`, else English; undefined for examples and
 * other data.
 */
function localeOfApiText(at: readonly PropertyKey[]): Locale | undefined {
  if (at.some((key) => key === 'example' || key === 'examples')) return undefined
  if (at.includes('x-zh')) return 'zh'
  return apiTexts.includes(at.at(-1) ?? '') && at.at(-2) !== 'properties' ? 'en' : undefined
}

function messageTexts(): DataText[] {
  return [
    ...locales.flatMap((locale) => yamlTexts(path.join('messages', `${locale}.json`), () => locale)),
    ...['advisor-notes', 'advisor-run', 'compare-reasons', 'engine-failures', 'feedback-form', 'one-box'].flatMap(
      (name) =>
        yamlTexts(path.join('messages', `${name}.json`), ([language]) => locales.find((locale) => locale === language)),
    ),
  ]
}

/** Returns the texts of a YAML or JSON file; JSON is a subset of YAML. */
function yamlTexts(file: string, localeOf: (at: readonly PropertyKey[]) => Locale | undefined): DataText[] {
  const yaml = readYamlFile(file)
  if (!yaml) return []
  return textsIn(yaml.value, localeOf).map(({ path: at, ...text }) => ({
    ...text,
    file,
    position: () => yaml.positionOf(at),
  }))
}

/** Matches a placeholder of a message, such as `{count}` or `{count, plural, one {# page} other {# pages}}`. */
const PLACEHOLDER = /\{(?!product\})(?:[^{}]|\{[^{}]*\})*\}/g

function textsIn(data: unknown, localeOf: (at: readonly PropertyKey[]) => Locale | undefined) {
  return [...walkData(data)].flatMap(({ path: at, value }) => {
    const locale = typeof value === 'string' ? localeOf(at) : undefined
    if (locale === undefined) return []
    return [{ path: at, locale, prose: textProse(String(value).replace(PLACEHOLDER, '')) }]
  })
}
