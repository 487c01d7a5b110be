import type { CompareToolProps } from './compare-props'

/** The link from a verdict to the section of the page about its meaning. */
export function MeaningLink({ texts }: Pick<CompareToolProps, 'texts'>) {
  return <a href="#what-an-answer-means">{texts.meaning}</a>
}
