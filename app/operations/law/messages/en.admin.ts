import { formatNumber } from '#app/lib/format/number.ts'

// The list of rules
export const law = 'Legal'
export const demoPolicies =
  'In the demo store, the policy links in the footer open the homepage until you create the policy pages.'
export const listHeading = 'Legal requirements'
export const packagingReport = 'Packaging report'
export const legalDetails = 'Legal details'
export const guidance =
  'This list is guidance, not legal advice: other laws may apply to you, so ask a lawyer in your country.'
export const noRules = 'None of these requirements apply to your markets.'
export const rulesOfOtherCountries = (count: number) => `Requirements in other countries (${count})`
export const lawNotLoaded = 'The legal requirements could not be loaded'
export const changed = 'This requirement was changed by someone else. The list shows the current state.'
export const notDone = 'That didn’t work. Reload the page and try again.'
export const metRules = (count: number) => `${formatNumber(count)} ${count === 1 ? 'requirement' : 'requirements'} met`
// A rule and its state
export const states = {
  missing: 'Needs a fix',
  advice: 'Recommended',
  yours: 'Check this yourself',
  off: 'Turned off',
}
/** The first two of the markets to which a rule applies, and the number of the others. */
export const marketNames = (names: readonly string[]) =>
  names.length > 2 ? `${names.slice(0, 2).join(', ')} +${names.length - 2}` : names.join(', ')
export const appliesIn = (markets: string) => `Applies to: ${markets}`
export const actionFor = (name: string) => `for ${name}`
export const checkYourself = 'The store cannot check this for you.'
// Shown before a date
export const since = ', in effect since'
// Switched off and on
export const whoIsExempt = 'Who is exempt'
export const exemptFrom = (name: string) => `from ${name}`
export const myStoreIsExempt = 'My store is exempt'
export const switchOff = 'Turn off'
export const reason = 'Reason'
export const reasonHint =
  'Recorded with your name and the time. Pages and checks in all markets will then ignore this requirement.'
export const ruleUnknown = 'Unknown requirement'
export const reasonMissing = 'Enter why this does not apply to your store'
export const reasonTooLong = (max: number) => `The reason can have at most ${max} characters`
// Shown before the time
export const switchedOffBy = (name: string | null) => `Turned off by ${name ?? 'a deleted account'},`
export const switchOn = 'Turn on'
// Missing settings of a market, and the link to them
const products = (count: number) =>
  count === 1 ? '1 active product has' : `${formatNumber(count)} active products have`
export const productsWithoutMaker = (count: number) =>
  `${products(count)} incomplete manufacturer or responsible person details.`
export const productsWithoutFibers = (count: number) => `${products(count)} no fiber content.`
export const productsWithoutOrigin = (count: number) => `${products(count)} no country under “Made in”.`
export const productsWithoutPackaging = (count: number) => `${products(count)} no packaging materials or weights.`
export const openProducts = 'View these products'
export const ratesWithoutDays = (rates: number) =>
  `${rates === 1 ? '1 shipping rate has' : `${formatNumber(rates)} shipping rates have`} no delivery time.`
export const openRates = 'View your shipping rates'
export const unclearOrderButton = (text: string) =>
  `The order button says “${text}”. It must say only that ordering means paying, for example “Buy now” or “Order and pay”.`
export const changeOrderButton = 'Edit button text'
export const statementWithoutEmail = 'The accessibility statement has no email address for reporting barriers.'
export const enterEmail = 'Enter your email'
export const lucidMissing = 'Your LUCID number, which you need to sell to customers in Germany, is missing.'
export const frenchIdMissing =
  'Your unique identifier (IDU), which you need to sell to customers in France, is missing.'
export const enterNumber = 'Enter the number'

// The official images of the guarantee notice
export const guaranteeNotices = 'Official images of the guarantee notice'
export const noticesUploaded = (count: number, needed: number) => `${count} of ${needed} uploaded`
export const guaranteeNoticesAbout =
  'The EU publishes the notice in each of its languages. Its design is fixed, so upload the image as it is: in color, uncropped and unchanged. Checkout, the confirmation email and the proof of order then show it, with its wording as alt text. Without an image, they show the wording only.'
export const guaranteeNoticesSource = 'Implementing Regulation (EU) 2025/1960, Annex I'
export const noticeApplies = 'in effect since'
export const noNoticeNeeded = 'None of your markets needs the notice.'
export const noticeIn = (language: string) => `Notice in ${language}`
export const noticeShown = 'The official image is shown.'
export const noticeText = 'Only the wording is shown.'
export const noticeHint = 'SVG, PNG, JPEG or WebP, at least 400 pixels wide, up to 5 MB.'
export const noticeUploading = 'Uploading…'
export const removeNotice = 'Remove image'
export const noticeChanged = 'This notice was changed by someone else. The page shows the current state.'
export const noticeTooLarge = 'This file is larger than 5 MB. Upload the official SVG or PNG.'
export const noticeLanguageUnknown = 'The notice is not published in this language'
export const noticeMissing = (languages: string) => `The official EU guarantee notice has no image for: ${languages}.`
export const uploadNotice = 'Upload the image'
