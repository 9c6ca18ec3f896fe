import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { products, productVariants } from '#app/catalog/products.table.ts'
import { contactMessages } from '#app/content/contact/contact-messages.table.ts'
import { pages } from '#app/content/pages.table.ts'
import { redirects } from '#app/content/redirects/redirects.table.ts'
import { reviews } from '#app/content/reviews.table.ts'
import { createExportName } from '#app/exchange/exports/export-name.ts'
import { waitingList } from '#app/inventory/waiting-list.table.ts'
import { newId, requireId } from '#app/lib/id.ts'
import { PSEUDO_LANGUAGE } from '#app/lib/language.ts'
import { formatBackupName } from '#app/operations/backups/backup-name.ts'
import { MANIFEST } from '#app/operations/backups/manifest.ts'
import { importedCustomers } from '#app/orders/customers/import/imported-customers.table.ts'
import { customers } from '#app/orders/customers.table.ts'
import { importedOrderItems, importedOrders } from '#app/orders/imported-orders/imported-orders.table.ts'
import { orderListLinks } from '#app/orders/my-orders/order-list-links.table.ts'
import { orders } from '#app/orders/orders.table.ts'
import { statementRows, transferBookings } from '#app/payments/transfers/transfers.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { createSecretToken, hashToken } from '#app/platform/secret-token.server.ts'
import { taxRegistrations } from '#app/pricing/taxes.table.ts'
import { consentTexts, newsletterConsents, newsletterSubscribers } from '#app/store/consents.table.ts'
import { marketCountries } from '#app/store/markets.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { secondFactors } from '#app/store/staff/second-factor/second-factors.table.ts'
import { authVerifications } from '#app/store/staff.table.ts'
import { translations } from '#app/store/translations.table.ts'
import { createDemoId, demoIds } from '#db/demo/demo-ids.ts'
import { createCsvStatement } from '#tests/support/csv-statement.ts'
import { addMarket } from '#tests/support/markets.ts'
import { type AdminClient, openAdminClient } from '#tests/support/page-updates/admin-client.ts'
import { offerProvider, TEST_ACCOUNT } from '#tests/support/payment-offers.ts'
import { addPaymentRows } from '#tests/support/payment-rows.ts'
import { addZone } from '#tests/support/shipping.ts'
import { addStaff, openStaffSession } from '#tests/support/staff-session.ts'
import type { StoreProcess } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Fills a demo store so that each page and screen exists and has something to show. all-pages.ts lists their paths.

type Store = Pick<StoreProcess, 'url' | 'dataDir'>

export type FullStore = Awaited<ReturnType<typeof fillStore>>

const LONG_WORD = 'unbreakable'.repeat(8)
const LONG_DOMAIN = `${'subdomain.'.repeat(20)}example.com`
const GOWN = createDemoId('product', 'imisi-satin-gown')
const TOP = createDemoId('product', 'sienna-rib-top')
const SCARF = createDemoId('product', 'indigo-brush-scarf')

/** A page's text, with every Markdown element that the store supports. */
const WRITTEN = `We mend what we made.

## Silk
- Wash it *cold*
- Dry it **flat**

## Linen
1. Soak
2. [Iron](/faq) while damp

## Wool
> It keeps for decades.

## All of it
| Cloth | Water | A long heading that does not break |
| --- | --- | --- |
| Silk | cold | ${LONG_WORD} |`

const newLink = () => randomBytes(24).toString('hex')

/** Returns the created records, and a staff member's cookie. */
export async function fillStore(store: Store) {
  const { db, close } = openStoreDatabase(store)
  try {
    const client = await openAdminClient(store, db)
    const ordered = await addOrders(client)
    const [waiting, files, rows] = await Promise.all([addWaiting(client), uploadFiles(client), addRows(db)])
    await addTransfers(client, ordered)
    await addPaymentRows(db, requireId<'order'>(ordered.returned.id))
    const germany = await addGermany(db)
    await addMarket(db, { name: 'Gulf', status: 'draft', countries: ['AE'], languages: { ae: 'ar-AE' } })
    const { cookie } = await openStaffSession(db, store)
    const ids = await findIds(db, ordered)
    return { ...ordered, ...waiting, ...files, ...rows, ...ids, ...writeArchives(store), germany, cookie }
  } finally {
    await close()
  }
}

/** An order number with the widest letters. */
const WIDEST_NUMBER = 'INMWMWMWMWMWMW'

