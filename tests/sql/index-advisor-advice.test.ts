import { beforeAll, describe, expect, it } from 'vitest'
import { openPlanner, prepare, advise } from '@/lib/index-advisor/index'
import { engine, removeDialect } from './engine'

beforeAll(removeDialect)

const schema = `
CREATE EXTENSION IF NOT EXISTS postgis;
CREATE TYPE public.state AS ENUM ('open', 'closed');
CREATE TABLE public.orders (id bigint NOT NULL, customer_id integer, state public.state, title text, placed date, place geometry(Point, 4326));
ALTER TABLE ONLY public.orders ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
CREATE INDEX orders_customer ON public.orders USING btree (customer_id);
CREATE INDEX orders_title ON public.orders USING btree (title);
CREATE INDEX orders_state ON public.orders USING btree (state);
CREATE TABLE public.events (id bigint, day date NOT NULL, kind integer) PARTITION BY RANGE (day);
CREATE TABLE public.events_1 PARTITION OF public.events FOR VALUES FROM ('2024-01-01') TO ('2024-02-01');
CREATE TABLE public.events_2 PARTITION OF public.events FOR VALUES FROM ('2024-02-01') TO ('2024-03-01');
CREATE INDEX events_1_day_kind ON public.events_1 (day, kind);
CREATE TABLE public."strange "" name; DROP TABLE orders" (a integer, "b)" integer);
CREATE INDEX broken ON public.missing (a);
`

const relation = (name: string, pages: number, rows: number) =>
  `SELECT pg_restore_relation_stats('schemaname', 'public', 'relname', '${name}', 'relpages', '${pages}'::integer, 'reltuples', '${rows}'::real);`
const column = (table: string, name: string, distinct: number, width: number, more = '') =>
  `SELECT pg_restore_attribute_stats('schemaname', 'public', 'relname', '${table}', 'attname', '${name}', 'inherited', 'f'::boolean, 'null_frac', '0'::real, 'avg_width', '${width}'::integer, 'n_distinct', '${distinct}'::real${more});`

const statistics = [
  relation('orders', 100_000, 10_000_000),
  relation('orders_pkey', 27_000, 10_000_000),
  column('orders', 'id', -1, 8),
  column('orders', 'customer_id', 100_000, 4),
  column(
    'orders',
    'state',
    2,
    4,
    `, 'most_common_vals', '{closed,open}'::text, 'most_common_freqs', '{0.9,0.1}'::real[]`,
  ),
  column('orders', 'placed', 2000, 4),
  column('orders', 'title', -1, 20),
  relation('events', 100_000, 10_000_000),
  relation('events_1', 50_000, 5_000_000),
  relation('events_2', 50_000, 5_000_000),
  column('events_1', 'kind', 50_000, 4),
  column('events_2', 'kind', 50_000, 4),
  relation('strange " name; DROP TABLE orders', 30_000, 3_000_000),
  column('strange " name; DROP TABLE orders', 'b)', -1, 4),
  relation('gone', 10, 10),
].join('\n')

async function run(queries: string, { factor = 1, settings = '' } = {}) {
  const input = { dialect: 'postgresql', schema, statistics, settings, queries } as const
  const prepared = await prepare(input)
  const { planner, notes } = await openPlanner(engine, input, prepared)
  const advice = await advise(planner, prepared, { factor, maxIndexes: 3, maxRanked: 10 })
  return { ...advice, planner, prepared, notes: [...notes, ...advice.notes] }
}

const chosen = ({ ranked }: Awaited<ReturnType<typeof run>>) =>
  ranked.filter(({ isChosen }) => isChosen).map(({ statement }) => statement)

