import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listCategories } from '#app/catalog/categories.server.ts'
import { categories } from '#app/catalog/categories.table.ts'
import { products } from '#app/catalog/products.table.ts'
import { readHomepageState } from '#app/content/homepage/sections/admin/homepage-state.server.ts'
import { getSectionTitle } from '#app/content/homepage/sections/section-input.ts'
import { readMenusState } from '#app/content/menus/admin/menus-state.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { applySetup } from '#app/operations/setup/apply-setup.server.ts'
import { replaceDemoTexts } from '#app/operations/setup/own-texts.ts'
import { readReadinessFacts } from '#app/operations/setup/readiness-facts.server.ts'
import { setupInput } from '#app/operations/setup/setup-input.ts'
import { readSetupState } from '#app/operations/setup/setup-state.server.ts'
import { getInitialTexts } from '#app/operations/setup/start-language.server.ts'
import { readTerms } from '#app/orders/sales-terms.server.ts'
import { shippingZones } from '#app/pricing/shipping.table.ts'
import { taxRegistrations } from '#app/pricing/taxes.table.ts'
import { locales, markets } from '#app/store/markets.table.ts'
import { readSettings, saveSettings } from '#app/store/settings.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { auditLog, authUsers } from '#app/store/staff.table.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProductRow } from '#tests/support/product-rows.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let ada: Id<'staff'>

beforeEach(async () => {
  store = await openTestDatabase()
  ada = newId<'staff'>()
  await store.db.insert(authUsers).values({ id: ada, name: 'Ada Obi', email: 'ada@example.com' })
})
afterEach(() => store?.close())

const NIGERIA = {
  store_name: 'Adaeze',
  store_email: 'care@adaeze.example',
  country: 'NG',
  language: 'en',
  currency: 'NGN',
  taxes: 'included',
  delivery: '2500',
  time_zone: 'Africa/Lagos',
  weight_unit: 'kg',
}

async function apply(
  typed: Partial<typeof NIGERIA> & { readonly is_maker?: 'yes'; readonly store_address?: string } = {},
) {
  const { version } = await readSetupState(store.db)
  return applySetup(store.db, setupInput.parse({ ...NIGERIA, version, ...typed }), ada)
}

test('a new store counts as unchanged', async () => {
  expect((await readSetupState(store.db)).unchangedParts).toEqual({ market: true, shipping: true, taxes: true })
})

const terms = () => readTerms(store.db, { prefix: '', now: new Date() })

test('choosing a country sets the store’s currency, market, shipping zone, time zone, weight unit and tax rates', async () => {
  expect(await apply()).toEqual({ outcome: 'saved' })
  const { locale, shipping, taxes, ...settings } = await terms()
  expect(settings).toMatchObject({
    store_name: 'Adaeze',
    store_country: 'NG',
    store_currency: 'NGN',
    store_time_zone: 'Africa/Lagos',
    weight_unit: 'kg',
  })
  expect(locale.market).toMatchObject({
    name: 'Nigeria',
    currency: 'NGN',
    displayCurrencies: ['NGN'],
    taxIncluded: true,
    taxShipping: true,
    addressForm: 'country',
    countries: ['NG'],
    rates: {},
  })
  expect(shipping.zones).toMatchObject([
    { name: 'Nigeria', places: [{ country: 'NG' }], rates: [{ key: 'standard', amount: 250_000, daysMin: null }] },
  ])
  expect(taxes).toMatchObject({ rates: [{ country: 'NG', name: 'VAT', rate: 75_000 }], registrations: [] })
  const actions = await store.db.select({ action: auditLog.action, staffId: auditLog.staffId }).from(auditLog)
  expect(new Set(actions.map(({ action }) => action))).toEqual(
    new Set(['settings.update', 'market.update', 'shipping-zone.delete', 'shipping-zone.create', 'taxes.update']),
  )
  expect(actions.every(({ staffId }) => staffId === ada)).toBe(true)
  expect((await readSetupState(store.db)).unchangedParts).toEqual({ market: false, shipping: false, taxes: false })
})

const homepageTitles = async () => (await readHomepageState(store.db, false)).sections.map(getSectionTitle)
const categoryNames = async () => (await listCategories(store.db)).map(({ name, slug }) => `${name} ${slug}`)

