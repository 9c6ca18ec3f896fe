import { type SQL, sql } from 'drizzle-orm'
import { languageName } from '#app/base/language-names.ts'
import { buildMissingSafetyCondition } from '#app/catalog/manufacturers.server.ts'
import { products, publicProduct } from '#app/catalog/products.table.ts'
import { adminText } from '#app/exchange/product-feed/admin-text.ts'
import { FEED_PATH, type FeedGap } from '#app/exchange/product-feed/feed-gap.ts'
import type { Id } from '#app/lib/id.ts'
import { withPrefix } from '#app/lib/local-path.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { appliesIn } from '#app/store/law-rules.ts'
import { readLocales } from '#app/store/markets.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import type { Settings } from '#app/store/settings.ts'

export type FeedAddress = {
  readonly address: string
  readonly market: string
  readonly language: string
  readonly currency: string
}

/** The number of active products that lack this data, and some of these products. */
export type GapSummary = {
  readonly gap: FeedGap
  readonly count: number
  readonly examples: readonly { readonly id: Id<'product'>; readonly name: string }[]
}

const MAX_EXAMPLES = 5

/** Returns the feeds of open locales, the number of items in each feed, and the data that products lack. */
export async function readFeedScreen(db: Database, origin: string) {
  const [settings, locales] = await Promise.all([readSettings(db), readLocales(db)])
  const needsSafety = !settings.demo_content && locales.some(({ market }) => appliesIn('product-safety', market))
  const gapConditions: readonly (readonly [FeedGap, SQL])[] = [
    ['image', withoutImage],
    ['price', withoutPrice],
    ['description', sql`(${products.description} = '' and ${products.longDescription} = '')`],
    ['gtin', withoutGtin],
    ...(needsSafety ? [['safety', buildMissingSafetyCondition(settings)] as const] : []),
  ]
  const counts = gapConditions.map(([gap, condition]) => sql`${gap}::text, count(*) filter (where ${condition})`)
  const { rows } = await db.execute<{ items: number; counts: Readonly<Record<string, number>> }>(sql`
    select coalesce(sum(${productItemCount}) filter (where not ${withoutImage} and not ${withoutPrice}), 0)::int as items,
      json_build_object(${sql.join(counts, sql`, `)}) as counts
    from ${products} where ${publicProduct()}`)
  const [counted] = rows
  const found = gapConditions.flatMap(([gap, condition]) => {
    const count = counted?.counts[gap] ?? 0
    return count > 0 ? [{ gap, count, lacking: condition }] : []
  })
  const gaps: readonly GapSummary[] = await Promise.all(
    found.map(async ({ gap, count, lacking: condition }) => ({
      gap,
      count,
      examples: await listExamples(db, condition),
    })),
  )
  const addresses: readonly FeedAddress[] = locales.map(({ prefix, language, market }) => ({
    address: origin + withPrefix(prefix, FEED_PATH),
    market: market.name,
    language: languageName(language),
    currency: market.listsInStoreCurrency ? settings.store_currency : market.currency,
  }))
  return {
    addresses,
    gaps,
    items: counted?.items ?? 0,
    isOn: settings.product_feed,
    isStoreOpen: settings.store_open,
    backorders: describeBackorders(settings),
  }
}

/** Describes how feeds list backordered products. Returns null if stock is not tracked. */
function describeBackorders(settings: Settings): { readonly isAllowed: boolean; readonly effect: string } | null {
  const {
    track_inventory: isTracked,
    allow_backorders: isAllowed,
    feed_backorders: isListed,
    backorder_days: days,
  } = settings
  if (!isTracked) return null
  const { backorder, inStock, outOfStock } = adminText.backorders
  const listed = days > 0 ? backorder(days) : inStock
  return { isAllowed, effect: isListed ? listed : outOfStock }
}

async function listExamples(db: Database, condition: SQL): Promise<GapSummary['examples']> {
  return await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(sql`${publicProduct()} and ${condition}`)
    .orderBy(products.id)
    .limit(MAX_EXAMPLES)
}

const withoutImage = sql`not exists (select from product_images i where i.product_id = products.id)`
const withoutPrice = sql`products.effective_price = 0`

/** Checks only the format of a GTIN; its check digit is validated when the feed is written. */
const withoutGtin = sql`exists (select from product_variants v where v.product_id = products.id
  and coalesce(regexp_replace(v.barcode, '[ -]', '', 'g'), '') !~ '^(\\d{8}|\\d{12,14})$')`

/** Counts the items that `renderFeedItems` returns: one for each size and color. */
const productItemCount = sql`case when products.stock_by_variant
  then (select count(*) from product_variants v where v.product_id = products.id)
  else greatest(1, cardinality(products.sizes)) * greatest(1, jsonb_array_length(products.colors)) end`
