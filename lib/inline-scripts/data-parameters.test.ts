// @environment jsdom
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { listFiles } from '../node/list-files'
import { copyDataParameters } from './data-parameters'

const root = document.documentElement

/** Returns the attributes of `<html>` after the parameters of a URL have been copied. */
function attributesAfter(search: string): string[] {
  copyDataParameters(search)
  return [...root.attributes].map(({ name, value }) => `${name}=${value}`)
}

/** Returns the names of all `data-` attributes that styles or code expect on `<html>`. */
function siteAttributes(): string[] {
  const sources = ['app', 'components', 'lib']
    .flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test\./.test(file))
    .map((file) => readFileSync(file, 'utf8'))
  return sources.flatMap((source) => [
    ...[...source.matchAll(/:root(?::not\()?\[(data-[a-z-]+)/g)].map((match) => match[1] ?? ''),
    ...[...source.matchAll(/(?:documentElement|root)\.dataset\.(\w+)/g)].map(
      (match) => 'data-' + (match[1] ?? '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    ),
  ])
}

afterEach(() => {
  for (const { name } of [...root.attributes]) root.removeAttribute(name)
})

describe('URL parameters that begin with docusaurus-data-', () => {
  it.each([
    ['?docusaurus-data-foo=bar', ['data-foo=bar']],
    ['?q=1&docusaurus-data-red-border=true&docusaurus-data-a1=', ['data-red-border=true', 'data-a1=']],
    ['?docusaurus-data-foo=%22%3E%3Cscript%3E', ['data-foo="><script>']],
  ])('the URL parameters %s set attributes of <html>', (search, expected) => {
    expect(attributesAfter(search)).toEqual(expected)
  })

  it.each([
    '?foo=bar',
    '?docusaurus-data-=1',
    '?docusaurus-data-a%20b=1',
    '?docusaurus-data-%3E=1',
    '?docusaurus-theme=x',
  ])('the URL parameters %s set nothing', (search) => {
    expect(attributesAfter(search)).toEqual([])
  })

  it('URL parameters never set an attribute that the site itself uses', () => {
    const names = siteAttributes()
    expect(names).toContain('data-theme-choice')
    expect(names).toContain('data-has-hydrated')
    expect([...names, 'data-theme'].flatMap((name) => attributesAfter(`?docusaurus-${name}=x`))).toEqual([])
  })

  it('URL parameters are copied by the source text of the function alone', () => {
    history.replaceState(null, '', '/docs/?docusaurus-data-foo=bar')
    new Function(`(${copyDataParameters.toString()})()`)()
    expect(root.dataset.foo).toBe('bar')
  })
})
