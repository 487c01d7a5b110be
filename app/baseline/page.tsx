/** An empty, unpublished page. Its scripts are those of the framework alone, the baseline of the script budget. */
export default function BaselinePage() {
  return null
}
