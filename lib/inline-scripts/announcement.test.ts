// @environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announcementKey, recallAnnouncement } from './announcement'

const stored = () => [
  localStorage.getItem('docusaurus.announcement.id'),
  localStorage.getItem('docusaurus.announcement.dismiss'),
]
const isDismissed = () => document.documentElement.dataset.announcementBarInitiallyDismissed

function store(id: string, dismiss: string) {
  localStorage.setItem('docusaurus.announcement.id', id)
  localStorage.setItem('docusaurus.announcement.dismiss', dismiss)
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('the announcement', () => {
  it('the announcement is shown to a new reader, and its id is stored', () => {
    recallAnnouncement(announcementKey, 'autumn')
    expect([isDismissed(), ...stored()]).toEqual(['false', 'autumn', 'false'])
  })

  it('the announcement stays closed for a reader who has closed it', () => {
    store('autumn', 'true')
    recallAnnouncement(announcementKey, 'autumn')
    expect([isDismissed(), ...stored()]).toEqual(['true', 'autumn', 'true'])
  })

  it('the announcement is shown again if its id has changed', () => {
    store('autumn', 'true')
    recallAnnouncement(announcementKey, 'winter')
    expect([isDismissed(), ...stored()]).toEqual(['false', 'winter', 'false'])
  })

  it('the announcement treats the misspelt default id as the default id', () => {
    store('annoucement-bar', 'true')
    recallAnnouncement(announcementKey, 'announcement-bar')
    expect([isDismissed(), ...stored()]).toEqual(['true', 'announcement-bar', 'true'])
  })

  it.each([
    ['true', 'true'],
    ['false', 'false'],
    [null, 'false'],
  ])(
    'the announcement follows the value that another tab, or the button of this tab, stores (%j)',
    (newValue, shown) => {
      recallAnnouncement(announcementKey, 'autumn')
      dispatchEvent(new StorageEvent('storage', { key: 'docusaurus.announcement.id', newValue: 'true' }))
      expect(isDismissed()).toBe('false')
      dispatchEvent(new StorageEvent('storage', { key: 'docusaurus.announcement.dismiss', newValue }))
      expect(isDismissed()).toBe(shown)
    },
  )

  it('the announcement is shown without access to storage', () => {
    vi.stubGlobal('localStorage', undefined)
    recallAnnouncement(announcementKey, 'autumn')
    expect(isDismissed()).toBe('false')
  })

  it('the announcement is closed permanently by its button, whatever another tab has stored', () => {
    document.body.innerHTML = '<button data-act="dismiss"><svg></svg></button>'
    recallAnnouncement(announcementKey, 'autumn')
    store('winter', 'false')
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector('svg')?.dispatchEvent(click)
    expect([isDismissed(), ...stored(), click.defaultPrevented]).toEqual(['true', 'autumn', 'true', true])
  })
})
