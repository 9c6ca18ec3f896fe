import { formatNumber } from '#app/lib/format/number.ts'

// The list of rules
export const law = 'Law'
export const listHeading = 'Rules of consumer law'
export const packagingReport = 'Packaging report'
export const guidance =
  'This list is guidance, no legal advice: it says what the store checks and which laws it knows. Laws change, and others may apply to you. A lawyer of your country knows.'
export const noRules = 'No rule that the store knows applies in your markets.'
export const rulesOfOtherCountries = (count: number) => `Rules of other countries (${count})`
export const lawNotLoaded = 'The laws could not be loaded'
export const changed = 'This was changed by someone else. The list shows how it is now.'
export const notDone = 'This cannot be done.'
// A rule and its state
export const states = {
  missing: 'Missing',
  advice: 'Advice',
  met: 'Met',
  yours: 'Yours to check',
  off: 'Switched off',
  elsewhere: 'Not in your markets',
}
export const appliesIn = (markets: string) => `Applies in your markets: ${markets}.`
export const checkYourself = 'The store cannot know this. Check it yourself.'
// Before a date
export const since = ', since'
// Switched off and on
export const whoIsExempt = 'Who is exempt'
export const exemptFrom = (name: string) => `from ${name}`
export const myStoreIsExempt = 'My store is exempt'
export const switchOff = 'Switch off'
export const reason = 'Reason'
export const reasonHint =
  'Recorded with your name and the time. Pages and checks of all markets then leave this rule out.'
export const ruleUnknown = 'This rule is unknown'
export const reasonMissing = 'Say why this rule does not apply to your store'
export const reasonTooLong = (max: number) => `The reason has at most ${max} characters`
// Before the time
export const switchedOffBy = (name: string | null) => `Switched off by ${name ?? 'a deleted account'},`
export const switchOn = 'Switch on'
// These messages say what a market lacks and name the link to it
const products = (count: number) =>
  count === 1 ? '1 active product has' : `${formatNumber(count)} active products have`
export const productsWithoutMaker = (count: number) =>
  `${products(count)} no complete manufacturer or responsible person.`
export const productsWithoutFibers = (count: number) => `${products(count)} no fiber content.`
export const productsWithoutOrigin = (count: number) => `${products(count)} no country under “Made in”.`
export const productsWithoutPackaging = (count: number) => `${products(count)} no packaging by material and weight.`
export const openProducts = 'Open these products'
export const ratesWithoutDays = (rates: number) =>
  `${rates === 1 ? '1 shipping rate does' : `${formatNumber(rates)} shipping rates do`} not say how many days delivery takes.`
export const openRates = 'Open your shipping rates'
export const silentOrderButton = (text: string) =>
  `The order button “${text}” does not say that the order has to be paid.`
export const changeOrderButton = 'Change or clear the text'
export const statementWithoutEmail = 'The accessibility statement names no email for reports of barriers.'
export const enterEmail = 'Enter your email'
export const lucidMissing = 'The LUCID registration number is not entered.'
export const frenchIdMissing = 'A unique identifier (IDU) in France is not entered.'
export const enterInSettings = 'Enter it in the settings'

// The official images of the guarantee notice
export const guaranteeNotices = 'Official images of the guarantee notice'
export const guaranteeNoticesAbout =
  'The EU publishes the notice in each of its languages. Its design is fixed, so upload the image as it is: in color, uncut and unchanged. Checkout, the confirmation by email and the evidence of the order then show it, with the words as its alternative text. Without an image they show the words.'
export const guaranteeNoticesSource = 'Implementing Regulation (EU) 2025/1960, Annex I'
export const noticeApplies = 'applies from'
export const noNoticeNeeded = 'None of your markets needs the notice.'
export const noticeIn = (language: string) => `Notice in ${language}`
export const noticeShown = 'Shown is the official image.'
export const noticeText = 'Shown are the words.'
export const noticeHint = 'SVG, PNG, JPEG or WebP, from 400 pixels wide, at most 5 MB.'
export const noticeUploading = 'Uploading…'
export const removeNotice = 'Remove image'
export const noticeChanged = 'This was changed by someone else. The page shows how it is now.'
export const noticeTooLarge = 'This file is larger than 5 MB. Upload the official SVG or PNG.'
export const noticeLanguageUnknown = 'The notice is not published in this language'
export const noticeMissing = (languages: string) =>
  `The official image of the guarantee notice is missing in ${languages}.`
export const uploadNotice = 'Upload it'
