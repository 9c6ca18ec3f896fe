import { afterAll, beforeAll, expect, test } from 'vitest'
import { readProductListQuery } from '#app/catalog/admin/products/product-list.ts'
import { products } from '#app/catalog/products.table.ts'
import { readProductsForFile } from '#app/exchange/product-files/export-products.server.ts'
import { OWN_COLUMNS } from '#app/exchange/product-files/own-columns.ts'
import { initialSettings } from '#app/store/settings.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { readAllRows } from '#tests/support/file-rows.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
beforeAll(async () => {
  store = await openTestDatabase()
})
afterAll(() => store.close())

const settings = initialSettings

async function exportRows(query: string, batch: number) {
  const rows = await readAllRows(
    readProductsForFile(store.db, readProductListQuery(new URLSearchParams(query)), settings, [], batch),
  )
  return rows.map((row) => Object.fromEntries(OWN_COLUMNS.map((column, index) => [column, row[index]])))
}

test('the file has each matching product once, oldest first, with a row per variant', async () => {
  const { db } = store
  const sizes = ['S', 'M']
  const cells = sizes.map((size, index) => ({ size, color: null, stock: index + 1 }))
  const dress = await addProduct(db, { name: '=Wrap, "long"', sizes, stock: cells, salePrice: 999_950 })
  for (const name of ['Second', 'Third', 'Fourth']) await addProduct(db, { name, status: 'draft' })
  // Products with equal times are sorted by id
  await db.update(products).set({ createdAt: new Date('2026-04-01T10:00:00.000Z') })

  const rows = await exportRows('', 2)
  expect(rows.map(({ Name, Size, Stock }) => [Name, Size, Stock])).toEqual([
    ['=Wrap, "long"', 'S', 1],
    ['', 'M', 2],
    ['Second', '', 10],
    ['Third', '', 10],
    ['Fourth', '', 10],
  ])
  expect(rows[0]).toMatchObject({
    ID: dress,
    Status: 'active',
    Category: 'dresses',
    Price: '15000.00',
    'Sale price': '9999.50',
    Currency: 'NGN',
    Sizes: 'S; M',
    Featured: 'FALSE',
    'Stock at export': 1,
    Image: '',
  })
  expect(rows[1]).toMatchObject({ ID: dress, Price: '', Sizes: '', 'Stock at export': 2 })
  expect((await exportRows('status=draft&q=ir', 1)).map(({ Name }) => Name)).toEqual(['Third'])
  expect(await exportRows('q=nothing', 1)).toEqual([])
})
