/** Data for shopping services that an active product lacks. Without an image or a price it is not in the feed. */
export type FeedGap = 'image' | 'price' | 'description' | 'gtin' | 'safety'

/** The path after the locale prefix. */
export const FEED_PATH = '/product-feed.xml'
