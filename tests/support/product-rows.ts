import { products } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export type NewProduct = Partial<typeof products.$inferInsert> & { readonly name: string }

let count = 0

/**
 * Adds a product for tests that only involve products: by default an active dress for 100, one minute newer than the
 * previous one. Tests that sell it or count its stock need `addProduct`.
 */
export async function addProductRow(db: Database, values: NewProduct): Promise<Id<'product'>> {
  count++
  const [row] = await db
    .insert(products)
    .values({
      slug: `product-${count}`,
      sku: `SKU-${count}`,
      price: 100_00,
      category: 'dresses',
      status: 'active',
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, count)),
      ...values,
    })
    .returning({ id: products.id })
  if (!row) throw new Error('The product was not added')
  return row.id
}
