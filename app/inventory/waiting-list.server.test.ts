import { asc, eq, like, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { products } from '#app/catalog/products.table.ts'
import { deleteProduct } from '#app/inventory/save-product.server.ts'
import { checkStock } from '#app/inventory/stock/stock-check.server.ts'
import { setStock } from '#app/inventory/stock/stock-edit.server.ts'
import { stockMovements } from '#app/inventory/stock-movements.table.ts'
import {
  confirmWaiting,
  deleteOldWaiting,
  expireHolds,
  holdAvailableUnits,
  joinWaitingList,
  leaveWaitingList,
  removeWaiting,
} from '#app/inventory/waiting-list.server.ts'
import { waitingList } from '#app/inventory/waiting-list.table.ts'
import type { Id } from '#app/lib/id.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { erasePersonalData } from '#app/orders/customers/erase-personal-data.server.ts'
import { exportPersonalData } from '#app/orders/customers/export-personal-data.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addOrder, createCheckoutLine, submitOrder } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addProduct, readProductStock, toSku } from '#tests/support/products.ts'
import { addToWaitingList, ONLY_CHOICE, readWaitingStates, restock } from '#tests/support/waiting-list.ts'

let store: TestDatabase
let db: Database
let staffId: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  staffId = await addFirstAdmin(db)
})
beforeEach(async () => {
  await withTx(db, (tx) => removeWaiting(tx, sql`true`))
  await db.delete(mailOutbox)
  await saveSettings(db, { waiting_list_hold_hours: 24, track_inventory: true, allow_backorders: false })
})
afterEach(async () => {
  expect(await listBrokenInvariants(db)).toEqual([])
  expect((await checkStock(db)).drifts).toEqual([])
})
afterAll(() => store.close())

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)
const addSoldOutProduct = () => addProduct(db, { name: 'Wrap dress', stock: 0 })

async function joinLine(product: Id<'product'>, count: number): Promise<string[]> {
  const links: string[] = []
  const start = Date.now() - 60_000
  for (let at = 0; at < count; at++) {
    links.push(await addToWaitingList(db, product, `w${at + 1}@example.com`, { now: new Date(start + at) }))
  }
  return links
}

async function listHeldMails() {
  const mails = await db.select().from(mailOutbox).where(like(mailOutbox.event, 'waiting-held:%'))
  return mails.map(({ recipient }) => recipient.split('@')[0])
}

async function listMovements(id: Id<'product'>) {
  const rows = await db.select().from(stockMovements).where(eq(stockMovements.productId, id))
  return rows.map(({ reason, delta }) => `${reason} ${delta}`)
}

const buyWith = (product: Id<'product'>, hold: string | undefined, quantity = 1) =>
  submitOrder(db, [createCheckoutLine(product, { quantity, ...(hold && { hold }) })])

test('a restock of 5 for 14 people holds 5 units for the first 5, with an email for each', async () => {
  const dress = await addSoldOutProduct()
  await joinLine(dress, 14)
  await restock(db, dress, 5)
  const states = await readWaitingStates(db, dress)
  expect(states.held).toEqual(['w1', 'w2', 'w3', 'w4', 'w5'])
  expect(states.waiting).toHaveLength(9)
  expect((await listHeldMails()).toSorted()).toEqual(['w1', 'w2', 'w3', 'w4', 'w5'])
  expect(await readProductStock(db, dress)).toBe(0)
  expect(await listMovements(dress)).toEqual(['edit 5', 'hold -5'])
})

test('the email about a held unit contains the product, the choice, the time in the store’s time zone, and the link to buy', async () => {
  await saveSettings(db, { store_time_zone: 'Africa/Lagos' })
  const dress = await addProduct(db, {
    name: 'Silk dress',
    sizes: ['M'],
    colors: [{ name: 'Wine', hex: '#722f37' }],
    stock: [{ size: 'M', color: 'Wine', stock: 0 }],
  })
  const link = await addToWaitingList(db, dress, 'ada@example.com', { choice: { size: 'M', color: 'Wine' } })
  await withTx(db, (tx) =>
    setStock(
      tx,
      { id: dress, sku: toSku(dress) },
      { kind: 'grid', loaded: 0, cells: [{ size: 'M', color: 'Wine', stock: 1, loaded: 0 }] },
      null,
    ),
  )
  const [mail] = await db.select().from(mailOutbox).where(like(mailOutbox.event, 'waiting-held:%'))
  expect(mail).toMatchObject({ recipient: 'ada@example.com', subject: 'It’s back: Silk dress' })
  expect(mail?.body.text).toMatch(/hold it for you until .* UTC\+1\./)
  expect(mail?.body.text).toContain('M, Wine')
  expect(mail?.body.text).toContain(`/product/waiting/${link}`)
})

