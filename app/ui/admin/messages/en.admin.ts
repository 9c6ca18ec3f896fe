import { formatNumber } from '#app/lib/format/number.ts'

// Forms
export const required = '(required)'
export const needsCorrecting = 'Needs correction'
export const timeZone = (zone: string) => `Time zone: ${zone}.`
export const insertValue = 'Insert variable'
export const done = 'Done'
export const fieldsNeedScripts = 'Turn on JavaScript to change these fields.'
export const notSaved = (noun: string) => `This ${noun} was not saved`
/** `subject` includes its verb, such as ‘The settings were’. */
export const changedBySomeoneElse = (subject: string) =>
  `${subject} changed by someone else. Fields you did not edit now show their changes. Check them and save again.`
export const conflictSubject = (noun: string) => `This ${noun} was`
export const deletedBySomeoneElse = (noun: string) =>
  `This ${noun} was deleted by someone else. Your changes are kept: save them as a new ${noun}, or leave this page.`
export const tooLarge = 'This text is too long to save. Nothing you typed is lost: please shorten it and save again.'
export const unsavedChanges = 'Unsaved changes'
export const discard = 'Discard'
export const save = 'Save'
export const saving = 'Saving...'
export const isPublished = 'Published'
export const draftNotSaved = 'Not saved yet'
export const savingDraft = 'Saving draft…'
export const saveDraft = 'Save draft'
export const draftSaved = 'Draft saved'
export const publish = 'Publish'
export const publishing = 'Publishing…'
export const lastEditedBy = (name: string) => `Last edited by ${name}.`
export const discardDraft = 'Discard draft'
export const discardDraftQuestion = 'Discard the draft?'
export const discardDraftHint = 'The editor goes back to the published version. The draft cannot be restored.'
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
export const loadingPreview = 'Loading preview…'
export const markdownTabs = { write: 'Write', preview: 'Preview' }
export const previewNotLoaded = { before: 'The preview could not be loaded.', retry: 'Try again' }
export const emptyPreview = 'Nothing to preview yet.'
export const previewWidth = 'Preview width'
export const previewWidths = { desktop: 'Desktop', phone: 'Phone' }
export const searchEngineListing = 'Search engine listing'
export const ownTitle = 'custom title'
export const ownDescription = 'custom description'
export const searchPreview = 'Search result preview'
export const shownLength = (name: string, length: number, max: number) =>
  `${name}: ${length} characters (about ${max} recommended)`
export const endCutOff = '– the end will be cut off'

// Text formatting
export const formatting = 'Formatting'
export const formattingHelp = 'Formatting help'
export const formattingSyntax =
  'Start a line with ## for a heading, - for a list, 1. for a numbered list, or > for a quote. Type **bold**, *italic* and [link](/shop). On pages, put | between the cells of a table.'
export const marks = { heading: 'Heading', bold: 'Bold', italic: 'Italic', list: 'List', link: 'Link' }

// Items that can be ordered: rows, tags, images
export const actionsFor = (name: string) => `Actions for ${name}`
export const moveUp = 'Move up'
export const moveDown = 'Move down'
export const moveToTop = 'Move to top'
export const moveToBottom = 'Move to bottom'
export const moveEarlier = 'Move earlier'
export const moveLater = 'Move later'
export const movedToPosition = (name: string, to: number, count: number) =>
  `${name} moved to position ${to + 1} of ${count}`
export const remove = 'Remove'
export const clipFormats = { mp4: 'MP4', webm: 'WebM' }
export const clipHint =
  'MP4 with H.264: up to 10 seconds and 8 MB, at most 2,160 pixels wide and high, without sound. You can add the same video as WebM, which loads faster.'
export const editItem = (name: string) => `Edit ${name}`
export const removeItem = (name: string) => `Remove ${name}`
export const removed = (name: string) => `${name} removed`
export const itemsShown = (shown: number, count: number) => `${shown} of ${formatNumber(count)} shown`
export const showMore = 'Show more'
export const addTag = (noun: string) => `Add ${noun}`
/** The name of a tag in the labels of its buttons. */
export const tag = (noun: string, tag: string) => `${noun} ${tag}`

