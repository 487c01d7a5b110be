import { getTranslations } from 'next-intl/server'
import type { Card } from '@/lib/site-data/cards'
import type { Locale } from '@/lib/i18n/locales'
import { ExternalLink } from './ExternalLink'
import { Icon, type IconName } from './Icon'
import { Link } from './Link'
import styles from './CardList.module.css'

const glyphs = { category: 'folder', page: 'page', external: 'external' } as const satisfies Record<
  Card['kind'],
  IconName
>

/** A list of cards in two columns, each with a title and a description. */
export async function CardList({ cards, locale }: { cards: readonly Card[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'cards' })
  return (
    <div className={styles.list}>
      <ul className={styles.cards}>
        {cards.map((card) => {
          const Target = card.kind === 'external' ? ExternalLink : Link
          return (
            <li key={card.href}>
              <Target href={card.href} className={styles.card}>
                <span className={styles.glyph} aria-hidden="true">
                  {card.emoji ?? <Icon name={glyphs[card.kind]} />}
                </span>
                <strong>{card.label}</strong>
                {card.description && <span className={styles.text}>{card.description}</span>}
                {card.count !== undefined && <span className={styles.count}>{t('count', { count: card.count })}</span>}
              </Target>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
