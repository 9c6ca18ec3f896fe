// The form

export const announcements = 'Announcements'
export const announcementsHint =
  'The bar at the top of every page shows the first announcement in this list that is active now.'
export const used = (count: number, max: number) => `${count} of ${max}`
export const noAnnouncements = 'No announcements: pages begin with the header.'
export const addAnnouncement = 'Add announcement'
export const newAnnouncement = 'New announcement'
export const states = {
  shown: 'Showing now',
  due: 'Queued behind another one',
  scheduled: 'Scheduled',
  ended: 'Ended',
}
export const text = 'Text'
export const schedule = 'Schedule'
export const always = 'Always'
export const from = (start: string) => `From ${start}`
export const until = (end: string) => `Until ${end}`
export const fromUntil = (start: string, end: string) => `${start} to ${end}`
export const noLink = 'No link'
export const starts = 'Starts'
export const startsHint = 'Leave blank to start now.'
export const ends = 'Ends'
export const endsHint = 'Leave blank for no end date.'
export const announcementsSaved = 'Announcements saved'

// Errors

export const failedToSave = 'Failed to save the announcements'
export const notSaved = 'The announcements were not saved'
export const notLoaded = 'The announcements could not be loaded'
export const conflictSubject = 'The announcements were'
export const unreadable = 'The announcements could not be read. Reload the page and try again.'
export const timeZoneChanged = 'Reload the page to enter dates and times'
export const tooMany = (max: number) => `You can have at most ${max} announcements. Remove one first.`
export const textMissing = 'Text is required'
export const textTooLong = (maxLength: number) => `Text can have at most ${maxLength} characters`
export const unknownPlaceholder = (unknown: string, known: string) =>
  `Text contains the unknown placeholder ${unknown}. Use ${known}.`
export const momentInvalid = 'Enter a date and time, or leave it blank'
export const endsBeforeStart = 'The end must be after the start'

// Import

export const importNouns = { one: 'announcement', many: 'announcements' }
export const openAnnouncements = 'Open announcements'
