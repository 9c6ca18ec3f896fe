import { join } from 'node:path'
import { toCardSettings } from '#app/catalog/product-cards.ts'
import { getMarket, readStorefront } from '#app/content/storefront.server.ts'
import { createFeedFiles } from '#app/exchange/product-feed/feed-files.server.ts'
import { writeFeed } from '#app/exchange/product-feed/write-feed.server.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { db } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { acceptsGzip } from '#app/platform/http/accept-encoding.ts'
import { matchesTag } from '#app/platform/http/entity-tag.ts'
import { localePrefix } from '#app/store/locale.ts'
import type { Route } from './+types/product-feed'

export const localized = true
export const isStream = true

const RETRY_AFTER_S = 60

const feeds = createFeedFiles({ folder: join(env.DATA_DIR, 'feeds') })

/** Serves a locale's products to shopping services. It bypasses the page cache, which a large catalog would fill. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const storefront = await readStorefront(context)
  const { settings, locale, locales, categories } = storefront
  if (!settings.product_feed) throw notFound('Page Not Found')
  feeds.keepOnly(new Set(locales.map(({ prefix }) => prefix)))
  const file = await feeds.find(context.get(localePrefix), locales.length, (write) => {
    const cards = toCardSettings(storefront)
    const market = getMarket(storefront)
    return writeFeed(db, { settings, locale, categories, cards, market, origin: url.origin }, write)
  })
  if (!file) {
    const headers = { 'Retry-After': String(RETRY_AFTER_S), 'Cache-Control': 'no-store' }
    return new Response('The feed is being written.', { status: 503, headers })
  }
  const etag = file.etag()
  const headers = {
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    'X-Robots-Tag': 'noindex', // search engines index the product pages instead
    ...(etag && { ETag: etag }),
  }
  if (etag && matchesTag(request.headers.get('If-None-Match') ?? undefined, etag)) {
    return new Response(null, { status: 304, headers })
  }
  // Not application/xml, which the server does not stream
  const type = { 'Content-Type': 'application/rss+xml; charset=utf-8' }
  if (request.method === 'HEAD') return new Response(null, { headers: { ...headers, ...type } })
  const compressed: ReadableStream<BufferSource> = file.read()
  if (acceptsGzip(request.headers.get('Accept-Encoding') ?? '')) {
    return new Response(compressed, { headers: { ...headers, ...type, 'Content-Encoding': 'gzip' } })
  }
  return new Response(compressed.pipeThrough(new DecompressionStream('gzip')), { headers: { ...headers, ...type } })
}
