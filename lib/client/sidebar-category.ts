import { animateHeight } from './collapse'
import type { ChosenCategory } from './sidebar-choices'

/** A category of a sidebar in the document. */
export interface CategoryElement extends ChosenCategory {
  /** The list item of the label and the entries. */
  readonly item: HTMLElement
  readonly link: HTMLAnchorElement
  /** The button beside a label that links to the category's page. */
  readonly caret: HTMLButtonElement | null
}

const CATEGORY = 'li[data-key]'

/** Whether a category is open, by its list item; otherwise its state is that of the HTML. */
const states = new WeakMap<HTMLElement, boolean>()

/** Returns the categories of a level, which is a list. */
export function categoriesOf(level: Element | null | undefined): CategoryElement[] {
  return [...(level?.children ?? [])].flatMap((item) => (item.matches(CATEGORY) ? (categoryAt(item) ?? []) : []))
}

/** Returns the category whose label or button contains an element; undefined if there is none. */
export function categoryAt(element: Element): CategoryElement | undefined {
  const item = element.closest<HTMLElement>(CATEGORY)
  const row = item?.firstElementChild
  const link = row?.querySelector('a')
  if (!item || !row || !link || (element !== item && !row.contains(element))) return undefined
  const { key = '', active } = item.dataset
  return { key, isActive: active !== undefined, item, link, caret: row.querySelector('button') }
}

/** Returns the element around a category's entries; undefined if they are not in the page. */
export function branchOf({ item }: CategoryElement): HTMLElement | undefined {
  return item.children[1] as HTMLElement | undefined
}

/** Whether a category is open. */
export function isOpen(category: CategoryElement): boolean {
  return states.get(category.item) ?? branchOf(category)?.hidden === false
}

/** Opens or closes a category whose entries are in the page; `labels` has the label of the button for both states. */
export function setOpen(category: CategoryElement, open: boolean, labels: DOMStringMap, isAnimated: boolean): void {
  const branch = branchOf(category)
  const { item, caret, link } = category
  if (!branch || isOpen(category) === open) return
  states.set(item, open)
  const label = (open ? labels.collapse : labels.expand) ?? ''
  if (caret) caret.ariaLabel = label.replace('{label}', () => link.firstChild?.textContent?.trim() ?? '')
  ;(caret ?? link).ariaExpanded = String(open)
  // the script loader has closed it before this script arrived
  const isDone = branch.style.display !== ''
  branch.style.display = ''
  // visible, so that the animation can measure it
  branch.hidden = false
  const end = () => {
    branch.hidden = !open
  }
  if (isAnimated && !isDone) animateHeight(branch, open, end)
  else end()
}
