import { createContext } from 'react-router'

/** First segments of the store's other URLs: no locale can have them as its prefix. */
export const RESERVED_PREFIXES: ReadonlySet<string> = new Set([
  ...['about', 'admin', 'api', 'assets', 'checkout', 'collection', 'coming-soon', 'contact', 'faq', 'healthz'],
  ...['legal-notice', 'lookbook', 'media', 'metrics', 'newsletter', 'not-found', 'order', 'pages', 'privacy'],
  ...['product', 'readyz', 'returns', 'search', 'share', 'shipping', 'shop', 'sitemap', 'terms', 'uploads'],
  ...['webhooks', 'wishlist', 'withdraw', 'brand', 'passport'],
])

/** The prefix in the request's URL, without slash; '' if it has none. */
export const localePrefix = createContext('')
