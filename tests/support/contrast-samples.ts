/** The attribute of the elements whose contrast is checked. */
export const contrastSample = 'data-contrast-sample'

/**
 * Marks the elements below a root whose contrast stands for that of all: the first and the largest text of each group of
 * elements that have the same styles, and whose ancestors have. Runs in the page.
 */
export function markContrastSamples([root, attribute]: readonly [root: string, attribute: string]): void {
  const textStyles = ['color', 'opacity', 'font-size', 'font-weight', 'text-shadow']
  const layers = ['background-color', 'background-image', 'filter', 'mix-blend-mode', 'overflow', 'clip-path']
  const properties = [...textStyles, ...layers, 'position', 'transform', 'z-index']
  const numbers = new Map<string, number>()
  const groups = new Map<Element | null, number>()
  const clippers = new Map<Element, Element | null>()

  /** Returns the number of the group of an element. */
  function groupOf(element: Element | null): number {
    const group =
      groups.get(element) ?? numberOf(element ? `${groupOf(element.parentElement)} ${describe(element)}` : '')
    groups.set(element, group)
    return group
  }

  function numberOf(description: string): number {
    const number = numbers.get(description) ?? numbers.size
    numbers.set(description, number)
    return number
  }

  /** Returns the styles that decide contrasts, and whether the element is disabled and therefore not checked. */
  function describe(element: Element): string {
    const style = getComputedStyle(element)
    const isDisabled = element.matches(':disabled, [aria-disabled=true], [inert]')
    return [element.localName, isDisabled, ...properties.map((name) => style.getPropertyValue(name))].join()
  }

  /** Returns the kind of a text: a single character never violates the rule, and a text of symbols may be an icon. */
  function kindOf(text: string): string {
    if (text.length < 2) return 'character'
    return /[\p{L}\p{N}]{2}/u.test(text) ? 'words' : 'symbols'
  }

  /** Returns the nearest element around an element that hides what overflows it. */
  function clipperOf({ parentElement: parent }: Element): Element | null {
    if (!parent || getComputedStyle(parent).overflow !== 'visible') return parent
    const clipper = clippers.get(parent) ?? clipperOf(parent)
    clippers.set(parent, clipper)
    return clipper
  }

  /** Whether a part of an element may be hidden by scrolling; axe does not check such a text. */
  function isClipped(element: Element, { left, right, top, bottom }: DOMRect): boolean {
    const clip = clipperOf(element)?.getBoundingClientRect()
    return !!clip && (left < clip.left || right > clip.right || top < clip.top || bottom > clip.bottom)
  }

  const samples = new Map<string, { first: Element; largest: Element; area: number }>()
  const container = document.querySelector(root)
  for (const element of container ? [container, ...container.querySelectorAll('*')] : []) {
    element.removeAttribute(attribute)
    const ownText = [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')).join('')
    const isField = element.matches('input, select, textarea')
    if ((ownText === '' && !isField) || !element.checkVisibility({ visibilityProperty: true })) continue
    // a label is checked only if its control is enabled
    const isAlone = isField || element.closest('label') !== null
    const box = element.getBoundingClientRect()
    const key = isAlone ? `alone ${samples.size}` : `${groupOf(element)} ${kindOf(ownText)} ${isClipped(element, box)}`
    const area = box.width * box.height
    const sample = samples.get(key)
    if (!sample) samples.set(key, { first: element, largest: element, area })
    else if (area > sample.area) samples.set(key, { first: sample.first, largest: element, area })
  }
  for (const { first, largest } of samples.values())
    for (const element of [first, largest]) element.setAttribute(attribute, '')
}
