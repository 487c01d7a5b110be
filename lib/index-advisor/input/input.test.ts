import { describe, expect, it } from 'vitest'
import { readDump } from './dump'
import { readQueries } from './queries'
import { readServerVersion, readSettings } from './settings'
import { readStatistics } from './statistics'

describe('readDump', () => {
  it('keeps definitions, and skips owners, privileges, settings, extensions and commands of psql', () => {
    const { statements, notes } = readDump(`\\restrict abc
SET statement_timeout = 0;
SELECT pg_catalog.set_config('search_path', '', false);
CREATE EXTENSION IF NOT EXISTS citext WITH SCHEMA public;
CREATE TYPE public.mood AS ENUM ('sad', 'ok; really');
CREATE TABLE public.t (id integer NOT NULL, m public.mood);
ALTER TABLE public.t OWNER TO app;
ALTER TABLE ONLY public.t ADD CONSTRAINT t_pkey PRIMARY KEY (id);
CREATE VIEW public.v AS SELECT id FROM public.t;
CREATE TABLE public.p1 PARTITION OF public.p FOR VALUES IN (1);
GRANT SELECT ON TABLE public.t TO reader;
CREATE TRIGGER g AFTER INSERT ON public.t EXECUTE FUNCTION f();
\\unrestrict abc
`)
    expect(statements).toEqual([
      `CREATE TYPE public.mood AS ENUM ('sad', 'ok; really')`,
      'CREATE TABLE public.t (id integer NOT NULL, m public.mood)',
      'ALTER TABLE ONLY public.t ADD CONSTRAINT t_pkey PRIMARY KEY (id)',
      'CREATE VIEW public.v AS SELECT id FROM public.t',
      'CREATE TABLE public.p1 PARTITION OF public.p FOR VALUES IN (1)',
    ])
    expect(notes).toEqual([])
  })

  it('skips rows, row security and unknown statements with a note', () => {
    const { statements, notes } = readDump(`CREATE TABLE t (a int);
COPY public.t (a) FROM stdin;
1
it's; "not" SQL
\\.
INSERT INTO t VALUES (1);
ALTER TABLE t ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON t USING (a = 1);
LISTEN everything;`)
    expect(statements).toEqual(['CREATE TABLE t (a int)'])
    expect(notes.map(({ id, values }) => [id, values.count])).toEqual([
      ['dataIgnored', '2'],
      ['policiesIgnored', '2'],
      ['statementsIgnored', '1'],
    ])
  })
})

describe('readStatistics', () => {
  it('reads pg_dump --statistics-only', () => {
    const { relations, columns } = readStatistics(`SELECT * FROM pg_catalog.pg_restore_relation_stats(
	'version', '180000'::integer,
	'schemaname', 'public',
	'relname', 'it''s',
	'relpages', '186'::integer,
	'reltuples', '-1'::real,
	'relallvisible', '12'::integer
);
SELECT * FROM pg_catalog.pg_restore_attribute_stats(
	'schemaname', 'public',
	'relname', 'it''s',
	'attname', 'a',
	'inherited', 'f'::boolean,
	'n_distinct', '-0.5'::real,
	'most_common_vals', '{"x)",y}'::text
);`)
    expect(relations).toEqual([{ schema: 'public', name: "it's", pages: 186, rows: -1, allVisible: 12 }])
    expect(columns).toEqual([
      {
        schema: 'public',
        relation: "it's",
        column: 'a',
        arguments: [
          ['attname', 'a', 'text'],
          ['inherited', 'f', 'boolean'],
          ['n_distinct', '-0.5', 'real'],
          ['most_common_vals', '{"x)",y}', 'text'],
        ],
      },
    ])
  })

  it('reads calls between the frame of psql, and ignores other text', () => {
    const { relations } = readStatistics(` ?column?
------------
 SELECT pg_restore_relation_stats('schemaname', 'a', 'relname', 't', 'relpages', 5::integer, 'reltuples', -1::real);
(1 row)`)
    expect(relations).toEqual([{ schema: 'a', name: 't', pages: 5, rows: -1, allVisible: 0 }])
    expect(readStatistics("nothing ' here")).toEqual({ relations: [], columns: [] })
  })
})

describe('readSettings', () => {
  it('reads SHOW ALL, configuration lines and SET, and only settings of the planner', () => {
    const text = ` random_page_cost | 1.1 | Sets the cost of a page fetched out of order.
 shared_buffers | 8GB | Sets the number of buffers.
effective_cache_size = '24GB' # a comment
SET work_mem TO '64MB';
enable_seqscan,off,"Enables, or disables"`
    expect(readSettings(text)).toEqual([
      { name: 'random_page_cost', value: '1.1' },
      { name: 'effective_cache_size', value: '24GB' },
      { name: 'work_mem', value: '64MB' },
      { name: 'enable_seqscan', value: 'off' },
    ])
  })

  it('reads lines that end in CRLF', () => {
    expect(readSettings("work_mem = 4MB\r\n enable_seqscan | off | Enables.\r\nSET geqo TO 'on';\r\n")).toEqual([
      { name: 'work_mem', value: '4MB' },
      { name: 'enable_seqscan', value: 'off' },
      { name: 'geqo', value: 'on' },
    ])
  })

  it('finds the version of the server', () => {
    expect(readServerVersion(' server_version | 15.18 (Debian 15.18-0+deb12u1) | Shows it.')).toBe('15.18')
    expect(readServerVersion('work_mem = 4MB')).toBeUndefined()
  })
})

describe('readQueries', () => {
  it('says why the grammar of MySQL rejects a statement', async () => {
    const { notes } = await readQueries('SELECT FROM WHERE; SELECT a FROM t WHERE', 'mysql')
    expect(notes).toEqual([
      { id: 'queryUnexpected', values: { found: expect.stringMatching(/^".+"$/) as string } },
      { id: 'queryEndsEarly', values: {} },
    ])
  })

  it('removes EXPLAIN, numbers placeholders, and skips what has no plan', async () => {
    const { queries, notes } = await readQueries(
      `EXPLAIN (ANALYZE, BUFFERS) SELECT 1 FROM t WHERE a = :id AND b = ? AND c = :id LIMIT ?;
SELECT data ? 'key', data ?| ARRAY['a'] FROM t;
DROP TABLE t;
SELEC 1;`,
      'postgresql',
    )
    expect(queries.map(({ text, hasParameters }) => [text, hasParameters])).toEqual([
      ['SELECT 1 FROM t WHERE a = $1 AND b = $2 AND c = $1 LIMIT $3', true],
      [`SELECT data ? 'key', data ?| ARRAY['a'] FROM t`, false],
    ])
    expect(notes.map(({ id }) => id)).toEqual(['queryUnreadable', 'notAQuery'])
  })
})
