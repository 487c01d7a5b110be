import type { Link, Parents, PhrasingContent, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { visit } from '../../text/visit'
import type { VFile } from 'vfile'
import { termHref, type Glossary, type GlossaryTerm } from '../../glossary/schema'
import type { Locale } from '../../i18n/locales'
import { didYouMean } from '../../text/nearest'
import { attributesOf, isJsxElement } from '../jsx'

type TermElement = MdxJsxFlowElement | MdxJsxTextElement

interface TermSource {
  readonly file: string
  readonly locale: Locale
  readonly glossary?: Glossary
}

/** Converts `<Term id="…">words</Term>` to a link to the glossary inside a `Term` with the definition. */
export function remarkTerms({ file: from, locale, glossary = [] }: TermSource) {
  return () => (tree: Root, file: VFile) => {
    refuseInside(tree, file)
    const uses = new Map<string, number>()
    visitTerms(tree, (node, parent, index) => {
      const { id, [locale]: text } = readTerm(node, glossary, file)
      const use = (uses.get(id) ?? 0) + 1
      uses.set(id, use)
      const boxId = `term-${id}${use > 1 ? `-${use}` : ''}`
      const link = linkOf(node, termHref(id, from))
      link.data = { hProperties: { ariaDescribedBy: [boxId] } }
      replace(parent, index, node, {
        type: 'mdxJsxTextElement',
        name: 'Term',
        attributes: [
          { type: 'mdxJsxAttribute', name: 'boxId', value: boxId },
          { type: 'mdxJsxAttribute', name: 'definition', value: text.definition },
        ],
        children: [link],
      })
    })
  }
}

/**
 * Replaces each `<Term>` by a link without the definition; for excerpts, because a list of them would have duplicate
 * ids.
 */
export function remarkRemoveDefinitions(from: string) {
  return () => (tree: Root) => {
    visitTerms(tree, (node, parent, index) =>
      replace(parent, index, node, linkOf(node, termHref(String(attributesOf(node).id), from))),
    )
  }
}

function visitTerms(tree: Root, take: (node: TermElement, parent: Parents, index: number) => void): void {
  visit(tree, (node, index, parent) => {
    if (isTerm(node) && parent && index !== undefined) take(node, parent as Parents, index)
  })
}

const isTerm = (node: { readonly type: string; readonly name?: unknown }) => isJsxElement(node, 'Term')

function readTerm(node: TermElement, glossary: Glossary, file: VFile): GlossaryTerm {
  const { id, ...others } = attributesOf(node)
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) file.fail(`<Term> has no “${unknown}”${didYouMean(unknown, ['id'])}`, node)
  if (typeof id !== 'string') file.fail('<Term> requires the attribute id, such as id="covering-index"', node)
  const term = glossary.find((entry) => entry.id === id)
  const ids = glossary.map((entry) => entry.id)
  if (!term) return file.fail(`glossary.yml has no term “${id}”${didYouMean(id, ids)}`, node)
  if (node.children.length === 0 || node.children.some(({ type }) => type === 'paragraph'))
    file.fail('<Term> must contain words of a sentence: <Term id="covering-index">covering indexes</Term>', node)
  return term
}

/**
 * Fails on a `<Term>` inside a heading, a link or another `<Term>`, and on a link inside a `<Term>`: each is a link
 * itself.
 */
function refuseInside(tree: Root, file: VFile): void {
  visit(tree, (outer) => {
    const isLink = outer.type === 'link' || outer.type === 'linkReference'
    if (outer.type !== 'heading' && !isLink && !isTerm(outer)) return
    visit(outer, (node) => {
      if (node === outer) return
      if (isTerm(node)) file.fail(`<Term> must not be inside a ${isLink ? 'link' : nameOf(outer.type)}`, node)
      else if (isTerm(outer) && (node.type === 'link' || node.type === 'linkReference'))
        file.fail('<Term> is a link itself and must not contain another one', node)
    })
  })
}

function nameOf(type: string): string {
  return type === 'heading' ? 'heading' : 'term'
}

function linkOf(node: TermElement, url: string): Link {
  const link: Link = { type: 'link', url, children: node.children as PhrasingContent[] }
  if (node.position) link.position = node.position
  return link
}

/** Replaces a `<Term>` by another node, which is wrapped in a paragraph if the `<Term>` is a block. */
function replace(parent: Parents, index: number, node: TermElement, inner: Link | MdxJsxTextElement): void {
  parent.children[index] = node.type === 'mdxJsxFlowElement' ? { type: 'paragraph', children: [inner] } : inner
}
