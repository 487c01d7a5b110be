// @environment jsdom
import { render, screen } from '../test-dom'
import { describe, expect, it } from 'vitest'
import { TabItem, Tabs } from './Tabs'

describe('Tabs', () => {
  it('tabs and their panels reference each other by valid ids for any name', () => {
    render(
      <Tabs>
        <TabItem value="SQL Server">One</TabItem>
        <TabItem value='a"b'>Two</TabItem>
      </Tabs>,
    )
    const panels = screen.getAllByRole('tabpanel', { hidden: true })
    const tabs = screen.getAllByRole('tab')
    expect(tabs.map((tab) => document.getElementById(tab.getAttribute('aria-controls') ?? ''))).toEqual(panels)
    expect(panels.map((panel) => document.getElementById(panel.getAttribute('aria-labelledby') ?? ''))).toEqual(tabs)
    // an attribute that references elements is split at spaces
    expect([...tabs, ...panels].filter(({ id }) => /\s/.test(id))).toEqual([])
  })
})
