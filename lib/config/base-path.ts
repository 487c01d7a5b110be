/** The path below which the site is served. */
export const basePath = '/docs'

/** Adds the base path to a root-relative path of the site: `/logo.svg` becomes `/docs/logo.svg`. */
export function withBase(path: string): string {
  return basePath + path
}
