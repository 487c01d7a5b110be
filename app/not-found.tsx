/**
 * Empty, because `global-not-found.tsx` is the 404 page. Without this file, the framework's default page for
 * `notFound()` would be part of the data of every page.
 */
export default function NotFound() {
  return null
}
