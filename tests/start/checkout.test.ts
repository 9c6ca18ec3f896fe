import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createDemoId } from '#db/demo/demo-ids.ts'
import { address } from '#tests/support/checkout-request.ts'
import { readPage } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { placeOrder, postJson } from '#tests/support/shopper-client.ts'

// Checks checkout's HTML and responses.

const { url } = getSharedStore()

test('the shipping step returns an error message for each invalid field', async () => {
  const incomplete = { email: '', address: { ...address, city: '' }, shippingMethod: 'standard' }
  const { errors } = await postJson(url, '/checkout/shipping', { ...incomplete, pickupPoint: '', vatNumber: '' })
  expect(errors).toEqual({ email: 'Email is required', 'address.city': 'City is required' })
  const onlyEmail = await postJson(url, '/checkout/shipping', { email: '' })
  expect(onlyEmail.errors).toMatchObject({ email: 'Email is required' })
})

test('an order in pounds is confirmed in pounds, with its discount and the charge in dollars', async () => {
  const scarf = { productId: createDemoId('product', 'indigo-brush-scarf'), size: 'One Size', color: 'Ivory and Rust' }
  const changes = { currency: 'GBP', discountCode: 'WELCOME10', email: `${randomUUID()}@example.com` } as const
  const { link, orderNumber } = await placeOrder(url, [{ ...scarf, quantity: 1 }], changes)
  const { text } = await readPage(url, `/order/${link}?placed`)
  expect(text).toMatch(/^Thank you/)
  expect(text).toContain(orderNumber)
  expect(text).toMatch('Discount WELCOME10')
  expect(text).toMatch(/Total£39\.6\dcharged as \$50\.18/) // 37.20 + 10 + 2.98
})
