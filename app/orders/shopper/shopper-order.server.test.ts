import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Address } from '#app/base/address.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { computeAddressVersion } from '#app/orders/addresses/correct-address.server.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { erasePersonalData } from '#app/orders/customers/erase-personal-data.server.ts'
import type { OrderStatus } from '#app/orders/order-status.ts'
import { listOrderEvents, listOrderMails } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import { changeByShopper } from '#app/orders/shopper/shopper-order.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { shippingPlaces } from '#app/pricing/shipping.table.ts'
import { taxRates } from '#app/pricing/taxes.table.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addOrder, createCheckoutLine, getOrder } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct, readProductStock } from '#tests/support/products.ts'
import { addZone } from '#tests/support/shipping.ts'

let testDb: TestDatabase
let db: Database

beforeAll(async () => {
  testDb = await openTestDatabase()
  db = testDb.db
})
afterAll(async () => {
  expect(await listBrokenInvariants(db)).toEqual([]) // covers the orders of all tests
  await testDb.close()
})

const HOUR = 3_600_000

async function addTestOrder(changes: Parameters<typeof addOrder>[2] = {}) {
  const productId = await addProduct(db, { stock: 10 })
  const { id } = await addOrder(db, [createCheckoutLine(productId, { quantity: 3 })], changes)
  return { ...(await readOrder(id)), productId }
}

const readOrder = (id: Id<'order'>) => getOrder(db, id)

const readStock = (id: Id<'product'>) => readProductStock(db, id)

function listRefunds(orderId: Id<'order'>) {
  return db.select().from(refunds).where(eq(refunds.orderId, orderId))
}

async function listStatusChanges(id: Id<'order'>) {
  return (await listOrderEvents(db, id)).flatMap(({ kind, detail }) => (kind === 'status' ? [detail] : []))
}

function toFormData(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const buildCancelForm = () => toFormData({ intent: 'cancel' })

/** Builds the form that the page sends, which has no country. */
function buildAddressForm(before: Address, changes: Readonly<Record<string, string>> = {}): FormData {
  const { country: _, ...address } = before
  return toFormData({ intent: 'address', version: computeAddressVersion(before), ...address, ...changes })
}

const buildRejection = (about: 'cancel' | 'address', message: RegExp) => ({
  result: { outcome: 'rejected', about, errors: { '': expect.stringMatching(message) } },
  status: 409,
})

describe('cancelling', () => {
  test('restocks, refunds and records that the shopper did it', async () => {
    const order = await addTestOrder()
    expect(await readStock(order.productId)).toBe(7)
    expect(await changeByShopper(db, order.link, buildCancelForm())).toEqual({
      result: { outcome: 'cancelled' },
      status: 200,
    })
    expect(await readStock(order.productId)).toBe(10)
    expect(await readOrder(order.id)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      refunded: order.charged.total,
      storeRefunded: order.store.total,
    })
    expect(await listRefunds(order.id)).toMatchObject([
      { amount: order.charged.total.minor, status: 'done', staffId: null },
    ])
    expect(await listStatusChanges(order.id)).toEqual([{ from: 'processing', to: 'cancelled', by: 'shopper' }])
    const recorded = await db.select().from(auditLog).where(eq(auditLog.entityId, order.id))
    expect(recorded.map(({ action, staffId }) => [action, staffId])).toEqual(
      expect.arrayContaining([
        ['order.refund', null],
        ['order.update', null],
      ]),
    )
  })

  test('refunds nothing for an unpaid order', async () => {
    const order = await addTestOrder()
    await db.update(orders).set({ paymentStatus: 'pending' }).where(eq(orders.id, order.id))
    expect(await changeByShopper(db, order.link, buildCancelForm())).toMatchObject({ status: 200 })
    expect(await readOrder(order.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'pending' })
    expect(await listRefunds(order.id)).toEqual([])
  })

  test('from two windows at once, and again later, has one effect, and each request succeeds', async () => {
    const order = await addTestOrder()
    const results = await Promise.all([1, 2].map(() => changeByShopper(db, order.link, buildCancelForm())))
    const lateResult = await changeByShopper(db, order.link, buildCancelForm(), new Date(Date.now() + 2 * HOUR))
    expect([...results, lateResult].map((changed) => changed?.result)).toEqual(Array(3).fill({ outcome: 'cancelled' }))
    expect(await readStock(order.productId)).toBe(10)
    expect(await listRefunds(order.id)).toHaveLength(1)
    expect(await listStatusChanges(order.id)).toHaveLength(1)
    const mails = (await listOrderMails(db, order.id)).map(({ about }) => about)
    expect(mails.filter((about) => about !== 'Order confirmation')).toEqual(['Cancellation notice'])
  })

  test('while staff are shipping the order either takes effect first or is rejected', async () => {
    for (let round = 0; round < 4; round++) {
      const order = await addTestOrder()
      const [cancelled] = await Promise.all([
        changeByShopper(db, order.link, buildCancelForm()),
        changeStatus(db, order.id, { status: 'shipped' }, 'store'),
      ])
      const after = await readOrder(order.id)
      if (cancelled?.status === 200) {
        // Staff shipped the cancelled order afterwards, and its units were taken again
        expect(await listStatusChanges(order.id)).toHaveLength(2)
        expect(after).toMatchObject({ status: 'shipped', paymentStatus: 'refunded' })
      } else {
        expect(cancelled).toMatchObject(buildRejection('cancel', /has already shipped/))
        expect(after).toMatchObject({ status: 'shipped', paymentStatus: 'paid' })
        expect(await listRefunds(order.id)).toEqual([])
      }
      expect(await readStock(order.productId)).toBe(7)
    }
  })

  test('is rejected exactly one hour after the order was placed, by the server’s clock, and changes nothing', async () => {
    const order = await addTestOrder()
    const at = (ms: number) => new Date(order.createdAt.getTime() + ms)
    expect(await changeByShopper(db, order.link, buildCancelForm(), at(HOUR))).toMatchObject(
      buildRejection('cancel', /^It’s been over an hour, .* Nothing was changed\./),
    )
    expect(await readOrder(order.id)).toMatchObject({ status: 'processing', paymentStatus: 'paid' })
    expect(await readStock(order.productId)).toBe(7)
    expect(await changeByShopper(db, order.link, buildCancelForm(), at(HOUR - 1))).toMatchObject({ status: 200 })
  })

  test.each<OrderStatus>(['shipped', 'delivered'])('is rejected once the order is %s', async (status) => {
    const order = await addTestOrder()
    await changeStatus(db, order.id, { status }, 'store')
    expect(await changeByShopper(db, order.link, buildCancelForm())).toMatchObject(
      buildRejection('cancel', /has already shipped/),
    )
    expect(await readOrder(order.id)).toMatchObject({ status, paymentStatus: 'paid' })
  })

  test('with unexpected fields in the form is rejected', async () => {
    const order = await addTestOrder()
    const changed = await changeByShopper(db, order.link, toFormData({ intent: 'cancel', status: 'delivered' }))
    expect(changed).toMatchObject({ result: { outcome: 'rejected', about: 'cancel' }, status: 400 })
    expect((await readOrder(order.id)).status).toBe('processing')
  })
})

