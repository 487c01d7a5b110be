import { parseDocument } from 'htmlparser2'
import type { Element } from 'domhandler'
import { isTag, type ChildNode, type Document } from 'domhandler'

/** A page of the site, parsed once for all rules; elements contain their offsets in the HTML. */
export interface Page {
  /** The path below the CDN's root. */
  readonly file: string
  readonly html: string
  readonly document: Document
  /** All elements in document order, except for those inside `<template>`. */
  readonly elements: readonly Element[]
}

/** Parses the HTML of a page. */
export function parsePage(file: string, html: string): Page {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true })
  return { file, html, document, elements: elementsBelow(document.children, []) }
}

/** Returns the text content of a node. */
export function textOf(node: ChildNode): string {
  if (node.type === 'text') return (node as { data?: string }).data ?? ''
  return isTag(node) ? node.children.map(textOf).join('') : ''
}

/** Whether a space-separated attribute, such as `rel`, contains a word. */
export function hasWord(element: Element, attribute: string, word: string): boolean {
  return (element.attribs[attribute] ?? '').toLowerCase().split(/\s+/).includes(word)
}

function elementsBelow(nodes: readonly ChildNode[], elements: Element[]): Element[] {
  for (const node of nodes) {
    if (!isTag(node)) continue
    elements.push(node)
    if (node.name !== 'template') elementsBelow(node.children, elements)
  }
  return elements
}
