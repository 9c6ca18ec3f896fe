import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listProductsById } from '#app/catalog/product-cards.server.ts'
import { products } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { initialSettings } from '#app/store/settings.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProductRow } from '#tests/support/product-rows.ts'
import { addProduct } from '#tests/support/products.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const subtractDays = (days: number) => new Date(Date.now() - days * 86_400_000)

async function update(id: Id<'product'>, values: Partial<typeof products.$inferInsert>): Promise<Date | null> {
  const [row] = await database.db.update(products).set(values).where(eq(products.id, id)).returning()
  if (!row) throw new Error('The product is missing')
  return row.publishedAt
}

test('a product is published when it first becomes active', async () => {
  const draft = await addProduct(database.db, { status: 'draft' })
  expect(await update(draft, { name: 'Gown', createdAt: subtractDays(40) })).toBeNull()
  const publishedAt = await update(draft, { status: 'active' })
  expect(publishedAt?.getTime()).toBeGreaterThan(subtractDays(1).getTime())
  await update(draft, { status: 'archived' })
  expect(await update(draft, { status: 'active' })).toEqual(publishedAt)
})

test('a product that is active from the start is published at the time when it is added', async () => {
  const createdAt = subtractDays(40)
  const id = await addProductRow(database.db, { name: 'Dress', createdAt })
  expect(await update(id, { name: 'Gown' })).toEqual(createdAt)
})

test('in the store of an owner, a card shows New for 30 days after the product was published', async () => {
  const id = await addProduct(database.db)
  const readBadge = async (demo_content: boolean) => {
    const [card] = await listProductsById(database.db, [id], { ...initialSettings, demo_content })
    return card?.badge
  }
  expect(await readBadge(false)).toBe('new')
  expect(await readBadge(true)).toBeNull()
  await update(id, { publishedAt: subtractDays(29.9) })
  expect(await readBadge(false)).toBe('new')
  await update(id, { publishedAt: subtractDays(30.1) })
  expect(await readBadge(false)).toBeNull()
})
