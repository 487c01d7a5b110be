import { afterEach, describe, expect, it, vi } from 'vitest'

const greet = function (name: string): void {
  const text = `Hello, ${name}`
  // shows the greeting
  document.title = text
}

describe('inlineSource', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  it('inlineSource keeps the code outside a build', async () => {
    const { inlineSource } = await import('./inline-source')
    expect(inlineSource(greet)).toMatch(/^\(name\)=>\s*\{[^]*\bconst text = /)
  })

  it('inlineSource minifies the code in a build, to an expression that can be called', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    vi.resetModules()
    const { inlineSource } = await import('./inline-source')
    const source = inlineSource(greet)
    expect(source).toMatch(/^\((\w)\)=>\{let (\w)=`Hello, \$\{\1\}`;document\.title=\2\}$/)
    const page = { title: '' }
    new Function('document', `(${source})("Ann")`)(page)
    expect(page.title).toBe('Hello, Ann')
  })
})
