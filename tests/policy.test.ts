import { expect, it } from 'vitest'
import { servedSite, wake } from './setup/browser'

const site = servedSite('out')

it.each(['/docs/', '/docs/zh/blog/2023/not-in-null-trap/', '/docs/no-such-page/'])(
  'what did not come with %s does not run: no script, no handler, no text as code, no other origin',
  async (path) => {
    const { page } = await site.open(path)
    await wake(page)
    const ran = await page.evaluate(async () => {
      const facts = window as unknown as { ran?: string[] }
      facts.ran = []
      const add = (name: string, properties: object, attributes: Record<string, string> = {}) => {
        const element = Object.assign(document.createElement(name), properties)
        for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
        document.body.append(element)
        return element
      }
      add('script', { textContent: 'ran.push("script")' })
      add('button', {}, { onclick: 'ran.push("handler")' }).click()
      add('script', { src: 'https://example.org/x.js' })
      add('script', { src: 'data:text/javascript,ran.push("data")' })
      add('style', { textContent: 'body { display: none }' })
      setTimeout('ran.push("text")')
      await new Promise((resolve) => setTimeout(resolve, 300))
      return [...facts.ran, getComputedStyle(document.body).display]
    })
    expect(ran).not.toContain('none')
    expect(ran).toHaveLength(1)
    const forbidden = site.violations.splice(0).map((one) => /: (\S+) forbids (\S+)/.exec(one)?.slice(1).join(' '))
    expect(forbidden.toSorted()).toEqual([
      'script-src eval',
      'script-src-attr inline',
      'script-src-elem data',
      'script-src-elem https://example.org/x.js',
      'script-src-elem inline',
      'style-src-elem inline',
    ])
  },
)
