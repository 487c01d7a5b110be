import { builtinEnvironments } from 'vitest/runtime'

/** The properties of the global object that a window sets: `before` is undefined if a property was absent. */
type Globals = readonly { key: PropertyKey; own: PropertyDescriptor; before: PropertyDescriptor | undefined }[]

const KEY = Symbol.for('window-globals')

/** The properties of this worker's window; a property of the global object, because files do not share this module. */
const worker = globalThis as { [KEY]?: Globals }

/** Adds the properties of a jsdom window to the global object. A worker opens one window, which takes longer than most files. */
export async function addWindow(): Promise<void> {
  worker[KEY] ??= await openWindow()
  for (const { key, own } of worker[KEY]) Object.defineProperty(globalThis, key, own)
}

/** Removes the properties of the window from the global object. */
export function removeWindow(): void {
  for (const { key, before } of worker[KEY] ?? [])
    if (before) Object.defineProperty(globalThis, key, before)
    else Reflect.deleteProperty(globalThis, key)
}

async function openWindow(): Promise<Globals> {
  const before = Object.getOwnPropertyDescriptors(globalThis) as PropertyDescriptors
  await builtinEnvironments.jsdom.setup(globalThis, {})
  const after = Object.getOwnPropertyDescriptors(globalThis) as PropertyDescriptors
  return Reflect.ownKeys(after).flatMap((key) => {
    const own = after[key]
    return own && !isSame(own, before[key]) ? [{ key, own, before: before[key] }] : []
  })
}

type PropertyDescriptors = { [key: PropertyKey]: PropertyDescriptor }

function isSame(a: PropertyDescriptor, b: PropertyDescriptor | undefined): boolean {
  return a.value === b?.value && a.get === b?.get && a.set === b?.set
}
