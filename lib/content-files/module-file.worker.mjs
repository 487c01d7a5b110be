import { parentPort } from 'node:worker_threads'

/*
 * Runs modules of a content folder. In a thread of its own, a module can neither end the process nor keep it busy for ever.
 */
process.setSourceMapsEnabled(true)
parentPort.on('message', async (url) => {
  try {
    const { default: value } = await import(url)
    parentPort.postMessage({ value })
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : { name: 'a value', message: String(error) }
    const isNoData = name === 'DataCloneError'
    parentPort.postMessage({
      message: isNoData ? `must export data only: ${message}` : `throws ${name}: ${message}`,
      stack,
    })
  }
})