test('whether the store makes its own products is saved only for a store in the EU', async () => {
  const isMaker = async () => (await readSettings(store.db)).store_is_maker
  await apply({ is_maker: 'yes' })
  expect(await isMaker(), 'in Nigeria').toBe(false)
  await apply({ country: 'DE', is_maker: 'yes', store_address: 'Kastanienallee 5, Berlin' })
  expect(await readSettings(store.db)).toMatchObject({
    store_is_maker: true,
    store_address: 'Kastanienallee 5, Berlin',
  })
  await apply({ country: 'NG' })
  expect(await isMaker(), 'unchanged, because the form has no such field outside the EU').toBe(true)
  await apply({ country: 'DE' })
  expect(await isMaker()).toBe(false)
})

describe('the chosen language', () => {
  const AUSTRIA = { country: 'AT', currency: 'EUR', time_zone: 'Europe/Vienna', delivery: '5' }

  beforeEach(() => saveSettings(store.db, replaceDemoTexts(initialSettings)))

  test('applies to pages, texts, categories and the first homepage', async () => {
    expect(await apply({ ...AUSTRIA, language: 'de' })).toEqual({ outcome: 'saved' })
    const { locale, coming_soon_title, faq_order_changes, format_locale, shipping } = await terms()
    expect(locale).toMatchObject({ prefix: '', language: 'de-AT' })
    expect({ coming_soon_title, format_locale }).toEqual({ coming_soon_title: 'Bald geöffnet', format_locale: 'de-AT' })
    expect(faq_order_changes).toMatch(/^Innerhalb einer Stunde/)
    expect(shipping.zones[0]?.rates[0]?.name).toBe('Standard')
    expect(await categoryNames()).toEqual([
      'Kleider kleider',
      'Oberteile oberteile',
      'Hosen & Röcke hosen-roecke',
      'Accessoires accessoires',
    ])
    expect(await homepageTitles()).toContain('Unser Versprechen')
    const { header } = await readMenusState(store.db, false)
    expect(header.map(({ label }) => label)).toContain('Kollektionen')
    const [market] = (await readReadinessFacts(store.db)).markets
    expect(market?.untranslated).toEqual([]) // English is not one of the market's languages
  })

  test('can change again, together with all texts that nobody has edited', async () => {
    await apply({ ...AUSTRIA, language: 'de' })
    const [own] = await listCategories(store.db)
    await store.db
      .update(categories)
      .set({ name: 'Roben' })
      .where(eq(categories.slug, own?.slug ?? ''))
    await saveSettings(store.db, { coming_soon_title: 'Ab Mai' })
    await apply({ ...AUSTRIA, language: 'fr' })
    const { locale, coming_soon_title, coming_soon_text } = await terms()
    expect(locale.language).toBe('fr')
    expect(coming_soon_title).toBe('Ab Mai')
    expect(coming_soon_text).toMatch(/^Laissez/)
    expect(await categoryNames()).toEqual([
      'Roben kleider',
      'Hauts hauts',
      'Pantalons et jupes pantalons-et-jupes',
      'Accessoires accessoires',
    ])
    expect(await homepageTitles()).toContain('Nos engagements')
  })

  test('never renames a category that staff have renamed, even to an initial name from another language', async () => {
    await apply({ ...AUSTRIA, language: 'de' })
    await store.db.update(categories).set({ name: 'Dresses' }).where(eq(categories.slug, 'kleider'))
    await apply({ ...AUSTRIA, language: 'de', store_name: 'Marlow' })
    await apply({ ...AUSTRIA, language: 'fr' })
    expect((await categoryNames())[0]).toBe('Dresses kleider')
  })

  test('is unchanged if another field is rejected', async () => {
    await addProductRow(store.db, { name: 'Coat', price: 999_999_999_999 })
    expect(await apply({ country: 'KW', currency: 'KWD', time_zone: 'Asia/Kuwait', language: 'ar' })).toMatchObject({
      outcome: 'rejected',
      errors: { currency: expect.stringContaining('KWD') },
    })
    expect((await terms()).locale.language).toBe('en')
  })

  test('is rejected if the market already has that language with a prefix', async () => {
    const { id } = (await terms()).locale.market
    await store.db.insert(locales).values({ marketId: id, language: 'de', prefix: 'de', position: 1 })
    expect(await apply({ ...AUSTRIA, language: 'de' })).toMatchObject({
      outcome: 'rejected',
      errors: { language: expect.stringContaining('German') },
    })
    expect((await terms()).locale.language).toBe('en')
  })

  test('does not change the texts of the demo store, which stay in English', async () => {
    await saveSettings(store.db, { demo_content: true })
    await apply({ ...AUSTRIA, language: 'de' })
    expect(await terms()).toMatchObject({ locale: { language: 'de-AT' }, coming_soon_title: 'Opening soon' })
    expect((await categoryNames())[0]).toBe('Dresses dresses')
  })
})

