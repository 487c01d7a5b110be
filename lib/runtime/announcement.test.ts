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

  it('shows where storage is not available', () => {
    vi.stubGlobal('localStorage', undefined)
    recallAnnouncement(announcementKey, 'autumn')
    expect(isDismissed()).toBe('false')
  })
})
