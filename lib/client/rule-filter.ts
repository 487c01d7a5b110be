import { debounce } from './debounce'

/** The column numbers of the rule table, by the name of the form field that filters them. */
const columns = { level: 2, statement: 3, database: 4 } as const

type Field = keyof typeof columns | 'q'

const fields: readonly Field[] = ['q', 'level', 'statement', 'database']

/**
 * Filters the rows of the table by the form and keeps its values in the URL, until `signal` aborts. Initially, values
 * that the reader has already entered take precedence over those of the URL. Text that an input method is composing is
 * ignored.
 */
export function startRuleFilter(box: HTMLElement, signal: AbortSignal): void {
  const form = box.querySelector('form')
  const rows = [...box.querySelectorAll<HTMLTableRowElement>('tbody tr')]
  const output = form?.querySelector('output')
  if (!form || !output || signal.aborted) return
  const control = (name: Field) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement
  const { all = '', one = '', many = '', none = '' } = output.dataset

  let known = location.search
  const initial = new URLSearchParams(known)
  for (const name of fields) if (control(name).value === '') control(name).value = initial.get(name) ?? ''

  const show = () => {
    const words = control('q').value.toLowerCase().split(/\s+/).filter(Boolean)
    for (const row of rows) row.hidden = !(words.every((word) => textOf(row).includes(word)) && isChosen(row))
    const count = rows.filter((row) => !row.hidden).length
    const status = count === 1 ? one : count === 0 ? none : many.replace('{count}', String(count))
    if (output.textContent !== status) output.textContent = status
  }
  const isChosen = (row: HTMLTableRowElement) =>
    Object.entries(columns).every(([name, column]) => {
      const { value, selectedOptions } = control(name as Field) as HTMLSelectElement
      const items = (row.cells[column]?.textContent ?? '').split(/, |、/)
      return value === '' || items.includes(selectedOptions[0]?.text ?? '') || (name === 'database' && items[0] === all)
    })
  const write = () => {
    const url = new URL(location.href)
    for (const name of fields) {
      const { value } = control(name)
      if (value === '') url.searchParams.delete(name)
      else url.searchParams.set(name, value)
    }
    known = url.search
    history.replaceState(history.state, '', url)
  }

  const writeLater = debounce(write)
  // after a link to this page with another query, or going back
  const follow = ({ detail }: CustomEvent<string>) => {
    if (detail === known) return
    writeLater.cancel()
    known = detail
    const query = new URLSearchParams(detail)
    for (const name of fields) control(name).value = query.get(name) ?? ''
    show()
  }
  const ask = (event: Event) => {
    if ((event as Partial<InputEvent>).isComposing) return
    show()
    writeLater()
  }
  show()
  write()
  form.addEventListener('input', ask, { signal })
  form.addEventListener('compositionend', ask, { signal })
  // an option is selected, or the text field loses the focus
  form.addEventListener('change', writeLater.flush, { signal })
  form.addEventListener('submit', (event) => event.preventDefault(), { signal })
  addEventListener('site:query', follow, { signal })
  signal.addEventListener('abort', writeLater.cancel)
}

function textOf(row: HTMLTableRowElement): string {
  return row.textContent.toLowerCase()
}