test('a held unit can be bought only with its link, and only once', async () => {
  const dress = await addSoldOutProduct()
  const [first = ''] = await joinLine(dress, 2)
  await restock(db, dress, 1)
  expect(await buyWith(dress, undefined)).toMatchObject({ outcome: 'changed' })
  expect(await buyWith(dress, first)).toMatchObject({ outcome: 'placed' })
  expect(await listMovements(dress)).toEqual(['edit 1', 'hold -1', 'release 1', 'sale -1'])
  expect(await readWaitingStates(db, dress)).toEqual({ bought: ['w1'], waiting: ['w2'] })
  expect(await buyWith(dress, first)).toMatchObject({ outcome: 'changed' }) // the link was used again
})

test('an order takes its held unit, and its other units from the stock', async () => {
  const dress = await addSoldOutProduct()
  const [first] = await joinLine(dress, 1)
  await restock(db, dress, 3)
  expect(await readProductStock(db, dress)).toBe(2)
  expect(await buyWith(dress, first, 4)).toMatchObject({ outcome: 'changed' })
  expect(await buyWith(dress, first, 3)).toMatchObject({ outcome: 'placed' })
  expect(await readProductStock(db, dress)).toBe(0)
})

test('the link of a hold on a different product has no effect', async () => {
  const [dress, coat] = [await addSoldOutProduct(), await addSoldOutProduct()]
  const [first] = await joinLine(dress, 1)
  await restock(db, dress, 1)
  expect(await buyWith(coat, first)).toMatchObject({ outcome: 'changed' })
  expect(await readWaitingStates(db, dress)).toEqual({ held: ['w1'] })
})

test('the unit of an expired hold goes to the next in line at once, or back to the stock if nobody is waiting', async () => {
  const dress = await addSoldOutProduct()
  const links = await joinLine(dress, 2)
  await restock(db, dress, 1)
  expect(await expireHolds(db, inHours(23))).toBe(0)
  await expireHolds(db, inHours(25))
  expect(await readWaitingStates(db, dress)).toEqual({ expired: ['w1'], held: ['w2'] })
  expect(await listHeldMails()).toEqual(['w1', 'w2'])
  expect(await buyWith(dress, links[0])).toMatchObject({ outcome: 'changed' })
  await expireHolds(db, inHours(50))
  expect(await readWaitingStates(db, dress)).toEqual({ expired: ['w1', 'w2'] })
  expect(await readProductStock(db, dress)).toBe(1)
})

test('concurrent processes end each expired hold and pass on its unit only once', async () => {
  const dress = await addSoldOutProduct()
  await joinLine(dress, 12)
  await restock(db, dress, 5)
  await Promise.all(Array.from({ length: 6 }, () => expireHolds(db, inHours(25))))
  const { expired, held, waiting } = await readWaitingStates(db, dress)
  expect([expired?.length, held?.length, waiting?.length]).toEqual([5, 5, 2])
  expect(await listHeldMails()).toHaveLength(10)
  expect(await readProductStock(db, dress)).toBe(0)
})

test('concurrent orders, orders of held units, expiries and restocks never sell more units than there are', async () => {
  const dress = await addSoldOutProduct()
  const links = await joinLine(dress, 14)
  const restocks = [2, 3].map((units) => restock(db, dress, units).catch(() => 'lost'))
  const others = Array.from({ length: 8 }, () => buyWith(dress, undefined))
  const holders = links.map((link) => buyWith(dress, link))
  const expiries = [0, 1].map(() => expireHolds(db, inHours(25)))
  const results = await Promise.all([...restocks, ...others, ...holders, ...expiries])
  const placed = results.filter((result) => typeof result === 'object' && result.outcome === 'placed').length
  const movements = await listMovements(dress)
  const restockedUnits = movements.reduce(
    (sum, movement) => sum + (movement.startsWith('edit ') ? Number(movement.slice(5)) : 0),
    0,
  )
  expect(placed).toBeLessThanOrEqual(restockedUnits)
  const mails = await listHeldMails()
  expect(new Set(mails).size).toBe(mails.length)
})

test('either the purchase of a held unit or the expiry of its hold succeeds, never both', async () => {
  for (let round = 0; round < 5; round++) {
    const dress = await addSoldOutProduct()
    const [first] = await joinLine(dress, 2)
    await restock(db, dress, 1)
    const [bought] = await Promise.all([buyWith(dress, first), expireHolds(db, inHours(25))])
    const states = await readWaitingStates(db, dress)
    expect(states).toEqual(
      bought.outcome === 'placed' ? { bought: ['w1'], waiting: ['w2'] } : { expired: ['w1'], held: ['w2'] },
    )
  }
})