/** Adds orders in several states, each with a separate product. */
async function addOrders(client: AdminClient) {
  const { db, post, hidden, readStatusVersion, newOrder } = client
  const deliver = async (order: NewOrder) => {
    const version = await readStatusVersion(order.screen)
    await post(order.screen, { version, status: 'delivered', trackingNumber: 'A-TRACKING-NUMBER-OF-UNUSUAL-LENGTH' })
  }
  const placed = await newOrder()
  const [delivered, returned, withdrawn] = [await newOrder(), await newOrder(), await newOrder()]
  const [unpaid, partlyPaid, cancelled] = [await newOrder(), await newOrder(), await newOrder()]
  for (const order of [delivered, returned, withdrawn]) await deliver(order)

  const { item } = returned
  await post(`${returned.screen}/invoices`, {})
  await post(`${returned.screen}/returns`, {
    intent: 'return',
    key: newId<'return'>(),
    version: computeVersion([0, [[item, 0]]]),
    item,
    quantity: '1',
    restock: item,
    reason: 'size',
    note: 'Tags still on',
    amount: '10',
  })
  const declaration = `/order/${withdrawn.link}/withdraw`
  const seen = await hidden(declaration, 'seen')
  await post(declaration, { intent: 'confirm', name: 'Ada Obi', seen, line: '1', units: '1', chosen: '1' })
  for (const order of [unpaid, partlyPaid, cancelled]) await markAwaitingTransfer(db, order.id)
  await db
    .update(orders)
    .set({ status: 'cancelled', orderNumber: WIDEST_NUMBER })
    .where(eq(orders.id, requireId<'order'>(cancelled.id)))
  return { placed, delivered, returned, withdrawn, unpaid, partlyPaid, cancelled }
}

async function markAwaitingTransfer(db: Database, order: string): Promise<void> {
  const heldUntil = new Date(Date.now() + 5 * 86_400_000)
  await db
    .update(orders)
    .set({
      paymentProvider: 'bank_transfer',
      paymentMethod: 'bank_transfer',
      paymentReference: '',
      paymentStatus: 'pending',
      status: 'pending',
      heldUntil,
    })
    .where(eq(orders.id, requireId<'order'>(order)))
}

type NewOrder = Awaited<ReturnType<AdminClient['newOrder']>>

/** Adds a sold-out product, with one unconfirmed email on its waitlist and one for which a unit is held. */
async function addWaiting({ db, newProduct }: AdminClient) {
  const soldOut = await newProduct({ stock: 0 })
  const [variant] = await db
    .select({ id: productVariants.id })
    .from(productVariants)
    .where(eq(productVariants.productId, soldOut.id))
  const entry = { productId: soldOut.id, productName: soldOut.name, size: 'One Size', color: 'Default', language: 'en' }
  const now = new Date()
  const [joined, held] = [newLink(), newLink()]
  await db.insert(waitingList).values([
    { ...entry, link: joined, email: 'bola@example.com' },
    {
      ...entry,
      link: held,
      email: 'chi@example.com',
      state: 'held',
      confirmedAt: now,
      variantId: variant?.id ?? null,
      heldUntil: new Date(now.getTime() + 86_400_000),
    },
  ])
  return { soldOut, joined, held }
}

const PRODUCTS =
  'Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price,Image Src,Status'

/** Uploads imports of several kinds, which are checked but not saved. */
async function uploadFiles({ db, postFile }: AdminClient) {
  const upload = async (rows: readonly string[]) => {
    const response = await postFile('/admin/import/file', rows.join('\n'))
    return z.object({ to: z.string() }).parse(await response.json()).to
  }
  const redirectFile = await upload(['Redirect from,Redirect to', '/pages/old,/faq', '/pages/older,/pages/none'])
  const customerFile = await upload([
    'First Name,Last Name,Email,Accepts Email Marketing,Total Spent,Total Orders,Tags',
    'Amara,Obi,amara@example.com,yes,90.00,1,vip',
    'No,Mail,,yes,0,0,',
  ])
  const productFile = await upload([
    PRODUCTS,
    'piece,Piece,<p>Cut on the <b>bias</b>.</p>,Gala,Size,S,4,90.00,http://127.0.0.1/a.jpg,active',
    'skirt,Skirt,<p>Wide.</p>,Skirt,Size,S,many,45,,active',
  ])
  const columnFile = await upload(['Artikelnummer;Bezeichnung;Größe;Preis;Notiz', 'A-S;Kleid;S;1.049,50;Weit'])
  const isChecking = sql`select 1 from file_imports where state = 'checking'`
  const end = Date.now() + 60_000
  while ((await db.execute(isChecking)).rows.length > 0) {
    if (Date.now() > end) throw new Error('A file is still being checked')
    await pause(25)
  }
  return { redirectFile, customerFile, productFile, columnFile }
}

