// @environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'

/** Imports the store as on a page that was just opened in this tab. */
async function openPage() {
  vi.resetModules()
  return import('./sidebar-store')
}

beforeEach(() => sessionStorage.clear())

describe('choices in a sidebar', () => {
  it('choices in a sidebar survive a reload, separately for each sidebar', async () => {
    ;(await openPage()).rememberChoices('guidesBar', { '1': { open: true, at: 'a' } })
    const { recallChoices } = await openPage()
    expect(recallChoices('guidesBar')).toEqual({ '1': { open: true, at: 'a' } })
    expect(recallChoices('faqBar')).toEqual({})
  })

  it('choices in a sidebar outlive a navigation without storage', async () => {
    const { rememberChoices, recallChoices } = await openPage()
    rememberChoices('guidesBar', { '1': { open: true, at: 'a' } })
    sessionStorage.clear()
    expect(recallChoices('guidesBar')).toEqual({ '1': { open: true, at: 'a' } })
  })

  it.each(['', 'no JSON', '[]', 'null', '7', '{"1":null}', '{"1":{"open":"yes","at":1}}'])(
    'choices in a sidebar are empty for invalid stored data such as “%s”',
    async (stored) => {
      sessionStorage.setItem('docs-sidebar-guidesBar', stored)
      expect((await openPage()).recallChoices('guidesBar')).toEqual({})
    },
  )
})
