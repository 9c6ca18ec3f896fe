import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formatVariant } from '#app/catalog/choice.ts'
import {
  type ColorNames,
  findColorLabel,
  listBuiltInColorKeys,
  readColorNames,
} from '#app/catalog/color-names.server.ts'
import { readShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'
import { readShopPage } from '#app/catalog/storefront/shop/shop-list.server.ts'
import { findProduct } from '#app/catalog/storefront/storefront-product.server.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { countTranslations, listTranslationRows } from '#app/content/translation-list.server.ts'
import { joinWaitingList } from '#app/inventory/waiting-list.server.ts'
import { waitingList } from '#app/inventory/waiting-list.table.ts'
import type { Id } from '#app/lib/id.ts'
import { LANGUAGES } from '#app/lib/language.ts'
import { placeOrder } from '#app/orders/checkout/order/place-order.server.ts'
import { quoteCart } from '#app/orders/checkout/quote/quote-cart.server.ts'
import { orderEvidence } from '#app/orders/evidence/order-evidence.table.ts'
import { listOrderItems } from '#app/orders/orders.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { locales, markets } from '#app/store/markets.table.ts'
import { initialSettings } from '#app/store/settings.ts'
import { computeSubjectId } from '#app/store/translated.server.ts'
import { translations } from '#app/store/translations.table.ts'
import { createCheckoutLine } from '#tests/support/checkout.ts'
import { createCheckoutRequest, createQuoteRequest } from '#tests/support/checkout-request.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createPageContext } from '#tests/support/page-context.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let db: Database
let coat: Id<'product'>
let dress: Id<'product'>

const BLACK = { name: 'Black', hex: '#000000' }
const MIDNIGHT = { name: 'Midnight Sky', hex: '#101030' }

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  const [market] = await db.select({ id: markets.id }).from(markets)
  if (!market) throw new Error('The primary market is missing')
  await db.insert(locales).values({ marketId: market.id, language: 'de-AT', prefix: 'at' })
  coat = await addProduct(db, { name: 'Wool coat', colors: [BLACK, MIDNIGHT] })
  dress = await addProduct(db, { name: 'Silk dress', colors: [MIDNIGHT], stock: 0 })
})
afterAll(() => store.close())
beforeEach(async () => {
  await db.delete(translations)
  await db.insert(translations).values([
    { kind: 'product', subjectId: coat, language: 'de', texts: { name: 'Wollmantel' }, sources: {} },
    {
      kind: 'color',
      subjectId: computeSubjectId('color', 'midnight-sky'),
      language: 'de',
      texts: { name: 'Nachthimmel' },
      sources: {},
    },
  ])
})

const getCardSettings = async (language: string | null) => {
  return { ...initialSettings, language, colorNames: await readColorNames(db, language) }
}

test.each([
  ['de', 'Black', {}, 'Schwarz'],
  ['de', 'BLACK', {}, 'Schwarz'],
  ['de', 'Light Gray', {}, 'Hellgrau'],
  ['de', 'Black', { black: 'Tiefschwarz' }, 'Tiefschwarz'],
  ['fr', 'Off-White', {}, 'Blanc cassé'],
  ['ar', 'navy', {}, 'كحلي'],
  ['de', 'Midnight Sky', {}, undefined],
  ['de', 'Orange', {}, undefined], // the same word
  ['de', 'Black', null, undefined], // the page shows the original names
] as const)('in %s, the label of %s with staff’s translations %o is %s', (language, name, names: ColorNames, label) => {
  expect(inLanguage(language, () => findColorLabel(name, names))).toBe(label)
})

test('keys of built-in colors match those that the database computes, and each language has a name for every key', async () => {
  const { rows } = await db.execute<{ key: string }>(
    sql`select facet_key(key) as key from unnest(${sql.param([...listBuiltInColorKeys()])}::text[]) as t (key)`,
  )
  expect(rows.map(({ key }) => key)).toEqual(listBuiltInColorKeys())
  for (const language of LANGUAGES) {
    const labels = inLanguage(language, () => listBuiltInColorKeys().map((key) => findColorLabel(key, {})))
    expect(labels.every(Boolean), language).toBe(true)
  }
})

test('names set by staff apply only to their language', async () => {
  expect(await readColorNames(db, 'de')).toEqual({ 'midnight-sky': 'Nachthimmel' })
  expect(await readColorNames(db, 'fr')).toEqual({})
  expect(await readColorNames(db, null)).toBe(null)
  expect((await readStorefront(createPageContext(db, 'at'))).colorNames).toEqual({ 'midnight-sky': 'Nachthimmel' })
  expect((await readStorefront(createPageContext(db))).colorNames).toBe(null)
})

test('cards, filters and product pages show translated color names; variants and URLs do not', async () => {
  const cards = await getCardSettings('de')
  const filters = readShopFilters(new URLSearchParams({ color: 'black' }), 'NGN')
  const list = await inLanguage('de', () => readShopPage(db, filters, cards, []))
  expect(list.products).toMatchObject([{ name: 'Wollmantel', colors: [{ name: 'Schwarz' }, { name: 'Nachthimmel' }] }])
  expect(list.facets.colors?.map(({ key, name }) => [key, name])).toEqual([
    ['midnight-sky', 'Nachthimmel'],
    ['black', 'Schwarz'],
  ])
  const product = await inLanguage('de', () => findProduct(db, coat, cards))
  expect(product?.colors).toEqual([
    { ...BLACK, label: 'Schwarz' },
    { ...MIDNIGHT, label: 'Nachthimmel' },
  ])
  expect((await findProduct(db, coat, await getCardSettings(null)))?.colors).toEqual([BLACK, MIDNIGHT])
})

