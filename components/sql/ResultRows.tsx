import styles from './ResultRows.module.css'

interface ResultRowsProps {
  columns: readonly string[]
  rows: readonly (readonly (string | null | undefined)[])[]
  /** What stands in place of rows where there are none. */
  noRows: string
  /** The table that the rows are of, where it is not a query's result. */
  table?: string | undefined
  className?: string | undefined
}

/** Rows as an engine gives them, in a box that scrolls. */
export function ResultRows({ columns, rows, noRows, table, className = '' }: ResultRowsProps) {
  return (
    <div className={`${styles.rows} ${className}`} tabIndex={0}>
      <table>
        {table !== undefined && <caption>{table}</caption>}
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={at} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td colSpan={Math.max(1, columns.length)}>{noRows}</td>
            </tr>
          )}
          {rows.map((row, number) => (
            <tr key={number}>
              {row.map((value, at) => (
                <td key={at} data-null={value === null || value === undefined || undefined}>
                  {value ?? 'NULL'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
