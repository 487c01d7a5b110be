import { describe, expect, it } from 'vitest'
import { readProject } from '@/lib/content-files/project/project'
import { readTerms } from '@/lib/content-files/project/terms'
import { halfWidth, missingSpaces } from '@/lib/content-lint/rules/typography'
import { misspelledNames, termVariants } from '@/lib/content-lint/rules/words'
import { proseOf } from '@/lib/content-model/prose'
import { site } from '@/lib/config/site'
import { locales } from '@/lib/i18n/locales'

const { project } = await readProject(site.contentDir)
const glossary = project.glossary ?? []
const { terms, names } = (({ terms: file }) => ({ terms: file.terms, names: file.names }))(readTerms(site.contentDir))
const byId = glossary.map((entry) => [entry.id, entry] as const)

describe('the site’s glossary', () => {
  it('the site’s glossary has at least 60 terms, in alphabetical order of their ids', () => {
    const ids = glossary.map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(60)
    expect(ids).toEqual([...ids].sort())
  })

  it.each(byId)(
    'the glossary entry %s uses the names and terms of terms.yml, and the Chinese typography',
    (_, entry) => {
      for (const locale of locales) {
        const { term, definition } = entry[locale]
        const prose = proseOf({ yaml: '', body: `${term}\n\n${definition}`, bodyLine: 1 })
        expect(misspelledNames(prose, names)).toEqual([])
        expect(termVariants(prose, locale, terms[locale])).toEqual([])
        if (locale === 'zh') expect([...halfWidth(prose), ...missingSpaces(prose)]).toEqual([])
      }
    },
  )

  it.each(byId)('the glossary entry %s has no text that is equal to its translation', (_, { en, zh }) => {
    expect(en.term + en.definition).not.toMatch(/\p{Script=Han}/u)
    expect(zh.definition).toMatch(/\p{Script=Han}/u)
  })

  it.each(byId)('the definitions of the glossary entry %s are one or two sentences', (_, { en, zh }) => {
    expect(en.definition).toMatch(/^[^]*\.$/)
    expect(zh.definition).toMatch(/。$/)
    expect(en.definition.match(/\.(?= [A-Z`]|$)/g)?.length).toBeLessThanOrEqual(2)
    expect(zh.definition.match(/。/g)?.length).toBeLessThanOrEqual(2)
  })
})
