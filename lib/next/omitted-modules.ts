/**
 * The modules of Next's router that `omitted-code.ts` replaces in the browser, as the router's modules request them. The
 * names hold for all modules, so no other module may request one of its own by them.
 */
export const omittedModules = [
  '../build/polyfills/polyfill-module',
  '../links',
  '../../../lib/constants',
  '../../../shared/lib/router/utils/interception-routes',
  '../../../../shared/lib/router/utils/interception-routes',
  '../../shared/lib/instant-messages',
  './graceful-degrade-boundary',
  './links',
  './prefetch',
  './reducers/server-action-reducer',
  './scheduler',
  './segment-cache/scheduler',
  './set-cache-busting-search-param',
  'next/dist/compiled/process',
]
