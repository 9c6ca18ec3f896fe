import { formatNumber } from '#app/lib/format/number.ts'

// The table of languages

export const languages = 'Languages'
export const languagesHint =
  'Shoppers see the store in the languages of its markets. Buttons and emails are translated; you translate your own content.'
export const languagesOfTheStore = 'Store languages'
export const language = 'Language'
export const rightToLeft = 'Right to left'
export const markets = 'Markets'
export const inNoMarket = 'No market'
export const draftAt = (prefix: string) => `/${prefix}, draft`
export const openStore = 'View store'
export const openStoreIn = (language: string, market: string) => `View store in ${language} (${market})`
export const inEnglish = 'Buttons and emails are in English'
export const storeTexts = 'Your content'
export const originals = 'Original language'
export const noTexts = 'None'
export const translated = (fields: number, missing: number) =>
  `${formatNumber(fields - missing)} of ${formatNumber(fields)} translated`
export const translatedOutdated = (fields: number, missing: number, outdated: number) =>
  `${formatNumber(fields - missing)} of ${formatNumber(fields)} translated, ${formatNumber(outdated)} outdated`
export const allTranslated = (fields: number) => `All ${formatNumber(fields)} translated`
export const openTranslations = 'Open translations'
export const openTranslationsIn = (language: string) => `Open translations in ${language}`
export const exactWords = 'Search finds exact words only'
export const orders = 'Orders'
export const orderNoun = (count: number) => (count === 1 ? 'order' : 'orders')
export const notLoaded = 'The languages could not be loaded'

// Adding a language

export const moreLanguages = 'More languages'
export const moreLanguagesHint = 'Buttons, emails and documents are ready in these languages.'
export const noMoreLanguages = 'Your markets already have every language that buttons and emails are translated into.'
export const otherLanguages = {
  before: 'You can add any other language to a',
  link: 'market',
  after: '. Buttons and emails will then be in English.',
}
export const addTo = 'Add to'
export const newMarket = 'A new market'
export const add = 'Add'
export const addNamed = (language: string) => `Add ${language}`
export const marketDeleted = 'This market was deleted. Choose another one.'
export const marketUnknown = 'This market no longer exists. Choose another one.'
export const languageUnknown = 'Enter a language code, such as de or fr-CA'