test.each([
  ['schwarz', ['Wollmantel'], null],
  ['Schwarzer Wollmantel', ['Wollmantel'], null],
  ['black', ['Wollmantel'], null],
  ['nachthimmel', ['Wollmantel', 'Silk dress'], null],
  ['schwrz', ['Wollmantel'], 'schwarz'],
  ['schwarz silk', [], null],
  ['rot', [], null],
])('in German, “%s” finds %o', async (search, names, correctedText) => {
  const filters = readShopFilters(new URLSearchParams({ search, sort: 'price-asc' }), 'NGN')
  const cards = await getCardSettings('de')
  const list = await inLanguage('de', () => readShopPage(db, filters, cards, []))
  expect(list.products.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  expect(list.correctedText).toBe(correctedText)
})

test('a search for a translated color name finds nothing if the page shows the original names', async () => {
  const filters = readShopFilters(new URLSearchParams({ search: 'schwarz' }), 'NGN')
  expect((await readShopPage(db, filters, await getCardSettings(null), [])).products).toEqual([])
})

test('an order stores the color name that was shown, which its texts, email and evidence contain', async () => {
  const lines = [createCheckoutLine(coat, { color: 'Midnight Sky' })]
  const input = { ...createCheckoutRequest(lines), prefix: 'at' }
  const outcome = await inLanguage('de-AT', async () => {
    const cart = await quoteCart(db, { ...createQuoteRequest(input), prefix: 'at' })
    expect(cart.lines[0]?.product).toMatchObject({ name: 'Wollmantel', colorLabel: 'Nachthimmel' })
    const { minor: shownTotal = -1, currency: shownCurrency = 'USD' } = cart.quote?.shown.total ?? {}
    return placeOrder(db, { ...input, shownTotal, shownCurrency })
  })
  if (outcome.outcome !== 'placed') throw new Error(outcome.outcome)
  const { id } = outcome.order
  // Later name changes do not change orders
  await db.delete(translations)
  const [item] = await listOrderItems(db, id)
  expect(item).toMatchObject({
    color: 'Midnight Sky',
    shownColor: 'Nachthimmel',
    variantName: 'Size: One Size | Color: Midnight Sky',
  })
  expect(item && inLanguage('de', () => formatVariant(item))).toBe('Größe: Einheitsgröße | Farbe: Nachthimmel')
  const [mail] = await db.select({ body: mailOutbox.body }).from(mailOutbox)
  expect(mail?.body.text).toContain('Farbe: Nachthimmel')
  const [evidence] = await db.select().from(orderEvidence).where(eq(orderEvidence.orderId, id))
  expect(evidence?.contents).toMatchObject({
    lines: [{ product: 'Wollmantel', variant: expect.stringContaining('Nachthimmel') }],
  })
})

test('a cart in the original language has no translated color name', async () => {
  const input = createCheckoutRequest([createCheckoutLine(coat, { color: 'Black' })])
  const cart = await quoteCart(db, createQuoteRequest(input))
  expect(cart.lines[0]?.product).not.toHaveProperty('colorLabel')
})

test('waitlist emails use the color name that was shown', async () => {
  const [market] = await db.select({ id: markets.id }).from(markets)
  const locale = { marketId: market?.id ?? null, language: 'de-AT' }
  const wanted = { productId: dress, size: 'One Size', color: 'Midnight Sky', email: 'ada@example.com' }
  await db.delete(mailOutbox)
  expect(await inLanguage('de-AT', () => joinWaitingList(db, { ...wanted, locale, prefix: 'at' }))).toBe('joined')
  expect(await db.select({ shownColor: waitingList.shownColor }).from(waitingList)).toEqual([
    { shownColor: 'Nachthimmel' },
  ])
  const [mail] = await db.select({ body: mailOutbox.body }).from(mailOutbox)
  expect(mail?.body.text).toContain('Nachthimmel')
})

test('colors without a built-in name count as untranslated until staff translate them', async () => {
  const countColors = async (language: string) =>
    (await countTranslations(db, language)).find(({ kind }) => kind === 'color')
  expect(await countColors('de')).toEqual({ kind: 'color', outdated: 0, missing: 0, complete: 2 })
  expect(await countColors('fr')).toEqual({ kind: 'color', outdated: 0, missing: 1, complete: 1 })
  expect(await countColors('sv')).toEqual({ kind: 'color', outdated: 0, missing: 2, complete: 0 })
})

test('the list of translations contains the built-in color names', async () => {
  const listNames = async (language: string) => {
    const { rows } = await listTranslationRows(db, { language, q: '', kind: 'color', state: null, page: 1 })
    return rows.map(({ name, translatedName }) => [name, translatedName])
  }
  expect(await listNames('de')).toEqual([
    ['Black', 'Schwarz'],
    ['Midnight Sky', 'Nachthimmel'],
  ])
  expect(await listNames('fr')).toEqual([
    ['Black', 'Noir'],
    ['Midnight Sky', null],
  ])
  expect(await listNames('sv')).toEqual([
    ['Black', null],
    ['Midnight Sky', null],
  ])
})
