import { formatNumber } from '#app/lib/format/number.ts'

// The table of languages

export const languages = 'Languages'
export const languagesHint =
  'Shoppers see the store in the languages of its markets. The interface is already translated. Translate your own content next to the originals; untranslated texts show the original.'
export const languagesOfTheStore = 'Store languages'
export const language = 'Language'
export const rightToLeft = 'Right to left'
export const markets = 'Markets'
export const inNoMarket = 'No market'
export const draftAt = (prefix: string) => `/${prefix}, draft`
export const openAt = (prefix: string) => `View /${prefix}`
export const openInLanguage = (prefix: string, language: string) => `View /${prefix} in ${language}`
export const interfaceColumn = 'Interface'
export const interfaceLabel = 'Interface:'
export const complete = 'Complete'
export const inEnglish = 'In English'
export const storeTexts = 'Your content'
export const originals = 'Originals'
export const noTexts = 'None'
export const translated = (fields: number, missing: number) =>
  `${formatNumber(fields - missing)} of ${formatNumber(fields)} translated`
export const translatedOutdated = (fields: number, missing: number, outdated: number) =>
  `${formatNumber(fields - missing)} of ${formatNumber(fields)} translated, ${formatNumber(outdated)} outdated`
export const allTranslated = (fields: number) => `All ${formatNumber(fields)} translated`
export const openTranslations = 'Open translations'
export const openTranslationsIn = (language: string) => `Open translations in ${language}`
export const searchColumn = 'Search'
export const searchLabel = 'Search:'
export const wordForms = 'Finds plurals and other word forms'
export const exactWords = 'Exact words only'
export const orders = 'Orders'
export const orderNoun = (count: number) => (count === 1 ? 'order' : 'orders')
export const notLoaded = 'The languages could not be loaded'

// Adding a language

export const moreLanguages = 'More languages'
export const moreLanguagesHint = (count: number) =>
  `${count === 0 ? 'Your markets already offer every language that the interface is translated into.' : 'The store’s buttons, messages, emails and documents are translated into these languages, but no market offers them yet.'} You can add any other language to a market: its interface stays in English but uses that language’s format of numbers and dates, and you can translate your own texts.`
export const addTo = 'Add to'
export const newMarket = 'A new market'
export const addToMarket = 'Add to a market'
export const addLanguageToMarket = (language: string) => `Add to a market (${language})`
export const marketDeleted = 'This market was deleted. Choose another one.'
export const marketUnknown = 'This market no longer exists. Choose another one.'
export const languageUnknown = 'Enter a language code, such as de or fr-CA'
