import { createHash } from 'node:crypto'
import type { Code, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { visit } from '../../text/visit'
import type { VFile } from 'vfile'
import { errorMessage } from '../../text/error-message'
import { didYouMean } from '../../text/nearest'
import { rewriteKinds, type RewriteKind } from '../../audit-rules/values'
import { attributesOf, setAttribute } from '../jsx'
import type { SourcePosition } from '../../content-model/body-error'
import type { Dialect } from '../../sql/index'
import {
  comparableDialects,
  dialectNames,
  hasMark,
  parseFenceFlags,
  type FenceDialect,
  type FenceFlags,
} from '../sql-fence'

/** A fence of SQL. */
export interface SqlStatement extends SourcePosition {
  readonly sql: string
  readonly flags: FenceFlags
  /** The name of the example that the fence is in the workbench; absent if PostgreSQL cannot run it. */
  readonly example?: string
  /** Whether the fence is in a `<Plan>`, whose statements run on more rows. */
  readonly isInPlan?: boolean
}

/** Two fences in a `<Rewrite>` or a `<Plan>`; `record` is the name of the file with their recorded results. */
export interface SqlPair extends SourcePosition {
  readonly component: 'Rewrite' | 'Plan'
  readonly before: string
  readonly after: string
  readonly record: string
  readonly kind?: RewriteKind
  /** The code of the rule that a `<Rewrite>` is an example of. */
  readonly rule?: string
  /** The name of the record that a `<Rewrite>` would have with the other kind. */
  readonly otherRecord?: string
  /** The dialect of both statements; absent for PostgreSQL. */
  readonly dialect?: Dialect
  /** DDL that is executed before the second plan only. */
  readonly index?: string
}

/** All SQL of a body. */
export interface BodySql {
  readonly statements: SqlStatement[]
  readonly pairs: SqlPair[]
}

/** The length of the name of an example, which stands in each link: short, and without two equal ones among thousands. */
const EXAMPLE_LENGTH = 5

/** The allowed attributes of each component with a pair of fences. */
const pairComponents: Readonly<Record<string, readonly string[]>> = {
  Rewrite: ['rule', 'kind', 'plan'],
  Plan: ['index'],
}

/**
 * Collects the SQL of a body, names its examples, and sets the record name of each `<Rewrite>` and `<Plan>`. An excerpt
 * takes the names of examples from `whole`, because a setup fence may stand below it.
 */
export function remarkSql(found: BodySql, whole: Pick<BodySql, 'statements'> = found) {
  return () => (tree: Root, file: VFile) => {
    const fences: { node: Code; component: string | null | undefined }[] = []
    visit(tree, 'code', (node, _, parent) => {
      if (node.lang === 'SQL') node.lang = 'sql'
      // the SQL of a lenient folder is checked only if its fence says how
      if (node.lang !== 'sql' || (file.data.level === 'lenient' && !hasMark(node.meta ?? ''))) return
      found.statements.push({ sql: node.value, flags: flagsOf(node, file), ...positionOf(node) })
      fences.push({ node, component: parent?.type === 'mdxJsxFlowElement' ? parent.name : undefined })
    })
    const setup = setupOf(found)
    for (const [index, { node, component }] of fences.entries()) {
      if (whole === found) nameExample(found.statements, index, component)
      const example = whole.statements[index]?.example
      if (example !== undefined) node.data = { ...node.data, hProperties: { ...node.data?.hProperties, example } }
    }
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (Object.hasOwn(pairComponents, node.name ?? '')) found.pairs.push(...readPairs(node, setup, file))
    })
  }
}

/** Returns the SQL of a page's `setup` fences, which runs before its other statements. */
export function setupOf({ statements }: { readonly statements: readonly SqlStatement[] }): string {
  return statements
    .filter(({ flags }) => flags.setup)
    .map(({ sql }) => `${sql}\n;`)
    .join('\n')
}

/** Returns the SQL that runs before a statement: setup fences, for a setup fence only those above it. */
export function setupBefore(statements: readonly SqlStatement[], index: number): string {
  return setupOf({ statements: statements[index]?.flags.setup ? statements.slice(0, index) : statements })
}

/** Names the example of a fence that PostgreSQL can run; a `<Rewrite>` has links of its own. */
function nameExample(statements: SqlStatement[], index: number, component: string | null | undefined): void {
  const statement = statements[index]
  if (!statement || component === 'Rewrite' || !isRunnable(statement.flags)) return
  const isInPlan = component === 'Plan'
  const input = [setupBefore(statements, index), statement.sql, isInPlan]
  const example = createHash('sha1').update(JSON.stringify(input)).digest('base64url').slice(0, EXAMPLE_LENGTH)
  statements[index] = { ...statement, example, ...(isInPlan && { isInPlan }) }
}

