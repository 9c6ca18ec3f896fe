import { formatNumber } from '#app/lib/format/number.ts'

export const thisMarketWasDeletedChooseAnother = 'This market was deleted. Choose another one.'
export const languages = 'Languages'
export const shoppersReadTheStoreInTheLanguages =
  'Shoppers read the store in the languages of its markets. The interface comes with the store; your own texts are translated beside their originals, and a text without a translation shows the original.'
export const theLanguagesCouldNotBeLoaded = 'The languages could not be loaded'
export const moreLanguages = 'More languages'
export const anyOtherLanguageCanBeAddedIn = (count: number) =>
  `${count === 0 ? 'Your markets offer every language that the interface is translated into.' : 'Buttons, messages, emails and documents of the store are translated into these languages, but no market offers them.'} Any other language can be added in a market’s form: there the interface is in English, with numbers and dates of the language, and your own texts can be translated.`
export const addTo = 'Add to'
export const aNewMarket = 'A new market'
export const addToAMarket = 'Add to a market'
export const languagesOfTheStore = 'Languages of the store'
export const language = 'Language'
export const markets = 'Markets'
export const interfaceText = 'Interface'
export const textsOfTheStore = 'Texts of the store'
export const search = 'Search'
export const orders = 'Orders'
export const rightToLeft = 'Right to left'
export const complete = 'Complete'
export const inEnglish = 'In English'
export const interfaceTextText = 'Interface:'
export const wordForms = 'Word forms'
export const exactWords = 'Exact words'
export const searchText = 'Search:'
export const order = ' order'
export const ordersText = ' orders'
export const inNoMarket = 'In no market'
export const draft = (prefix: string) => `/${prefix}, draft`
export const open = (prefix: string) => `Open /${prefix}`
export const inText = (name: string) => ` in ${name}`
export const theOriginals = 'The originals'
export const none = 'None'
export const openTranslations = 'Open translations'
export const ofTranslated = (fields: number, missing: number) =>
  `${formatNumber(fields - missing)} of ${formatNumber(fields)} translated`
export const outdated = (translated: string, outdated: number) => `${translated}, ${formatNumber(outdated)} outdated`
export const allTranslated = (fields: number) => `All ${formatNumber(fields)} translated`