describe('the index advisor', () => {
  it('ranks a composite index first, and says which index it replaces', async () => {
    const result = await run(
      `SELECT id FROM orders WHERE state = 'open' AND customer_id = 47 ORDER BY placed DESC LIMIT 20;
       SELECT * FROM orders WHERE customer_id = 12 ORDER BY placed DESC LIMIT 1`,
      { factor: 10 },
    )
    const [first] = result.ranked
    expect(first?.statement).toBe(
      'CREATE INDEX CONCURRENTLY orders_customer_id_placed_idx ON orders (customer_id, placed);',
    )
    expect(first?.replaces).toEqual(['orders_customer'])
    expect(result.total.after).toBeLessThan(result.total.before / 20)
  })

  it('notes what it leaves out, and goes on', async () => {
    const { notes } = await run('SELECT 1 FROM orders')
    expect(notes.map(({ id }) => id)).toEqual([
      'typeReplaced',
      'statementFailed',
      'settingsAssumed',
      'unknownRelations',
      'version',
    ])
  })

  it('compares an index that is not used with the chosen plan', async () => {
    const { queries } = await run(`SELECT * FROM orders WHERE state = 'closed'`)
    const forced = new Map(queries[0]?.unused.map(({ name, forced: plan }) => [name, plan?.cost]))
    expect(forced.get('orders_pkey')).toBeUndefined()
    expect(forced.get('orders_state')).toBeGreaterThan(queries[0]?.before?.cost ?? Infinity)
  })

  it('plans parameters with the generic plan, applies settings, and reports a statement with an error', async () => {
    const { queries, notes } = await run('SELECT * FROM orders WHERE customer_id = $1; SELECT nothing FROM orders', {
      settings: ' random_page_cost | 1.1 | x\n server_version | 15.1 | x\n work_mem | lots | x',
    })
    expect(queries[0]?.isGeneric).toBe(true)
    expect(queries[0]?.before?.cost).toBeLessThan(150)
    expect(queries[1]?.error).toBe('column "nothing" does not exist')
    expect(notes.map(({ id, values }) => [id, ...Object.values(values)])).toContainEqual(['settingsApplied', '1'])
    expect(notes.map(({ id }) => id)).toEqual(expect.arrayContaining(['settingRejected', 'serverVersion']))
  })

  it('costs an index on all partitions, which cannot be created concurrently', async () => {
    const result = await run('SELECT * FROM events WHERE kind = 7')
    expect(chosen(result)).toEqual(['CREATE INDEX events_kind_idx ON events (kind);'])
    expect(result.ranked[0]?.isPartitioned).toBe(true)
    expect(result.ranked[0]?.bytes).toBeGreaterThan(50_000_000)
    expect(result.ranked[0]?.bytes).toBeLessThan(100_000_000)
  })

  it('keeps an index of one partition in the plan that the server has today', async () => {
    const { queries, planner } = await run(`SELECT * FROM events WHERE day = '2024-01-05' AND kind = 7`)
    expect(planner.candidates.map(({ keys }) => keys.map(({ column: name }) => name).join())).toContain('day,kind')
    expect(queries[0]?.before?.json).toContain('"Index Name": "events_1_day_kind"')
  })

  it('does not serve LIKE by an ordinary index unless the collation is C', async () => {
    const query = `SELECT id FROM orders WHERE title LIKE 'abc%'`
    const other = await run(query)
    expect(other.queries[0]?.before?.json).toContain('"Seq Scan"')
    expect(chosen(other)).toEqual(['CREATE INDEX CONCURRENTLY orders_title_idx ON orders (title text_pattern_ops);'])
    expect(other.ranked[0]?.bytes).toBeGreaterThan(10_000_000 * 20)
    expect(other.notes.map(({ id }) => id)).toContain('collation')
    const c = await run(query, { settings: 'lc_collate = C' })
    expect(c.queries[0]?.before?.json).toContain('"Index Name": "orders_title"')
    expect(chosen(c)).toEqual([])
    expect((await run(`SELECT id FROM orders WHERE title = 'abc'`)).queries[0]?.before?.json).toContain(
      '"orders_title"',
    )
  })

  it('costs an index on lower of a column with the number of its values, and estimates its size', async () => {
    const result = await run(`SELECT id FROM orders WHERE lower(title) = 'abc'`)
    expect(chosen(result)).toEqual(['CREATE INDEX CONCURRENTLY orders_lower_idx ON orders (lower(title));'])
    expect(result.queries[0]?.after?.cost).toBeLessThan(20)
    expect(result.ranked[0]?.bytes).toBeGreaterThan(10_000_000 * 20)
    const notes = result.notes.map(({ id }) => id)
    expect(notes).toContain('expressionCandidates')
    expect(notes).not.toContain('expressionIndexes')
  })

  it('quotes names that contain quotes and statements', async () => {
    const result = await run('SELECT "b)" FROM "strange "" name; DROP TABLE orders" WHERE "b)" = 5')
    expect(chosen(result)[0]).toContain(' ON "strange "" name; DROP TABLE orders" ("b)")')
  })

  it('takes an interval without statistics of values for 0.5 % of the rows, not for none', async () => {
    const { queries, notes } = await run(`SELECT * FROM orders WHERE placed >= '2024-01-01' AND placed < '2024-02-01'`)
    expect(queries[0]?.before?.json).toContain('"Plan Rows": 50000')
    expect(notes.map(({ id }) => id)).toContain('rangesWithoutValues')
  })

  it('the costs grow with the factor, and fall back without a trace', async () => {
    const { planner, prepared, total } = await run('SELECT count(*) FROM orders')
    const options = { maxIndexes: 1, maxRanked: 1 }
    const ten = await advise(planner, prepared, { factor: 10, ...options })
    const again = await advise(planner, prepared, { factor: 1, ...options })
    expect(ten.total.before / total.before).toBeCloseTo(10, 0)
    expect(again.total.before).toBe(total.before)
  })
})
