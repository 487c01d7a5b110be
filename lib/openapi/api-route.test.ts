import { expect, it } from 'vitest'
import { onSite } from '../content-files/test-fixtures'

it('the route table contains the API document if the content has one', async () => {
  const rows = async (files: Readonly<Record<string, string>>) => {
    const { routeTable } = await onSite({}, () => import('../site-data/route-table'), files)
    return routeTable().filter(({ type }) => type === 'api-document')
  }
  expect(await rows({})).toEqual([])
  expect(await rows({ 'content/api/openapi.yaml': 'openapi: 3.1.0' })).toMatchObject([
    { publicPath: '/openapi.yaml', inSitemap: false },
    { publicPath: '/zh/openapi.yaml', inSitemap: false },
  ])
})
