import type { UrlQuery } from '../search/hooks/useUrlQuery'

/** A `<select>` that filters the results. */
export function SearchFilter({
  name,
  labels,
  chosen,
  options,
  ask,
}: {
  name: 'kind' | 'tag'
  labels: Readonly<Record<'kind' | 'tag' | 'any', string>>
  chosen: string | undefined
  options: readonly (readonly [key: string, label: string])[]
  ask: (change: Partial<UrlQuery>) => void
}) {
  return (
    <label>
      {labels[name]}
      <select name={name} value={chosen ?? ''} onChange={({ target }) => ask({ [name]: target.value })}>
        <option value="">{labels.any}</option>
        {options.map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
