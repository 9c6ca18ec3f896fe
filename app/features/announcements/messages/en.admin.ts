export const theAnnouncementsWere = 'The announcements were'
export const announcements = 'Announcements'
export const theAnnouncementsCouldNotBeLoaded = 'The announcements could not be loaded'
export const announcementsSaved = 'Announcements saved'
export const failedToSaveTheAnnouncements = 'Failed to save the announcements'
export const theAnnouncementsWereNotSaved = 'The announcements were not saved'
export const ofText = (length: number, MAX_ANNOUNCEMENTS: number) => `${length} of ${MAX_ANNOUNCEMENTS}`
export const theBarAboveEveryPageShowsOne = (join: string) =>
  `The bar above every page shows one: the first in this order whose time it is. A text can name what your shipping rates say: ${join}.`
export const thereIsNoAnnouncementPagesBegin = 'There is no announcement: pages begin with the header.'
export const addAnAnnouncement = 'Add an announcement'
export const newAnnouncement = 'New announcement'
export const text = 'Text'
export const starts = 'Starts'
export const emptyImmediately = 'Empty: immediately.'
export const ends = 'Ends'
export const emptyNever = 'Empty: never.'
export const inTheTimeZoneOfTheStore = (timeZone: string) => `In the time zone of the store: ${timeZone}.`
