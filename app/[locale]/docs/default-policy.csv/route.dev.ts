import { policyText } from '@/lib/site-data/default-policy'

/** Serves the default policy in development; a build writes a static file. */
export function GET(): Response {
  const text = policyText('csv')
  return new Response(text ?? null, {
    status: text === undefined ? 404 : 200,
    headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  })
}
