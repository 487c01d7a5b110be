import { expect, it } from 'vitest'
import { migrated } from './test-migration'

it('the report says what is lost of pages of the OpenAPI plugin, once for each folder', async () => {
  const { open } = await migrated({
    'docusaurus.config.js': "module.exports = { presets: ['classic'] }\n",
    'docs/pets/add-pet.api.mdx': '# Add\n',
    'docs/pets/get-pet.api.mdx': '# Get\n',
    'docs/pets/pets.info.mdx': '# Pets\n',
  })
  expect(open).toEqual([
    'docs/pets: the pages of the OpenAPI plugin (2) are shown with their methods, paths and descriptions only: put the OpenAPI document into static/ and link to it',
  ])
})
