import type { SidebarItem } from '../../lib/content-model/sidebar-items'

interface CorpusSize {
  readonly topics: number
  readonly pagesPerTopic: number
}

const topicName = (topic: number) => `topic-${String(topic).padStart(3, '0')}`
const pageNumbers = (topic: number, { pagesPerTopic }: CorpusSize) =>
  Array.from({ length: pagesPerTopic }, (_, index) => topic * pagesPerTopic + index)

/**
 * Returns generated English docs by their paths in the content folder: `topic-000/page-0` and so on, numbered through
 * all topics. The text of a page depends only on its number.
 */
export function corpusDocs(size: CorpusSize): Record<string, string> {
  const topics = Array.from({ length: size.topics }, (_, topic) => topic)
  return Object.fromEntries(
    topics.flatMap((topic) =>
      pageNumbers(topic, size).map((number) => [`en/docs/${topicName(topic)}/page-${number}.mdx`, pageText(number)]),
    ),
  )
}

/** Returns one sidebar category per topic, none of which has a page of its own. */
export function corpusSidebar(size: CorpusSize): SidebarItem[] {
  return Array.from({ length: size.topics }, (_, topic) => ({
    type: 'category' as const,
    label: topicName(topic),
    items: pageNumbers(topic, size).map((number) => `${topicName(topic)}/page-${number}`),
  }))
}

function pageText(number: number): string {
  const sections = [1, 2, 3].map((section) => {
    const sentence = `Section ${section} of page ${number} tells how a predicate on column ${section} meets an index. `
    return `## Section ${section}\n\n${sentence.repeat(8)}\n\n\`\`\`sql\nSELECT c${section} FROM t${number} WHERE c${section} > ${number};\n\`\`\`\n`
  })
  return `---\ntitle: Page ${number}\ndescription: Generated page ${number}.\n---\n\nFirst paragraph of page ${number}.\n\n${sections.join('\n')}`
}
