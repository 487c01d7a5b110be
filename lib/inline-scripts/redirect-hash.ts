/**
 * Redirects the hash of a former section to its target, on the same page or on another one. It runs as an inline script,
 * so it must not use anything outside itself. `targets` are paths by the id of the section.
 */
export function redirectHash(targets: Readonly<Record<string, string>>): void {
  const { hash } = location
  const target = Object.entries(targets).find(([id]) => hash === `#${id}` || hash === `#${encodeURI(id)}`)?.[1]
  if (target !== undefined) location.replace(target)
}
