import { formatNumber } from '#app/lib/format/number.ts'

// The list

export const pages = 'Pages'
export const titleOrAddress = 'Title or URL'
export const address = 'URL'
export const status = 'Status'
export const statusAll = 'Status: All'
export const draft = 'Draft'
export const published = 'Published'
export const publishedWithDraft = 'Published, with draft'
export const changed = 'Updated'
export const emptyNoun = 'pages'
export const addPage = 'Add page'
export const emptyHint = 'Write an About, Care or Sustainability page, and link to it from a menu.'
export const pageDeleted = 'Page deleted'
export const listNotLoaded = 'The pages could not be loaded'

// Policies

export const policies = 'Policies'
export const write = 'Create'
export const policyMissing = (name: string) => `The “${name}” page is missing.`
export const writeMissing = (name: string) => `Create the ${name} page`
export const policyIsDraft = (name: string) => `The “${name}” page is a draft.`
export const publishDraft = (name: string) => `Publish the ${name} page`

// A new page

export const newPage = 'New page'
export const startFromTemplate = 'Start from a template'
export const noTemplate = 'Blank page'
export const outlineHint = 'A starting point, not legal advice. Have the text checked for the countries you sell to.'
export const formNotLoaded = 'The form could not be loaded'

// The form

export const toFillIn = 'Blanks to fill in'
export const leaveOut = 'Leave out'
export const leaveOutGap = (label: string) => `Leave out: ${label}`
export const gapsLeft = (left: number) => `${left} left`
export const allFilledIn = 'All filled in'
export const page = 'Page'
export const title = 'Title'
export const text = 'Text'
export const images = 'Images'
export const addImages = 'Add images'
export const addImagesHint =
  'Images are inserted into the text, below the line with the cursor. You can move them afterwards.'
export const imageDescription = (number: number) => `Alt text of image ${number}`
export const imageDescriptionHint = 'Describe the image in one sentence'
export const decorative = 'Decorative'
export const decorativeImage = (number: number) => `Decorative: image ${number} needs no alt text`
export const remove = 'Remove'
export const removeImage = (number: number) => `Remove image ${number}`
export const uploadFailed = 'Failed to upload images. Please try again.'
export const seoTitle = 'SEO title'
export const seoTitleEmpty = 'Leave blank to use the title.'
export const seoDescription = 'SEO description'
export const seoDescriptionEmpty = 'Leave blank to use the first paragraph.'
export const policy = 'Policy'
export const policyHint = 'The footer links to policies.'
export const noPolicy = 'None'
export const slug = 'Slug'
export const slugHint = 'The end of the URL. Leave blank to use the title.'
export const usesTitle = 'Uses the title'
export const movedPageUrl = (path: string, shownPath: string) => `URL: ${path} – ${shownPath} will redirect here`
export const publish = 'Publish'
export const publishAsNew = 'Publish as a new page'
export const saveDraft = 'Save draft'
/** The empty choice of a blank. */
export const choose = 'Choose'
export const fillInBlanks = (blanks: number) => `Fill in ${blanks === 1 ? '1 blank' : `${blanks} blanks`}`
export const cancel = 'Cancel'
export const saving = 'Saving...'
export const draftHint = 'Shoppers do not see a saved draft until you publish it.'
export const newPageHint = 'Shoppers see the page once you publish it.'
export const pagePublished = 'Page published'
export const draftSaved = 'Draft saved'
export const historyLabels = { slug: 'slug', seoTitle: 'SEO title', seoDescription: 'SEO description', body: 'text' }
export const notLoaded = 'The page could not be loaded'
export const pageNotFound = 'Page Not Found'

// Above the form

export const viewInShop = 'View in store'
export const previewDraft = 'Preview draft'
export const discardDraft = 'Discard draft'
export const discardQuestion = 'Discard the draft?'
export const discardHint = 'The published page does not change.'
export const discarding = 'Discarding...'
export const draftDiscarded = 'Draft discarded'
export const unpublish = 'Unpublish'
export const unpublishQuestion = 'Unpublish this page?'
export const unpublishHint =
  'Shoppers will no longer see it, and menus will no longer link to it. You can publish it again.'
export const unpublishPage = 'Unpublish page'
export const unpublishing = 'Unpublishing...'
export const pageUnpublished = 'Page unpublished'
export const deleteQuestion = 'Delete this page?'
export const deletePublishedHint = 'Shoppers will no longer see it, and menus will no longer link to it.'
export const deleteDraftHint = 'Shoppers have not seen it yet.'
export const deletePage = 'Delete page'
export const notDeleted = 'The page was not deleted'
export const notChanged = 'The page was not changed'

// The preview
export const previewTitle = (title: string) => `Preview: ${title}`
export const previewPublished = 'Preview: published page'
export const previewDraftBanner = 'Preview: draft, not published'
export const backToPage = 'Back to page'
export const previewNotLoaded = 'Failed to load the page'
export const backToPages = 'Back to pages'

// Validation errors

export const notSaved = 'The page was not saved'
export const pageInSentence = 'page'
export const titleMissing = 'Title is required'
export const titleTooLong = (max: number) => `Title can have at most ${formatNumber(max)} characters`
export const slugTooLong = (max: number) => `Slug can have at most ${formatNumber(max)} characters`
export const slugTaken = 'Another page already has this slug'
export const policyUnknown = 'Choose a policy or none'
export const policyTaken = (name: string) => `Another page is already the policy “${name}”`
export const textTooLong = (max: number) => `The text can have at most ${formatNumber(max)} characters`
export const seoTitleTooLong = (max: number) => `SEO title can have at most ${formatNumber(max)} characters`
export const seoDescriptionTooLong = (max: number) => `SEO description can have at most ${formatNumber(max)} characters`

// Why a page cannot be published

export const textMissing = 'A page without text cannot be published.'
export const gapsToFill = (gaps: string) => `Replace the text in square brackets: ${gaps}.`
export const unknownPlaceholder = (unknown: string, known: string) => `${unknown} is not a placeholder. Use ${known}.`
export const imagesUndescribed = (files: string) => `Add alt text to each image, or mark it as decorative: ${files}.`
export const imagesElsewhere = (urls: string) => `Upload these images here: ${urls}.`
export const linksInvalid = (links: string) =>
  `Links must be paths in your store or begin with https:// or mailto:. Check ${links}.`
export const linksToItself = (path: string) => `A page cannot link to itself (${path}).`
export const listAndMore = (names: string, more: number) => `${names} and ${more} more`

// Import

export const importNouns = { one: 'page', many: 'pages' }
export const openPages = 'Open pages'

// Below the policies

export const builtInStatement =
  'Until you publish an accessibility statement, shoppers see a built-in one with the results of accessibility tests.'
export const readStatement = 'View the built-in statement'
