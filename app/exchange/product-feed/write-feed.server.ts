import { sql } from 'drizzle-orm'
import { createPageUrl } from '#app/content/locale-addresses.ts'
import { type FeedTerms, renderFeedItems } from '#app/exchange/product-feed/feed-items.server.ts'
import { readFeedProducts } from '#app/exchange/product-feed/feed-products.server.ts'
import { FEED_END, renderFeedStart } from '#app/exchange/product-feed/feed-xml.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'

/**
 * Writes the feed of a locale in parts: all public products in a single snapshot, on a separate connection without time
 * limits. @throws errors that `write` throws
 */
export async function writeFeed(db: Database, terms: FeedTerms, write: (part: string) => Promise<void>): Promise<void> {
  const { settings, locale, cards, origin } = terms
  let head = renderFeedStart({ title: settings.store_name, link: createPageUrl({ origin }, locale)('/') })
  await withLongTx(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read read only`)
    const feedLocale = { marketId: locale.market.id, language: cards.language ?? null }
    for await (const batch of readFeedProducts(tx, feedLocale)) {
      const items = inLanguage(locale.language, () => {
        return batch.flatMap(({ product, prices }) => renderFeedItems(product, prices, terms))
      })
      await write(head + items.join(''))
      head = ''
    }
  })
  await write(head + FEED_END)
}
