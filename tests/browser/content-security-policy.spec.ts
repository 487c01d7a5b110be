import { startPage } from '../support/actions'
import { expect, test } from '../support/site'

for (const path of ['/docs/', '/docs/zh/blog/2023/not-in-null-trap/', '/docs/no-such-page/'])
  test(`the policy of ${path} blocks scripts, handlers, code in strings and style sheets that it does not name`, async ({
    site,
  }) => {
    const { page } = await site.open(path)
    await startPage(page)
    await page.evaluate(() => {
      Object.assign(window, { executed: [] })
      const add = (name: string, properties: object, attributes: Record<string, string> = {}) => {
        const element = Object.assign(document.createElement(name), properties)
        for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
        document.body.append(element)
        return element
      }
      add('script', { textContent: 'executed.push("script")' })
      add('button', {}, { onclick: 'executed.push("handler")' }).click()
      add('script', { src: 'https://example.org/x.js' })
      add('script', { src: 'data:text/javascript,executed.push("data")' })
      add('style', { textContent: 'body { display: none }' })
      setTimeout('executed.push("string")')
    })
    const blocked = () =>
      site.violations.map((violation) => /: (\S+) blocked (\S+)/.exec(violation)?.slice(1).join(' ')).toSorted()
    await expect
      .poll(blocked)
      .toEqual([
        'script-src eval',
        'script-src-attr inline',
        'script-src-elem data',
        'script-src-elem https://example.org/x.js',
        'script-src-elem inline',
        'style-src-elem inline',
      ])
    expect(await page.evaluate(() => (window as unknown as { executed: string[] }).executed)).toEqual([])
    expect(await page.evaluate(() => getComputedStyle(document.body).display)).not.toBe('none')
    site.violations.length = 0
  })
