import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pickBy, randomFrom } from './random'

const words =
  'index query planner join predicate column table scan cost row filter sort merge hash nested loop rewrite audit rule optimizer subquery aggregate group order limit offset key constraint null unique foreign primary partition workload statement execution plan statistics histogram cardinality selectivity buffer page cache lock transaction isolation replica schema charset collation trigger view procedure function expression operator cast implicit explicit conversion literal parameter bind cursor batch insert update delete upsert vacuum analyze explain covering prefix composite bitmap bloom tree leaf branch root height fanout latency throughput concurrency deadlock timeout'.split(
    ' ',
  )
const DOCS_A_TOPIC = 50
const SECTIONS = 4

/**
 * Writes generated English docs to `folder`, fifty per folder, each with about 750 words, three SQL blocks and a table.
 * The output is deterministic; other generators were measured on the same pages (docs/benchmarks.md, “Beside other
 * generators”).
 */
export function writeBenchCorpus(folder: string, docs: number): void {
  const random = randomFrom(42)
  const pick = pickBy(random)
  const word = () => pick(words)
  const sentence = () => {
    const text = Array.from({ length: 8 + Math.floor(random() * 10) }, word).join(' ')
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
  }
  const paragraph = () => Array.from({ length: 4 }, sentence).join(' ')
  const heading = (number: number) => `${word()} ${word()} ${number}`
  const statement = () => `SELECT o.id, c.name, SUM(l.price * (1 - l.discount)) AS revenue
FROM orders o
JOIN customers c ON c.id = o.customer_id
JOIN lineitems l ON l.order_id = o.id
WHERE o.created_at >= DATE '2024-0${1 + Math.floor(random() * 9)}-01'
  AND c.region = '${word()}'
GROUP BY o.id, c.name
ORDER BY revenue DESC
LIMIT ${10 + Math.floor(random() * 90)};`
  const table = () =>
    [
      `| ${word()} | ${word()} | ${word()} |`,
      '|---|---|---|',
      ...Array.from({ length: 5 }, () => `| ${word()} | \`${word()}\` | ${sentence()} |`),
    ].join('\n')

  for (let number = 0; number < docs; number++) {
    const topic = `topic-${String(Math.floor(number / DOCS_A_TOPIC)).padStart(3, '0')}`
    const file = path.join(folder, 'en', 'docs', topic, `${word()}-${word()}-${number}.mdx`)
    const head = `---\ntitle: ${word()} ${word()} ${word()} ${number}\ndescription: ${sentence()}\n---\n\n${paragraph()}`
    const sections = Array.from({ length: SECTIONS }, (_, section) => {
      const text = `## ${heading(section)}\n\n${paragraph()}\n\n### ${heading(section)}\n\n${paragraph()}`
      const end = section < SECTIONS - 1 ? `\`\`\`sql title="query.sql"\n${statement()}\n\`\`\`` : table()
      return `${text}\n\n${end}`
    })
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, `${[head, ...sections].join('\n\n')}\n`)
  }
}
