import { fillMessage } from '@/lib/text/fill-message'

/** Returns how much of an engine has been loaded, or that it starts. */
export function loadingText(
  { loaded, total }: { readonly loaded: number; readonly total: number },
  texts: { readonly loading: string; readonly starting: string },
): string {
  if (loaded >= total) return texts.starting
  return fillMessage(texts.loading, { loaded: megabytes(loaded), total: megabytes(total) })
}

/** Returns a number of bytes in megabytes, with one decimal. */
export function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}

/** Returns why a run ended without a result; the live region says it, but not the progress, which changes too often. */
export function endText(
  { at, message = '' }: { readonly at: string; readonly message?: string },
  texts: { readonly stopped: string },
): string {
  return at === 'stopped' ? texts.stopped : message
}
