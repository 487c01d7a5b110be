/**
 * Returns a query that only reads, and that prints the statistics of PostgreSQL 12 to 17 in the form of
 * `pg_dump --statistics-only`, one call per line. Without values, it leaves out the most common values and the histograms,
 * which contain values of the tables.
 */
export function statisticsQuery({ withValues }: { readonly withValues: boolean }): string {
  const columns = withValues
    ? [
        'most_common_vals::text',
        'most_common_freqs::real[]',
        'histogram_bounds::text',
        'correlation::real',
        'most_common_elems::text',
        'most_common_elem_freqs::real[]',
        'elem_count_histogram::real[]',
      ]
    : ['correlation::real']
  const optional = columns.map((column) => {
    const [name = '', type = ''] = column.split('::')
    return `         coalesce(format(', ''${name}'', %L::${type}', ${name}), '') ||`
  })
  return `SELECT format('SELECT pg_restore_relation_stats(''schemaname'', %L, ''relname'', %L, ''relpages'', %L::integer, ''reltuples'', %L::real, ''relallvisible'', %L::integer);',
         n.nspname, c.relname, s.pages,
         CASE WHEN c.relpages > 0 THEN c.reltuples * s.pages / c.relpages ELSE c.reltuples END,
         least(c.relallvisible, s.pages))
FROM pg_class c
JOIN pg_namespace n ON n.oid = c.relnamespace
CROSS JOIN LATERAL (SELECT CASE WHEN c.relkind = 'p' THEN c.relpages
    ELSE pg_relation_size(c.oid) / current_setting('block_size')::integer END AS pages) s
WHERE c.relkind IN ('r', 'p', 'm', 'i')
  AND n.nspname <> 'information_schema' AND n.nspname !~ '^pg_'
UNION ALL
SELECT format('SELECT pg_restore_attribute_stats(''schemaname'', %L, ''relname'', %L, ''attname'', %L, ''inherited'', %L::boolean, ''null_frac'', %L::real, ''avg_width'', %L::integer, ''n_distinct'', %L::real',
         schemaname, tablename, attname, inherited, null_frac, avg_width, n_distinct) ||
${optional.join('\n')}
         ');'
FROM pg_stats
WHERE schemaname <> 'information_schema' AND schemaname !~ '^pg_';`
}