describe('correcting the address', () => {
  const correction = {
    last_name: 'Obi-Nwosu',
    address_line1: '2 Palm Street',
    address_line2: 'Flat 3',
    phone: '+1 541 555 0199',
  }

  test('changes the address, the name and the phone, and records that the shopper did it', async () => {
    const order = await addTestOrder()
    const changed = await changeByShopper(db, order.link, buildAddressForm(order.shippingAddress, correction))
    expect(changed).toEqual({ result: { outcome: 'corrected' }, status: 200 })
    const address = { ...order.shippingAddress, ...correction }
    expect(await readOrder(order.id)).toMatchObject({
      shippingAddress: address,
      billingAddress: address,
      customerName: 'Ada Obi-Nwosu',
      customerPhone: correction.phone,
      charged: order.charged,
    })
    const events = await listOrderEvents(db, order.id)
    expect(events.filter(({ kind }) => kind === 'address')).toMatchObject([
      { detail: { by: 'shopper' }, staffName: null },
    ])
    const [recorded] = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entityId, order.id), eq(auditLog.action, 'order.address')))
    expect(recorded).toMatchObject({ staffId: null, changes: { fields: Object.keys(correction) } })
    expect(JSON.stringify(recorded)).not.toContain('Palm')
  })

  const forms: readonly { country: string; changes: Readonly<Record<string, string>> }[] = [
    { country: 'DE', changes: { postal_code: '10119', city: 'Berlin', address_line1: 'Kastanienallee 56' } },
    { country: 'JP', changes: { state: 'Tokyo', postal_code: '154-0023' } },
    { country: 'HK', changes: { city: 'Central', state: 'Hong Kong Island' } },
  ]
  test.each(forms)('in $country, needs only the fields of that country’s form', async ({ country, changes }) => {
    const order = await addTestOrder()
    const before = { ...order.shippingAddress, country }
    await db.update(orders).set({ addressForm: 'country', shippingAddress: before }).where(eq(orders.id, order.id))
    const { first_name, last_name, address_line1, phone } = before
    const formValues = { first_name, last_name, company: '', address_line1, address_line2: '', phone }
    const form = toFormData({ intent: 'address', version: computeAddressVersion(before), ...formValues, ...changes })
    expect(await changeByShopper(db, order.link, form)).toMatchObject({ result: { outcome: 'corrected' } })
    const { shippingAddress } = await readOrder(order.id)
    expect(shippingAddress).toMatchObject({ city: '', state: '', country, ...changes })
  })

  test('is rejected in a window opened before another correction, and the typed values are kept', async () => {
    const order = await addTestOrder()
    await changeByShopper(db, order.link, buildAddressForm(order.shippingAddress, correction))
    const stale = await changeByShopper(db, order.link, buildAddressForm(order.shippingAddress, { city: 'Salem' }))
    expect(stale).toMatchObject(buildRejection('address', /^The address was changed in another window/))
    expect(stale?.result).toMatchObject({ typed: { city: 'Salem', address_line1: '1 Palm Street' } })
    expect((await readOrder(order.id)).shippingAddress).toMatchObject({ ...correction, city: 'Springfield' })
  })

  test('twice at once with the same values is saved once', async () => {
    const order = await addTestOrder()
    const buildForm = () => buildAddressForm(order.shippingAddress, correction)
    const results = await Promise.all([1, 2].map(() => changeByShopper(db, order.link, buildForm())))
    expect(results.map((changed) => changed?.result)).toEqual(Array(2).fill({ outcome: 'corrected' }))
    expect((await listOrderEvents(db, order.id)).filter(({ kind }) => kind === 'address')).toHaveLength(1)
  })

  test('is limited to the shipping zone of the order', async () => {
    const hawaii = await addZone(db, { places: [{ country: 'US', region: 'HI' }], rates: [{ key: 'standard' }] })
    const order = await addTestOrder()
    const correct = (changes: Readonly<Record<string, string>>) =>
      changeByShopper(db, order.link, buildAddressForm(order.shippingAddress, changes))
    expect(await correct({ state: 'Hawaii' })).toMatchObject({
      result: { outcome: 'rejected', errors: { state: expect.stringMatching(/^Shipping may cost/) } },
      status: 400,
    })
    await db.update(shippingPlaces).set({ region: '', postalPattern: '968*' }).where(eq(shippingPlaces.zoneId, hawaii))
    expect(await correct({ postal_code: '96813' })).toMatchObject({
      result: { errors: { postal_code: expect.stringMatching(/^Shipping may cost/) } },
    })
    expect(await correct({ state: 'Washington', postal_code: '98101' })).toMatchObject({
      result: { outcome: 'corrected' },
    })
  })

  test('is limited to places where the same taxes apply', async () => {
    const state = { country: 'US', taxClass: 'standard', name: 'Sales tax', validFrom: '2026-01-01' } as const
    const [added] = await db
      .insert(taxRates)
      .values({ ...state, region: 'HI', rate: 40_000 })
      .returning({ id: taxRates.id })
    const order = await addTestOrder()
    const correct = (to: string) =>
      changeByShopper(db, order.link, buildAddressForm(order.shippingAddress, { state: to }))
    expect(await correct('Hawaii')).toMatchObject({
      result: { outcome: 'rejected', errors: { state: expect.stringMatching(/^A different tax applies there/) } },
      status: 400,
    })
    expect(await correct('Washington')).toMatchObject({ result: { outcome: 'corrected' } })
    await db.delete(taxRates).where(eq(taxRates.id, added?.id ?? newId()))
  })

  const closedCases: readonly { what: string; status?: OrderStatus; ms: number; message: RegExp }[] = [
    { what: 'the hour is over', ms: HOUR, message: /^It’s been over an hour, .* Nothing was changed\./ },
    { what: 'it was shipped', status: 'shipped', ms: 0, message: /has already shipped/ },
    { what: 'it was delivered', status: 'delivered', ms: 0, message: /has already shipped/ },
    { what: 'it was cancelled', status: 'cancelled', ms: 0, message: /is cancelled, so its address cannot be changed/ },
  ]
  test.each(closedCases)('is rejected once $what, even if the values are invalid', async ({ status, ms, message }) => {
    const order = await addTestOrder()
    if (status) await changeStatus(db, order.id, { status }, 'store')
    const now = new Date(order.createdAt.getTime() + ms)
    for (const typed of [correction, { city: '' }]) {
      const changed = await changeByShopper(db, order.link, buildAddressForm(order.shippingAddress, typed), now)
      expect(changed).toMatchObject(buildRejection('address', message))
    }
    expect((await readOrder(order.id)).shippingAddress).toEqual(order.shippingAddress)
  })

  const invalidValues: readonly { field: string; value: string; message: RegExp }[] = [
    ...['first_name', 'last_name', 'address_line1', 'city', 'state', 'postal_code', 'phone'].flatMap((field) => [
      { field, value: '', message: /is required$/ },
      { field, value: ' \t ', message: /is required$|cannot be saved/ },
      { field, value: 'x'.repeat(201), message: /can have at most \d+ characters$/ },
      { field, value: 'one\ntwo', message: /cannot be saved$/ },
      { field, value: 'nothing\0here', message: /cannot be saved$/ },
    ]),
    { field: 'address_line2', value: 'x'.repeat(201), message: /at most 200/ },
    { field: 'first_name', value: '4242 4242 4242 4242', message: /looks like a card number/ },
    { field: 'address_line2', value: '4242424242424242', message: /looks like a card number/ },
  ]
  test.each(invalidValues)(
    'with $field "$value" is rejected with an error beside the field, and the field keeps the typed value',
    async ({ field, value, message }) => {
      const order = await sample
      const changed = await changeByShopper(db, order.link, buildAddressForm(order.shippingAddress, { [field]: value }))
      expect(changed?.status).toBe(400)
      expect(changed?.result).toMatchObject({
        outcome: 'rejected',
        errors: { [field]: expect.stringMatching(message) },
        typed: { [field]: value },
      })
    },
  )
  let sample: ReturnType<typeof addTestOrder>
  beforeAll(() => {
    sample = addTestOrder()
  })
  afterAll(async () => {
    const order = await sample
    expect((await readOrder(order.id)).shippingAddress).toEqual(order.shippingAddress)
  })

  const unexpectedFields: readonly Readonly<Record<string, string>>[] = [
    { country: 'GB' },
    { email: 'eve@example.com' },
    { status: 'delivered' },
    { total: '1' },
    { id: '1' },
  ]
  test.each(unexpectedFields)('with a form that also sends %j is rejected as a whole', async (more) => {
    const order = await addTestOrder()
    const changed = await changeByShopper(
      db,
      order.link,
      buildAddressForm(order.shippingAddress, { ...correction, ...more }),
    )
    expect(changed).toMatchObject({
      result: { errors: { '': expect.stringMatching(/Something went wrong/) } },
      status: 400,
    })
    expect(await readOrder(order.id)).toMatchObject({ shippingAddress: order.shippingAddress, charged: order.charged })
  })

  test('with a missing or invalid intent or version is rejected', async () => {
    const { link } = await addTestOrder()
    const forms: readonly Readonly<Record<string, string>>[] = [
      {},
      { intent: 'delete' },
      { intent: 'address' },
      { intent: 'address', version: 'x'.repeat(101) },
    ]
    for (const fields of forms) {
      expect(await changeByShopper(db, link, toFormData(fields))).toMatchObject({ status: 400 })
    }
  })

  test('does not restore an erased address', async () => {
    const order = await addTestOrder({ email: 'gone@example.com' })
    await erasePersonalData(db, 'gone@example.com', null)
    const erased = (await readOrder(order.id)).shippingAddress
    const changed = await changeByShopper(db, order.link, buildAddressForm(erased, order.shippingAddress))
    expect(changed?.status).toBe(400) // because these fields include the country, which the form must not send
    const { country: _, ...fields } = order.shippingAddress
    expect(await changeByShopper(db, order.link, buildAddressForm(erased, fields))).toMatchObject(
      buildRejection('address', /erased/),
    )
    expect((await readOrder(order.id)).shippingAddress).toEqual(erased)
  })
})

const guesses = ['', 'x', '0'.repeat(48), "' or true --", '%', '0'.repeat(200), `${'0'.repeat(47)}\0`]
test.each(guesses)('no form finds an order by the link %j', async (link) => {
  expect(await changeByShopper(db, link, buildCancelForm())).toBeNull()
  expect(await changeByShopper(db, link, toFormData({ intent: 'address' }))).toBeNull()
})

test('an order cannot be changed by its number or its id', async () => {
  const { id, orderNumber } = await addTestOrder()
  for (const link of [id, id.replaceAll('-', ''), orderNumber, newId()]) {
    expect(await changeByShopper(db, link, buildCancelForm())).toBeNull()
  }
})
