import { expect, it } from 'vitest'
import { readProject } from '@/lib/content-files/project/project'
import { site } from '@/lib/config/site'
import { reviewRules } from '@/lib/review/index'

it('no reason of a rule refers to the example, which a review does not show', async () => {
  const { project } = await readProject(site.contentDir)
  const all = [...reviewRules(project.rules ?? [], 'en'), ...reviewRules(project.rules ?? [], 'zh')]
  const example = /\bthe example\b|\bbelow(?! `)\b|下例|示例|下面/
  expect(all.filter(({ reason }) => example.test(reason)).map(({ code }) => code)).toEqual([])
})
