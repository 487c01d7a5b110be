import type { FormHTMLAttributes, InputHTMLAttributes, Ref } from 'react'
import type { UrlQuery } from '../search/hooks/useUrlQuery'
import { withStrings, type SearchData } from '../search/strings'
import { SearchFilter } from './SearchFilter'
import styles from './SearchPage.module.css'

export interface SearchFormProps {
  readonly data: SearchData
  readonly tags: readonly { readonly key: string; readonly label: string }[]
  readonly labels: Readonly<Record<'search' | 'placeholder' | 'kind' | 'tag' | 'any' | 'more', string>>
}

interface FormState {
  readonly form: Ref<HTMLFormElement>
  readonly kind: string | undefined
  readonly tag: string | undefined
  readonly ask: (change: Partial<UrlQuery>) => void
  readonly formEvents: FormHTMLAttributes<HTMLFormElement>
  readonly fieldEvents: InputHTMLAttributes<HTMLInputElement>
}

/** The field of a query and its filters; `state` is absent until the code of the results has arrived. */
export function SearchForm({ data, tags, labels, state }: SearchFormProps & { readonly state?: FormState }) {
  const kinds = Object.entries(withStrings(data).strings.kinds)
  const shared = { labels, ask: state?.ask }
  return (
    <form
      id="__form"
      ref={state?.form}
      className={styles.form}
      role="search"
      action={data.base + data.page}
      {...state?.formEvents}
    >
      <input
        id="__q"
        className={styles.input}
        type="search"
        name="q"
        aria-label={labels.search}
        placeholder={labels.placeholder}
        autoComplete="off"
        spellCheck="false"
        {...state?.fieldEvents}
      />
      <SearchFilter name="kind" {...shared} chosen={state?.kind} options={kinds} />
      <SearchFilter name="tag" {...shared} chosen={state?.tag} options={tags.map(({ key, label }) => [key, label])} />
    </form>
  )
}
