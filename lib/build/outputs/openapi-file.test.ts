import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { tempFolder } from '../../content-files/test-fixtures'
import { writeApi } from './openapi-file'

describe('writeApi', () => {
  it('writeApi writes the document of each language to the URL that pages link to', () => {
    const out = tempFolder({})
    mkdirSync(path.join(out, 'docs', 'zh'), { recursive: true })
    writeApi(out)
    const read = (file: string) =>
      parse(readFileSync(path.join(out, file), 'utf8')) as { info: { title: string; summary: string } }
    expect(read('docs/openapi.yaml').info.title).toBe('SQL Tuner API')
    expect(read('docs/zh/openapi.yaml').info.summary).toContain('工作空间')
  })
})
