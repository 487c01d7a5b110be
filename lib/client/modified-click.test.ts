import { expect, it } from 'vitest'
import { isModifiedClick } from './modified-click'

const keys = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

it('a click is modified if any of the keys is held that open a link elsewhere or download it', () => {
  expect(isModifiedClick(keys)).toBe(false)
  for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(isModifiedClick({ ...keys, [key]: true })).toBe(true)
})
