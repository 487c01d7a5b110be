import { createHash } from 'node:crypto'
import type { Element } from 'domhandler'
import { reportsIn, type Report } from '../../diagnostics/diagnostic'
import { textOf, type Page } from '../page'
import { directivesOf, forbiddenUrls } from './csp-sources'

/** Reports a missing, late or permissive Content-Security-Policy, and content that the policy forbids. */
export function policyErrors(page: Page, origin: string): Report[] {
  const { file, elements } = page
  const at = elements.findIndex(({ attribs }) => attribs['http-equiv']?.toLowerCase() === 'content-security-policy')
  const policy = elements[at]?.attribs.content
  if (policy === undefined) return [{ file, message: 'no Content-Security-Policy' }]
  const directives = directivesOf(policy)
  const sources = directives.get('script-src') ?? []
  const found = [
    ...(elements.slice(0, at).some(({ name }) => /^(script|style|link|body)$/.test(name))
      ? ['something is loaded or run before the policy']
      : []),
    ...sources
      .filter((source) => /unsafe|^(https?|data|blob):$|^\*/.test(source))
      .map((source) => `scripts may be ${source}`),
    ...elements.filter(isInlineScript).flatMap((script) => {
      const text = textOf(script)
      return sources.includes(hashOf(text)) ? [] : [`the policy forbids the script ${text.slice(0, 60)}`]
    }),
    ...(elements.some(({ name }) => name === 'style') ? ['the policy forbids <style>: use a style sheet'] : []),
    ...forbiddenUrls(page, directives, origin),
  ]
  return reportsIn(file, found)
}

function isInlineScript({ name, attribs }: Element): boolean {
  return name === 'script' && attribs.src === undefined && /^(module|text\/javascript)?$/.test(attribs.type ?? '')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
