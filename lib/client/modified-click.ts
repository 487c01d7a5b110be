/** The modifier keys of a mouse event, from the browser or from React. */
type Modifiers = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/**
 * Whether a modifier key is held during a click: on a link, it opens another tab or window or downloads the target, and
 * the page stays.
 */
export function isModifiedClick({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}
