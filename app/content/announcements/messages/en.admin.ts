// The form

export const announcements = 'Announcements'
export const announcementsHint = (placeholders: string) =>
  `The bar above every page shows one: the first in this order whose time it is. A text can name what your shipping rates say: ${placeholders}.`
export const used = (count: number, max: number) => `${count} of ${max}`
export const noAnnouncements = 'There is no announcement: pages begin with the header.'
export const addAnnouncement = 'Add an announcement'
export const newAnnouncement = 'New announcement'
export const states = {
  shown: '● Shown now',
  due: '○ Waits behind another one',
  scheduled: '◐ Scheduled',
  ended: '○ Ended',
}
export const text = 'Text'
export const noLink = 'Nothing: it is no link'
export const starts = 'Starts'
export const startsHint = 'Empty: immediately.'
export const ends = 'Ends'
export const endsHint = 'Empty: never.'
export const timeZoneHint = (timeZone: string) => `In the time zone of the store: ${timeZone}.`
export const announcementsSaved = 'Announcements saved'

// Refusals

export const failedToSave = 'Failed to save the announcements'
export const notSaved = 'The announcements were not saved'
export const notLoaded = 'The announcements could not be loaded'
export const conflictSubject = 'The announcements were'
export const unreadable = 'The announcements could not be read. Reload the page and try again.'
export const timeZoneChanged = 'Reload the page to enter dates and times'
export const tooMany = (max: number) => `There are at most ${max} announcements. Remove one first.`
export const textMissing = 'Text is required'
export const textTooLong = (maxLength: number) => `Text has at most ${maxLength} characters`
export const unknownPlaceholder = (unknown: string, known: string) =>
  `Text has the unknown placeholder ${unknown}. Known are ${known}.`
export const momentInvalid = 'Enter a date and time, or leave it empty'
export const endsBeforeStart = 'The end must be after the start'

// Import

export const importNouns = { one: 'announcement', many: 'announcements' }
export const openAnnouncements = 'Open announcements'
