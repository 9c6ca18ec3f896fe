import { formatNumber } from '#app/lib/format/number.ts'

// The list

export const translations = 'Translations'
export const originalOrTranslation = 'Original or translation'
export const language = 'Language'
export const withoutLocale = (language: string) => `${language} (no locale)`
export const kind = 'Type'
export const allKinds = 'All types'
export const state = 'State'
export const allStates = 'All states'
export const states = { outdated: 'Outdated', missing: 'Missing', complete: 'Complete' }
export const outdatedCount = (count: number) => `${formatNumber(count)} outdated`
export const missingCount = (count: number) => `${formatNumber(count)} missing`
export const missingShare = (missing: number, fields: number) =>
  `${formatNumber(missing)} of ${formatNumber(fields)} missing`
export const completeCount = (count: number) => `${formatNumber(count)} complete`
export const exportCsv = 'Export CSV'
export const exportXliff = 'Export XLIFF'
export const importFile = 'Import'
export const emptyNouns = { languages: 'languages', texts: 'translations' }
export const emptyHint = 'Products, pages and other content appear here once you add them.'
export const listNotLoaded = 'The translations could not be loaded'

// Without another language

export const noLanguages = 'Your store has only one language'
export const noLanguagesHint = 'Add a second language, then translate products, collections and pages here.'
export const addLanguage = 'Add a language'

// A language that no locale has

export const languageLeft =
  'No market uses this language, so shoppers do not see these translations. They are kept until you delete them.'
export const deleteTexts = 'Delete translations'
export const deleteQuestion = (language: string) => `Delete all ${language} translations?`
export const deleteHint = 'This cannot be undone. Orders in this language keep the text stored with them.'
export const textsDeleted = 'Translations deleted'
export const textsNotDeleted = 'The translations were not deleted'
export const languageUsed = 'A market uses this language, so its translations were not deleted'

// The form

export const editOriginal = (kind: string) => `Edit the original ${kind.toLowerCase()}`
export const textsIn = (language: string) => `${language} translations`
export const textsHint = 'Blank fields show the original.'
export const emptyShowsBuiltInName = (word: string) => `Blank fields show “${word}”, Lumina’s default.`
export const original = 'Original'
export const noOriginal = 'None'
export const translation = 'Translation'
export const slugHint = 'Part of the URL. Old slugs redirect to the new one.'
export const markdownHint = 'Markdown, like the original.'
export const useSuggestion = { before: 'Use “', after: '”' }
export const originalChanged = 'Outdated: the original changed'
export const formerOriginal = (source: string) => `Previous original: ${source}`
export const stillCorrect = 'Still correct: keep as is'
export const yourPasswordHint = 'Confirm your identity: this text tells your customers where to send money.'
export const saveTranslation = 'Save translation'
export const translationSaved = 'Translation saved'
export const notLoaded = 'The translation could not be loaded'
export const translationNotFound = 'Translation Not Found'

// Validation errors

export const notSaved = 'The translation was not saved'
export const translationInSentence = 'translation'
export const originalDeleted = 'The original was deleted by someone else, so its translations cannot be saved.'
export const conflictSubject = 'This text or its original was'
export const tooLong = (field: string, max: number) => `${field} can have at most ${formatNumber(max)} characters`
export const severalLines = (field: string) => `${field} must be one line`
export const unknownPlaceholder = (field: string, unknown: string) =>
  `${field} contains ${unknown}, which does not exist`
export const slugInvalid = 'Use lowercase letters from a to z and digits, with single hyphens between them'
export const slugTaken = (kind: string) => `Another ${kind.toLowerCase()} already has this slug`

// Translatable content

export const kinds = {
  product: { one: 'Product', many: 'Products' },
  category: { one: 'Category', many: 'Categories' },
  collection: { one: 'Collection', many: 'Collections' },
  color: { one: 'Color', many: 'Colors' },
  page: { one: 'Page', many: 'Pages' },
  announcement: { one: 'Announcement', many: 'Announcements' },
  'menu-link': { one: 'Menu link', many: 'Menu links' },
  'homepage-section': { one: 'Homepage section', many: 'Homepage' },
  'store-texts': { one: 'Store text', many: 'Store text' },
  'shipping-rate': { one: 'Shipping rate', many: 'Shipping rates' },
  'pickup-point': { one: 'Pickup point', many: 'Pickup points' },
  'size-guide': { one: 'Size guide', many: 'Size guides' },
  look: { one: 'Look', many: 'Looks' },
  market: { one: 'Order button', many: 'Order buttons' },
  'payment-offer': { one: 'Bank transfer', many: 'Bank transfers' },
  'product-image': { one: 'Product image', many: 'Product images' },
}
export const fields = {
  name: 'Name',
  title: 'Title',
  slug: 'Slug',
  description: 'Description',
  text: 'Text',
  label: 'Label',
  hours: 'Hours',
  note: 'Note',
  orderButton: 'Order button',
  image: 'Alt text',
  largeImage: 'Alt text of the large image',
  smallImage: 'Alt text of the small image',
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
}

// Advice

export const translationMissing = (missing: number, fields: number, language: string) =>
  `${formatNumber(missing)} of ${formatNumber(fields)} fields are not translated into ${language}: shoppers see the originals.`
export const openMissing = 'View missing translations'

// Import

export const importNouns = { one: 'translation', many: 'translations' }
export const payeeTextNotImported =
  'This text tells customers where to send money. Change it under Translations, where your password is required.'
export const severalHaveText = 'Several items have this original text. Add the item’s ID, as in an export'
export const openTranslations = 'Open translations'
export const xliffTooLarge = 'This XLIFF file is larger than 32 MB. Export fewer fields.'
export const xliffNotUtf8 = 'This file is not UTF-8 text. Export it again as UTF-8.'
export const xliffUnknown = 'This XML file is not an XLIFF 1.2 file. Export the translations again as XLIFF 1.2.'
export const xliffDocumentType =
  'XML files with a document type definition are not accepted. Export the translations again.'
export const xliffIncomplete = 'This XML file is incomplete. Export the translations again.'
export const xliffEmpty = 'This XLIFF file has no translations.'
export const xliffTextTooLong = 'A text in this XLIFF file is too long for any field of a store.'
export const xliffTooManyTexts = 'This XLIFF file has more than 200,000 translations.'
export const xliffSeveralLanguages = 'This XLIFF file has translations in several languages.'