test('a cancelled order gives its unit to the next in line', async () => {
  const dress = await addProduct(db, { stock: 1 })
  const { id } = await addOrder(db, [createCheckoutLine(dress)])
  await joinLine(dress, 1)
  await changeStatus(db, id, { status: 'cancelled' }, staffId)
  expect(await readWaitingStates(db, dress)).toEqual({ held: ['w1'] })
  expect(await readProductStock(db, dress)).toBe(0)
})

test('an email address is added once, in upper or lower case, and joining again discloses nothing', async () => {
  const dress = await addSoldOutProduct()
  const joining = { productId: dress, ...ONLY_CHOICE, locale: { marketId: null, language: 'en' } }
  for (const email of ['Ada@example.com', 'ada@EXAMPLE.com', 'ada@example.com']) {
    expect(await joinWaitingList(db, { ...joining, email })).toBe('joined')
  }
  const results = ['bisi@example.com', 'BISI@example.com'].map((email) => joinWaitingList(db, { ...joining, email }))
  expect(await Promise.all(results)).toEqual(['joined', 'joined'])
  expect(await db.$count(waitingList, eq(waitingList.productId, dress))).toBe(2)
  expect(await db.$count(mailOutbox)).toBe(2)
})

test('the text that the form showed is stored in the language of the form, once per wording, and exported', async () => {
  const dress = await addSoldOutProduct()
  const join = (email: string, language: string) =>
    joinWaitingList(db, { productId: dress, ...ONLY_CHOICE, email, locale: { marketId: null, language } })
  await join('ada@example.com', 'en')
  await join('bisi@example.com', 'de-AT')
  await join('chi@example.com', 'en')
  const [ada, , chi] = await db
    .select({ textId: waitingList.textId })
    .from(waitingList)
    .where(eq(waitingList.productId, dress))
    .orderBy(asc(waitingList.email))
  expect(chi).toEqual(ada)
  expect((await exportPersonalData(db, 'ada@example.com')).waitingLists).toMatchObject([
    {
      language: 'en',
      text: expect.stringMatching(/^We’ll email you when it’s back and hold one for 24 hours.*\nEmail me$/),
    },
  ])
  expect((await exportPersonalData(db, 'bisi@example.com')).waitingLists).toMatchObject([
    { language: 'de-AT', text: expect.stringContaining('24 Stunden') },
  ])
})

test('only people who have confirmed are in line, and they get a unit at once if one is available', async () => {
  const dress = await addSoldOutProduct()
  const link = await addToWaitingList(db, dress, 'ada@example.com', { isConfirmed: false })
  await restock(db, dress, 1)
  expect(await listHeldMails()).toEqual([])
  expect(await confirmWaiting(db, link)).toBe(true)
  expect(await confirmWaiting(db, link)).toBe(true)
  expect(await readWaitingStates(db, dress)).toEqual({ held: ['ada'] })
  expect(await listHeldMails()).toEqual(['ada'])
  expect(await confirmWaiting(db, '0'.repeat(48))).toBe(false)
})

test('nobody can join for a choice that can be ordered or is no longer sold, or while the waitlist is off', async () => {
  const [dress, sold] = [await addProduct(db, { stock: 1 }), await addSoldOutProduct()]
  const join = (productId: Id<'product'>, size = 'One Size') =>
    joinWaitingList(db, {
      productId,
      size,
      color: 'Default',
      email: 'a@example.com',
      locale: { marketId: null, language: 'en' },
    })
  expect(await join(dress)).toBe('available')
  expect(await join(sold, 'XXL')).toBe('gone')
  await db.update(products).set({ status: 'draft' }).where(eq(products.id, sold))
  expect(await join(sold)).toBe('gone')
  for (const settings of [{ waiting_list_hold_hours: 0 }, { track_inventory: false }, { allow_backorders: true }]) {
    await saveSettings(db, { waiting_list_hold_hours: 24, track_inventory: true, allow_backorders: false, ...settings })
    expect(await join(dress)).toBe('off')
  }
})

test('when a person leaves the waitlist, the held unit goes to the next in line, and old links stop working', async () => {
  const dress = await addSoldOutProduct()
  const [first = '', second = ''] = await joinLine(dress, 3)
  await restock(db, dress, 1)
  expect(await leaveWaitingList(db, second)).toBe(true)
  expect(await leaveWaitingList(db, first)).toBe(true)
  expect(await readWaitingStates(db, dress)).toEqual({ held: ['w3'] })
  expect(await leaveWaitingList(db, first)).toBe(false)
})

