/**
 * The modules of Next that `omitted-code.ts` replaces in the browser, as Next's start requests them. The names hold for all
 * modules, so no other module may request one of its own by them.
 */
export const omittedModules = [
  '../build/polyfills/polyfill-module',
  './app-index',
  './react-client-callbacks/on-recoverable-error',
  './register-deployment-id-global',
  './set-attributes-from-props',
  'next/dist/compiled/process',
]