/** Inserts rows that no test needs to be created through forms. */
async function addRows(db: Database) {
  const [page, redirect, message] = [newId<'page'>(), newId<'redirect'>(), newId<'contact-message'>()]
  const orderList = await addOrderList(db)
  const published = { body: WRITTEN, status: 'published', publishedAt: new Date() } as const
  await db.insert(pages).values([
    { id: page, slug: 'fabrics-and-care', title: 'Fabrics and care', ...published },
    { slug: 'privacy', policy: 'privacy', title: 'Privacy policy', ...published },
  ])
  await db.insert(redirects).values({ id: redirect, path: '/pages/former', target: '/faq', origin: 'staff' })
  await saveSettings(db, { contact_inbox: true })
  const sender = { name: 'Ada Obi', email: `ada@${LONG_DOMAIN}`, message: 'Which one, M or L?' }
  await db.insert(contactMessages).values({ id: message, subject: LONG_WORD, ...sender })

  const longCustomer = newId<'customer'>()
  const longNames = { firstName: 'x'.repeat(100), lastName: LONG_WORD, email: `x@${LONG_DOMAIN}` }
  await db.insert(customers).values({ id: longCustomer, ...longNames })
  await db.insert(newsletterSubscribers).values({ email: `y@${LONG_DOMAIN}` })
  const [customerId = newId<'customer'>()] = demoIds.customers
  const [customer] = await db.select({ email: customers.email }).from(customers).where(eq(customers.id, customerId))
  await db.insert(importedCustomers).values({ customerId, source: 'shopify', orders: 1 })
  const importedOrder = newId<'imported-order'>()
  await db.insert(importedOrders).values({
    id: importedOrder,
    source: 'shopify',
    number: '#1001',
    originalId: '1001',
    hash: 'a',
    placedAt: new Date(),
    status: '',
    paymentStatus: 'paid',
    fulfillmentStatus: 'fulfilled',
    customerName: 'Amara Obi',
    email: customer?.email ?? '',
    phone: '',
    currency: 'EUR',
    total: 9_100,
    refunded: 0,
    discountCode: '',
    sumNote: 'The amounts add up to €90.00.',
    shippingMethod: '',
    paymentMethod: '',
    note: '',
    tags: [],
    billingAddress: ['Amara Obi', 'Lagos'],
    shippingAddress: ['Amara Obi', 'Lagos'],
  })
  const item = { orderId: importedOrder, position: 0, name: 'Linen dress', sku: '', quantity: 2 }
  await db.insert(importedOrderItems).values({ ...item, price: 4_000, total: 8_000 })

  const review = { title: 'Softer than it looks', comment: 'Stretchy.', fit: 'small', status: 'pending' } as const
  await db.insert(reviews).values({ ...review, productId: GOWN, rating: 4, customerName: 'Zainab B.' })
  const translated = { kind: 'product', subjectId: SCARF, language: 'de', texts: { name: 'Tuch' } } as const
  await db.insert(translations).values({ ...translated, sources: { name: 'Brush Scarf' }, outdated: ['name'] })
  const registration = newId<'tax-registration'>()
  await db
    .insert(taxRegistrations)
    .values({ id: registration, country: 'DE', number: 'DE136695976', validFrom: '2026-01-01' })
  const [subscribing, subscribed] = [newLink(), newLink()]
  const textId = newId<'consent-text'>()
  await db.insert(consentTexts).values({ id: textId, language: 'en', text: 'You can unsubscribe at any time.' })
  const consent = { textId, page: '/', language: 'en', byMail: true }
  await db.insert(newsletterConsents).values([
    { ...consent, link: subscribing, email: 'bola@example.com' },
    { ...consent, link: subscribed, email: 'chi@example.com', confirmedAt: new Date() },
  ])
  // The passport of a sold product preserves its former text
  for (const repairAndDisposal of ['Mended free of charge', ''])
    await db.update(products).set({ repairAndDisposal }).where(eq(products.id, TOP))
  const people = { message, customerId, longCustomer, subscribing, subscribed }
  const view = newId<'saved-view'>()
  await db.execute(sql`insert into saved_views (id, staff_id, list, name, query)
    select ${view}, id, 'orders', ${LONG_WORD.slice(0, 40)}, 'ship=open' from auth_users order by created_at limit 1`)
  return { page, redirect, importedOrder, registration, view, secondStep: await addColleague(db), orderList, ...people }
}

/** The email address of the orders that `addOrders` places. */
const SHOPPER = 'ada@example.com'

/** Returns the token of a link to these orders. */
async function addOrderList(db: Database): Promise<string> {
  const token = createSecretToken()
  const expiresAt = new Date(Date.now() + 3_600_000)
  await db.insert(orderListLinks).values({ tokenHash: hashToken(token), email: SHOPPER, expiresAt })
  return token
}

