// @environment jsdom
import { expect, it, onTestFinished } from 'vitest'
import { failureText } from './failure-text'

const crash = { message: 'PostgreSQL crashed', failure: 'crash' } as const

it('a crash of the engine is reported in the language of the page', () => {
  expect(failureText(crash)).toBe('PostgreSQL crashed')
  document.documentElement.lang = 'zh-CN'
  onTestFinished(() => document.documentElement.removeAttribute('lang'))
  expect(failureText(crash)).toBe('PostgreSQL 已崩溃。')
})

it('a failure without a name is reported as it is', () => {
  expect(failureText({ message: 'pglite.wasm: 404' })).toBe('pglite.wasm: 404')
})
