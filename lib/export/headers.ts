/** How much of a page's address the sites it links to are told; a page says so itself, and so does its host. */
export const referrerPolicy = 'strict-origin-when-cross-origin'

/**
 * Headers that a host sends with every file. Which scripts a page runs is said in the page, where it can be exact; who
 * may frame it can only be said by the host.
 */
export const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': referrerPolicy,
  'X-Content-Type-Options': 'nosniff',
} as const
