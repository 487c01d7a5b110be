import { parentPort } from 'node:worker_threads'

/*
 * Entry of the worker thread that runs modules of a content folder: receives the URL of a module, sends its default
 * export or its error. A module that calls `process.exit` or never returns affects only this thread.
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
