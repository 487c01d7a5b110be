import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolder } from '../../content-files/test-fixtures'
import { writeApi } from './openapi-file'

describe('writeApi', () => {
  it('writeApi writes the document of each language to the URL that pages link to', () => {
    const out = tempFolder({})
    mkdirSync(path.join(out, 'docs', 'zh'), { recursive: true })
    writeApi(out)
    const read = (file: string) => readFileSync(path.join(out, file), 'utf8')
    expect(read('docs/openapi.yaml')).toContain('title: SQL Tuner API\n')
    expect(read('docs/zh/openapi.yaml')).toContain('summary: 通过 HTTPS 使用工作空间、优化任务及其结果\n')
  })
})
