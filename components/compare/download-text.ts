/** Saves a text as a file of the reader's. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // the download has started by then
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
