import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const title = 'Product feeds'
export const loadFailed = 'The product feeds could not be loaded'
export const introduction =
  'Google Merchant Center, Meta, Pinterest and TikTok read your products from these files: prices, lowest prices, stock and safety data as on your pages. Add an address there as a data source that is fetched every day.'
export const addresses = 'Addresses'
export const feedName = (market: string, language: string, currency: string) => `${market} · ${language} · ${currency}`
export const copyAddress = 'Copy address'
export const open = 'Open'
export const ofFeed = (name: string) => `: ${name}`
export const addressCopied = 'Address copied'
export const copyFailed = 'The address could not be copied'
export const isOff = 'Product feeds are switched off: these addresses show nothing.'
export const storeIsClosed = 'Nobody can read these addresses until the store is open.'
export const toSettings = { on: 'Switch them off in the settings', off: 'Switch them on in the settings' } as const
export const itemCount = (count: number) =>
  plural('en', count, {
    one: `Each feed has ${formatNumber(count)} item, one for each size and color of your active products.`,
    other: `Each feed has ${formatNumber(count)} items, one for each size and color of your active products.`,
  })
export const backorders = {
  notAllowed: ' Your store does not take backorders now.',
  backorder: (days: number) =>
    `Products on backorder are listed as available ${plural('en', days, { one: 'tomorrow', other: `in ${formatNumber(days)} days` })}, as on their pages.`,
  inStock: 'Products on backorder are listed as in stock, as you expect them to ship without a delay.',
  outOfStock: 'Products on backorder are listed as out of stock.',
} as const
export const lacking = 'What products lack'
export const nothingLacking = 'All active products have what shopping services ask for.'
export const gaps = {
  image: { name: 'Without an image', effect: 'They are not in the feeds: services refuse them.' },
  price: { name: 'With a price of 0', effect: 'They are not in the feeds: services refuse them.' },
  description: { name: 'Without a description', effect: 'Services show their name instead.' },
  gtin: {
    name: 'With a size or color without a GTIN as barcode',
    effect: 'Services show products with a GTIN more often. What you make yourself needs none.',
  },
  safety: {
    name: 'Without the safety data of the EU',
    effect: 'The feeds of EU markets cannot name the manufacturer or the responsible person.',
  },
} as const
export const productCount = (count: number) =>
  plural('en', count, { one: `${formatNumber(count)} product`, other: `${formatNumber(count)} products` })
export const andMore = (count: number) => `and ${formatNumber(count)} more`
