import { eq, gt, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { products, productVariants } from '#app/catalog/products.table.ts'
import { parseForm } from '#app/lib/form.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { discountCodes } from '#app/pricing/discount-codes.table.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { addMarketRate } from '#app/store/markets.server.ts'
import { marketRates, markets } from '#app/store/markets.table.ts'
import { toDraft } from '#app/store/settings/settings-draft.ts'
import { findFormSettings, saveFormSettings } from '#app/store/settings/settings-form.server.ts'
import { settingsInput } from '#app/store/settings/settings-input.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { storeSettings } from '#app/store/settings.table.ts'
import { getSettingCategory, getSettingDescription, initialSettings, type Settings } from '#app/store/settings.ts'
import { formKeys } from '#app/store/settings-fields.ts'
import { adminUsers, auditLog, authUsers } from '#app/store/staff.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addDiscount } from '#tests/support/discounts.ts'
import { addMarket } from '#tests/support/markets.ts'
import { addProductRow } from '#tests/support/product-rows.ts'

let store: TestDatabase
let ada: Id<'staff'>
let startedAt: Date

beforeAll(async () => {
  store = await openTestDatabase()
  ada = newId<'staff'>()
  startedAt = new Date()
  await store.db.insert(authUsers).values({ id: ada, name: 'Ada Obi', email: 'ada@example.com' })
  await store.db.insert(adminUsers).values({ id: ada, fullName: 'Ada Obi', role: 'admin' })
})
beforeEach(async () => {
  await store.db.delete(storeSettings)
  await store.db.delete(marketRates).where(gt(marketRates.validFrom, startedAt))
  await store.db.delete(auditLog)
})
afterAll(() => store?.close())

/** Loads the form, changes fields, and sends it. */
async function save(typed: Record<string, string | boolean>, version?: string) {
  const saved = await trySave(typed, version)
  if (saved.outcome === 'rejected') throw new Error(JSON.stringify(saved.errors))
  return saved
}

async function trySave(typed: Record<string, string | boolean>, version?: string) {
  const loaded = await findFormSettings(store.db)
  const form = new FormData()
  form.set('version', version ?? loaded.version)
  for (const [name, value] of Object.entries({ ...toDraft(loaded), ...typed })) {
    if (value !== false) form.set(name, value === true ? 'on' : value)
  }
  const input = parseForm(settingsInput(formKeys), form)
  if (!input.ok) throw new Error(JSON.stringify(input.errors))
  return saveFormSettings(store.db, input.value, ada)
}

const rates = () =>
  store.db.select().from(marketRates).where(gt(marketRates.validFrom, startedAt)).orderBy(marketRates.validFrom)
const rows = () => store.db.select().from(storeSettings).orderBy(storeSettings.key)

/** The sixteen settings of the specification, each with its typed and stored value, category and description. */
const SPECIFIED_SETTINGS: readonly [
  key: keyof Settings,
  typed: string | boolean,
  stored: unknown,
  category: string,
  description?: string,
][] = [
  ['store_name', 'Adaeze', 'Adaeze', 'general', 'Your store’s name.'],
  [
    'store_email',
    'care@adaeze.example',
    'care@adaeze.example',
    'general',
    'Where customers reach you, and where you get notifications.',
  ],
  ['store_phone', '+234 1 555 0147', '+234 1 555 0147', 'general'],
  ['store_address', '12 Marina Road\nLagos', '12 Marina Road\nLagos', 'general'],
  ['store_currency', 'EUR', 'EUR', 'pricing', 'The currency you enter and show prices in.'],
  ['tax_rate', '8.875', 88_750, 'pricing', 'If above 0, this percentage replaces the rates under Taxes.'],
  ['enable_tax', false, false, 'pricing'],
  ['low_stock_threshold', '12', 12, 'inventory', 'Products with this many units or fewer are low in stock.'],
  ['track_inventory', false, false, 'general'],
  ['allow_backorders', true, true, 'general'],
  ['email_low_stock', true, true, 'general'],
  ['enable_shipping', false, false, 'shipping', 'Offer delivery at checkout.'],
  ['default_shipping_rate', '4500.5', 450_050, 'shipping'],
  ['free_shipping_threshold', '120000', 12_000_000, 'shipping', 'If above 0, orders from this amount ship free.'],
  ['enable_local_pickup', true, true, 'general'],
  ['shipping_policy', 'By bicycle.', 'By bicycle.', 'shipping'],
]

test('all settings are saved together, with their category and description', async () => {
  const saved = await save(Object.fromEntries(SPECIFIED_SETTINGS.map(([key, typed]) => [key, typed])))
  expect(saved.outcome).toBe('saved')
  const rowsByKey = new Map((await rows()).map((row) => [row.key, row]))
  for (const [key, , value, category, description = ''] of SPECIFIED_SETTINGS) {
    expect(rowsByKey.get(key), key).toMatchObject({ value, category, description })
  }
  expect(rowsByKey.size).toBe(SPECIFIED_SETTINGS.length)
  expect(saved.current.settings).toEqual({ ...(await readSettings(store.db)), rate: 920_000 }) // the rate for the euro
  expect(await findFormSettings(store.db)).toEqual(saved.current)
})

test.each(SPECIFIED_SETTINGS)('saving only %s writes nothing else', async (key, typed, value) => {
  await save({ [key]: typed })
  const writtenRows = (await rows()).map((row) => [row.key, row.value])
  expect(writtenRows).toEqual([[key, value]])
  expect((await rates()).map(({ base }) => base)).toEqual(key === 'store_currency' ? [920_000] : [])
})

test('a form without changes is saved and writes nothing', async () => {
  expect((await save({})).outcome).toBe('saved')
  expect(await rows()).toEqual([])
  expect(await listChanges(store.db, 'settings', null)).toEqual([])
})

test('saving corrects a row’s wrong category or description', async () => {
  await store.db.insert(storeSettings).values([
    { key: 'store_name', value: 'Maison', category: 'inventory', description: '' },
    { key: 'gone', value: 1, category: 'general', description: 'From an older store' },
  ])
  await save({ store_phone: '+234' })
  expect(await rows()).toMatchObject([
    { key: 'gone', value: 1, category: 'general', description: 'From an older store' },
    { key: 'store_name', value: 'Maison', category: 'general', description: getSettingDescription('store_name') },
    { key: 'store_phone', value: '+234', category: getSettingCategory('store_phone') },
  ])
})

test('a different currency relabels amounts and sets its default rate, ignoring the typed rate', async () => {
  await save({ default_shipping_rate: '4500', rate: '1612.5' })
  await save({ store_currency: 'GBP', rate: '7', free_shipping_threshold: '£200' })
  expect((await findFormSettings(store.db)).settings).toMatchObject({
    store_currency: 'GBP',
    rate: 790_000,
    default_shipping_rate: 450_000,
    free_shipping_threshold: 20_000,
  })
  await save({ rate: '0.81' })
  expect((await findFormSettings(store.db)).settings).toMatchObject({ store_currency: 'GBP', rate: 810_000 })
  expect(await rates()).toMatchObject([
    { base: 1_612_500_000, source: 'typed' },
    { base: 790_000, source: 'derived' },
    { base: 810_000, source: 'typed' },
  ])
})

test('changing to a currency with different decimals keeps the numbers, rounded to the decimals of the new currency', async () => {
  const { db } = store
  const product = await addProductRow(db, { name: 'Linen dress', price: 2_500_050, salePrice: 40 })
  const variantPrice = { productId: product, size: 'XL', sku: 'DRESS-XL', price: 2_600_050, salePrice: null }
  await db.insert(productVariants).values(variantPrice)
  const discount = await addDiscount(db, { kind: 'amount', amount: 500_050, minimum: 0 })
  await save({ default_shipping_rate: '4500.50', enable_shipping: true })
  await save({ store_currency: 'JPY', rate: '155.5', default_shipping_rate: '4501' })
  const prices = () =>
    db
      .select(pick(products, ['price', 'salePrice', 'compareAtPrice']))
      .from(products)
      .where(eq(products.id, product))
  const variantPrices = () =>
    db
      .select(pick(productVariants, ['price', 'salePrice']))
      .from(productVariants)
      .where(eq(productVariants.productId, product))
  const discounts = () =>
    db
      .select(pick(discountCodes, ['amount', 'minimum']))
      .from(discountCodes)
      .where(eq(discountCodes.id, discount.id))
  expect(await prices()).toEqual([{ price: 25_001, salePrice: 1, compareAtPrice: null }])
  expect(await variantPrices()).toContainEqual({ price: 26_001, salePrice: null })
  expect(await discounts()).toEqual([{ amount: 5_001, minimum: 0 }])
  expect((await findFormSettings(db)).settings).toMatchObject({ rate: 155_500_000, default_shipping_rate: 4_501 })
  await save({ store_currency: 'KWD', rate: '0.3' })
  expect(await prices()).toEqual([{ price: 25_001_000, salePrice: 1_000, compareAtPrice: null }])
  expect(await discounts()).toEqual([{ amount: 5_001_000, minimum: 0 }])
  expect((await findFormSettings(db)).settings).toMatchObject({ rate: 300_000, default_shipping_rate: 4_501_000 })
})

test('each amount of products and discounts is relabeled for a new store currency or computed by a trigger', async () => {
  const { rows: columns } = await store.db.execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'bigint' and is_generated = 'NEVER'
      and (table_name like 'product%' or table_name like 'discount%')
    order by 1`)
  const price = ['price', 'sale_price', 'compare_at_price']
  const relabeledColumns = [
    ...[...price, 'cost_price'].map((name) => `products.${name}`),
    ...price.map((name) => `product_variants.${name}`),
    'discount_codes.amount',
    'discount_codes.minimum',
  ]
  // Triggers compute the prices; the id is not an amount
  const otherColumns = ['products.effective_price', 'products.was_price', 'products_to_price.id']
  expect(columns.map(({ name }) => name).toSorted()).toEqual([...relabeledColumns, ...otherColumns].toSorted())
})

test('if the database has no exchange rate, the form opens and requires one', async () => {
  const { db } = store
  const all = await db.delete(marketRates).returning()
  expect((await findFormSettings(db)).settings.rate).toBe(0)
  await expect(save({})).rejects.toThrow('Exchange rate must be a number above 0')
  await save({ rate: '1600' })
  expect((await findFormSettings(db)).settings.rate).toBe(1_600_000_000)
  await db.insert(marketRates).values(all)
})

test('a new store currency converts the rates of markets with other currencies', async () => {
  const { db } = store
  const japan = await addMarket(db, { currency: 'JPY', countries: ['JP'], languages: { jp: 'en' } })
  const britain = await addMarket(db, { currency: 'GBP', status: 'draft', countries: ['IM'] })
  await addMarketRate(db, {
    marketId: japan,
    currency: 'JPY',
    rate: { base: 10_000_000, quote: 1_000_000 },
    source: 'typed',
  })
  await addMarketRate(db, {
    marketId: britain,
    currency: 'GBP',
    rate: { base: 2_000_000_000, quote: 1_000_000 },
    source: 'typed',
  })
  await save({ store_currency: 'GBP' }) // £0.79 for $1
  const newest = await Promise.all(
    [japan, britain].map(async (id) => (await rates()).findLast(({ marketId }) => marketId === id)),
  )
  // ₦1,500 for $1 and ₦10 for ¥1 give ¥150 for $1, and ¥189.873418 for £1. The British market now charges the store
  // currency.
  expect(newest[0]).toMatchObject({ currency: 'JPY', base: 1_000_000, quote: 189_873_418, source: 'derived' })
  expect(newest[1]).toMatchObject({ base: 2_000_000_000, source: 'typed' })
  await db.delete(markets).where(inArray(markets.id, [japan, britain]))
})

test.each(['2341555', 'true', 'null', '{"a":1}', '"quoted"', '[]'])('the text %s is stored as text', async (text) => {
  await save({ store_phone: text })
  expect((await readSettings(store.db)).store_phone).toBe(text)
})

test('changes are recorded, but for long text only the name of the setting', async () => {
  await save({ tax_rate: '5', about_story: 'x'.repeat(81), enable_tax: false })
  expect(await listChanges(store.db, 'settings', null)).toMatchObject([
    {
      action: 'settings.update',
      staffName: 'Ada Obi',
      changes: {
        fields: ['tax_rate', 'enable_tax', 'about_story'],
        tax_rate: { from: 0, to: 50_000 },
        enable_tax: { from: true, to: false },
      },
    },
  ])
  const [entry] = await listChanges(store.db, 'settings', null)
  expect(JSON.stringify(entry?.changes)).not.toContain('xxx')
})

test('a save based on an older version is a conflict, returns the current state and changes nothing', async () => {
  const { version } = await findFormSettings(store.db)
  await save({ store_phone: '1' })
  const second = await save({ store_phone: '2', tax_rate: '5' }, version)
  expect(second).toMatchObject({ outcome: 'conflict', current: { settings: { store_phone: '1', tax_rate: 0 } } })
  expect(await readSettings(store.db)).toMatchObject({ store_phone: '1', tax_rate: 0 })
  expect((await save({ store_phone: '2' }, second.current.version)).outcome).toBe('saved')
})

test('of two concurrent saves, one succeeds and one is a conflict', async () => {
  const { version } = await findFormSettings(store.db)
  const both = await Promise.all([save({ store_phone: '1' }, version), save({ store_address: 'Lagos' }, version)])
  expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['conflict', 'saved'])
  expect(await rows()).toHaveLength(1)
})

test('if the database fails during a save, nothing is saved', async () => {
  await store.db.execute(sql`alter table audit_log rename to audit_log_away`)
  try {
    await expect(save({ store_phone: '1', tax_rate: '5' })).rejects.toThrow()
  } finally {
    await store.db.execute(sql`alter table audit_log_away rename to audit_log`)
  }
  expect(await readSettings(store.db)).toEqual(initialSettings)
  expect(await store.db.$count(storeSettings, eq(storeSettings.key, 'store_phone'))).toBe(0)
})

test('a currency in which a product’s price would be too large is rejected', async () => {
  await addProductRow(store.db, { name: 'Gold bar', price: 100_000_000_001 })
  const before = await findFormSettings(store.db)
  expect(await trySave({ store_currency: 'KWD' })).toEqual({
    outcome: 'rejected',
    errors: {
      store_currency: '“Gold bar” has an amount above ₦1,000,000,000.00, which is too large in KWD. Lower it first.',
    },
  })
  expect(await findFormSettings(store.db)).toEqual(before)
  await store.db.update(products).set({ price: 100_000_000_000 }).where(eq(products.name, 'Gold bar'))
  expect(await save({ store_currency: 'KWD', rate: '0.3' })).toMatchObject({ outcome: 'saved' })
  const [gold] = await store.db.select().from(products).where(eq(products.name, 'Gold bar'))
  expect(gold?.price).toBe(1_000_000_000_000)
  await store.db.delete(products).where(eq(products.name, 'Gold bar'))
})
