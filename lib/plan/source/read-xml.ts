import { PlanError } from '../error'

/** Parses the part of a text from the beginning of an element to its end, with the parser of the browser. Throws a `PlanError`. */
export function readXml(text: string, name: string): { readonly document: Document; readonly rest: string } {
  const end = `</${name}>`
  const from = text.indexOf(`<${name}`)
  const to = text.indexOf(end, from)
  if (to === -1) throw new PlanError('brokenXml')
  const document = new DOMParser().parseFromString(text.slice(from, to + end.length), 'text/xml')
  if (document.getElementsByTagName('parsererror').length > 0) throw new PlanError('brokenXml')
  return { document, rest: text.slice(to) }
}
