import { policyText } from '@/lib/site-data/default-policy'

/** Serves the default policy in development; a build writes a static file. */
export function GET(): Response {
  const text = policyText('json')
  return new Response(text ?? null, {
    status: text === undefined ? 404 : 200,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  })
}
