import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const title = 'Product feeds'
export const loadFailed = 'The product feeds could not be loaded'
export const introduction = 'Google Merchant Center, Meta, Pinterest and TikTok read your products from these files.'
export const howToConnect = 'How to connect'
export const connecting =
  'Copy a feed URL, and add it in the service as a data source that is fetched daily. Prices, lowest prices, stock and safety data match your product pages.'
export const feedName = (market: string, language: string, currency: string) => `${market} · ${language} · ${currency}`
export const copyAddress = 'Copy URL'
export const open = 'Open'
export const forFeed = (name: string) => `: ${name}`
export const addressCopied = 'URL copied'
export const copyFailed = 'The URL could not be copied'
export const isOff = 'Product feeds are turned off: these URLs show nothing.'
export const storeIsClosed = 'Nobody can read these URLs until the store is open.'
export const backorderPanel = 'Backorders'
export const itemCount = (count: number) =>
  plural('en', count, {
    one: `Each feed has ${formatNumber(count)} item, one for each size and color of your active products.`,
    other: `Each feed has ${formatNumber(count)} items, one for each size and color of your active products.`,
  })
export const backorders = {
  notAllowed: 'Your store does not allow backorders',
  backorder: (days: number) =>
    `Backordered products are listed as available ${plural('en', days, { one: 'tomorrow', other: `in ${formatNumber(days)} days` })}, just like on their product pages.`,
  inStock: 'Backordered products are listed as in stock, because you expect them to ship without delay.',
  outOfStock: 'Backordered products are listed as out of stock.',
} as const
export const lacking = 'Product data'
export const nothingMissing = 'All active products have the data that shopping services require.'
export const gaps = {
  image: { name: 'No image', effect: 'Not in the feeds: services reject products without an image.' },
  price: { name: 'Price of 0', effect: 'Not in the feeds: services reject products without a price.' },
  description: { name: 'No description', effect: 'Services show the product name instead.' },
  gtin: {
    name: 'Optional: barcodes (GTIN)',
    effect: 'Only needed if you resell other brands.',
  },
  safety: {
    name: 'No EU safety data',
    effect: 'Feeds of EU markets cannot show the manufacturer or the responsible person.',
  },
} as const
export const productCount = (count: number) =>
  plural('en', count, { one: `${formatNumber(count)} product`, other: `${formatNumber(count)} products` })
export const viewProducts = 'View products'
export const andMore = (count: number) => `and ${formatNumber(count)} more`
