import { formatNumber } from '#app/lib/format/number.ts'

// Forms
export const required = '(required)'
export const needsCorrecting = 'Needs correcting'
export const edit = 'Edit'
export const close = 'Close'
export const notSaved = (noun: string) => `This ${noun} was not saved`
/** `subject`: with its verb, such as ‘The settings were’. */
export const changedBySomeoneElse = (subject: string) =>
  `${subject} changed by someone else. Their changes are shown where you made none. Check them and save again.`
export const conflictSubject = (noun: string) => `This ${noun} was`
export const deletedBySomeoneElse = (noun: string) =>
  `This ${noun} was deleted by someone else. Your input is kept: save it as a new ${noun}, or leave this page.`
export const tooLarge =
  'This is more text than can be sent at once. Nothing you typed is lost: please shorten it and save again.'
export const unsavedChanges = 'Unsaved changes'
export const discard = 'Discard'
export const save = 'Save'
export const saving = 'Saving...'
export const leaveWithoutSaving = 'Leave without saving?'
export const changesNotSaved = 'Your changes on this page have not been saved.'
export const discardChanges = 'Discard changes'
export const stay = 'Stay'

// Buttons and dialogs
export const apply = 'Apply'
export const cancel = 'Cancel'
export const deleteIt = 'Delete'
export const deleting = 'Deleting...'

// Previews
export const preview = 'Preview'
export const loadingPreview = 'Loading the preview…'
export const previewWidth = 'Width of the preview'
export const previewWidths = { desktop: 'Desktop', phone: 'Phone' }
export const searchPreview = 'Preview of the search result'
export const shownLength = (name: string, length: number, max: number) =>
  `${name}: ${length} of about ${max} characters that are shown`
export const endCutOff = '– the end is cut off'

// Items that can be ordered: rows, tags, images
export const moves = { first: 'to the top', up: 'up', down: 'down', last: 'to the bottom' }
export const moveItem = (name: string, move: string) => `Move ${name} ${move}`
export const moveEarlier = (name: string) => `Move ${name} earlier`
export const moveLater = (name: string) => `Move ${name} later`
export const movedToPosition = (name: string, to: number, count: number) =>
  `${name} moved to position ${to + 1} of ${count}`
export const remove = 'Remove'
export const removeItem = (name: string) => `Remove ${name}`
export const removed = (name: string) => `${name} removed`
export const itemsShown = (shown: number, count: number) => `${shown} of ${formatNumber(count)} shown`
export const showMore = 'Show more'
export const addTag = (noun: string) => `Add a ${noun}`
/** In the names of its buttons. */
export const tag = (noun: string, tag: string) => `${noun} ${tag}`

// Images and uploads
export const file = 'File'
export const chooseFile = 'Choose a file first.'
export const unreadableUpload = 'This upload could not be read.'
export const tooManyFiles = 'Too many files from your connection. Please try again in a minute.'
export const uploadAsMultipart = 'Upload files as multipart/form-data.'
export const uploadByPost = 'Upload files by POST.'
export const fileNotSent = 'The file could not be sent. Please try again.'
export const image = (index: number) => `image ${index + 1}`
export const featured = 'Featured'
export const makeFeatured = 'Make featured'
export const makeItemFeatured = (name: string) => `Make featured: ${name}`
export const imageMoved = (from: number, to: number, count: number) =>
  `Image ${from + 1} moved to position ${to + 1} of ${count}${to === 0 ? ' and is featured now' : from === 0 ? ', image 2 is featured now' : ''}`
export const imageRemoved = (index: number, count: number) =>
  `Image ${index + 1} removed${index === 0 && count > 1 ? ', image 2 is featured now' : ''}`
export const addImages = 'Add images'
export const replaceImage = 'Replace the image'
export const addImage = 'Add an image'
export const dropImages = 'Or drop or paste them here.'
export const imageFormats = 'JPEG, PNG, WebP or AVIF, up to 25 MB.'
export const imagesFormats = 'JPEG, PNG, WebP or AVIF, up to 25 MB each.'
export const noImagesInFolder = 'This folder contains no images.'
export const onlyOneImage = 'Only one image fits here'
export const tooManyImages = (max: number) => `At most ${max} images fit`
export const leftOut = (why: string, count: number) => `${why}: ${count} ${count === 1 ? 'was' : 'were'} left out.`
export const oneUnread = (name: string) => `${name} could not be read and was left out.`
export const manyUnread = (count: number, names: string) => `${count} could not be read and were left out: ${names}.`
export const uploadNamed = (name: string) => `Upload of ${name}`
export const waiting = 'Waiting'
export const continuesSoon = 'Continues within a minute'
export const preparing = 'Preparing…'
export const retry = 'Retry'
export const retryNamed = (name: string) => `Retry ${name}`
export const cancelUpload = (name: string) => `Cancel ${name}`
export const uploadsLeft = (count: number) => (count === 1 ? '1 upload left' : `${count} uploads left`)
export const uploadsFinished = 'Uploads finished'

// Lists
export const search = (items: string) => `Search ${items}`
export const searchLoggedOut = 'You are logged out. Log in from another tab, then continue typing.'
export const from = 'From'
export const to = 'To'
export const daysReversed = '“From” is later than “To”. Change one of them.'
export const clear = 'Clear'
export const clearFilters = 'Clear filters'
export const noMatches = (noun: string) => `No ${noun} match these filters.`
export const noneYet = (noun: string) => `No ${noun} yet.`
export const exportCsv = 'Export CSV'
export const selectRow = (name: string) => `Select ${name}`
export const selectRowsOfPage = 'Select all rows on this page'
export const selectedRows = 'Selected rows'
export const selected = (count: number) => `${formatNumber(count)} selected`
export const allSelected = (count: number) => `All ${formatNumber(count)} selected`
export const selectPage = 'Select page'
export const selectAllResults = (total: number) => `Select all ${formatNumber(total)} results`
export const narrowList = (max: number) => `Narrow the list to select up to ${formatNumber(max)}`
export const pages = 'Pages'
export const rowsShown = (first: number, last: number, total: number, isMore: boolean) =>
  `${first}–${last} of ${formatNumber(total)}${isMore ? '+' : ''}`
export const previous = 'Previous'
export const next = 'Next'

// Charts
export const day = 'Day'
export const byDay = (amounts: string, counts: string) => `${amounts} by day, and ${counts} below`
export const status = 'Status'
export const share = 'Share'
export const viewAsTable = 'View as table'
export const yourPassword = 'Your password'
