import '#app/wiring.stock.ts'
import { eq } from 'drizzle-orm'
import type { ProductColor } from '#app/catalog/catalog.ts'
import type { ProductStatus } from '#app/catalog/constants.ts'
import type { FiberContent } from '#app/catalog/materials/materials.ts'
import { products } from '#app/catalog/products.table.ts'
import { setStock } from '#app/inventory/stock/stock-edit.server.ts'
import type { StockCell } from '#app/inventory/stock.ts'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'

export type ProductOptions = {
  readonly name?: string
  readonly price?: number
  readonly salePrice?: number
  readonly category?: string
  readonly status?: ProductStatus
  readonly sizes?: readonly string[]
  readonly colors?: readonly ProductColor[]
  readonly lowStockThreshold?: number
  readonly fibers?: FiberContent
  /** The stock: one number, or the cells of the grid of sizes and colors. */
  readonly stock?: number | readonly Omit<StockCell, 'loaded'>[]
}

/** The SKU of a product from `addProduct`, and the prefix of its variants' SKUs. */
export const toSku = (id: Id<'product'>) => `PRD-${id.slice(-12).toUpperCase()}`

/** Adds a product: by default active, ₦15,000 (10 dollars), 10 units, without sizes or colors. */
export async function addProduct(db: Database, options: ProductOptions = {}): Promise<Id<'product'>> {
  const id = newId<'product'>()
  const { name = 'Linen dress', price = 1_500_000, status = 'active', stock = 10, sizes = [], colors = [] } = options
  const sku = toSku(id)
  await withTx(db, async (tx) => {
    await tx.insert(products).values({
      id,
      name,
      slug: `product-${id}`,
      sku,
      price,
      salePrice: options.salePrice ?? null,
      category: options.category ?? 'dresses',
      status,
      sizes: [...sizes],
      colors,
      fibers: options.fibers ?? [],
      lowStockThreshold: options.lowStockThreshold ?? null,
    })
    const edit =
      typeof stock === 'number'
        ? ({ kind: 'number', loaded: 0, stock } as const)
        : ({ kind: 'grid', loaded: 0, cells: stock.map((cell) => ({ ...cell, loaded: null })) } as const)
    const { outcome } = await setStock(tx, { id, sku }, edit, null)
    if (outcome !== 'saved') throw new Error(`The stock of a new product was not saved: ${outcome}`)
  })
  return id
}

/** Returns a product's stock, or undefined if the product does not exist. */
export async function readProductStock(db: Database, id: Id<'product'>): Promise<number | undefined> {
  const [product] = await db.select({ stock: products.stockQuantity }).from(products).where(eq(products.id, id))
  return product?.stock
}
