import { Children, isValidElement, useId, type ReactNode } from 'react'
import { InlineScript } from '@/components/ui/InlineScript'
import { handleTabs, tabKey } from '@/lib/inline-scripts/tabs'
import styles from './Tabs.module.css'

interface TabItemProps {
  value: string
  label?: string
  default?: boolean
  children: ReactNode
}

interface TabsProps {
  /** Sets of one group show the same tab, here and on other pages. */
  groupId?: string
  /** Parameter of the address that names the tab. */
  queryString?: string
  defaultValue?: string
  children: ReactNode
}

/** One tab with its panel; `Tabs` draws it. */
export function TabItem({ children }: TabItemProps) {
  return children
}

/**
 * A set of tabs, whole in the HTML: without scripts and on paper the panels stand below each other under their names.
 * An inline script handles it (`handleTabs`).
 */
export function Tabs({ groupId, queryString, defaultValue, children }: TabsProps) {
  // with places, not values: a blank in an id would make two of it
  const id = useId()
  const items = Children.toArray(children)
    .filter((child) => isValidElement<TabItemProps>(child))
    .map(({ props }) => props)
  const byDefault = items.find((item) => item.default === true) ?? items[0]
  const chosen = defaultValue ?? byDefault?.value
  return (
    <div className={styles.tabs} data-tabs data-group={groupId} data-query={queryString}>
      <div role="tablist">
        {items.map(({ value, label = value }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}${index}`}
            aria-controls={`${id}${index}-panel`}
            aria-selected={value === chosen}
            tabIndex={value === chosen ? 0 : -1}
            data-value={value}
            data-act="tab"
            suppressHydrationWarning
          >
            {label}
          </button>
        ))}
      </div>
      {items.map(({ value, label = value, children: content }, index) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}${index}-panel`}
          aria-labelledby={`${id}${index}`}
          hidden={value !== chosen}
          suppressHydrationWarning
        >
          <p className={styles.name}>{label}</p>
          {content}
        </div>
      ))}
    </div>
  )
}

/**
 * Handles the tabs of a text, before they are painted; the compiler puts it behind a text that has some. On a page that is
 * navigated to, `Controls` does so.
 */
export function TabsScript() {
  return <InlineScript run={handleTabs} args={[tabKey]} />
}