test('erasing a person’s data passes the held unit on to the next in line', async () => {
  const dress = await addSoldOutProduct()
  await joinLine(dress, 2)
  await restock(db, dress, 1)
  await erasePersonalData(db, 'W1@example.com', staffId)
  expect(await readWaitingStates(db, dress)).toEqual({ held: ['w2'] })
})

test('deleting a product ends its holds and keeps its waitlist entries', async () => {
  const dress = await addSoldOutProduct()
  const [link = ''] = await joinLine(dress, 1)
  await restock(db, dress, 2)
  expect(await deleteProduct(db, dress, staffId)).toBe(true)
  const [entry] = await db.select().from(waitingList).where(eq(waitingList.link, link))
  expect(entry).toMatchObject({ productId: null, productName: 'Wrap dress', state: 'waiting', variantId: null })
})

const toGridEdit = (...stocks: readonly [string, number, number | null][]) => ({
  kind: 'grid' as const,
  loaded: 0,
  cells: stocks.map(([size, stock, loaded]) => ({ size, color: null, stock, loaded })),
})

test('a switch between one number and sizes keeps each unit held for the same person', async () => {
  const dress = await addProduct(db, { name: 'Tunic', sizes: ['S', 'M'], stock: 0 })
  const save = (edit: Parameters<typeof setStock>[2]) =>
    withTx(db, (tx) => setStock(tx, { id: dress, sku: toSku(dress) }, edit, null))
  await addToWaitingList(db, dress, 'm@example.com', { choice: { size: 'M', color: 'Default' } })
  await save({ kind: 'number', loaded: 0, stock: 3 })
  expect(await save({ ...toGridEdit(['S', 2, null], ['M', 0, null]), loaded: 2 })).toMatchObject({ outcome: 'saved' })
  expect([await readWaitingStates(db, dress), await readProductStock(db, dress)]).toEqual([{ held: ['m'] }, 2])
  expect(await save({ kind: 'number', loaded: 2, stock: 2 })).toMatchObject({ outcome: 'saved' })
  expect([await readWaitingStates(db, dress), await readProductStock(db, dress)]).toEqual([{ held: ['m'] }, 2])
})

test('removing a size counts its held units as lost and puts the shoppers back in line', async () => {
  const dress = await addProduct(db, {
    sizes: ['S', 'M'],
    stock: [
      { size: 'S', color: null, stock: 1 },
      { size: 'M', color: null, stock: 0 },
    ],
  })
  const save = (edit: Parameters<typeof setStock>[2]) =>
    withTx(db, (tx) => setStock(tx, { id: dress, sku: toSku(dress) }, edit, null))
  await addToWaitingList(db, dress, 'm@example.com', { choice: { size: 'M', color: 'Default' } })
  await save(toGridEdit(['S', 1, 1], ['M', 1, 0]))
  expect(await readWaitingStates(db, dress)).toEqual({ held: ['m'] })
  expect(await save({ ...toGridEdit(['S', 1, 1]), writeOff: 1 })).toMatchObject({ outcome: 'saved' })
  expect(await readWaitingStates(db, dress)).toEqual({ waiting: ['m'] })
})

test('people in line get units of a product that is put back on sale', async () => {
  const dress = await addSoldOutProduct()
  await joinLine(dress, 2)
  await db.update(products).set({ status: 'draft' }).where(eq(products.id, dress))
  await restock(db, dress, 1)
  expect(await holdAvailableUnits(db)).toBe(0)
  await db.update(products).set({ status: 'active' }).where(eq(products.id, dress))
  expect(await holdAvailableUnits(db)).toBe(1)
  expect(await readWaitingStates(db, dress)).toEqual({ held: ['w1'], waiting: ['w2'] })
})

test('how long an old entry is kept depends on its state', async () => {
  const dress = await addSoldOutProduct()
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * HOUR_MS)
  const entries = [
    { email: 'new', createdAt: daysAgo(6) },
    { email: 'never-confirmed', createdAt: daysAgo(8) },
    { email: 'waits', state: 'waiting' as const, confirmedAt: daysAgo(300) },
    { email: 'waited-a-year', state: 'waiting' as const, confirmedAt: daysAgo(400) },
    { email: 'bought', state: 'bought' as const, confirmedAt: daysAgo(300), endedAt: daysAgo(80) },
    { email: 'bought-long-ago', state: 'bought' as const, confirmedAt: daysAgo(300), endedAt: daysAgo(100) },
  ]
  await db.insert(waitingList).values(
    entries.map((entry) => ({
      productId: dress,
      productName: 'Wrap dress',
      ...ONLY_CHOICE,
      language: 'en',
      link: entry.email,
      ...entry,
    })),
  )
  await deleteOldWaiting(db)
  expect(await readWaitingStates(db, dress)).toEqual({ waiting: ['waits'], unconfirmed: ['new'], bought: ['bought'] })
})