function isRunnable({ dialect, fragment, parsed }: FenceFlags): boolean {
  return dialect === 'postgresql' && !fragment && !parsed
}

function flagsOf(node: Code, file: VFile): FenceFlags {
  try {
    return parseFenceFlags(node.meta ?? '')
  } catch (error) {
    return file.fail(errorMessage(error), node)
  }
}

function readPairs(node: MdxJsxFlowElement, setup: string, file: VFile): SqlPair[] {
  const component = node.name as SqlPair['component']
  const known = pairComponents[component] ?? []
  const unknown = Object.keys(attributesOf(node)).find((name) => !known.includes(name))
  if (unknown !== undefined) {
    file.fail(`<${component}> has no “${unknown}”${didYouMean(unknown, known)}; known: ${known.join(', ')}`, node)
  }
  const fences = node.children.filter((child): child is Code => child.type === 'code' && child.lang === 'sql')
  const index = attribute(node, 'index')
  const [before, after = component === 'Plan' && index !== undefined ? before : undefined] = fences
  if (!before || !after || fences.length > 2) {
    file.fail(
      component === 'Rewrite'
        ? '<Rewrite> must contain two `sql` fences, before and after, with an empty line around each'
        : '<Plan> must contain two `sql` fences, before and after, or one and the attribute index="CREATE INDEX …"',
      node,
    )
  }
  const kind = attribute(node, 'kind')
  if (component === 'Rewrite' && !(rewriteKinds as readonly unknown[]).includes(kind)) {
    file.fail(`<Rewrite> requires the attribute kind: kind="equivalent" or kind="correctness"`, node)
  }
  const rule = attribute(node, 'rule')
  if (component === 'Rewrite' && rule !== undefined && !/^RW\d\d$/.test(rule)) {
    file.fail(`the rule of a <Rewrite> must be a code such as rule="RW09", got "${rule}"`, node)
  }
  const engine = engineOfPair([before, after], component, node, file)
  const dialect = engine && comparableDialects[engine]
  const pair = {
    component,
    before: before.value,
    after: after.value,
    ...(dialect && { dialect }),
    ...(index !== undefined && { index }),
  }
  const asked: SqlPair = {
    ...pair,
    record: recordOf(setup, kind, pair),
    ...(component === 'Rewrite' && {
      kind: kind as RewriteKind,
      otherRecord: recordOf(setup, kind === 'equivalent' ? 'correctness' : 'equivalent', pair),
      ...(rule !== undefined && { rule }),
    }),
    ...positionOf(node),
  }
  setAttribute(node, 'record', asked.record)
  if (setup !== '') setAttribute(node, 'setup', setup)
  if (engine) setAttribute(node, 'engine', dialectNames[engine])
  if (component === 'Plan' || attributesOf(node).plan === undefined) return [asked]
  if (engine) file.fail('<Rewrite plan> explains only statements of PostgreSQL', node)
  const plan = { component: 'Plan', before: before.value, after: after.value } as const
  const planned: SqlPair = { ...plan, record: recordOf(setup, undefined, plan), ...positionOf(node) }
  setAttribute(node, 'planRecord', planned.record)
  return [asked, planned]
}

/** Returns the engine of the two fences of a pair; undefined for PostgreSQL. Reports engines that cannot be compared. */
function engineOfPair(
  fences: readonly [Code, Code],
  component: SqlPair['component'],
  node: MdxJsxFlowElement,
  file: VFile,
): FenceDialect | undefined {
  const [before, after] = fences.map((fence) => flagsOf(fence, file).dialect)
  if (before !== after) file.fail(`the two fences of a <${component}> must have the same engine`, node)
  if (before === undefined || before === 'postgresql') return undefined
  const known = component === 'Plan' ? [] : Object.keys(comparableDialects).slice(1)
  if (known.includes(before)) return before
  return file.fail(`a <${component}> cannot contain \`sql ${before}\`; possible: ${['sql', ...known].join(', ')}`, node)
}

/** Returns the name of a pair's record, a hash of its inputs. */
function recordOf(
  setup: string,
  kind: string | undefined,
  pair: Pick<SqlPair, 'component' | 'before' | 'after' | 'dialect' | 'index'>,
) {
  return createHash('sha1')
    .update(JSON.stringify([setup, kind, pair]))
    .digest('hex')
    .slice(0, 12)
}

function attribute(node: MdxJsxFlowElement, name: string): string | undefined {
  const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
  return typeof found?.value === 'string' ? found.value : undefined
}

function positionOf(node: { position?: { start: SourcePosition } | undefined }): SourcePosition {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 }
}
