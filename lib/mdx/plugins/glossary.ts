import type { Heading, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import type { MdxJsxTextElement } from 'mdast-util-mdx'
import { SKIP, visit } from '../../text/visit'
import type { VFile } from 'vfile'
import { definitionParts } from '../../glossary/code-parts'
import type { Glossary, GlossaryTerm } from '../../glossary/schema'
import { sortTerms } from '../../glossary/sort-terms'
import { localeInfo, locales, type Locale } from '../../i18n/locales'
import { attributesOf, isJsxElement } from '../jsx'

/**
 * Replaces `<Glossary />` by a heading and a paragraph for each term, its names and its definition, so that the table
 * of contents, links and the search process ordinary headings.
 */
export function remarkGlossary(glossary: Glossary, locale: Locale) {
  return () => async (tree: Root, file: VFile) => {
    const sorted = JSON.stringify(tree).includes('"Glossary"') ? await sortTerms(glossary, locale) : []
    visit(tree, (node, index, parent) => {
      if (!isJsxElement(node, 'Glossary') || !parent || index === undefined) return undefined
      if (node.type === 'mdxJsxTextElement' || node.children.length > 0)
        file.fail('<Glossary /> must be on a line of its own, without content', node)
      const [unknown] = Object.keys(attributesOf(node))
      if (unknown !== undefined) file.fail(`<Glossary> has no “${unknown}”: delete it`, node)
      if (sorted.length === 0) file.fail('the glossary has no terms: add some to glossary.yml', node)
      const entries = sorted.flatMap((term): RootContent[] => [heading(term, locale), definition(term, locale)])
      // errors in an entry are reported at the element
      for (const entry of entries) visit(entry, (inner) => void Object.assign(inner, { position: node.position }))
      parent.children.splice(index, 1, ...(entries as typeof parent.children))
      return [SKIP, index + entries.length]
    })
  }
}

/** Returns the heading of a term: its name in this language, then the different names in the others. */
function heading(term: GlossaryTerm, locale: Locale): Heading {
  const others = locales.filter((other) => term[other].term !== term[locale].term)
  const names = others.flatMap((other): PhrasingContent[] => {
    const { tag } = localeInfo[other]
    const attributes: MdxJsxTextElement['attributes'] = [{ type: 'mdxJsxAttribute', name: 'lang', value: tag }]
    const name = { type: 'text' as const, value: term[other].term }
    return [
      { type: 'text', value: ' ' },
      { type: 'mdxJsxTextElement', name: 'span', attributes, children: [name] },
    ]
  })
  return {
    type: 'heading',
    depth: 2,
    children: [{ type: 'text', value: term[locale].term }, ...names],
    data: { hProperties: { id: term.id, dataEntry: '' } },
  }
}

function definition(term: GlossaryTerm, locale: Locale): Paragraph {
  const children = definitionParts(term[locale].definition).map(({ text, isCode }): PhrasingContent => ({
    type: isCode ? 'inlineCode' : 'text',
    value: text,
  }))
  return { type: 'paragraph', children }
}
