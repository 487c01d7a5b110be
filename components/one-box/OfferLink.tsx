import type { MouseEvent } from 'react'
import { isModifiedClick } from '@/lib/client/modified-click'
import { withBase } from '@/lib/config/base-path'
import type { Offer } from './offer'

/** The link of an offer, which passes the text on when it is followed. */
export function OfferLink({
  offer,
  className,
  onTooLong,
}: {
  offer: Offer
  className?: string | undefined
  /** Called if the text is too long for this browser to pass it on. */
  onTooLong?: () => void
}) {
  const follow = (event: MouseEvent) => {
    if (isModifiedClick(event)) return
    event.preventDefault()
    if (!offer.follow()) onTooLong?.()
  }
  return (
    <a href={withBase(offer.href)} className={className} onClick={follow}>
      {offer.action}
    </a>
  )
}
