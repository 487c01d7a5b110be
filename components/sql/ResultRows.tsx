import styles from './ResultRows.module.css'

interface ResultRowsProps {
  columns: readonly string[]
  rows: readonly (readonly (string | null | undefined)[])[]
  /** The text for an empty result. */
  noRows: string
  /** The name of the table, if the rows are the content of a table. */
  table?: string | undefined
  className?: string | undefined
}

/** A scrollable table of rows that an engine has returned. */
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
