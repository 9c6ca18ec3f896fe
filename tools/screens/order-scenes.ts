import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { money } from '#app/features/money/money.ts'
import { BLANK_ADDRESS } from '#app/features/orders/order.ts'
import { orderItems } from '#app/features/orders/order-items.table.ts'
import { listOrderItems } from '#app/features/orders/orders.server.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import { recordReturn, returnsVersion } from '#app/features/orders/record-return.server.ts'
import { refundOrder } from '#app/features/orders/refund-order.server.ts'
import { updateOrder } from '#app/features/orders/update-order.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { type NewOrder, placeOwnOrder } from '#tests/e2e/orders.ts'
import type { Shop } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { signIn } from '#tools/admin-request.ts'
import type { Scene } from '#tools/screens/scene.ts'
import { LONG_WORD, LONG_WORDS } from '#tools/screens/stores.ts'

type Change = (db: Database, id: Id<'order'>) => Promise<unknown>

const HOUR_MS = 60 * 60 * 1_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS)

/** The page of an order of one's own, after something has become of it. */
function orderPage(change?: Change, command: Partial<NewOrder> = {}): (page: Page, shop: Shop) => Promise<string> {
  return async (page, shop) => `/order/${await changedOrder(page, shop, command, change)}`
}

async function changedOrder(page: Page, shop: Shop, command: Partial<NewOrder>, change?: Change): Promise<string> {
  const { link } = await placeOwnOrder(page.request, command)
  if (!change) return link
  const { db, close } = openStoreDatabase(shop)
  try {
    const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.link, link))
    if (order) await change(db, order.id)
  } finally {
    await close()
  }
  return link
}

const set =
  (values: Partial<typeof orders.$inferInsert>): Change =>
  (db, id) =>
    db.update(orders).set(values).where(eq(orders.id, id))
const waiting = set({ status: 'pending', paymentStatus: 'pending', heldUntil: ago(-0.5) })

async function lapse(db: Database, id: Id<'order'>): Promise<void> {
  await updateOrder(db, id, { status: 'cancelled' }, 'shop')
  await set({ paymentStatus: 'failed', heldUntil: ago(0), createdAt: ago(2) })(db, id)
}

const ship =
  (trackingNumber: string): Change =>
  async (db, id) => {
    await set({ createdAt: ago(30) })(db, id)
    await updateOrder(db, id, { status: 'shipped', trackingNumber }, 'shop', ago(20))
  }

async function deliver(db: Database, id: Id<'order'>): Promise<void> {
  await ship('1Z 999 AA1 01 2345 6784')(db, id)
  await updateOrder(db, id, { status: 'delivered' }, 'shop', ago(2))
}

async function sendBack(db: Database, id: Id<'order'>): Promise<void> {
  await deliver(db, id)
  const items = await listOrderItems(db, id)
  const version = returnsVersion({ refunded: money(0, 'USD') }, items)
  const lines = items.slice(0, 1).map((item) => ({ item: item.id, quantity: 1, restock: true }))
  const amount = money(3_168, 'USD')
  await recordReturn(db, id, { key: newId<'return'>(), version, lines, reason: 'fit', note: '', amount }, 'shop')
}

async function refund(db: Database, id: Id<'order'>): Promise<void> {
  await deliver(db, id)
  const [order] = await db.select({ total: orders.total }).from(orders).where(eq(orders.id, id))
  await refundOrder(db, id, { amount: money(order?.total ?? 0, 'USD'), note: '', key: newId() }, 'shop')
}

async function lengthen(db: Database, id: Id<'order'>): Promise<void> {
  await db.update(orderItems).set({ productName: LONG_WORD }).where(eq(orderItems.orderId, id))
  const shippingAddress = {
    first_name: LONG_WORD.slice(0, 100),
    last_name: LONG_WORDS.slice(0, 100),
    address_line1: LONG_WORDS,
    address_line2: LONG_WORD,
    city: LONG_WORDS.slice(0, 100),
    state: LONG_WORD.slice(0, 100),
    postal_code: 'W'.repeat(20),
    country: 'US',
    phone: '0'.repeat(50),
  } as const
  await set({ shippingAddress, trackingNumber: LONG_WORD, status: 'shipped' })(db, id)
}

const noAddress = { ...BLANK_ADDRESS, country: 'US' }

