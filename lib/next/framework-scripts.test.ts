import { describe, expect, it } from 'vitest'
import { frameworkScripts } from './framework-scripts'

const script = (name: string) => `<script src="/docs/_next/static/chunks/${name}.js" async=""></script>`
const page = `<head>${script('b')}${script('turbopack-a')}</head><body><main>Text</main>${script('turbopack-a')}</body>`

describe('frameworkScripts', () => {
  it('frameworkScripts lists a page’s scripts once each, the runtime first', () => {
    expect(frameworkScripts(page)).toEqual([
      '/docs/_next/static/chunks/turbopack-a.js',
      '/docs/_next/static/chunks/b.js',
    ])
  })

  it('frameworkScripts omits inline scripts and scripts of other origins', () => {
    expect(frameworkScripts('<script>go()</script><script src="https://example.org/x.js" async=""></script>')).toEqual(
      [],
    )
  })
})
