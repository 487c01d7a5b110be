import { localeOf } from '@/lib/i18n/locales'
import type { FailedReply } from '@/lib/sql/browser/protocol'
import engineFailures from '@/messages/engine-failures.json'

/** Returns why a worker cannot go on, in the language of the page if the failure is a known one. */
export function failureText({ message, failure }: FailedReply): string {
  // the message is in English
  if (!failure || localeOf(document.documentElement.lang) === 'en') return message
  return engineFailures.zh[failure]
}
