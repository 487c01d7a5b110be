import { isRead, type IndexFigure } from '@/lib/mdx/index-figure'
import rows from '../sql/ResultRows.module.css'

interface IndexEntriesProps extends Pick<IndexFigure, 'columns' | 'table' | 'entries'> {
  words: Record<keyof typeof marks, string> & {
    /** The name of the column that says how an entry is used. */
    read: string
    /** The text for a column that comes from the table. */
    fetched: string
  }
}

const marks = { matching: '✓', rejected: '✗' } as const

/** The entries of an index as a table: how a query uses each, its values, and what is fetched from the table. */
export function IndexEntries({ columns, table = [], entries, words }: IndexEntriesProps) {
  return (
    <div className={rows.rows} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{words.read}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            {table.map((column) => (
              <th key={column} scope="col">
                <small>{words.fetched}</small> {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, position) => (
            <tr key={position} data-use={isRead(entry) ? entry.use : undefined}>
              <td>
                {isRead(entry) && (
                  <>
                    {`${marks[entry.use]} `}
                    <span className="sr-only">{words[entry.use]}</span>
                  </>
                )}
              </td>
              {columns.map((column, at) => (
                <td key={column}>{entry ? entry.values[at] : '…'}</td>
              ))}
              {table.map((column, at) => (
                <td key={column} data-row="">
                  {entry?.fetched && `→ ${entry.fetched[at]}`}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
