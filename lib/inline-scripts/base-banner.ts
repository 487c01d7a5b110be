/* oxlint-disable no-var -- a page that did not load properly may be in any browser: assembly compiles this file to ES5 */

/*
 * On a home page whose URL is not the one it was built for, shows a banner at the top of the page with the base that
 * the URL suggests. The banner is hidden if a style sheet loads. Assembly bundles this file and adds it to the end of
 * the home pages, and the banner's text as a template to their head (lib/build/base-banner.ts).
 */

/** The URL path of the page, and the negative index of the end of its base; undefined if the path is the base. */
declare var PAGE_HREF: string
declare var BASE_END: number | undefined

/** Elements, which browsers provide as globals named by their ids. */
declare var __base: HTMLTemplateElement
declare var __url: HTMLElement

;(function () {
  var here = location.pathname.replace(/\/?$/, '/')
  if (here == PAGE_HREF) return
  document.body.prepend(__base.content)
  __url.textContent = BASE_END ? here.slice(0, BASE_END) : here
})()
