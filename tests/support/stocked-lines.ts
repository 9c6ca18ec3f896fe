import { sql } from 'drizzle-orm'
import type { CheckoutLine } from '#app/orders/checkout/checkout-input.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Finds cart lines with one unit each for the products with the most stock, so that orders succeed. */
export async function findStockedLines(db: Database, count: number): Promise<CheckoutLine[]> {
  const { rows } = await db.execute<CheckoutLine>(sql`
    select "productId", 1 as quantity, size, color
    from (select distinct on (p.id) p.id as "productId", v.stock,
        coalesce(v.size, p.sizes[1], 'One Size') as size, coalesce(v.color, p.colors->0->>'name', 'Default') as color
      from product_variants v join products p on p.id = v.product_id
      where p.status = 'active' order by p.id, v.stock desc, v.id) best
    order by stock desc, "productId" limit ${count}`)
  return rows
}
