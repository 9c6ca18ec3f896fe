import { and, eq, like } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { products } from '#app/catalog/products.table.ts'
import { readTranslationAdvice } from '#app/content/translation-advice.server.ts'
import { waitingList } from '#app/inventory/waiting-list.table.ts'
import type { Id } from '#app/lib/id.ts'
import { listAvailableLanguages, listLanguageRows } from '#app/operations/languages/language-rows.server.ts'
import { listLocaleUses } from '#app/operations/markets/locale-uses.server.ts'
import { changeStatus, computeFulfillmentVersion } from '#app/orders/change-status.server.ts'
import { placeOrder } from '#app/orders/checkout/order/place-order.server.ts'
import { invoices } from '#app/payments/invoices/invoices.table.ts'
import { invoiceOrder } from '#app/payments/invoices/issue-invoice.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { readMarkets } from '#app/pricing/read-markets.server.ts'
import { getPrimaryMarket, readCurrentPrefix, readLocales } from '#app/store/markets.server.ts'
import { locales, markets } from '#app/store/markets.table.ts'
import { translations } from '#app/store/translations.table.ts'
import { createCheckoutLine, getOrder, withQuotedTotal } from '#tests/support/checkout.ts'
import { createCheckoutRequest } from '#tests/support/checkout-request.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addMarket } from '#tests/support/markets.ts'
import { addProduct } from '#tests/support/products.ts'
import { addToWaitingList } from '#tests/support/waiting-list.ts'

let store: TestDatabase
let db: Database
let staffId: Id<'staff'>
let marketId: Id<'market'>

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  staffId = await addFirstAdmin(db)
  marketId = getPrimaryMarket(await readLocales(db)).id
})
beforeEach(async () => {
  await db.insert(locales).values({ marketId, language: 'de', prefix: 'de', position: 1 })
})
afterEach(async () => {
  await db.delete(locales).where(and(eq(locales.marketId, marketId), like(locales.prefix, 'd%')))
  await db.delete(markets).where(eq(markets.isPrimary, false))
  await db.delete(translations)
})
afterAll(() => store.close())

async function placeOrderIn(prefix: string): Promise<Id<'order'>> {
  const request = createCheckoutRequest([createCheckoutLine(await addProduct(db, { name: 'Linen dress' }))])
  const outcome = await placeOrder(db, { ...(await withQuotedTotal(db, request)), prefix })
  if (typeof outcome !== 'object' || outcome.outcome !== 'placed') throw new Error(JSON.stringify(outcome))
  return outcome.order.id
}

async function findRow(language: string) {
  return (await listLanguageRows(db)).find((row) => row.language === language)
}

const removeGerman = () => db.delete(locales).where(eq(locales.prefix, 'de'))

test('each language is listed once, with its locales, its translation status and its search support', async () => {
  const dress = await addProduct(db, { name: 'Silk dress' })
  await db.update(products).set({ description: 'Cut on the bias', seoTitle: '' }).where(eq(products.id, dress))
  await addMarket(db, { name: 'Alps', status: 'draft', countries: ['CH'], languages: { ch: 'de-CH', pl: 'pl' } })
  await addMarket(db, { name: 'Gulf', countries: ['AE'], languages: { ae: 'ar', se: 'sv' } })
  const originals = { name: 'Silk dress', description: 'Cut on the bias' }
  const texts = { name: 'Seidenkleid', description: 'Schräg geschnitten' }
  await db.insert(translations).values({ kind: 'product', subjectId: dress, language: 'de', texts, sources: originals })
  await db.update(products).set({ description: 'Cut straight' }).where(eq(products.id, dress))
  await db.insert(translations).values({ kind: 'product', subjectId: dress, language: 'fr', texts, sources: originals })
  const rows = await listLanguageRows(db)
  expect(rows.map(({ language, name, ownName }) => [language, name, ownName])).toEqual([
    ['en', 'English', 'English'],
    ['ar', 'Arabic', 'العربية'],
    ['de', 'German', 'Deutsch'],
    ['pl', 'Polish', 'Polski'],
    ['sv', 'Swedish', 'Svenska'],
    ['fr', 'French', 'Français'],
  ])
  const [english, arabic, german, polish, swedish, french] = rows
  expect(english).toMatchObject({ isOriginal: true, texts: null, isStemmed: true })
  expect(arabic).toMatchObject({ isRightToLeft: true, hasMessages: true, isStemmed: true })
  expect(german?.places.map(({ market, prefix, isOpen }) => [market, prefix, isOpen])).toEqual([
    ['International', 'de', true],
    ['Alps', 'ch', false],
  ])
  expect(polish).toMatchObject({ isStemmed: false, hasMessages: true })
  expect(swedish).toMatchObject({ isStemmed: true, hasMessages: false })
  expect(french).toMatchObject({ places: [] })
  const fields = german?.texts?.fields ?? 0
  expect(german?.texts).toEqual({ fields, missing: fields - 2, outdated: 1 })
  expect(arabic?.texts).toEqual({ fields, missing: fields, outdated: 0 })
  expect(listAvailableLanguages(rows).map(({ name }) => name)).toEqual([
    'Dutch',
    'French',
    'Italian',
    'Portuguese',
    'Spanish',
  ])
})

