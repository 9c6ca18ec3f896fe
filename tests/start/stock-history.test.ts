import { expect, test } from 'vitest'
import type { StockCheck } from '#app/inventory/stock/stock-check.ts'
import { addProduct, toSku } from '#tests/support/products.ts'
import { readPage } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { placeOrder } from '#tests/support/shopper-client.ts'
import { openStaffAccess } from '#tests/support/staff-access.ts'
import { readTableRows } from '#tests/support/table-rows.ts'

const store = getSharedStore()
const { db, admin, read } = await openStaffAccess(store)

test('a product’s stock history can be filtered by reason, agrees with the stock, and can be exported', async () => {
  const name = admin.newName('Counted dress')
  const stock = ['S', 'M'].map((size) => ({ size, color: null, stock: 3 }))
  const id = await addProduct(db, { name, sizes: ['S', 'M'], stock })
  const order = await placeOrder(store.url, [{ productId: id, size: 'S', color: 'Default', quantity: 2 }])

  const all = await read(`/admin/stock/history?product=${id}`)
  expect(all.text).toContain(`Showing only ${name}.`)
  expect(readTableRows(all.html, 'Stock history').flat().join()).toMatch(/Sold.*Initial stock/)
  const check: StockCheck = JSON.parse((await read('/admin/stock/check')).html)
  expect(check.movements).toBeGreaterThan(0)
  expect(check.drifts.filter(({ productId }) => productId === id)).toEqual([])
  const sold = await read(`/admin/stock/history?product=${id}&reason=sale`)
  const rows = readTableRows(sold.html, 'Stock history')
  expect(rows).toHaveLength(3) // including the headings of the columns and of the day
  expect(rows[2]?.join(' ')).toContain('Sold')
  expect(sold.text).not.toContain('Shopper')
  const address = /href="([^"]*)"[^>]*>(?:<[^>]*>)*Export CSV/.exec(sold.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const file = await read(address)
  expect(file.html.split('\r\n')[1]).toMatch(
    new RegExp(`,${name},${toSku(id)}-S,S,,-2,1,Sold,${order.orderNumber},Shopper$`),
  )
})

test('a shopper sees which sizes are sold out', async () => {
  const stock = [3, 0].map((units, index) => ({ size: 'SL'.charAt(index), color: null, stock: units }))
  const id = await addProduct(db, { name: admin.newName('Few dress'), sizes: ['S', 'L'], stock })
  const { html } = await readPage(store.url, `/product/${id}`)
  expect(html).toContain('aria-label="L, sold out"')
})
