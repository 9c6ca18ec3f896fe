import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { money } from '#app/base/money.ts'
import { toCardSettings } from '#app/catalog/product-cards.ts'
import { productImages } from '#app/catalog/products.table.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { newId } from '#app/lib/id.ts'
import { listQuickProducts } from '#app/orders/quick-add/quick-products.server.ts'
import { toShippingSettings } from '#app/pricing/market-shipping.server.ts'
import { toTaxSettings } from '#app/pricing/stored-taxes.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createPageContext } from '#tests/support/page-context.ts'
import { addProduct } from '#tests/support/products.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('only active products are listed, with their sizes, colors, stock and prices, and one image per color', async () => {
  const { db } = database
  const colors = [
    { name: 'Ink', hex: '#111111' },
    { name: 'Sage', hex: '#88aa88' },
  ]
  const stock = [
    { size: 'S', color: 'Ink', stock: 2 },
    { size: 'S', color: 'Sage', stock: 0 },
  ]
  const dress = await addProduct(db, { name: 'Dress', sizes: ['S'], colors, stock })
  const draft = await addProduct(db, { status: 'draft' })
  const image = { productId: dress, width: 800, height: 1000, alt: '' }
  await db.insert(productImages).values([
    { ...image, url: '/media/front.jpg', publicId: 'front', color: 'Ink', displayOrder: 0 },
    { ...image, url: '/media/back.jpg', publicId: 'back', color: 'Ink', displayOrder: 1 },
    { ...image, url: '/media/sage.jpg', publicId: 'sage', color: 'Sage', displayOrder: 2 },
  ])
  const storefront = await readStorefront(createPageContext(db, ''))
  const hat = await addProduct(db, { name: 'Hat' })
  const statements = vi.spyOn(db.$client, 'query')
  const { products, stockSettings } = await listQuickProducts(db, [hat, draft, dress, newId()], {
    cards: toCardSettings(storefront),
    openMarket: storefront.locale.market,
    market: toShippingSettings(storefront).market,
    tax: toTaxSettings(storefront),
    categories: storefront.categories,
  })
  expect(statements).toHaveBeenCalledTimes(2) // products, prices
  expect(stockSettings).toEqual({ track_inventory: true, allow_backorders: false })
  expect(products).toMatchObject([
    { id: hat, name: 'Hat', sizes: [], colors: [] },
    { id: dress, name: 'Dress', sizes: ['S'], sizeKeys: ['s'], colors, category: 'dresses', variants: stock },
  ])
  expect(products[1]?.images.map(({ url }) => url)).toEqual(['/media/front.jpg', '/media/sage.jpg'])
  expect(products[1]?.unit.storePrice).toEqual(money(1_500_000, 'NGN'))
})
