/* eslint-disable no-var -- a page that did not load properly may be in any browser: assembly compiles this file to ES5 */

/*
 * On a home page that stands at another address than it was built for, puts the banner at the top of the page, with
 * the base that the address suggests. A style sheet that arrives hides the banner. Assembly bundles this file and
 * puts it at the end of the home pages, and the banner's text into a template in their head
 * (lib/build/base-banner.ts).
 */

/** Address of the page as it was built, and where in it the base ends, counted from the end. */
declare var PAGE_HREF: string
declare var BASE_END: number | undefined

/** Elements, which every browser offers as variables named by their ids. */
declare var __base: HTMLTemplateElement
declare var __url: HTMLElement

;(function () {
  var here = location.pathname.replace(/\/?$/, '/')
  if (here == PAGE_HREF) return
  document.body.prepend(__base.content)
  __url.textContent = BASE_END ? here.slice(0, BASE_END) : here
})()
