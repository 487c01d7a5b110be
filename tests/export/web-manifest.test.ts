import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPage } from '../support/files'

interface WebManifest {
  start_url: string
  icons: { src: string }[]
}

describe('the web app manifest', () => {
  it.each(['', 'zh/'])(
    'the web app manifest below /docs/%s is linked from the home page and names icons that exist',
    (prefix) => {
      const manifest = JSON.parse(readFileSync(`out/docs/${prefix}manifest.webmanifest`, 'utf8')) as WebManifest
      expect(manifest.start_url).toBe(`/docs/${prefix}`)
      expect(manifest.icons).not.toEqual([])
      expect(manifest.icons.filter(({ src }) => !existsSync(path.join('out', src)))).toEqual([])
      expect(readPage('out', prefix).attribute('link[rel=manifest]', 'href')).toBe(
        `/docs/${prefix}manifest.webmanifest`,
      )
    },
  )
})
