import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { makeFamily, makeRule } from '../../audit-rules/test-rules'
import { onSite, tempFolder } from '../../content-files/test-fixtures'

async function writtenFor(rules: readonly ReturnType<typeof makeFamily>[]) {
  const out = tempFolder({})
  mkdirSync(path.join(out, 'docs', 'zh'), { recursive: true })
  const { writePolicy } = await onSite({ rules }, () => import('./policy-files'))
  writePolicy(out)
  return out
}

it('the policy is written in both formats beside the pages of each language', async () => {
  const out = await writtenFor([makeFamily('names', 'insides/names', [makeRule('NM01')])])
  for (const folder of ['docs', 'docs/zh']) {
    const read = (format: string) => readFileSync(path.join(out, folder, `default-policy.${format}`), 'utf8')
    expect(JSON.parse(read('json'))).toMatchObject({ rules: [{ code: 'NM01', level: 'warning' }] })
    expect(read('csv')).toContain('"NM01","warning"')
  }
})

it('no policy is written for content without audit rules', async () => {
  expect(readdirSync(path.join(await writtenFor([]), 'docs'))).toEqual(['zh'])
})

it('the route table contains the files of content with audit rules', async () => {
  const rules = [makeFamily('names', 'insides/names', [makeRule('NM01')])]
  const { routeTable } = await onSite({ rules }, () => import('../../site-data/route-table'))
  expect(
    routeTable()
      .filter(({ type }) => type === 'policy')
      .map(({ publicPath }) => publicPath),
  ).toEqual(['/default-policy.json', '/default-policy.csv', '/zh/default-policy.json', '/zh/default-policy.csv'])
})
