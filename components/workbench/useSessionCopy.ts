import { useEffect, useRef } from 'react'
import { storageSlot } from '@/lib/client/storage'
import { packHash, unpackHash } from '@/lib/text/packed-hash'

/** The length from which a text is compressed: browsers keep about 5 million characters in a session. */
const LONG = 500_000

/** The time without a change after which a long text is compressed, in milliseconds. */
const REST = 400

interface Copied<Value> {
  /** The key in session storage, with which a compressed value begins. */
  readonly hash: string
  readonly value: Value
  /** The JSON of the value; null if it is empty. */
  readonly json: string | null
  /** Takes over a compressed value that an earlier page has kept. */
  readonly restore: (value: unknown) => void
}

/** Keeps the value of a tool in the session, compressed if it is long. */
export function useSessionCopy<Value>({ hash, value, json, restore }: Copied<Value>): void {
  const isRestoring = useRef(false)
  useEffect(() => {
    const text = storageSlot(hash, 'session').get()
    if (json !== null || !text?.startsWith(hash)) return
    isRestoring.current = true
    void unpackHash(hash, text).then((kept) => {
      isRestoring.current = false
      restore(kept)
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])
  useEffect(() => {
    const slot = storageSlot(hash, 'session')
    if (json === null && isRestoring.current) return undefined
    if (json === null || json.length < LONG) {
      slot.set(json)
      return undefined
    }
    let isCurrent = true
    const keep = () => void packHash(hash, value).then((text) => isCurrent && slot.set(text))
    const timer = setTimeout(keep, REST)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [hash, value, json])
}
