import { expect, it } from 'vitest'
import { versionSections } from './markdown'
import type { EngineVersion } from './schema'

const entry = (facts: Partial<EngineVersion>): EngineVersion => ({
  id: 'x',
  engine: 'MySQL',
  feature: { en: 'a feature', zh: '某功能' },
  from: '8.0.18',
  source: 'https://www.example.org/doc/',
  checked: '2026-11-25',
  ...facts,
})

it('the versions of each engine are a section with a table of features, ordered by version', () => {
  const versions = [
    entry({ engine: 'SQL Server', from: '2016', until: '2019' }),
    entry({ from: '8.0.18' }),
    entry({ from: '8.0.9', feature: { en: 'a | b', zh: '甲' } }),
  ]
  expect(versionSections(versions, 'en')).toEqual([
    '## MySQL {#mysql}',
    '',
    '| From | Feature | Source |',
    '| --- | --- | --- |',
    '| 8.0.9 | a \\| b | [example.org](https://www.example.org/doc/) |',
    '| 8.0.18 | a feature | [example.org](https://www.example.org/doc/) |',
    '',
    '## SQL Server {#sql-server}',
    '',
    '| From | Feature | Source |',
    '| --- | --- | --- |',
    '| 2016, until 2019 | a feature | [example.org](https://www.example.org/doc/) |',
    '',
  ])
})

it('the Chinese tables of versions have the same rows and anchors', () => {
  expect(versionSections([entry({})], 'zh').join('\n')).toContain('## MySQL {#mysql}\n\n| 起始版本 | 功能 | 出处 |')
})
