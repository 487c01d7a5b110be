import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentDir } from '@/lib/config/content-folder'

describe('the images of the content', () => {
  it('every arrow in the images of the content is a path of its own, because a marker is drawn only at the end of a path', () => {
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
