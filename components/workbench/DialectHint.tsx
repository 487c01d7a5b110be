import { localeOf } from '@/lib/i18n/locales'
import type { ReviewDialect } from '@/lib/review/dialect'
import { fillMessage } from '@/lib/text/fill-message'
import dialectHint from '@/messages/dialect-hint.json'
import { likelyDialect } from './likely-dialect'
import styles from './Workbench.module.css'

interface HintProps<Dialect extends ReviewDialect> {
  /** A text of which a part could not be read. */
  readonly text: string
  /** The chosen dialect. */
  readonly dialect: Dialect
  /** The names of the dialects that the tool reads. */
  readonly names: Readonly<Record<Dialect, string>>
  readonly onChoose: (dialect: Dialect) => void
}

/** Offers to read a text in another dialect, if it has signs of one. */
export function DialectHint<Dialect extends ReviewDialect>({ text, dialect, names, onChoose }: HintProps<Dialect>) {
  const likely = likelyDialect(text)
  if (likely === undefined || likely === dialect || !isNamed(likely, names)) return null
  const texts = dialectHint[localeOf(document.documentElement.lang)]
  const values = { dialect: names[likely] }
  const choose = () => {
    // the button disappears with the focus; the results stay in view
    document.querySelector<HTMLElement>('select[name="dialect"]')?.focus({ preventScroll: true })
    onChoose(likely)
  }
  return (
    <p className={`${styles.bar} ${styles.status}`}>
      {fillMessage(texts.looksLike, values)}
      <button type="button" onClick={choose}>
        {fillMessage(texts.choose, values)}
      </button>
    </p>
  )
}

function isNamed<Dialect extends string>(name: string, names: Readonly<Record<Dialect, string>>): name is Dialect {
  return name in names
}
