// @vitest-environment jsdom
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
  it('shows to a new reader, and its id is noted', () => {
    recallAnnouncement(announcementKey, 'autumn')
    expect([isDismissed(), ...stored()]).toEqual(['false', 'autumn', 'false'])
  })

  it('stays closed for a reader who closed it', () => {
    store('autumn', 'true')
    recallAnnouncement(announcementKey, 'autumn')
    expect([isDismissed(), ...stored()]).toEqual(['true', 'autumn', 'true'])
  })

  it('shows again when it is another one', () => {
    store('autumn', 'true')
    recallAnnouncement(announcementKey, 'winter')
    expect([isDismissed(), ...stored()]).toEqual(['false', 'winter', 'false'])
  })

  it('takes the misspelt default id for the default one', () => {
    store('annoucement-bar', 'true')
    recallAnnouncement(announcementKey, 'announcement-bar')
    expect([isDismissed(), ...stored()]).toEqual(['true', 'announcement-bar', 'true'])
  })

  it.each([
    ['true', 'true'],
    ['false', 'false'],
    [null, 'false'],
  ])('is closed or shown as another tab, or the button of this one, stores it (%j)', (newValue, shown) => {
    recallAnnouncement(announcementKey, 'autumn')
    dispatchEvent(new StorageEvent('storage', { key: 'docusaurus.announcement.id', newValue: 'true' }))
    expect(isDismissed()).toBe('false')
    dispatchEvent(new StorageEvent('storage', { key: 'docusaurus.announcement.dismiss', newValue }))
    expect(isDismissed()).toBe(shown)
  })

  it('shows where storage is not available', () => {
    vi.stubGlobal('localStorage', undefined)
    recallAnnouncement(announcementKey, 'autumn')
    expect(isDismissed()).toBe('false')
  })

  it('is closed for good by its button, whatever another tab has stored', () => {
    document.body.innerHTML = '<button data-act="dismiss"><svg></svg></button>'
    recallAnnouncement(announcementKey, 'autumn')
    store('winter', 'false')
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector('svg')?.dispatchEvent(click)
    expect([isDismissed(), ...stored(), click.defaultPrevented]).toEqual(['true', 'autumn', 'true', true])
  })
})
