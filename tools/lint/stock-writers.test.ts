import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkStockWriters } from '#tools/lint/stock-writers.ts'

/** Returns one file, keyed by path. `#{…}` in its source is an SQL placeholder. */
const createSources = (file: string, source: string) => new Map([[file, source.replaceAll('#{', '\u0024{')]])

test.each([
  'await tx.update(productVariants).set({ sku, stock: 3 }).where(eq(productVariants.id, id))',
  'await tx\n  .update(products)\n  .set({ stockQuantity })\n  .where(eq(products.id, id))',
  'tx.update(productVariants).set({ backordered: sql`0` })',
  'sql`update #{productVariants} as v set stock = v.stock + 1 where id = #{id}`',
  "sql`update products set updated_at = now(),\n  stock_quantity = 0 where id = '1'`",
  'await tx.insert(stockMovements).values(rows)',
  'await tx.delete(productVariants).where(eq(productVariants.id, id))',
  'sql`insert into stock_movements (id) values (#{id})`',
  'const insert = jsonInsert(stockMovements, {})',
  'await tx.update(productVariants).set(values).where(eq(productVariants.id, id))',
  'tx.insert(x).values(rows).onConflictDoUpdate({ target: products.id, set: { stockQuantity: 3 } })',
  'sql`merge into product_variants v using new_rows n on v.id = n.id`',
  'const variants = productVariants\nawait tx.update(variants).set({ stock: 3 })',
  'await tx.update(productVariants).set({ ...values, sku })',
  'await tx.update(tables.productVariants).set({ stock: 3 })',
  "import { productVariants as v } from '#app/catalog/products.table.ts'\nawait tx.update(v).set({ stock: 3 })",
  "import { stockMovements as ledger } from '#app/inventory/stock-movements.table.ts'\nawait tx.insert(ledger).values(rows)",
  "import { productVariants as v } from '#app/catalog/products.table.ts'\nconst change = sql`update #{v} set stock = 0`",
  "await client.query('delete from product_variants')",
])('a stock change outside the ledger is found: %s', (source) => {
  expect(checkStockWriters(createSources('app/catalog/x.ts', source))).toHaveLength(1)
  expect(checkStockWriters(createSources('app/inventory/stock-ledger.server.ts', source))).toEqual([])
})

test('app/inventory may add and remove variants, but only the ledger may change units', () => {
  const variant = 'await tx.insert(productVariants).values(values)'
  expect(checkStockWriters(createSources('app/inventory/stock/x.ts', variant))).toEqual([])
  const units = 'tx.update(productVariants).set({ stock: 3 })'
  expect(checkStockWriters(createSources('app/inventory/stock/x.ts', units))).toHaveLength(1)
})

test.each([
  'await tx.update(productVariants).set({ sku }).where(eq(productVariants.stock, 0))',
  'await tx.update(products).set({ stockByVariant: true })',
  'sql`update #{products} set name = v.name from #{productVariants} v where v.stock = 0`',
  'const stock = await tx.select().from(productVariants)',
  'const variants = productVariants',
  'await tx.update(products).set({ ...values, updatedAt: now })',
  'const set = new Set([{ stock: 3 }])',
])('other statements are not stock changes: %s', (source) => {
  expect(checkStockWriters(createSources('app/catalog/x.ts', source))).toEqual([])
})

test('the ledger’s statements are found if another file contains them', () => {
  const source = readFileSync('app/inventory/stock-ledger.server.ts', 'utf8')
  expect(checkStockWriters(new Map([['app/catalog/x.ts', source]]))).toHaveLength(4)
})
