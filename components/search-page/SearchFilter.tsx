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
  /** The chosen option; absent until the code of the results has arrived. */
  chosen?: string | undefined
  options: readonly (readonly [key: string, label: string])[]
  ask?: ((change: Partial<UrlQuery>) => void) | undefined
}) {
  return (
    <label>
      {labels[name]}
      <select
        name={name}
        {...(ask && { value: chosen ?? '', onChange: ({ target }) => ask({ [name]: target.value }) })}
      >
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
