import { expect, it } from 'vitest'
import { formatDiagnostic } from '../diagnostics/diagnostic'
import { tempFolder } from '../content-files/test-fixtures'
import { messageDiagnostics } from './message-diagnostics'

const sound = { 'en.json': '{ "menu": "Menu" }', 'zh.json': '{ "menu": "菜单" }' }

/** Returns the reports about message files, with paths relative to their folder. */
function check(files: Record<string, string>): string[] {
  const folder = tempFolder({ ...sound, ...files })
  return messageDiagnostics(folder).map((one) => formatDiagnostic(one).replace(`${folder}/`, ''))
}

it('the messages of the site have no errors', () => {
  expect(messageDiagnostics()).toEqual([])
})

it('a syntax error in a file of messages is reported at its position', () => {
  expect(check({ 'en.json': '{\n  "menu": "Menu"\n  "close": "Close"\n}\n' })).toEqual([
    'en.json:3:3: is not valid JSON: Expected "," in JSON but found "\\"close\\"" → correct the file [project]',
  ])
  expect(check({ 'zh.json': '{\n  "menu": "菜单",\n}\n' })).toEqual([
    'zh.json:2:15: is not valid JSON: JSON does not support trailing commas → correct the file [project]',
  ])
})

it('a message that one language lacks is reported at its group, with its text in the other language', () => {
  const en = '{\n  "layout": {\n    "menu": "Menu"\n  }\n}\n'
  const zh = '{\n  "layout": {\n    "menu": "菜单",\n    "close": "关闭"\n  }\n}\n'
  expect(check({ 'en.json': en, 'zh.json': zh })).toEqual([
    'en.json:2:3: lacks the message “layout.close” → add it, or remove it from zh.json; there it is “关闭” [project]',
  ])
  expect(check({ 'en.json': zh, 'zh.json': en })).toEqual([
    'zh.json:2:3: lacks the message “layout.close” → add it, or remove it from en.json; there it is “关闭” [project]',
  ])
})

it('a file with both languages is compared within itself', () => {
  expect(check({ 'crash.json': '{\n  "en": { "title": "Error" },\n  "zh": {}\n}\n' })).toEqual([
    'crash.json:3:3: lacks the message “zh.title” → add it, or remove it from “en”; there it is “Error” [project]',
  ])
})
