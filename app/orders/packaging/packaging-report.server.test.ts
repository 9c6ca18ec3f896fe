import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PACKAGING_MATERIALS, type Packaging, parsePackaging } from '#app/base/packaging.ts'
import { products } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { orders } from '#app/orders/orders.table.ts'
import { getPeriodRange } from '#app/orders/packaging/packaging-period.ts'
import { listPackagingRows, readPackagingReport } from '#app/orders/packaging/packaging-report.server.ts'
import { addOrder, createCheckoutLine, getOrder } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase

beforeAll(async () => {
  store = await openTestDatabase()
})
afterAll(() => store.close())

const SHIPMENT = 'paper 180 g, plastic 6.5 g'
const YEAR = getPeriodRange('2026', 'UTC')

async function addPackagedProduct(packaging: Packaging): Promise<Id<'product'>> {
  const id = await addProduct(store.db, { stock: 500 })
  await store.db.update(products).set({ packaging }).where(eq(products.id, id))
  return id
}

type SoldLines = readonly (readonly [product: Id<'product'>, quantity: number])[]
type TestOrder = {
  readonly country: string
  readonly at: string
  readonly status: 'shipped' | 'delivered' | 'cancelled' | 'processing'
  readonly kind: 'delivery' | 'pickup'
}

async function addTestOrder(sold: SoldLines, { country, at, status, kind }: TestOrder) {
  const { id } = await addOrder(
    store.db,
    sold.map(([product, quantity]) => createCheckoutLine(product, { quantity })),
  )
  const { shippingAddress } = await getOrder(store.db, id)
  await store.db
    .update(orders)
    .set({ status, fulfilledAt: new Date(at), shippingKind: kind, shippingAddress: { ...shippingAddress, country } })
    .where(eq(orders.id, id))
}

/** Computes the expected weights from the database rows, independently of the report. */
async function computeExpectedGrams({ from, to }: typeof YEAR, deletedPackaging: ReadonlyMap<string, Packaging>) {
  const parsed = parsePackaging(SHIPMENT)
  const shipmentPackaging = parsed.ok ? parsed.packaging : {}
  const packagingByProduct = new Map(
    (await store.db.select().from(products)).map(({ id, packaging }): [string, Packaging] => [id, packaging]),
  )
  const lines = await store.db.select().from(orderItems)
  const tenths = new Map<string, number>()
  const add = (country: string, packaging: Packaging, times: number) => {
    for (const material of PACKAGING_MATERIALS) {
      const key = `${country} ${material}`
      const weight = Math.round((packaging[material] ?? 0) * 10) * times
      if (weight > 0) tenths.set(key, (tenths.get(key) ?? 0) + weight)
    }
  }
  for (const order of await store.db.select().from(orders)) {
    const { fulfilledAt, status, shippingKind, shippingAddress } = order
    if (!fulfilledAt || fulfilledAt < from || fulfilledAt >= to || !['shipped', 'delivered'].includes(status)) continue
    if (shippingKind === 'delivery') add(shippingAddress.country, shipmentPackaging, 1)
    for (const { orderId, productId, deletedProductId, quantity } of lines) {
      if (orderId !== order.id) continue
      const packaging = productId ? packagingByProduct.get(productId) : deletedPackaging.get(deletedProductId ?? '')
      add(shippingAddress.country, packaging ?? {}, quantity)
    }
  }
  return Object.fromEntries([...tenths].map(([key, weight]) => [key, weight / 10]))
}

test('the report adds up the packaging of the orders that were shipped in the period', async () => {
  const boxed = await addPackagedProduct({ paper: 60.5, plastic: 4 })
  const bottled = await addPackagedProduct({ glass: 210, metal: 3.5 })
  const plain = await addPackagedProduct({})
  const deleted = await addPackagedProduct({ wood: 40, textile: 12 })
  const countries = ['DE', 'FR', 'US']
  const times = ['2026-01-01T00:00:00Z', '2026-06-30T12:00:00Z', '2026-12-31T23:59:59Z', '2025-12-31T23:59:59Z']
  const statuses = ['shipped', 'delivered', 'cancelled', 'processing'] as const
  for (let number = 0; number < 36; number++) {
    const sold: SoldLines = [
      [boxed, 1 + (number % 3)],
      ...(number % 2 === 0 ? ([[bottled, 2]] as const) : []),
      ...(number % 3 === 0 ? ([[plain, 1]] as const) : []),
      ...(number % 4 === 1 ? ([[deleted, 3]] as const) : []),
    ]
    await addTestOrder(sold, {
      country: countries[number % 3] ?? '',
      at: times[number % 4] ?? '',
      status: statuses[Math.floor(number / 3) % 4] ?? 'shipped',
      kind: number % 5 === 0 ? 'pickup' : 'delivery',
    })
  }
  await store.db.delete(products).where(eq(products.id, deleted))
  const report = await readPackagingReport(store.db, YEAR, SHIPMENT)
  const grams = report.flatMap(({ country, materials }) =>
    materials.map(({ material, grams }) => [`${country} ${material}`, grams] as const),
  )
  expect(Object.fromEntries(grams)).toEqual(
    await computeExpectedGrams(YEAR, new Map([[deleted, { wood: 40, textile: 12 }]])),
  )
  expect(report.map(({ country }) => country)).toEqual(['FR', 'DE', 'US'])
  expect(grams.some(([key]) => key.endsWith('wood'))).toBe(true)
  const file = listPackagingRows(report)
  expect(file).toHaveLength(grams.length)
  expect(file.every(([, , kilograms], at) => Number(kilograms) * 1_000 === grams[at]?.[1])).toBe(true)
})

test('units without packaging data are counted, and a period without shipments has no rows', async () => {
  const plain = await addPackagedProduct({})
  const at = '2024-05-05T10:00:00Z'
  await addTestOrder([[plain, 3]], { country: 'IT', at, status: 'shipped', kind: 'pickup' })
  const report = await readPackagingReport(store.db, getPeriodRange('2024-Q2', 'UTC'), SHIPMENT)
  expect(report).toEqual([{ country: 'IT', shipments: 1, units: 3, unitsWithout: 3, materials: [] }])
  expect(listPackagingRows(report)).toEqual([['IT', '', '0', 1, 3, 3]])
  expect(await readPackagingReport(store.db, getPeriodRange('2024-Q3', 'UTC'), SHIPMENT)).toEqual([])
})
