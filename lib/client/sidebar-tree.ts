import { isModifiedClick } from './modified-click'
import { onPage } from './on-page'
import { fetchPage } from './pages'
import { branchOf, categoriesOf, categoryAt, isOpen, setOpen, type CategoryElement } from './sidebar-category'
import { choose, chosenState } from './sidebar-choices'
import { recallChoices, rememberChoices } from './sidebar-store'

/** A docs sidebar, a `<nav>`; a page may have two of one name, because one is in the drawer. */
interface Sidebar {
  readonly name: string
  readonly autoCollapse: boolean
  readonly nav: HTMLElement
}

/** The branches that were loaded, by the sidebar's name and the category's key. */
const loaded = new Map<string, Element>()

const SIDEBAR = 'nav[data-tree]'
const sidebarAt = (nav: HTMLElement): Sidebar => ({
  name: nav.dataset.tree ?? '',
  autoCollapse: nav.dataset.autoCollapse !== undefined,
  nav,
})
const sidebars = () => [...document.querySelectorAll<HTMLElement>(SIDEBAR)].map(sidebarAt)

/**
 * Opens and closes the categories of the docs sidebars, as the reader chooses on the page and has chosen on earlier
 * ones. The HTML contains only the open branches of the page; the others are loaded from the pages that their
 * categories link to.
 */
export function startSidebarTrees(): void {
  addEventListener('click', press)
  onPage(() => {
    for (const sidebar of sidebars()) void applyChoices(sidebar, sidebar.nav.firstElementChild, false)
  })
}

/** Opens and closes the categories of a level, and of the levels below it, as the reader has chosen. */
async function applyChoices(sidebar: Sidebar, level: Element | null | undefined, isAnimated: boolean): Promise<void> {
  const siblings = categoriesOf(level)
  const chosen = (category: CategoryElement) =>
    isFixed(category)
      ? undefined
      : chosenState(category, siblings, recallChoices(sidebar.name), location.pathname, sidebar.autoCollapse)
  // side by side, because the entries of one may take long to arrive
  await Promise.all(
    siblings.map(async (category) => {
      if (chosen(category) && !branchOf(category)) await addBranch(sidebar, category).catch(() => {})
      // again, because the reader may have chosen otherwise meanwhile
      const open = chosen(category)
      if (open !== undefined) setOpen(category, open, sidebar.nav.dataset, isAnimated)
      await applyChoices(sidebar, branchOf(category)?.firstElementChild, isAnimated)
    }),
  )
}

const isFixed = ({ item }: CategoryElement) => item.dataset.fixed !== undefined

/** Handles a click on a category: its button toggles it, or its label if there is no button or it leads to this page. */
function press(event: MouseEvent): void {
  const target = event.target as Element
  const nav = target.closest<HTMLElement>(SIDEBAR)
  const category = nav && target.closest('a,button') ? categoryAt(target) : undefined
  if (!nav || !category || isFixed(category) || isModifiedClick(event)) return
  const { caret, link } = category
  if (caret && !caret.contains(target) && !link.ariaCurrent) {
    // the link opens the category's page, which shows the entries
    if (branchOf(category)) void toggle(sidebarAt(nav), category, true)
    return
  }
  event.preventDefault()
  // if the entries cannot be loaded, follows the link to the category's page
  toggle(sidebarAt(nav), category, !isOpen(category)).catch(() => location.assign(link.href))
}

async function toggle(sidebar: Sidebar, category: CategoryElement, open: boolean): Promise<void> {
  const { name, autoCollapse } = sidebar
  if (open && !branchOf(category)) await addBranch(sidebar, category)
  const siblings = categoriesOf(category.item.parentElement)
  const choice = { open, at: location.pathname }
  rememberChoices(name, choose(recallChoices(name), category, siblings, choice, autoCollapse))
  for (const other of sidebars()) if (other.name === name) void applyChoices(other, other.nav.firstElementChild, true)
}

/** Adds the entries of a closed category; rejects if the page that it links to does not have them. */
async function addBranch({ name, nav }: Sidebar, category: CategoryElement): Promise<void> {
  const key = `${name} ${category.key}`
  const branch = loaded.get(key) ?? (await loadBranch(category, name, nav.dataset))
  loaded.set(key, branch)
  if (!branchOf(category)) category.item.append(branch.cloneNode(true))
}

/** Returns the entries of a category as they are on a page outside of it. */
async function loadBranch({ key, link }: CategoryElement, name: string, labels: DOMStringMap): Promise<Element> {
  const page = new DOMParser().parseFromString(await fetchPage(link.pathname), 'text/html')
  const branch = page.querySelector<HTMLElement>(`nav[data-tree="${name}"] li[data-key="${key}"] > :nth-child(2)`)
  if (!branch) throw new Error(`${link.pathname} has no entries of ${key}`)
  branch.hidden = true
  for (const current of branch.querySelectorAll('[aria-current]')) current.removeAttribute('aria-current')
  for (const item of branch.querySelectorAll<HTMLElement>('[data-active]')) {
    const category = categoryAt(item)
    if (category && !isFixed(category)) setOpen(category, false, labels, false)
    delete item.dataset.active
  }
  return branch
}
