import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentDir } from '../config/content-folder'

describe('the images of the content', () => {
  it('images of the content have a complete arrowhead on every arrow: a marker is drawn only where a whole path ends', () => {
    const images = readdirSync(contentDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.svg'),
    )
    const headless = images.flatMap((file) => {
      const arrows = readFileSync(path.join(contentDir, file), 'utf8').match(/<path [^>]*marker-end[^>]*>/g) ?? []
      return arrows.filter((arrow) => /\sd="[^"]+m/i.test(arrow)).map((arrow) => `${file}: ${arrow}`)
    })
    expect(headless).toEqual([])
  })
})
