/** The web worker of the review tool: one review for each message. It loads the grammar from files in its folder. */
import { errorMessage } from '../../text/error-message'
import { answerRequest } from './answer'
import type { ReviewReply, ReviewRequest } from './protocol'

const reply = (message: ReviewReply) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
  answerRequest(data).then(reply, (error: unknown) => reply({ type: 'failed', message: errorMessage(error) }))
})
