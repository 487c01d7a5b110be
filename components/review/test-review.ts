import messages from '@/messages/en.json'
import { answerRequest } from '@/lib/review/browser/answer'
import type { ReviewReply, ReviewRequest } from '@/lib/review/browser/protocol'

const { prohibited, warning, notice } = messages.ruleTexts.labels
/** Props of the tool. */
export const props = {
  texts: messages.review,
  shared: messages.workbench,
  levels: { prohibited, warning, notice },
  language: 'en-GB',
  worker: '/review.js',
  rulesUrl: '/rules.json',
  site: { name: 'A site', url: 'https://example.com/' },
  unreached: 'not reached',
}
const rule = (code: string, level: string, name: string) => ({
  ...{ code, level, name, page: 'rules', dialects: ['postgresql', 'mysql'], setting: '', href: `/rules/#${code}` },
  reason: 'Because `a` is <b>b</b>, see [there](https://example.com/).',
  repair: 'SELECT 1',
})
/** Rules with a finding of each level. */
export const rules = [
  rule('DM01', 'prohibited', 'UPDATE or DELETE without a condition'),
  rule('DM03', 'notice', 'SELECT *'),
  rule('DM15', 'warning', 'ORDER BY a random value'),
]

/** A worker that reviews in this thread, and fails on the word “crash”. */
export class TestWorker {
  onmessage: ((event: { data: ReviewReply }) => void) | undefined
  onerror: (() => void) | undefined
  postMessage(request: ReviewRequest) {
    if (request.text.includes('crash')) return void setTimeout(() => this.onerror?.())
    return void answerRequest(request).then((data) => this.onmessage?.({ data }))
  }
  terminate() {}
}
