/** What an active product lacks for shopping services. Without an image or a price it is not in the feed. */
export type FeedGap = 'image' | 'price' | 'description' | 'gtin' | 'safety'

/** Below the prefix of a locale. */
export const FEED_PATH = '/product-feed.xml'
