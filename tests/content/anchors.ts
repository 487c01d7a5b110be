import { slug } from 'github-slugger'

/** Returns the anchors of the headings in the text of a page. */
export function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.*?)(?: \{#([\w-]+)\})?$/gm)].map(([, heading = '', id]) => id ?? slug(heading))
}
