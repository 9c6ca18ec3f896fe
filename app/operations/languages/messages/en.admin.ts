import { formatNumber } from '#app/lib/format/number.ts'

// The table of languages

export const languages = 'Languages'
export const languagesHint =
  'Shoppers read the store in the languages of its markets. The interface comes with the store; your own texts are translated beside their originals, and a text without a translation shows the original.'
export const languagesOfTheStore = 'Languages of the store'
export const language = 'Language'
export const rightToLeft = 'Right to left'
export const markets = 'Markets'
export const inNoMarket = 'In no market'
export const draftAt = (prefix: string) => `/${prefix}, draft`
export const openAt = (prefix: string) => `Open /${prefix}`
export const openInLanguage = (prefix: string, language: string) => `Open /${prefix} in ${language}`
export const interfaceColumn = 'Interface'
export const interfaceLabel = 'Interface:'
export const complete = 'Complete'
export const inEnglish = 'In English'
export const storeTexts = 'Texts of the store'
export const originals = 'The originals'
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
export const wordForms = 'Word forms'
export const exactWords = 'Exact words'
export const orders = 'Orders'
export const orderNoun = (count: number) => (count === 1 ? 'order' : 'orders')
export const notLoaded = 'The languages could not be loaded'

// Adding a language

export const moreLanguages = 'More languages'
export const moreLanguagesHint = (count: number) =>
  `${count === 0 ? 'Your markets offer every language that the interface is translated into.' : 'Buttons, messages, emails and documents of the store are translated into these languages, but no market offers them.'} Any other language can be added in a market’s form: there the interface is in English, with numbers and dates of the language, and your own texts can be translated.`
export const addTo = 'Add to'
export const newMarket = 'A new market'
export const addToMarket = 'Add to a market'
export const addLanguageToMarket = (language: string) => `Add to a market (${language})`
export const marketDeleted = 'This market was deleted. Choose another one.'
export const marketUnknown = 'This market is not there any more. Choose another one.'
export const languageUnknown = 'This is no language code, such as de or fr-CA'
