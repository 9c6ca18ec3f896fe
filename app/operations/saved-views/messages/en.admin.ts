import { formatNumber } from '#app/lib/format/number.ts'

export const views = 'Views'
export const all = 'All'
export const edited = 'edited'
export const viewDeleted = 'This view was deleted. Its filters still apply.'
export const viewNotFound = 'View not found'
export const viewNotLoaded = 'The view could not be loaded'

// Saving and changing
export const saveView = 'Save view'
export const saveViewHint = 'The view saves the search, filters and sort order of this list. Only you can see it.'
export const viewActions = (name: string) => `Actions for the view “${name}”`
export const renameView = 'Rename'
export const renameViewTitle = 'Rename view'
export const updateView = 'Update to current filters'
export const deleteView = 'Delete view'
export const deleteQuestion = (name: string) => `Delete the view “${name}”?`
export const deleteHint = 'The list itself does not change.'
export const name = 'Name'
export const nameHint = 'For example: To ship today'
export const saving = 'Saving…'
export const deleting = 'Deleting…'
export const viewSaved = 'View saved'
export const viewRenamed = 'View renamed'
export const viewUpdated = 'View updated'
export const viewWasDeleted = 'View deleted'
export const backToList = 'Back to the list'

// Errors
export const nameMissing = 'Enter a name'
export const nameTooLong = (max: number) => `A name can have at most ${formatNumber(max)} characters`
export const nameTaken = 'You already have a view with this name. Enter another name.'
export const filtersTooLong = 'These filters are too long to save. Remove some of them first.'
export const tooManyViews = (max: number) =>
  `You have ${formatNumber(max)} views of this list, which is the maximum. Delete one first.`
export const viewGone = 'This view was deleted in the meantime. Save your filters as a new view.'
export const viewNotSaved = 'The view could not be saved. Check your connection and try again.'