test('the initial English texts are the default values of the settings', () => {
  expect(initialSettings).toMatchObject(getInitialTexts('en'))
})

test('when the currency changes to one without decimals, prices only lose their decimals; the shipping price is in the new currency', async () => {
  const id = await addProductRow(store.db, { name: 'Coat', price: 25_000_00 })
  await apply({ country: 'JP', currency: 'JPY', delivery: '800', time_zone: 'Asia/Tokyo' })
  const [product] = await store.db.select({ price: products.price }).from(products).where(eq(products.id, id))
  expect(product).toEqual({ price: 25_000 })
  expect((await terms()).shipping.zones[0]?.rates[0]?.amount).toBe(800)
})

test('without a delivery price, the zone has no rate', async () => {
  await apply({ delivery: '' })
  expect((await terms()).shipping.zones).toMatchObject([{ name: 'Nigeria', rates: [] }])
})

test('recorded orders do not change', async () => {
  const coat = await addProduct(store.db, { name: 'Coat', price: 25_000_00 })
  await addOrder(store.db, [createCheckoutLine(coat)])
  const recorded = async () => {
    const { rows } = await store.db.execute(
      sql`select to_jsonb(o) as o, to_jsonb(i) as i from orders o join order_items i on i.order_id = o.id`,
    )
    return rows
  }
  const before = await recorded()
  expect(before).toHaveLength(1)
  await apply({ country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' })
  expect(await recorded()).toEqual(before)
  expect(await listBrokenInvariants(store.db)).toEqual([])
})

describe('the setup does not replace what staff changed:', () => {
  test('a market, with its currency and zones', async () => {
    await store.db.update(markets).set({ name: 'Worldwide' })
    await apply()
    expect(await terms()).toMatchObject({
      store_country: 'NG',
      store_currency: 'NGN',
      locale: { market: { name: 'Worldwide', currency: 'USD', countries: ['US', 'CA', 'GB', 'EU'] } },
      shipping: { zones: [{ name: 'International' }] },
    })
  })

  test('a shipping zone', async () => {
    await store.db.update(shippingZones).set({ name: 'Everywhere' })
    await apply()
    expect((await terms()).shipping.zones).toMatchObject([{ name: 'Everywhere' }])
  })

  test('a tax registration', async () => {
    await store.db.delete(taxRegistrations).where(eq(taxRegistrations.country, 'CA'))
    await apply()
    const { registrations } = (await terms()).taxes
    expect(registrations.map(({ country }) => country)).toEqual(['EU', 'GB', 'US'])
  })
})

test('nothing is saved if `alongside` returns errors', async () => {
  const { version } = await readSetupState(store.db)
  const input = setupInput.parse({ ...NIGERIA, version })
  const errors = { logo: 'Gone' }
  expect(await applySetup(store.db, input, ada, () => Promise.resolve(errors))).toEqual({ outcome: 'rejected', errors })
  expect(await terms()).toMatchObject({ store_name: 'Lumina', store_country: '' })
})

test('a form that is out of date saves nothing', async () => {
  const { version } = await readSetupState(store.db)
  await saveSettings(store.db, { store_phone: '1' })
  expect(await applySetup(store.db, setupInput.parse({ ...NIGERIA, version }), ada)).toEqual({ outcome: 'conflict' })
  expect(await terms()).toMatchObject({ store_name: 'Lumina', store_country: '' })
})
