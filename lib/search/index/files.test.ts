import { expect, it } from 'vitest'
import { decodePage, encodePage, type PageText } from './files'

const page: PageText = {
  href: '/log/',
  kind: 'docs',
  title: 'Slow log',
  trail: ['Guides'],
  sections: [
    { id: '', headings: [], text: 'What it is.', code: '' },
    { id: 'on', headings: ['Use', 'On'], text: '', code: 'SET GLOBAL slow_query_log = 1' },
    { id: 'off-1', headings: ['Use', 'Off'], text: 'a', code: '' },
    { id: 'use-the-log', headings: ['Use: the log'], text: 'b', code: '' },
    { id: '日志', headings: ['Use: the log', '日志'], text: 'c', code: '' },
    { id: '日志-1', headings: ['日志', 'Use: the log'], text: 'd', code: '' },
  ],
}

it('the file of a page is decoded to the data that was encoded', () => {
  expect(decodePage(encodePage(page))).toEqual(page)
})

it('the file of a page has neither ids that follow from headings nor headings of the section before', () => {
  expect(encodePage(page)).toBe(
    '["/log/","docs","Slow log",["Guides"],[[0,0,[],"What it is.",""],[0,0,["Use","On"],"","SET GLOBAL slow_query_log = 1"],' +
      '["off-1",1,["Off"],"a",""],[0,0,["Use: the log"],"b",""],[0,1,["日志"],"c",""],["日志-1",0,["日志","Use: the log"],"d",""]]]',
  )
})

it.each(['{"broken', '{}', '<!doctype html>', 'null'])('a file of the index is rejected: %s', (text) => {
  expect(() => decodePage(text)).toThrow()
})
