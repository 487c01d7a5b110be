import { utimesSync, writeFileSync } from 'node:fs'
import { expect, it, onTestFinished, vi } from 'vitest'
import sharp from 'sharp'
import { checkImage } from './images'
import { tempFolder } from './test-fixtures'

/** Returns `findImage` for a content folder. */
async function finderIn(folder: string) {
  vi.stubEnv('CONTENT_DIR', folder)
  vi.resetModules()
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })
  return (await import('./images')).findImage
}

it.each(['/img/one%20plan.png', '/static/img/one%20plan.png', 'asset:docs/guides/static/img/one plan.png'])(
  'an image of the folder static/ has the URL at which it is published: %s',
  async (src) => {
    const png = await sharp({ create: { width: 200, height: 100, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const findImage = await finderIn(tempFolder({ 'static/img/one plan.png': png }))
    expect((await findImage(src, 'en')).src).toBe('/docs/img/one%20plan.png')
  },
)

it('an image that cannot be read does not break its page, and is measured again once the file is repaired', async () => {
  const folder = tempFolder({ 'en/docs/plan.svg': '<svg' })
  const findImage = await finderIn(folder)
  const broken = await findImage('asset:docs/plan.svg', 'en')
  expect(broken).toEqual({ src: expect.stringMatching(/^\/docs\/media\/plan\.\w+\.svg$/) })
  const file = `${folder}/en/docs/plan.svg`
  writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><path d="M0 0"/></svg>')
  utimesSync(file, 1, 1)
  expect(await findImage('asset:docs/plan.svg', 'en')).toMatchObject({ width: 20, height: 10 })
})

it('a truncated PNG image is reported', async () => {
  const png = await sharp({ create: { width: 200, height: 100, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const folder = tempFolder({ 'en/docs/a.png': png.subarray(0, 60), 'en/docs/b.png': png })
  const message = await checkImage('asset:docs/a.png', 'en', folder)
  expect(message).toContain('a.png” cannot be read: the file ends before the image does')
  expect(await checkImage('asset:docs/b.png', 'en', folder)).toBeUndefined()
})

it('the name of an image may have the extension of another format', async () => {
  const jpeg = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  expect(await checkImage('asset:docs/a.png', 'en', tempFolder({ 'en/docs/a.png': jpeg }))).toBeUndefined()
})

it('an image of another host must be in image_hosts', async () => {
  const folder = tempFolder({})
  const url = 'https://img.example.org/a.png'
  expect(await checkImage(url, 'en', folder)).toContain('browsers do not load images and videos of img.example.org')
  expect(await checkImage(url, 'en', folder, ['img.example.org'])).toBeUndefined()
})
