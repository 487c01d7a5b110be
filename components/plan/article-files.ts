import type { FindingId } from '@/lib/plan/analysis/findings'

const estimates = 'blog/2025/driving-table.mdx#what-goes-wrong'
const indexes = 'blog/2023/composite-index-order.mdx'
const subqueries = 'blog/2024/scalar-subquery-unnesting.mdx'

/** The article about each finding: a file of the content, with a section. */
export const articleFiles: Readonly<Record<FindingId, string>> = {
  underestimate: estimates,
  overestimate: estimates,
  filter: 'docs/insides/index-engine/index.mdx#the-order-of-columns',
  scan: indexes,
  plannedScan: indexes,
  sortOnDisk: 'blog/2025/filesort-and-temporary.mdx',
  hashOnDisk: 'blog/2025/driving-table.mdx#hash-join-no-index-but-memory',
  spilled: 'docs/workbench/plan.mdx#how-it-decides',
  loops: 'blog/2025/driving-table.mdx#nested-loop-rounds-times-one-look-up',
  subplan: subqueries,
  plannedSubplan: subqueries,
  lossy: 'docs/workbench/plan.mdx#lossy-bitmap',
}
