import type { Site } from './site'

/** Returns the site with “Do Not Track” set in every page, so that the fixture site sends nothing to its analytics services. */
export function doNotTrack(site: Site): Site {
  const blank: Site['blank'] = async (options) => {
    const opened = await site.blank(options)
    await opened.page.context().addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' }))
    return opened
  }
  return {
    ...site,
    blank,
    open: async (path, options) => {
      const opened = await blank(options)
      await opened.page.goto(site.url(path), { waitUntil: 'load' })
      return opened
    },
  }
}
