import { writeFiles } from '../support/content-folder'
import { corpusDocs } from '../support/fixture-corpus'

/** Writes the first generated docs of a topic. */
export function writeCorpus(folder: string, docs: number): void {
  writeFiles(folder, corpusDocs({ topics: 1, pagesPerTopic: docs }))
}
