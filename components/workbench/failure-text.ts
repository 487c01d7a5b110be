import { localeOf } from '@/lib/i18n/locales'
import type { EngineFailure } from '@/lib/sql/browser/protocol'
import engineFailures from '@/messages/engine-failures.json'

/** Returns why an engine cannot go on, in the language of the page if the failure is a known one. */
export function failureText({ message, failure }: { message: string; failure?: EngineFailure }): string {
  // the message is in English
  if (!failure || localeOf(document.documentElement.lang) === 'en') return message
  return engineFailures.zh[failure]
}
