import { expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { Plan } from './plan'
import { copyRemoteImages } from './remote-images'

const page = [
  '![Plan](https://img.example.org/a/plan.png "Plan")',
  '<img width="1" src="//img.example.org/b.svg" />',
  '![Build](https://img.shields.io/badge/x.svg) ![Gone](http://old.example.org/gone.png)',
  '[link](https://img.example.org/a/plan.png)',
  '```md\n![Plan](https://code.example.org/plan.png)\n```',
].join('\n')

function planOf(): Plan {
  const plan = new Plan()
  plan.add('en/docs/a.md', { content: page })
  return plan
}

it('images of other hosts are copied and replaced in pages, except for badges and images that cannot be fetched', async () => {
  const plan = planOf()
  const fetched: string[] = []
  const hosts = await copyRemoteImages(plan, tempFolder({}), (url) => {
    fetched.push(url)
    return Promise.resolve(url.includes('gone') ? undefined : Buffer.from('image'))
  })
  expect(hosts).toEqual(['img.shields.io', 'old.example.org'])
  expect(fetched).not.toContain('https://img.shields.io/badge/x.svg')
  expect(plan.files.get('en/docs/a.md')?.content).toBe(
    [
      '![Plan](/remote/8fe6ecc8-plan.png "Plan")',
      '<img width="1" src="/remote/5f6a778a-b.svg" />',
      '![Build](https://img.shields.io/badge/x.svg) ![Gone](http://old.example.org/gone.png)',
      '[link](https://img.example.org/a/plan.png)',
      '```md\n![Plan](https://code.example.org/plan.png)\n```',
    ].join('\n'),
  )
  expect([...plan.files.keys()]).toEqual([
    'en/docs/a.md',
    'static/remote/8fe6ecc8-plan.png',
    'static/remote/5f6a778a-b.svg',
  ])
  expect(plan.changed).toEqual([{ file: 'en/docs/a.md', message: 'shows copies of 2 images of other hosts' }])
})

it('an image that the last migration has copied is not fetched again', async () => {
  const to = tempFolder({ 'static/remote/8fe6ecc8-plan.png': 'image' })
  const fetched: string[] = []
  await copyRemoteImages(planOf(), to, (url) => {
    fetched.push(url)
    return Promise.resolve(undefined)
  })
  expect(fetched).toEqual(['https://img.example.org/b.svg', 'http://old.example.org/gone.png'])
})

it('no image is copied or replaced without a function that fetches images', async () => {
  const plan = planOf()
  expect(await copyRemoteImages(plan, tempFolder({}))).toEqual(['img.example.org', 'img.shields.io', 'old.example.org'])
  expect(plan.files.get('en/docs/a.md')?.content).toBe(page)
})
