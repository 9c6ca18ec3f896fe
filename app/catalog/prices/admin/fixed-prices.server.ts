import { sql } from 'drizzle-orm'
import { formatMoney, money } from '#app/base/money.ts'
import type { PriceChange } from '#app/catalog/prices/admin/fixed-price-input.ts'
import { adminText } from '#app/catalog/prices/admin-text.ts'
import {
  type CellPrices,
  cellId,
  hasSamePrices,
  NO_PRICES,
  PRICE_COLUMNS,
  type PriceMarket,
  type PriceSet,
  readPriceSet,
  resolveInheritedPrices,
} from '#app/catalog/prices/price-set.ts'
import { listGridVariants, listPriceMarkets, readPriceCells } from '#app/catalog/prices/prices.server.ts'
import { fixedPrices } from '#app/catalog/prices.table.ts'
import { products } from '#app/catalog/products.table.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { Rollback, withTx } from '#app/platform/db/tx.server.ts'
import { recordChanges } from '#app/store/audit.server.ts'

/** Contains, by `cellId`, why prices were not saved, and the current fixed prices if someone else changed them. */
export type PriceRejection = {
  readonly outcome: 'rejected'
  readonly errors: FieldErrors
  readonly current: Readonly<Record<string, PriceSet>>
}

type SavePricesResult = { readonly outcome: 'saved'; readonly saved: number } | PriceRejection

class PricesNotSaved extends Rollback<PriceRejection> {}

/** Saves all changes, or none if one is rejected or is based on prices that someone else has changed. */
export async function saveFixedPrices(
  db: Database,
  changes: readonly PriceChange[],
  staffId: Id<'staff'>,
): Promise<SavePricesResult> {
  try {
    return { outcome: 'saved', saved: await withTx(db, (tx) => save(tx, changes, staffId)) }
  } catch (error) {
    if (error instanceof PricesNotSaved) return error.result
    throw error
  }
}

type PriceWrite = PriceChange & { readonly prices: PriceSet }

async function save(tx: Database, changes: readonly PriceChange[], staffId: Id<'staff'>): Promise<number> {
  const ids = [...new Set(changes.map(({ product }) => product))]
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.id} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(products.id)
    .for('no key update')
  const markets = await listPriceMarkets(tx)
  const variants = await listGridVariants(tx, ids)
  const cells = await readPriceCells(tx, ids, ids)
  const known = new Set<string>([
    ...found.map(({ id }) => id),
    ...variants.map((variant) => `${variant.productId}/${variant.id}`),
  ])

  const errors: Record<string, string> = {}
  const current: Record<string, PriceSet> = {}
  const writes: PriceWrite[] = []
  for (const change of changes) {
    const id = cellId(change)
    const market = markets.find((candidate) => candidate.id === change.market)
    const isKnown = known.has(change.variant ? `${change.product}/${change.variant}` : change.product)
    const cell = cells[id] ?? { fixed: NO_PRICES, converted: NO_PRICES }
    const rejection = isKnown ? findRejection(change, market, cell) : adminText.cellGone(change.name)
    if (rejection) {
      errors[id] = rejection
      current[id] = cell.fixed
      continue
    }
    const result = readPriceSet(change.texts, findRegularPrice(change, changes, cells), change.currency)
    if (result.ok) writes.push({ ...change, prices: result.prices })
    else errors[id] = adminText.cellProblem(change.name, Object.values(result.errors)[0] ?? '')
  }
  if (Object.keys(errors).length > 0) throw new PricesNotSaved({ outcome: 'rejected', errors, current })
  await write(tx, writes)
  await recordChanges(tx, staffId, toHistory(writes, markets))
  return writes.length
}

function findRejection(change: PriceChange, market: PriceMarket | undefined, { fixed }: CellPrices): string | null {
  const { name, currency, loaded } = change
  if (!market) return adminText.marketGone(name)
  if (market.currency !== currency) return adminText.currencyChanged(name, market.currency)
  if (hasSamePrices(fixed, loaded)) return null
  return adminText.changedBySomeoneElse(name, formatPrices(fixed, market))
}

/**
 * Returns the price that applies if a change does not set the price of its cell. For a variant, this can be a product
 * price that another change sets.
 */
function findRegularPrice(
  change: PriceChange,
  changes: readonly PriceChange[],
  cells: Readonly<Record<string, CellPrices>>,
): number | null {
  const ownCell = cells[cellId(change)] ?? { fixed: NO_PRICES, converted: NO_PRICES }
  if (!change.variant) return ownCell.converted.price
  const parent = { ...change, variant: null }
  const product = cells[cellId(parent)] ?? null
  const edited = changes.find((other) => cellId(other) === cellId(parent))
  if (!edited) return resolveInheritedPrices(ownCell, product).price
  const result = readPriceSet(edited.texts, null, edited.currency)
  const fixed = result.ok ? result.prices : NO_PRICES
  return resolveInheritedPrices(ownCell, { fixed, converted: product?.converted ?? NO_PRICES }).price
}

/** Writes fixed prices. Also replaces rows in a currency that the market no longer charges. */
async function write(tx: Database, writes: readonly PriceWrite[]): Promise<void> {
  const rows = writes.map(({ product, variant, market, currency, prices }) => {
    return { id: newId(), product, variant, market, currency, ...prices }
  })
  const sentRows = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (id uuid, product uuid, variant uuid, market uuid,
    currency text, price bigint, "salePrice" bigint, "compareAtPrice" bigint)`
  await tx.execute(
    sql`delete from ${fixedPrices} as f using ${sentRows}
      where f.market_id = w.market and f.product_id = w.product and f.variant_id is not distinct from w.variant
        and num_nonnulls(w.price, w."salePrice", w."compareAtPrice") = 0`,
  )
  await tx.execute(
    sql`insert into ${fixedPrices} (id, market_id, product_id, variant_id, currency, price, sale_price, compare_at_price)
      select w.id, w.market, w.product, w.variant, w.currency, w.price, w."salePrice", w."compareAtPrice" from ${sentRows}
      where num_nonnulls(w.price, w."salePrice", w."compareAtPrice") > 0
      on conflict (market_id, product_id, variant_id) do update set currency = excluded.currency, price = excluded.price,
        sale_price = excluded.sale_price, compare_at_price = excluded.compare_at_price, updated_at = now()`,
  )
}

/** Returns one entry for each product, with the fixed prices before and after the save, by market. */
function toHistory(writes: readonly PriceWrite[], markets: readonly PriceMarket[]) {
  return [...Map.groupBy(writes, ({ product }) => product)].map(([entityId, productWrites]) => {
    const cells = productWrites.map(({ market, variant, currency, loaded, prices }) => ({
      market,
      variant,
      currency,
      marketName: markets.find(({ id }) => id === market)?.name,
      from: loaded,
      to: prices,
    }))
    return { action: 'product.prices', entity: 'product', entityId, changes: { fields: ['fixedPrices'], cells } }
  })
}

/** Returns '' if no price is fixed. */
function formatPrices(prices: PriceSet, { currency }: PriceMarket): string {
  const amounts = PRICE_COLUMNS.flatMap((column) => {
    const minor = prices[column]
    return minor === null ? [] : [formatMoney(money(minor, currency))]
  })
  return amounts.join(', ')
}
