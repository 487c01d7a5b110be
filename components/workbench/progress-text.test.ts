import { expect, it } from 'vitest'
import { endText, loadingText } from './progress-text'

it('the text of loading has megabytes, and says that the engine starts when all of it has arrived', () => {
  const texts = { loading: '{loaded} of {total} MB', starting: 'Starting' }
  expect(loadingText({ loaded: 1_250_000, total: 23_000_000 }, texts)).toBe('1.3 of 23.0 MB')
  expect(loadingText({ loaded: 23_000_000, total: 23_000_000 }, texts)).toBe('Starting')
})

it('the text of an end is the message of a failure, that it was stopped, or nothing', () => {
  const texts = { stopped: 'Stopped.' }
  expect(endText({ at: 'failed', message: 'No memory' }, texts)).toBe('No memory')
  expect(endText({ at: 'stopped' }, texts)).toBe('Stopped.')
  expect(endText({ at: 'ran' }, texts)).toBe('')
})
