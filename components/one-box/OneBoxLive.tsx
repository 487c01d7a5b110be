import { useEffect, useRef, useState } from 'react'
import { debounce } from '@/lib/client/debounce'
import { storageSlot } from '@/lib/client/storage'
import oneBox from '@/messages/one-box.json'
import { Link } from '../ui/Link'
import type { IslandStart } from '../ui/island-start'
import { offerFor, searchHref, type Offer } from './offer'
import { OfferLink } from './OfferLink'
import { OneBoxForm } from './OneBoxForm'
import type { OneBoxProps } from './one-box-props'

const slot = storageSlot('one box', 'session')

/** The box, with the tool or page that fits its text. */
export function OneBoxLive({ locale, root, classes, texts: labels, typed }: OneBoxProps & IslandStart) {
  const texts = oneBox[locale]
  const box = useRef<HTMLDivElement>(null)
  const [text, setText] = useState(() => typed.paste || slot.get() || '')
  const [answer, setAnswer] = useState<{ readonly text: string; readonly offer: Offer | undefined }>()
  const [isTooLong, setTooLong] = useState(false)
  const [answerLater] = useState(() =>
    debounce((next: string) => {
      const show = (offer?: Offer) => setAnswer({ text: next, offer })
      // whatever a text may cause, such as too deep a recursion
      offerFor(next, locale, root).then(show, () => show())
    }),
  )

  useEffect(() => {
    slot.set(text === '' ? null : text)
    answerLater(text)
    return answerLater.cancel
  }, [text, answerLater])

  const change = (next: string) => {
    setTooLong(false)
    setText(next)
  }
  const clear = () => {
    change('')
    box.current?.querySelector('textarea')?.focus()
  }
  const isAnswered = answer?.text === text && text.trim() !== ''
  const offer = isAnswered ? answer.offer : undefined
  return (
    <div ref={box}>
      <OneBoxForm texts={labels} classes={classes} state={{ value: text, onChange: change }}>
        <p role="status">{isAnswered && <b>{isTooLong ? texts.tooLong : (offer?.text ?? texts.unsure)}</b>}</p>
        {isAnswered && (
          <p className={classes.actions}>
            {offer ? (
              <OfferLink offer={offer} className={classes.open} onTooLong={() => setTooLong(true)} />
            ) : (
              <Link href={searchHref(text, root)} className={classes.open}>
                {texts.open.search}
              </Link>
            )}
            <button type="button" className={classes.clear} onClick={clear}>
              {labels.clear}
            </button>
          </p>
        )}
      </OneBoxForm>
    </div>
  )
}
