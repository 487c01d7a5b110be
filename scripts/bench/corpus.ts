import { appendFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '../../lib/i18n/locales'
import { pickBy, randomFrom } from './random'

const english =
  'index query planner join predicate column table scan cost row filter sort merge hash nested loop rewrite audit rule optimizer subquery aggregate group order limit offset key constraint null unique foreign primary partition workload statement execution plan statistics histogram cardinality selectivity buffer page cache lock transaction isolation replica schema charset collation trigger view procedure function expression operator cast implicit explicit conversion literal parameter bind cursor batch insert update delete upsert vacuum analyze explain covering prefix composite bitmap bloom tree leaf branch root height fanout latency throughput concurrency deadlock timeout'.split(
    ' ',
  )
/** The same words in Chinese. */
const chinese =
  '索引 查询 计划器 连接 谓词 列 表 扫描 代价 行 过滤 排序 合并 哈希 嵌套 循环 重写 审核 规则 优化器 子查询 聚合 分组 次序 限制 偏移 键 约束 空值 唯一 外键 主键 分区 负载 语句 执行 计划 统计信息 直方图 基数 选择率 缓冲区 页 缓存 锁 事务 隔离 副本 模式 字符集 排序规则 触发器 视图 过程 函数 表达式 运算符 类型转换 隐式 显式 转换 字面量 参数 绑定 游标 批量 插入 更新 删除 写入或更新 清理 分析 解释 覆盖 前缀 复合 位图 布隆 树 叶子 分支 根 高度 扇出 延迟 吞吐量 并发 死锁 超时'.split(
    ' ',
  )
const DOCS_A_TOPIC = 50
const SECTIONS = 4

/**
 * Writes generated docs to `folder`, fifty per folder, each with about 750 words, three SQL blocks and a table. The
 * output is deterministic; other generators were measured on the same pages (docs/benchmarks.md, “Beside other
 * generators”). A Chinese doc has the words of the English one in Chinese.
 */
export function writeBenchCorpus(folder: string, docs: number, locales: readonly Locale[] = ['en']): void {
  for (const locale of locales) writeDocs(path.join(folder, locale, 'docs'), docs, locale)
}

/** Appends a sentence to the first doc of the first topic of a docs folder. */
export function editOneDoc(docsFolder: string): void {
  const topic = path.join(docsFolder, topicName(0))
  appendFileSync(path.join(topic, readdirSync(topic)[0] ?? ''), '\nOne sentence more.\n')
}

function topicName(number: number): string {
  return `topic-${String(number).padStart(3, '0')}`
}

function writeDocs(folder: string, docs: number, locale: Locale): void {
  const random = randomFrom(42)
  const pick = pickBy(random)
  const isChinese = locale === 'zh'
  const translate = (word: string) => (isChinese ? (chinese[english.indexOf(word)] as string) : word)
  const englishWord = () => pick(english)
  const word = () => translate(englishWord())
  const sentence = () => {
    const words = Array.from({ length: 8 + Math.floor(random() * 10) }, word)
    if (isChinese) return `${words.join('')}。`
    const text = words.join(' ')
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
  }
  const paragraph = () => Array.from({ length: 4 }, sentence).join(isChinese ? '' : ' ')
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
    const topic = topicName(Math.floor(number / DOCS_A_TOPIC))
    const file = path.join(folder, topic, `${englishWord()}-${englishWord()}-${number}.mdx`)
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
