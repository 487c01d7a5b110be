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
  /** The group of the set; all sets of a group show the same tab, on all pages. */
  groupId?: string
  /** The URL parameter that selects the tab. */
  queryString?: string
  defaultValue?: string
  children: ReactNode
}

/** A tab with its panel, which `Tabs` renders. */
export function TabItem({ children }: TabItemProps) {
  return children
}

/**
 * A set of tabs. All panels are in the HTML: without JavaScript and in print, they are below each other, each under its
 * name. An inline script handles the tabs (`handleTabs`).
 */
export function Tabs({ groupId, queryString, defaultValue, children }: TabsProps) {
  // ids contain indexes instead of values, because a space would split an id in two
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
 * Selects the tabs of a text before the first paint; the compiler adds it after a text with tabs. After a
 * navigation, `lib/client/page-controls.ts` selects them.
 */
export function TabsScript() {
  return <InlineScript run={handleTabs} args={[tabKey]} />
}
