/*
 * Replaces modules of Next in the browser (`omittedModules`). The pages are complete as HTML, so nothing hydrates them; the
 * site's own scripts start from `instrumentation-client.ts`.
 */

/** In place of hydrating the page. */
export function hydrate(): void {}

/** In place of the callbacks of React's hydration. */
export function onRecoverableError(): void {}
export function isRecoverableError(): void {}

/** In place of setting the attributes of scripts of `next/script`, which no page has. */
export function setAttributesFromProps(): void {}

/** The polyfill of Node's `process`, of which no code of the site uses more. */
export const env = {}
