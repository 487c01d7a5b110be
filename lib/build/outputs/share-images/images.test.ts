import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makePost, onSite, tempFolder } from '../../../content-files/test-fixtures'
import type { ShareText } from '../../../seo/share-image'
import { shareImageRenderer } from './draw'
import { fontFor } from './fonts'

const text = { title: 'NULL 不是值', section: '博客', product: 'SQL Tuner', locale: 'zh' } as const

async function draw(given: ShareText) {
  return shareImageRenderer(await fontFor(given.title + given.section + given.product))(given)
}

describe('shareImageRenderer', () => {
  it('shareImageRenderer returns a PNG of 1200 × 630 in at most 60 kB', async () => {
    const png = await draw(text)
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(png.length).toBeLessThan(60_000)
  })

  it('shareImageRenderer stays within 60 kB and the margins for a very long title', async () => {
    const png = await draw({ ...text, title: '数据库'.repeat(60) + 'an_identifier_without_spaces'.repeat(8) })
    expect(png.length).toBeLessThan(60_000)
    const { data, info } = await sharp(png)
      .extract({ left: 1140, top: 0, width: 60, height: 600 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...new Set(data)].length, `${info.width} × ${info.height} of the margin`).toBe(1)
  })

  it('shareImageRenderer draws the edges of a title in grey', async () => {
    const title = sharp(await draw({ ...text, title: 'Constraint rules', section: '' }))
    const pixels = await title.extract({ left: 0, top: 200, width: 1200, height: 300 }).raw().toBuffer()
    const reds = Array.from({ length: pixels.length / 3 }, (_, pixel) => {
      const [red = 0, , blue = 0] = pixels.subarray(3 * pixel, 3 * pixel + 3)
      return red - blue
    })
    expect(Math.max(...new Set(reds))).toBeLessThan(10)
  })

  it('shareImageRenderer returns different images for different titles', async () => {
    const [one, other] = await Promise.all([draw(text), draw({ ...text, title: 'NULL 是值' })])
    expect(one.equals(other)).toBe(false)
  })

  it('shareImageRenderer returns the same image whatever it has rendered before', async () => {
    const texts = [{ ...text, title: '值 NULL' }, text, { ...text, section: '文档' }]
    const render = shareImageRenderer(await fontFor('NULL 不是值博客文档SQL Tuner'))
    const together = []
    for (const each of texts) together.push(await render(each))
    expect(together).toEqual(await Promise.all(texts.map(draw)))
  })

  it('shareImageRenderer renders a title of characters that the font lacks', async () => {
    const png = await draw({ ...text, title: '✅⏩한č' })
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 })
  })

  it('shareImageRenderer does not cut off descending letters', async () => {
    const title = { product: '', section: '', locale: 'en' } as const
    const rowsOf = async (word: string) => {
      const area = { left: 72, top: 140, width: 400, height: 370 }
      const cut = await sharp(await draw({ ...title, title: word }))
        .extract(area)
        .toBuffer()
      return (await sharp(cut).trim().toBuffer({ resolveWithObject: true })).info.height
    }
    expect(await rowsOf('pH')).toBeGreaterThan((await rowsOf('H')) + 15)
  })
})

describe('renderShareImages', () => {
  it('renderShareImages renders one image per text, none for a page that names an image, and one per language for lists', async () => {
    const { renderShareImages, linkShareImages } = await onSite({}, () => import('./images'))
    const [site, cache] = [tempFolder({}), tempFolder({})]
    const pages = [
      makePost({ id: '2024/a', title: 'One' }),
      makePost({ id: '2024/b', title: 'One', locale: 'zh', contentLocale: 'en' }),
      makePost({ id: '2024/c', image: '/own.png' }),
    ]
    const { images, rendered } = await renderShareImages(pages, cache)
    expect(rendered).toBe(3)
    expect(await renderShareImages(pages, cache)).toEqual({ images, rendered: 0 })
    linkShareImages(site, images)
    const files = readdirSync(path.join(site, 'docs', 'share'))
    expect(files).toHaveLength(3)
    expect(files[0]).toMatch(/^[0-9a-f]{16}\.png$/)
  })

  it('renderShareImages renders an image again if the cached file is incomplete', async () => {
    const { renderShareImages } = await onSite({}, () => import('./images'))
    const cache = tempFolder({})
    const { images } = await renderShareImages([], cache)
    const [file = ''] = images.values()
    const whole = readFileSync(file)
    writeFileSync(file, whole.subarray(0, whole.length / 2))
    expect((await renderShareImages([], cache)).rendered).toBe(1)
    expect(readFileSync(file).equals(whole)).toBe(true)
  })
})