/** The newest mail of a kind, as its reader's program shows it. */
function mailAbout(event: string, change?: Change): (page: Page, shop: Shop) => Promise<string> {
  return async (page, shop) => {
    const [name = '', value = ''] = (await signIn(shop.url, shop.admin)).split(/=(.*)/)
    await page.context().addCookies([{ name, value, url: shop.url }])
    const { db, close } = openStoreDatabase(shop)
    try {
      const link = await changedOrder(page, shop, {}, change)
      const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.link, link))
      const mails = await db
        .select()
        .from(mailOutbox)
        .where(eq(mailOutbox.orderId, order?.id ?? ''))
      return `/admin/mails/${mails.find((mail) => mail.event.startsWith(event))?.id}/html`
    } finally {
      await close()
    }
  }
}

async function openAddress(page: Page): Promise<void> {
  await page.getByText('Correct the address', { exact: true }).click()
  await page.getByLabel('City').waitFor()
}

/** An order's own page in each state, and the mails about it. */
export const ORDER_SCENES: readonly Scene[] = [
  { name: 'order', path: orderPage() },
  { name: 'order-without-scripts', path: orderPage(), withoutScripts: true },
  {
    name: 'order-pounds',
    // Somebody new for each image, as one shopper has the code once
    path: (page, shop) =>
      orderPage(undefined, {
        currency: 'GBP',
        discountCode: 'WELCOME10',
        email: `${crypto.randomUUID()}@example.com`,
      })(page, shop),
  },
  { name: 'order-printed', path: orderPage(), reach: (page) => page.emulateMedia({ media: 'print' }) },
  { name: 'order-address', path: orderPage(), reach: openAddress },
  {
    name: 'order-address-errors',
    path: orderPage(),
    reach: async (page) => {
      await openAddress(page)
      for (const label of ['City', 'Postal code']) await page.getByLabel(label).fill('')
      await page.getByRole('button', { name: 'Save address' }).click()
      await page.getByText('Please check these fields').waitFor()
    },
  },
  {
    name: 'order-address-corrected',
    path: orderPage(),
    reach: async (page) => {
      await openAddress(page)
      await page.getByLabel('City').fill('Salem')
      await page.getByRole('button', { name: 'Save address' }).click()
      await page.getByText('The address is corrected.').waitFor()
    },
  },
  {
    name: 'order-cancel-question',
    path: orderPage(),
    isOverlay: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Cancel order' }).click()
      await page.getByRole('dialog', { name: 'Cancel this order?' }).waitFor()
    },
  },
  {
    name: 'order-cancelled',
    path: orderPage(),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Cancel order' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
      await page.getByRole('heading', { name: 'This order is cancelled' }).waitFor()
    },
  },
  {
    name: 'order-cancelled-by-shop',
    path: orderPage((db, id) => updateOrder(db, id, { status: 'cancelled', refund: true }, 'shop')),
  },
  { name: 'order-awaiting-payment', path: orderPage(waiting) },
  {
    name: 'order-payment-confirming',
    path: async (page, shop) => `${await orderPage(waiting)(page, shop)}?paid`,
    reach: (page) => page.getByText('As soon as your payment is confirmed').waitFor(),
  },
  {
    name: 'order-payment-arrived',
    path: async (page, shop) => `${await orderPage()(page, shop)}?paid`,
    reach: (page) => page.getByText('Your payment has arrived').waitFor(),
  },
  { name: 'order-payment-lapsed', path: orderPage(lapse) },
  { name: 'order-hour-over', path: orderPage(set({ createdAt: ago(2) })) },
  { name: 'order-shipped', path: orderPage(ship('1Z 999 AA1 01 2345 6784')) },
  { name: 'order-shipped-link', path: orderPage(ship('https://carrier.example/follow/1Z999AA10123456784')) },
  {
    name: 'order-ready-to-collect',
    path: orderPage(async (db, id) => {
      await set({ shippingMethod: 'pickup' })(db, id)
      await ship('')(db, id)
    }),
  },
  { name: 'order-delivered', path: orderPage(deliver) },
  { name: 'order-partly-returned', path: orderPage(sendBack) },
  { name: 'order-refunded', path: orderPage(refund) },
  { name: 'order-erased', path: orderPage(set({ shippingAddress: noAddress, customerEmail: '' })) },
  { name: 'order-long', path: orderPage(lengthen) },
  { name: 'order-unknown', path: '/order/nothing-here' },
  { name: 'mail-placed', path: mailAbout('order-placed'), withoutScripts: true },
  { name: 'mail-long', path: mailAbout('order-shipped', ship(LONG_WORD)), withoutScripts: true },
  { name: 'mail-shipped', path: mailAbout('order-shipped', ship('1Z 999 AA1 01')), withoutScripts: true },
  {
    name: 'mail-cancelled',
    path: mailAbout('order-cancelled', (db, id) => updateOrder(db, id, { status: 'cancelled', refund: true }, 'shop')),
    withoutScripts: true,
  },
  { name: 'mail-refunded', path: mailAbout('refund', sendBack), withoutScripts: true },
]
