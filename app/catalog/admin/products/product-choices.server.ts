import { and, asc, count, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { products, publicProduct } from '#app/catalog/products.table.ts'
import { pick } from '#app/lib/keys.ts'
import { ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'

export type ProductChoice = Awaited<ReturnType<typeof listProductChoices>>['rows'][number]

/**
 * Returns a page of active products, sorted by name, and the total number of matches. `q` is a part of the name or SKU.
 */
export async function listProductChoices(
  db: Database,
  { q, page }: { readonly q: string; readonly page: number },
  currency: CurrencyCode,
) {
  const pattern = toLikePattern(q)
  const matching = and(publicProduct(), q ? or(ilike(products.name, pattern), ilike(products.sku, pattern)) : undefined)
  const order = [sql`${products.name} collate "und-x-icu"`, asc(products.id)]
  // Selects ids first, so that only this page's rows are read in full
  const onPage = db
    .select({ id: products.id })
    .from(products)
    .where(matching)
    .orderBy(...order)
    .limit(ROWS_PER_PAGE)
    .offset((page - 1) * ROWS_PER_PAGE)
    .as('on_page')
  const [rows, [counted]] = await Promise.all([
    db
      .select(selectChoiceColumns(currency))
      .from(onPage)
      .innerJoin(products, eq(products.id, onPage.id))
      .orderBy(...order),
    db.select({ total: count() }).from(products).where(matching),
  ])
  return { rows, total: counted?.total ?? 0 }
}

export function selectChoiceColumns(currency: CurrencyCode) {
  return {
    ...pick(products, ['id', 'name', 'status']),
    price: { minor: products.price, currency: sql<CurrencyCode>`${currency}::text` },
    sizedImageUrl: sql<string | null>`(${firstImage})`,
  }
}

/** Wrapped in another `sql` template wherever it is used, because Drizzle omits table names at the outermost level. */
const firstImage: SQL = sql`
  select url from product_images where product_id = ${products.id} order by is_primary desc, display_order, id limit 1
`
