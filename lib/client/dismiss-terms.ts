/**
 * Hides a term's definition, which CSS shows on hover and focus (`Term.module.css`), when Escape is pressed, until the
 * pointer or the focus leaves the term. Removes its listeners when `signal` aborts.
 */
export function dismissTerms(signal: AbortSignal): void {
  const dismiss = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    for (const term of document.querySelectorAll('[data-term]:is(:hover, :focus-within)')) {
      term.setAttribute('data-term', 'dismissed')
      for (const type of ['pointerleave', 'focusout'])
        term.addEventListener(type, () => term.setAttribute('data-term', ''), { once: true, signal })
    }
  }
  addEventListener('keydown', dismiss, { signal })
}
