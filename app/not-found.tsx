/**
 * Nothing: `global-not-found.tsx` is the page of unknown addresses. The framework has a text of its own for those that a
 * page finds out itself, and without this file it travels with the data of every page.
 */
export default function NotFound() {
  return null
}
