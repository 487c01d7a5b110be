// @environment jsdom
import { expect, it, onTestFinished } from 'vitest'
import messages from '@/messages/zh.json'
import type { RunInput } from './run-props'
import { errorText } from './run-texts'

it('a crash of the engine at a statement is reported in the language of the page', () => {
  document.documentElement.lang = 'zh-CN'
  onTestFinished(() => document.documentElement.removeAttribute('lang'))
  const error = { text: 'sql', message: 'PostgreSQL has used up its stack', offset: 10, failure: 'stack' } as const
  expect(errorText(error, { schema: '', sql: 'SELECT 1;\nSELECT f(1)' } as RunInput, messages.run)).toBe(
    '“SQL”第 2 行第 1 列报错：PostgreSQL 的栈已用尽：有函数或触发器无休止地调用自己，或者表达式嵌套过深。',
  )
})
