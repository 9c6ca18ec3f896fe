import { and, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { money } from '#app/base/money.ts'
import type { Image } from '#app/catalog/catalog.ts'
import { categories } from '#app/catalog/categories.table.ts'
import { findColorLabel } from '#app/catalog/color-names.server.ts'
import { getAvailableColumnName } from '#app/catalog/facets/facet-index.server.ts'
import { productFacets } from '#app/catalog/facets/product-facets.table.ts'
import type { AvailabilityColumn } from '#app/catalog/facets/read-products.server.ts'
import { selectPriorPriceForStore, selectPriorPriceInMarket } from '#app/catalog/prices/announced-in-lists.server.ts'
import { type CardSettings, getCardBadge, NEW_DAYS, type ProductCardData } from '#app/catalog/product-cards.ts'
import { products, publicProduct } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { compileSql } from '#app/platform/db/compiled.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { prepareOnce } from '#app/platform/db/prepared-once.ts'
import { toAnnouncedPrices } from '#app/pricing/product-price.ts'
import { formatCardPrior, formatUnitPrice } from '#app/pricing/shown-prices.server.ts'
import { translations } from '#app/store/translations.table.ts'

/** Columns are written out: in a single-table query, Drizzle would write "id", which would mean the image's id here. */
const cardImages = sql<Image[]>`(
  select coalesce(json_agg(json_strip_nulls(json_build_object('url', i.url, 'width', i.width, 'height', i.height, 'alt', case i.nth when 1 then i.alt else '' end, 'focus', i.focus, 'ground', case i.nth when 1 then i.ground end)) order by i.nth), '[]')
  from (
    select url, width, height, alt, focus, ground, row_number() over (order by is_primary desc, display_order, id) as nth
    from product_images where product_id = products.id order by nth limit 2
  ) i
)`

const shared = {
  ...pick(products, ['id', 'name', 'colors', 'isNew', 'isBestseller', 'isTopSeller', 'stockQuantity', 'measure']),
  isRecent: sql<boolean>`(products.published_at > now() - make_interval(days => ${NEW_DAYS})) is true`.inlineParams(),
}

/** Selects cards with prices in the store currency. */
export const cardColumns = {
  ...shared,
  price: products.effectivePrice,
  was: products.wasPrice,
  pricesVary: products.pricesVary,
  images: cardImages,
}

/**
 * Selects the keys of the sizes that can be bought. In the table they end in a slash (product-facets.table.ts).
 * `products.id` is written out, as in `cardImages`.
 */
function selectAvailableSizes(available: AvailabilityColumn): SQLWrapper {
  return sql`(select string_agg(left(k, -1), ' ') from product_facets, unnest(${productFacets[available]}) k
    where product_id = products.id and k like '%/' and k <> 'one-size/')`
}

function buildCard(columns: Readonly<Record<string, SQLWrapper>>, available: AvailabilityColumn) {
  const all = { ...columns, category: products.category, inSizes: selectAvailableSizes(available) }
  const parts = Object.entries(all).flatMap(([name, column]) => [sql`${name}`, column])
  return compileSql(sql<CardRow>`json_build_object(${sql.join(parts, sql`, `)})`.inlineParams())
}

function buildCards(available: AvailabilityColumn) {
  return { store: buildCard(cardColumns, available), shared: buildCard({ ...shared, images: cardImages }, available) }
}

const CARDS = { inStock: buildCards('inStock'), offered: buildCards('offered') } as const

/** The kind of card that a statement selects. One statement is prepared for each kind. */
export type CardKind = {
  readonly inMarket: boolean
  readonly withPrior: boolean
  readonly available: AvailabilityColumn
  readonly isTranslated: boolean
}

export function getCardKind(settings: CardSettings): CardKind {
  const { listingMarket, priorPriceMarket, language } = settings
  const kind = {
    inMarket: Boolean(listingMarket),
    withPrior: Boolean(priorPriceMarket),
    isTranslated: Boolean(language),
  }
  return { ...kind, available: getAvailableColumnName(settings) }
}

/** Selects one JSON value for lists: the driver reads it faster than many columns of many rows. */
export function selectCard(settings: CardSettings): SQL<CardRow> {
  const { marketId, language } = getCardParameters(settings)
  return selectCardOfKind(getCardKind(settings), {
    marketId: marketId ?? sql.placeholder('marketId'),
    language: language ?? sql.placeholder('language'),
  })
}

type CardParameters = { readonly marketId: Id<'market'> | Placeholder; readonly language: string | Placeholder }

const PLACEHOLDERS: CardParameters = {
  marketId: sql.placeholder('marketId'),
  language: sql.placeholder('language'),
}

/** Returns the placeholder values for a prepared statement. A value is undefined if the cards do not depend on it. */
export function getCardParameters({ listingMarket, priorPriceMarket, language }: CardSettings) {
  return { marketId: (listingMarket ?? priorPriceMarket)?.marketId, language }
}

/** Cards with market prices require `marketId`; translated cards require `language`. */
export function selectCardOfKind(kind: CardKind, { marketId, language }: CardParameters = PLACEHOLDERS): SQL<CardRow> {
  const card = selectUntranslatedCard(kind, marketId)
  if (!kind.isTranslated) return card
  return sql<CardRow>`(${card}::jsonb || ${selectTranslatedName(language)} || ${selectTranslatedAlt(language)} || ${selectTranslatedCategory(language)})`
}

function selectUntranslatedCard(
  { inMarket, withPrior, available }: CardKind,
  marketId: CardParameters['marketId'],
): SQL<CardRow> {
  const { store, shared: plain } = CARDS[available]
  if (inMarket) return sql<CardRow>`(${plain}::jsonb || ${selectMarketPrices(marketId, withPrior)})`
  if (!withPrior) return store
  const prior = sql`case when products.was_price is not null then ${selectPriorPriceForStore(marketId)} end`
  return sql<CardRow>`(${store}::jsonb || jsonb_build_object('prior', ${prior}))`
}

function selectTranslatedName(language: string | Placeholder): SQL {
  return sql`coalesce((select jsonb_build_object('name', t.name) from ${translations} t
    where t.kind = 'product' and t.subject_id = products.id and t.language = ${language} and t.name is not null), '{}')`
}

/** Selects the alternative text of the first image, the only one that a card describes. */
function selectTranslatedAlt(language: string | Placeholder): SQL {
  return sql`coalesce((select jsonb_build_object('alt', t.texts ->> 'alt') from (
      select id from product_images where product_id = products.id order by is_primary desc, display_order, id limit 1
    ) i join ${translations} t on t.kind = 'product-image' and t.subject_id = i.id and t.language = ${language}), '{}')`
}

/** Selects the translated slug of the category. The browser stores a shopper's sizes by this slug. */
function selectTranslatedCategory(language: string | Placeholder): SQL {
  return sql`coalesce((select jsonb_build_object('category', t.texts ->> 'slug')
    from ${categories} c join ${translations} t on t.kind = 'category' and t.subject_id = c.id and t.language = ${language}
    where c.slug = products.category and t.texts ? 'slug'), '{}')`
}

function selectMarketPrices(marketId: CardParameters['marketId'], withPrior: boolean): SQL {
  const prior = sql`, 'prior', case when m.lowest_was is not null then ${selectPriorPriceInMarket(sql`m`)} end`
  return sql`(
    select jsonb_build_object('price', lowest_price, 'was', lowest_was, 'pricesVary', prices_vary${withPrior ? prior : sql``})
    from market_prices m where product_id = products.id and market_id = ${marketId} and variant_id is null)`
}

type CardRow = Readonly<Pick<typeof products.$inferSelect, Exclude<keyof typeof shared, 'isRecent'>>> & {
  readonly isRecent: boolean
  readonly price: number
  readonly was: number | null
  /** Present if `priorPriceMarket` is set. */
  readonly prior?: number | null
  readonly pricesVary: boolean
  readonly images: readonly Image[]
  /** The translated alternative text of the first image. */
  readonly alt?: string | null
  /** Present in lists. */
  readonly category?: string
  readonly inSizes?: string | null
}

export function toCard(row: CardRow, settings: CardSettings): ProductCardData {
  const { id, name, alt } = row
  const colors = row.colors.map((color) => ({
    ...color,
    name: findColorLabel(color.name, settings.colorNames) ?? color.name,
  }))
  const [first, ...others] = row.images
  const images = first && alt ? [{ ...first, alt }, ...others] : row.images
  const soldOut = row.stockQuantity === 0 && settings.track_inventory && !settings.allow_backorders
  const price = toCardPrice({ ...row, prior: row.prior ?? null }, settings)
  const inSizes = row.inSizes ? { inSizes: `${row.category} ${row.inSizes}` } : null
  return { id, name, ...price, images, colors, badge: getCardBadge(row, settings), soldOut, ...inSizes }
}

type CardPriceRow = Pick<CardRow, 'price' | 'was' | 'pricesVary' | 'measure'> & { readonly prior: number | null }

/** Returns the price of a card with the text beside it. `row`: in smallest units. */
export function toCardPrice(
  row: CardPriceRow,
  settings: CardSettings,
): Pick<ProductCardData, 'price' | 'was' | 'note' | 'pricesVary'> {
  const currency = settings.listingMarket?.currency ?? settings.store_currency
  const { priorPriceMarket } = settings
  const { was, prior } = toAnnouncedPrices(
    { was: row.was, prior: row.prior },
    { isRequired: Boolean(priorPriceMarket) },
  )
  const priceNotes = [
    settings.showsUnitPrice && formatUnitPrice(money(row.price, currency), row.measure),
    priorPriceMarket && prior !== null && formatCardPrior(money(prior, priorPriceMarket.currency)),
  ].filter((note) => note)
  return {
    price: money(row.price, currency),
    was: was === null ? null : money(was, currency),
    ...(priceNotes.length > 0 && { note: priceNotes.join(' · ') }),
    ...(row.pricesVary && { pricesVary: true }),
  }
}

const cardsById = prepareOnce((db, kind: CardKind) =>
  db
    .select({ card: selectCardOfKind(kind) })
    .from(products)
    .where(and(sql`${products.id} = any(${sql.placeholder('ids')}::uuid[])`, publicProduct()))
    .prepare(''),
)

/** Returns the active products among `ids`, in the order of `ids`. */
export async function listProductsById(
  db: Database,
  ids: readonly Id<'product'>[],
  settings: CardSettings,
): Promise<ProductCardData[]> {
  if (ids.length === 0) return []
  const rows = await cardsById(db, getCardKind(settings)).execute({ ids, ...getCardParameters(settings) })
  const cards = new Map(rows.map((row) => [row.card.id, toCard(row.card, settings)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}