test('a market gets advice to translate the content if many translations are missing in one of its languages', async () => {
  const dress = await addProduct(db, { name: 'Silk dress' })
  const all = await readMarkets(db)
  const [primary] = all
  if (!primary) throw new Error('There is no market')
  const advice = async () => (await readTranslationAdvice(db, [primary], all)).forMarket(primary.id)
  const [found, ...others] = await advice()
  expect(others).toEqual([])
  expect(found?.text).toMatch(/^\d+ of \d+ fields are not translated into German: shoppers see the originals\.$/)
  expect(found?.to).toBe('/admin/translations?language=de&state=missing')
  await db.delete(products).where(eq(products.id, dress))
})

test('emails and documents of an order stay in its language after the language is removed, and links lead to a prefix that exists', async () => {
  const id = await placeOrderIn('de')
  await db.insert(locales).values({ marketId, language: 'de-AT', prefix: 'de-at', position: 2 })
  await removeGerman()
  const order = await getOrder(db, id)
  expect(order.language).toBe('de')
  expect(await readCurrentPrefix(db, order)).toBe('de-at') // the same language in a different region
  await db.delete(locales).where(eq(locales.prefix, 'de-at'))
  expect(await readCurrentPrefix(db, order)).toBe('')
  const shipped = { status: 'shipped', trackingNumber: 'DHL-1' } as const
  await changeStatus(db, id, { ...shipped, version: computeFulfillmentVersion(order) }, staffId)
  const [mail] = await db
    .select()
    .from(mailOutbox)
    .where(like(mailOutbox.event, `order-shipped:${id}%`))
  expect(mail?.subject).toMatch(/^Deine .*Bestellung/)
  expect(mail?.body.html).toContain('<html lang="de" dir="ltr">')
  expect(mail?.body.text).toMatch(new RegExp(`://[^/]+/order/${order.link}`))
  await invoiceOrder(db, id, staffId)
  const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, id))
  expect(invoice?.contents).toMatchObject({ language: 'de' })
  expect(await findRow('de')).toMatchObject({ places: [], orders: 1, texts: null })
})

test('HTML in a translation appears as plain text in the order email', async () => {
  const request = createCheckoutRequest([createCheckoutLine(await addProduct(db, { name: 'Linen dress' }))])
  const [line] = request.lines
  const texts = { name: '<img src=x onerror=alert(1)> Kleid' }
  await db
    .insert(translations)
    .values({ kind: 'product', subjectId: line?.productId ?? '', language: 'de', texts, sources: {} })
  const outcome = await placeOrder(db, { ...(await withQuotedTotal(db, request)), prefix: 'de' })
  if (typeof outcome !== 'object' || outcome.outcome !== 'placed') throw new Error(JSON.stringify(outcome))
  const [mail] = await db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.event, `order-placed:${outcome.order.id}`))
  expect(mail?.body.html).toContain('&lt;img src=x onerror=alert(1)&gt; Kleid')
  expect(mail?.body.html).not.toContain('<img src=x')
  expect(mail?.body.text).toContain(texts.name)
})

test('for the market form, the records that depend on each language of the market are counted', async () => {
  const before = await listLocaleUses(db, marketId, ['de'])
  const id = await placeOrderIn('de')
  const order = await getOrder(db, id)
  const link = await addToWaitingList(db, await addProduct(db, { stock: 0 }), 'greta@example.com')
  await db.update(waitingList).set({ language: 'de' }).where(eq(waitingList.link, link))
  const [{ orders = 0, unshipped = 0 } = {}] = before
  const uses = () => listLocaleUses(db, marketId, ['de', 'en'])
  expect(await uses()).toEqual([
    { language: 'de', orders: orders + 1, unshipped: unshipped + 1, waiting: 1 },
    { language: 'en', orders: 0, unshipped: 0, waiting: 0 },
  ])
  const shipped = { status: 'shipped', trackingNumber: '', version: computeFulfillmentVersion(order) } as const
  await changeStatus(db, id, shipped, staffId)
  expect((await uses())[0]).toMatchObject({ orders: orders + 1, unshipped })
  await db.delete(waitingList)
})
