import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** The IEND chunk that ends a PNG file: length 0, chunk type and checksum. */
const END = Buffer.from('0000000049454e44ae426082', 'hex')

/** Whether a file ends with the IEND chunk of a PNG; false for a truncated file. */
export function isCompletePng(file: string): boolean {
  const opened = openSync(file, 'r')
  try {
    const last = Buffer.alloc(END.length)
    readSync(opened, last, 0, END.length, Math.max(0, fstatSync(opened).size - END.length))
    return last.equals(END)
  } finally {
    closeSync(opened)
  }
}
