/** An empty page, never published: its scripts are the framework's floor, against which ours are measured. */
export default function Floor() {
  return null
}