/** Adds another staff member, whose login is waiting for the second factor. Returns that login's cookie. */
async function addColleague(db: Database): Promise<string> {
  const [{ id }, token] = [await addStaff(db, 'Dayo Bello'), newLink()]
  await db.insert(secondFactors).values({ staffId: id, secret: 'unknown', confirmedAt: new Date() })
  const identifier = `second-step:${createHash('sha256').update(token).digest('base64url')}`
  const expiresAt = new Date(Date.now() + 600_000)
  await db.insert(authVerifications).values({ identifier, value: id, expiresAt })
  return `lumina.second-step=${encodeURIComponent(btoa(JSON.stringify(token)))}`
}

/**
 * Adds payments for two orders, and a bank statement with three payments: one for a third order, one for no order, and
 * one that was set aside.
 */
async function addTransfers(
  { db, postFile }: AdminClient,
  { unpaid, partlyPaid, cancelled }: Awaited<ReturnType<typeof addOrders>>,
): Promise<void> {
  await offerProvider(db, 'bank_transfer', { account: TEST_ACCOUNT, holdDays: 5 })
  const received = [partlyPaid, cancelled].map(({ id }) => ({ orderId: requireId<'order'>(id), amount: 1_000 }))
  await db.insert(transferBookings).values(received)
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, requireId<'order'>(unpaid.id)))
  const statement = createCsvStatement([
    { amount: order?.total ?? 0, text: `Order ${order?.orderNumber}` },
    { amount: 1_234, text: 'For nothing', payer: 'Someone Unknown' },
    { amount: 2_345, text: 'Rent', payer: 'Zoe Late' },
  ])
  await postFile('/admin/transfers/file', statement)
  await db
    .update(statementRows)
    .set({ state: 'set_aside', note: 'Asked the bank' })
    .where(eq(statementRows.payerName, 'Zoe Late'))
}

/**
 * Adds a market with German and the pseudo-language. For each reduced product, its pages show the lowest price before
 * the reduction.
 */
async function addGermany(db: Database) {
  // These countries are in the demo store's market
  await db.delete(marketCountries).where(eq(marketCountries.country, 'EU'))
  const id = await addMarket(db, {
    name: 'Germany',
    currency: 'EUR',
    countries: ['DE'],
    languages: { de: 'de', xa: PSEUDO_LANGUAGE },
    addressForm: 'country',
    taxIncluded: true,
    taxShipping: true,
    rate: { base: 1_000_000_000, quote: 1_000_000 },
  })
  const rates = [{ key: 'standard', name: 'Standard', amount: 500 }]
  await addZone(db, { marketId: id, places: [{ country: 'DE' }], rates })
  await db.execute(sql`update price_history set valid_from = valid_from - interval '60 days'`)
  await db.execute(sql`update market_prices set reduced_from = reduced_from - interval '60 days'`)
  await db.update(products).set({ salePrice: 50_000_00 }).where(eq(products.id, SCARF))
  return id
}

/** Writes a backup and an export that can be downloaded but have no content. */
function writeArchives({ dataDir }: Store) {
  const [backup, archive] = [formatBackupName(new Date()), createExportName(new Date())]
  for (const folder of ['backups', 'exports']) mkdirSync(join(dataDir, folder), { recursive: true })
  writeFileSync(join(dataDir, 'backups', backup), `${MANIFEST}\0`)
  writeFileSync(join(dataDir, 'exports', archive), '')
  return { backup, archive }
}

/** Finds the ids of rows that have a different id in every store. */
async function findIds(db: Database, { placed, returned }: Awaited<ReturnType<typeof addOrders>>) {
  const { rows } = await db.execute<{ noun: string; id: string }>(sql`
    (select 'category' as noun, id from categories order by position limit 1)
    union all (select 'guide', id from size_guides order by name limit 1)
    union all (select 'market', id from markets where is_primary)
    union all (select 'zone', id from shipping_zones order by position limit 1)
    union all (select 'invoice', id from invoices where order_id = ${returned.id} and kind = 'invoice')
    union all (select 'mail', id from mail_outbox where order_id = ${placed.id} limit 1)`)
  const ids = new Map(rows.map(({ noun, id }) => [noun, id]))
  const findId = (noun: string) => {
    const id = ids.get(noun)
    if (!id) throw new Error(`There is no ${noun}`)
    return id
  }
  return {
    category: findId('category'),
    guide: findId('guide'),
    market: findId('market'),
    zone: findId('zone'),
    invoice: findId('invoice'),
    mail: findId('mail'),
  }
}
