import { z } from 'zod'
import { bulkAnswer, chosenAnswer } from '#app/features/orders/admin/order-bulk.ts'
import { type Base, get, post } from '#scripts/stress/ask.ts'
import { ADMIN } from '#scripts/stress/stress-shop.ts'
import { productFields } from '#tests/support/product-form.ts'

/** Signs the first member of staff in; answers the session's cookie. @throws where the shop does not let them in now. */
export async function signIn(base: Base): Promise<string> {
  const { headers } = await post(base, '/admin/login', new URLSearchParams(ADMIN))
  const cookie = headers['set-cookie']?.[0]?.split(';')[0]
  if (!cookie) throw new Error('Nobody could sign in')
  return cookie
}

/** Cancels an order as the list of orders does. Answers whether it is cancelled now, by whomever. */
export async function cancelOrder(base: Base, cookie: string, orderId: string): Promise<boolean> {
  const read = await get(base, `/admin/orders/bulk?ids=${orderId}`, { cookie })
  const [order] = chosenAnswer.parse(read.body).orders
  if (order?.status === 'cancelled') return true
  if (!order) throw new Error('An order that was acknowledged is not there')
  const wish = { status: 'cancelled', orders: [{ id: orderId, version: order.version }] }
  const { body } = await post(base, '/admin/orders/bulk', wish, { cookie })
  return bulkAnswer.parse(body).results[0]?.changed ?? false
}

/** Adds pieces to a product. Answers whether it was saved. */
export function addPieces(base: Base, cookie: string, productId: string, count: number): Promise<boolean> {
  return saveProduct(base, cookie, productId, (stock) => ({ stock: String(stock + count), price: '15000' }))
}

/** Saves a product by its form, as it is loaded and sent by a browser, with some fields changed. Answers whether it was saved. */
export async function saveProduct(
  base: Base,
  cookie: string,
  productId: string,
  changed: (stock: number) => Readonly<Record<string, string>>,
): Promise<boolean> {
  const path = `/admin/products/edit/${productId}`
  const { body } = await get(base, path, { cookie })
  const page = z.string().parse(body)
  const loaded = (name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(page)?.[1] ?? ''
  const [stockLoaded, version, slug, sku] = [loaded('stockLoaded'), loaded('version'), loaded('slug'), loaded('sku')]
  const fields = { stockLoaded, stock: stockLoaded, version, slug, sku, ...changed(Number(stockLoaded)) }
  const form = Object.entries(productFields({ ...fields, status: 'active' }))
  const sent = new URLSearchParams(form.map(([name, text]) => [name, String(text)]))
  return (await post(base, path, sent, { cookie })).status === 200
}
