/** An empty page, which is not published. It loads only the framework's scripts, the baseline of the script budget. */
export default function BaselinePage() {
  return null
}