// Images and uploads
export const file = 'File'
export const chooseFile = 'Choose a file first.'
export const unreadableUpload = 'This upload could not be read. Please try again.'
export const tooManyFiles = 'Too many files from your connection. Please try again in a minute.'
export const uploadAsMultipart = 'Upload files as multipart/form-data.'
export const uploadByPost = 'Upload files by POST.'
export const fileNotSent = 'The file could not be uploaded. Please try again.'
export const image = (index: number) => `image ${index + 1}`
export const featured = 'Featured'
export const makeFeatured = 'Make featured'
export const imageMoved = (from: number, to: number, count: number) =>
  `Image ${from + 1} moved to position ${to + 1} of ${count}${to === 0 ? ' and is now featured' : from === 0 ? '; the next image is now featured' : ''}`
export const imageRemoved = (index: number, count: number) =>
  `Image ${index + 1} removed${index === 0 && count > 1 ? '; the next image is now featured' : ''}`
export const addImages = 'Add images'
export const replaceImage = 'Replace image'
export const addImage = 'Add image'
export const dropImages = 'You can also drop or paste images here.'
export const imageFormats = 'JPEG, PNG, WebP or AVIF, up to 25 MB.'
export const imagesFormats = 'JPEG, PNG, WebP or AVIF, up to 25 MB each.'
export const noImagesInFolder = 'This folder contains no images.'
export const onlyOneImage = 'Only one image is allowed'
export const tooManyImages = (max: number) => `At most ${max} images are allowed`
export const leftOut = (why: string, count: number) => `${why}: ${count} ${count === 1 ? 'was' : 'were'} skipped.`
export const oneUnread = (name: string) => `${name} could not be read and was skipped.`
export const manyUnread = (count: number, names: string) => `${count} could not be read and were skipped: ${names}.`
export const uploadProgressLabel = (name: string) => `Upload progress: ${name}`
export const waiting = 'Waiting'
export const continuesSoon = 'Resumes within a minute'
export const preparing = 'Preparing…'
export const retry = 'Retry'
export const retryLabel = (name: string) => `Retry ${name}`
export const cancelUpload = (name: string) => `Cancel ${name}`
export const uploadsLeft = (count: number) => (count === 1 ? '1 upload left' : `${count} uploads left`)
export const uploadsFinished = 'Uploads finished'

// Lists
export const search = (items: string) => `Search ${items}`
export const searchLoggedOut = 'You are logged out. Log in from another tab, then keep typing.'
export const from = 'From'
export const to = 'To'
export const daysReversed = '“From” is after “To”. Change one of the dates.'
export const clear = 'Clear'
export const clearFilters = 'Clear filters'
export const clearSearch = 'Clear search'
export const noMatches = (noun: string, search: string, isFiltered: boolean) =>
  `No ${noun} match ${search === '' ? 'these filters' : `“${search}”${isFiltered ? ' and these filters' : ''}`}.`
export const noneYet = (noun: string) => `No ${noun} yet`
export const exportCsv = 'Export CSV'
export const moreActions = 'More actions'
export const filter = (count: number) => (count > 0 ? `Filter (${count})` : 'Filter')
export const selectRow = (name: string) => `Select ${name}`
export const selectRowsOfPage = 'Select all rows on this page'
export const selectedRows = 'Selected rows'
export const selected = (count: number) => `${formatNumber(count)} selected`
export const allSelected = (count: number) => `All ${formatNumber(count)} selected`
export const selectPage = 'Select page'
export const selectAllResults = (total: number) => `Select all ${formatNumber(total)} results`
export const narrowList = (max: number) => `Filter the list to select up to ${formatNumber(max)}`
export const pages = 'Pages'
export const rowsShown = (first: number, last: number, total: number, hasMore: boolean) =>
  `${first}–${last} of ${formatNumber(total)}${hasMore ? '+' : ''}`
/** `noun`: the plural. */
export const allRows = (total: number, noun: string) => `${formatNumber(total)} ${noun}`
export const previous = 'Previous'
export const next = 'Next'

// Charts
export const day = 'Day'
export const byDay = (amounts: string, counts: string) => `${amounts} by day, with ${counts} below`
export const status = 'Status'
export const share = 'Share'
export const viewAsTable = 'View as table'
export const yourPassword = 'Your password'
