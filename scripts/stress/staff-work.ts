import { z } from 'zod'
import { bulkAnswer, chosenAnswer } from '#app/features/orders/order-bulk.ts'
import { get, post } from '#scripts/stress/ask.ts'
import { ADMIN } from '#scripts/stress/stress-shop.ts'
import { productFields } from '#tests/support/product-form.ts'

/** Signs the first member of staff in; answers the session's cookie. @throws where the shop does not let them in now. */
export async function signIn(base: string): Promise<string> {
  const { headers } = await post(base, '/admin/login', new URLSearchParams(ADMIN))
  const cookie = headers['set-cookie']?.[0]?.split(';')[0]
  if (!cookie) throw new Error('Nobody could sign in')
  return cookie
}

/** Cancels an order as the list of orders does. Answers whether it is cancelled now, by whomever. */
export async function cancelOrder(base: string, cookie: string, orderId: string): Promise<boolean> {
  const read = await get(base, `/admin/orders/bulk?ids=${orderId}`, { cookie })
  const [order] = chosenAnswer.parse(read.body).orders
  if (order?.status === 'cancelled') return true
  if (!order) throw new Error('An order that was acknowledged is not there')
  const wish = { status: 'cancelled', orders: [{ id: orderId, version: order.version }] }
  const { body } = await post(base, '/admin/orders/bulk', wish, { cookie })
  return bulkAnswer.parse(body).results[0]?.changed ?? false
}

/** Adds pieces to a product by its form, as it is loaded and sent by a browser. Answers whether it was saved. */
export async function addPieces(base: string, cookie: string, productId: string, count: number): Promise<boolean> {
  const path = `/admin/products/edit/${productId}`
  const { body } = await get(base, path, { cookie })
  const page = z.string().parse(body)
  const loaded = (name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(page)?.[1] ?? ''
  const [stockLoaded, version, slug, sku] = [loaded('stockLoaded'), loaded('version'), loaded('slug'), loaded('sku')]
  const fields = { stockLoaded, stock: String(Number(stockLoaded) + count), version, slug, sku, price: '15000' }
  const form = Object.entries(productFields({ ...fields, status: 'active' }))
  const sent = new URLSearchParams(form.map(([name, text]) => [name, String(text)]))
  return (await post(base, path, sent, { cookie })).status === 200
}
