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
// What a market misses, with the link to it
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
// What a product misses, by field
export const missingSafety = {
  maker: 'Name the maker: markets in the EU require the manufacturer of an active product',
  makerContact: 'Enter the postal address of the maker, and an email or website',
  makerCountry: 'Choose the country of the maker: outside of the EU, a responsible person is needed',
  responsiblePerson: 'The maker is outside of the EU: name a responsible person in the EU, here or in the settings',
}
// The rules: name, what one requires in one sentence, and who is exempt with the reason that is then recorded
export const rules = {
  'lowest-price': {
    name: 'Lowest price of 30 days',
    requires: 'An announced reduction shows the lowest price of the last 30 days before it.',
  },
  'unit-price': {
    name: 'Unit price',
    requires:
      'What is sold by volume, weight, length or area shows the price of its unit beside its price. Pages, cards and carts do for products with a measure.',
  },
  'product-safety': {
    name: 'Product safety',
    requires:
      'Each offer names the manufacturer with postal and electronic address, a responsible person in the EU if the manufacturer is outside, the product, and its warnings.',
  },
  'textile-labelling': {
    name: 'Fiber content',
    requires: 'Each textile product shows its fibers, in percent of the weight, before it is bought.',
  },
  'textile-origin': {
    name: 'Origin of textiles',
    requires: 'The description of each textile product says where it was made.',
  },
  'delivery-and-total': {
    name: 'Delivery time and total',
    requires: 'Directly before the order are the total with tax and shipping, and when the goods are delivered.',
  },
  'order-button': {
    name: 'Order button',
    requires: 'The button that orders says nothing but that the order obliges to pay.',
  },
  'guarantee-notice': {
    name: 'Guarantee notice',
    requires:
      'Before the order and in its confirmation, the official notice of the EU reminds of the legal guarantee, in color, in the language of the page and unchanged. Upload the image that the Commission publishes in each language; until then the store shows its content as text, which cannot replace it.',
  },
  withdrawal: {
    name: 'Withdrawal function',
    requires: 'Every page links to a form by which a consumer withdraws from a contract for 14 days after delivery.',
  },
  cancellation: {
    name: 'Right to cancel',
    requires: 'Consumers can cancel for 14 days after delivery, and read before the order how.',
  },
  'contract-terms': {
    name: 'Terms of the contract',
    requires: 'Shoppers can read, store and print the terms under which they buy.',
  },
  'legal-notice': {
    name: 'Legal notice',
    requires:
      'A page that is always at hand names the seller, its address, email, registers and VAT number. In Japan it also has the phone number, the person in charge, and the terms of payment, delivery and returns.',
  },
  privacy: {
    name: 'Privacy policy',
    requires: 'A page says which personal data the store collects, why, for how long, and which rights people have.',
  },
  'storage-list': {
    name: 'Cookies and storage',
    requires:
      'What a browser stores that shoppers did not request is stored only with consent, and all of it is listed.',
  },
  'newsletter-consent': {
    name: 'Consent to the newsletter',
    requires:
      'Only who agreed beforehand gets a newsletter, the store can prove it, and each one offers to unsubscribe. The store has each email confirmed and records the consent; the newsletters are yours.',
  },
  accessibility: {
    name: 'Accessibility statement',
    requires:
      'A page says how the store meets the accessibility requirements, and where to report barriers. The store has one, with what was measured; you can write your own under Pages.',
    exemption: {
      text: 'Micro-enterprises that provide services need not meet it: fewer than 10 people, and at most €2 million of annual turnover or balance sheet total (Art. 3(23) and 4(5)).',
      reason:
        'Micro-enterprise: fewer than 10 people, and at most €2 million of annual turnover or balance sheet total',
    },
  },
  'packaging-weights': {
    name: 'Packaging by material',
    requires:
      'Who sends packages to consumers registers in their country as a producer of packaging, and reports its weight by material. The report adds up what was shipped.',
  },
  packaging: {
    name: 'Packaging register',
    requires:
      'Who sends packages to consumers in Germany is in the register LUCID, with its number, before the first one, and takes part in a system of disposal.',
  },
  'environmental-qualities': {
    name: 'Environmental qualities of textiles',
    requires:
      'Each textile product says where it was woven, dyed and sewn, its recycled content, whether it can be recycled, and its hazardous substances; with more than half of synthetic fibers also that washing it releases microfibers. The store has fibers and origin: write the rest, in French, into “Materials”, which the product page shows.',
    exemption: {
      text: 'It applies to who sells these products for more than €10 million a year and places more than 10,000 units of them on the French market (since 2025; before, the thresholds were higher). Below, it is voluntary.',
      reason: 'At most €10 million a year from these products, or at most 10,000 units a year in France',
    },
  },
  'producer-number': {
    name: 'Unique identifier of producers',
    requires:
      'Who sells packaged goods and textiles in France is registered for each of them, and names its unique identifiers (IDU) in the terms and on its website.',
  },
}

// The official images of the guarantee notice
export const guaranteeNotices = 'Official images of the guarantee notice'
export const guaranteeNoticesAbout =
  'The EU publishes the notice in each of its languages. Its design is fixed, so upload the image as it is: in color, uncut and unchanged. Checkout, the confirmation by email and the evidence of the order then show it, with the words as its alternative text. Without an image they show the words.'
export const guaranteeNoticesSource = 'Implementing Regulation (EU) 2025/1960, Annex I'
export const noticeApplies = 'applies from'
export const noNoticeNeeded = 'None of your markets needs the notice.'
export const noticeIn = (language: string) => `Notice in ${language}`
export const noticeShown = 'Shown is the official image.'
export const noticeWords = 'Shown are the words.'
export const noticeHint = 'SVG, PNG, JPEG or WebP, from 400 pixels wide, at most 5 MB.'
export const noticeUploading = 'Uploading…'
export const removeNotice = 'Remove image'
export const noticeChanged = 'This was changed by someone else. The page shows how it is now.'
export const noticeTooLarge = 'This file is larger than 5 MB. Upload the official SVG or PNG.'
export const noticeLanguageUnknown = 'The notice is not published in this language'
export const noticeMissing = (languages: string) =>
  `The official image of the guarantee notice is missing in ${languages}.`
export const uploadNotice = 'Upload it'

// Policies

export const policyNames = {
  terms: 'Terms of service',
  privacy: 'Privacy policy',
  returns: 'Returns',
  shipping: 'Shipping',
  'legal-notice': 'Legal notice',
  accessibility: 'Accessibility',
}
