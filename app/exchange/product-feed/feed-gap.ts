/**
 * Data that shopping services use and some active products lack. Without an image or a price, a product is not in the
 * feed.
 */
export type FeedGap = 'image' | 'price' | 'description' | 'gtin' | 'safety'

/** The path after the locale prefix. */
export const FEED_PATH = '/product-feed.xml'
