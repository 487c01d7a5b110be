import { useCallback, useEffect, useState } from 'react'
import { storageSlot } from '@/lib/client/storage'
import type { Messages } from '@/lib/i18n/messages'
import { isPackable, packHash, unpackHash } from '@/lib/text/packed-hash'
import { copyLink, replaceHash } from './copy-link'
import { forgetHandover, handedOver } from './handover'
import { useSessionCopy } from './useSessionCopy'

/** The input of a tool: its JSON value is kept in the session and shared by the URL. */
export interface InputKind<Value> {
  /** The start of the hash, such as `#plan=`, which is also the key in session storage. */
  readonly hash: string
  readonly empty: Value
  /** Returns a stored or shared value as an input; undefined if it is not valid. */
  readonly read: (value: unknown) => Value | undefined
}

/** The input of a tool, a message to the reader, and what changes them. */
export interface ToolInput<Value> {
  readonly value: Value
  readonly status: string
  /** Changes the input to a value, or by a function of the current one, which a rendering may not have shown yet. */
  readonly change: (next: Value | ((current: Value) => Value), status?: string) => void
  /** Shows a message. */
  readonly say: (status: string) => void
  /** Changes the input and removes an older one from the URL. */
  readonly replace: (value: Value, status?: string) => void
  readonly clear: () => void
  readonly copyLink: () => void
}

/** Returns the input of a tool, which begins with `typed` or else with the saved one. `kind` must be a constant. */
export function useToolInput<Value>(
  kind: InputKind<Value>,
  typed: Value,
  texts: Messages['workbench'],
): ToolInput<Value> {
  const isEmpty = (value: Value) => JSON.stringify(value) === JSON.stringify(kind.empty)
  const [{ value, status }, setState] = useState(() => ({
    value: isEmpty(typed) && !isShared(kind.hash) ? saved(kind) : typed,
    status: '',
  }))
  const change = useCallback<ToolInput<Value>['change']>(
    (next, message = '') =>
      setState((current) => ({ value: next instanceof Function ? next(current.value) : next, status: message })),
    [],
  )
  const say = useCallback((message: string) => setState((current) => ({ ...current, status: message })), [])

  useEffect(() => {
    const controller = new AbortController()
    const readHash = async () => {
      if (!location.hash.startsWith(kind.hash)) return
      const isInAddress = isShared(kind.hash)
      const shared = kind.read(isInAddress ? await unpackHash(kind.hash, location.hash) : handedOver(kind.hash))
      if (controller.signal.aborted) return
      if (shared !== undefined) change(shared)
      else if (isInAddress) say(texts.linkBroken)
      if (!isInAddress) forgetHandover()
    }
    addEventListener('hashchange', () => void readHash(), controller)
    void readHash()
    return () => controller.abort()
  }, [kind, texts, change, say])

  const json = isEmpty(value) ? null : JSON.stringify(value)
  const restore = (copy: unknown) => {
    const found = kind.read(copy)
    if (found !== undefined) setState((current) => (isEmpty(current.value) ? { ...current, value: found } : current))
  }
  useSessionCopy({ hash: kind.hash, value, json, restore })

  const replace = useCallback(
    (next: Value, message?: string) => {
      change(next, message)
      if (location.hash.startsWith(kind.hash)) replaceHash('')
    },
    [kind, change],
  )
  return {
    value,
    status,
    change,
    say,
    replace,
    clear: () => replace(kind.empty),
    copyLink: () =>
      void packHash(kind.hash, value)
        .then((hash) => (isPackable(value) ? copyLink(hash, texts) : texts.linkTooLong))
        .then(say),
  }
}

/** True if the URL holds an input; a hash without one means that it was handed over in the session. */
function isShared(hash: string): boolean {
  return location.hash.startsWith(hash) && location.hash !== hash
}

function saved<Value>({ hash, read, empty }: InputKind<Value>): Value {
  try {
    return read(JSON.parse(storageSlot(hash, 'session').get() ?? '')) ?? empty
  } catch {
    return empty
  }
}
