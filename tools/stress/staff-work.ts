import { z } from 'zod'
import { bulkResponse, chosenOrdersResponse } from '#app/orders/admin/bulk/order-bulk.ts'
import { readField } from '#tests/support/page-forms.ts'
import { buildProductFields } from '#tests/support/product-form.ts'
import { type Base, get, post } from '#tools/stress/request.ts'

/** Cancels an order. Returns whether it is cancelled now. */
export async function cancelOrder(base: Base, cookie: string, orderId: string): Promise<boolean> {
  const read = await get(base, `/admin/orders/bulk?ids=${orderId}`, { cookie })
  const [order] = chosenOrdersResponse.parse(read.body).orders
  if (order?.status === 'cancelled') return true
  if (!order) throw new Error('An acknowledged order does not exist')
  const command = { status: 'cancelled', orders: [{ id: orderId, version: order.version }] }
  const { body } = await post(base, '/admin/orders/bulk', command, { cookie })
  return bulkResponse.parse(body).results[0]?.changed ?? false
}

/** Adds units to a product's stock. Returns whether the product was saved. */
export function addUnits(base: Base, cookie: string, productId: string, count: number): Promise<boolean> {
  return saveProduct(base, cookie, productId, (stock) => ({ stock: String(stock + count), price: '15000' }))
}

/** Saves a product through its form with some fields changed. Returns whether it was saved. */
export async function saveProduct(
  base: Base,
  cookie: string,
  productId: string,
  getChanges: (stock: number) => Readonly<Record<string, string>>,
): Promise<boolean> {
  const path = `/admin/products/edit/${productId}`
  const { body } = await get(base, path, { cookie })
  const page = z.string().parse(body)
  const readLoaded = (name: string) => readField(page, name)
  const [stockLoaded, version, slug, sku] = [
    readLoaded('stockLoaded'),
    readLoaded('version'),
    readLoaded('slug'),
    readLoaded('sku'),
  ]
  const fields = { stockLoaded, stock: stockLoaded, version, slug, sku, ...getChanges(Number(stockLoaded)) }
  const form = Object.entries(buildProductFields({ ...fields, status: 'active' }))
  const sent = new URLSearchParams(form.map(([name, text]) => [name, String(text)]))
  return (await post(base, path, sent, { cookie })).status === 200
}
