import { policyResponse } from '@/lib/site-data/default-policy'

/** Serves the default policy in development. */
export function GET(): Response {
  return policyResponse('csv')
}
