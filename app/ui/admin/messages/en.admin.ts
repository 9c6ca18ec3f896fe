import { formatNumber } from '#app/lib/format/number.ts'

export const required = '(required)'
export const cancel = 'Cancel'
export const apply = 'Apply'
export const saving = 'Saving...'
export const deleteText = 'Delete'
export const thisWasNotSaved = (noun: string) => `This ${noun} was not saved`
export const needsCorrecting = 'Needs correcting'
export const desktop = 'Desktop'
export const phone = 'Phone'
export const widthOfThePreview = 'Width of the preview'
export const preview = 'Preview'
export const px = (px: number) => `${px}px`
export const deleting = 'Deleting...'
export const unsavedChanges = 'Unsaved changes'
export const discard = 'Discard'
export const save = 'Save'
export const yourChangesOnThisPageHaveNot = 'Your changes on this page have not been saved.'
export const leaveWithoutSaving = 'Leave without saving?'
export const discardChanges = 'Discard changes'
export const stay = 'Stay'
export const previewOfTheSearchResult = 'Preview of the search result'
export const theEndIsCutOff = '– the end is cut off'
export const edit = 'Edit'
export const close = 'Close'
export const addA = (noun: string) => `Add a ${noun}`
export const movedToPositionOf = (tag: string, to: number, count: number) =>
  `${tag} moved to position ${to + 1} of ${count}`
export const move = (noun: string, tag: string, kind: string) => `Move ${noun} ${tag} ${kind}`
export const remove = (noun: string, tag: string) => `Remove ${noun} ${tag}`
export const thumb = (value: string) => `thumb ${value}`
export const file = 'File'
export const image = (index: number) => `image ${index + 1}`
export const featured = 'Featured'
export const earlier = 'earlier'
export const later = 'later'
export const moveOf = (name: string, label: string) => `Move ${name} ${label}`
export const removeText = 'Remove'
export const removeOf = (name: string) => `Remove ${name}`
export const makeFeatured = 'Make featured'
export const makeFeaturedOf = (name: string) => `Make featured: ${name}`
export const imageMovedToPositionOf = (from: number, to: number, count: number, featured: string) =>
  `Image ${from + 1} moved to position ${to + 1} of ${count}${featured}`
export const uploadsFinished = 'Uploads finished'
export const addImages = 'Add images'
export const replaceTheImage = 'Replace the image'
export const addAnImage = 'Add an image'
export const orDropOrPasteThemHereJpeg = {
  part: 'Or drop or paste them here.',
  between: 'JPEG, PNG, WebP or AVIF, up to 25 MB',
}
export const removed = (name: string) => `${name} removed`
export const thisFolderContainsNoImages = 'This folder contains no images.'
export const onlyOneImageFitsHere = 'Only one image fits here'
export const tooManyImages = (max: number) => `At most ${max} images fit`
export const imageRemoved = (index: number, count: number) =>
  `Image ${index + 1} removed${index === 0 && count > 1 ? ', image 2 is featured now' : ''}`
export const uploadOf = (name: string) => `Upload of ${name}`
export const waiting = 'Waiting'
export const preparing = 'Preparing…'
export const retry = 'Retry'
export const retryOf = (name: string) => `Retry ${name}`
export const text = (hasFailed: boolean, name: string) => `${hasFailed ? 'Remove' : 'Cancel'} ${name}`
export const selected = (isAll: boolean, count: number) => `${isAll ? 'All ' : ''}${formatNumber(count)} selected`
export const selectedRows = 'Selected rows'
export const selectPage = 'Select page'
export const selectAllResults = (total: number) => `Select all ${formatNumber(total)} results`
export const narrowTheListToSelectUpTo = (max: number) => `Narrow the list to select up to ${formatNumber(max)}`
export const clear = 'Clear'
export const from = 'From'
export const to = 'To'
export const noMatchTheseFilters = (noun: string) => `No ${noun} match these filters.`
export const noYet = (noun: string) => `No ${noun} yet.`
export const clearFilters = 'Clear filters'
export const exportCsv = 'Export CSV'
export const search = (lowerCase: string) => `Search ${lowerCase}`
export const pages = 'Pages'
export const previous = 'Previous'
export const next = 'Next'
export const selectAllRowsOnThisPage = 'Select all rows on this page'
export const select = (name: string) => `Select ${name}`
export const movedToPositionOfOf = (item: string, to: number, count: number) =>
  `${item} moved to position ${to + 1} of ${count}`
export const removedOf = (item: string) => `${item} removed`
export const ofShownShowMore = {
  before: (shown: number, count: number) => `${shown} of ${formatNumber(count)} shown`,
  part: 'Show more',
}
export const day = 'Day'
export const byDayAndBelow = (amountName: string, lowerCase: string) => `${amountName} by day, and ${lowerCase} below`
export const viewAsTable = 'View as table'
export const status = 'Status'
export const share = 'Share'
export const lengthShown = (name: string, length: number, max: number) =>
  `${name}: ${length} of about ${max} characters that are shown`
export const leftOut = (noun: string, over: number) => `${noun}: ${over} ${over === 1 ? 'was' : 'were'} left out.`
export const oneUnread = (name: string) => `${name} could not be read and was left out.`
export const manyUnread = (count: number, names: string) => `${count} could not be read and were left out: ${names}.`
export const rowsShown = (first: number, last: number, total: number, isMore: boolean) =>
  `${first}–${last} of ${formatNumber(total)}${isMore ? '+' : ''}`
export const moves = { first: 'to the top', up: 'up', down: 'down', last: 'to the bottom' }
export const each = ' each'
