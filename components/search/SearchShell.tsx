import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'
import { paths, publicHref } from '@/lib/config/routes'
import { searchDialogId } from '@/lib/inline-scripts/search'
import { JsonScript } from '../ui/JsonScript'
import { searchData } from './search-data'
import styles from './SearchShell.module.css'

/**
 * The search dialog with its field, which is in the HTML of every page; an inline script opens it (`handleSearch`).
 * `SearchDialog` turns the field into a combobox and adds the results; before that, Enter opens the results page.
 */
export async function SearchShell({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'search' })
  return (
    <dialog
      id={searchDialogId + locale}
      className={styles.dialog}
      aria-label={t('search')}
      // Escape also closes it in the moment before it is modal
      closedby="closerequest"
      // the dialog may be open before hydration, in development
      suppressHydrationWarning
    >
      <JsonScript data={searchData(locale)} />
      <form className={styles.bar} action={publicHref(locale, paths.search)}>
        {/* not `type="search"`, because the first Escape would only clear the text */}
        <input
          className={styles.input}
          type="text"
          name="q"
          enterKeyHint="search"
          role="combobox"
          aria-label={t('search')}
          aria-expanded="false"
          aria-controls={`${searchDialogId}${locale}-list`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck="false"
          placeholder={t('placeholder')}
        />
        <button type="button" className={styles.close} data-act="closeDialog">
          <kbd>Esc</kbd>
          <span className="sr-only"> {t('close')}</span>
        </button>
      </form>
    </dialog>
  )
}
