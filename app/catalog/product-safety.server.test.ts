import { afterAll, beforeAll, expect, test } from 'vitest'
import { previewBulkEdit } from '#app/catalog/bulk/bulk-edit.server.ts'
import { findMissingSafety, hasMakerFields } from '#app/catalog/manufacturer.ts'
import { buildMissingSafetyCondition, makerColumns, manufacturerOfProduct } from '#app/catalog/manufacturers.server.ts'
import { manufacturers } from '#app/catalog/manufacturers.table.ts'
import { productInput } from '#app/catalog/product-input.ts'
import { products } from '#app/catalog/products.table.ts'
import { findStockedProduct } from '#app/catalog/variants.server.ts'
import { saveProduct } from '#app/inventory/save-product.server.ts'
import type { Id } from '#app/lib/id.ts'
import { switchLegalRule } from '#app/operations/law/law-switches.server.ts'
import { readSettings, saveSettings } from '#app/store/settings.server.ts'
import type { Settings } from '#app/store/settings.ts'
import { demoCategories } from '#db/demo/categories.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addManufacturer, setMaker } from '#tests/support/manufacturers.ts'
import { buildProductFields } from '#tests/support/product-form.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let staffId: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
  await saveSettings(store.db, { demo_content: false })
})
afterAll(() => store.close())

const input = productInput({ currency: 'NGN', categories: demoCategories, weightUnit: 'g' })
const save = (change: Parameters<typeof buildProductFields>[0], id: Id<'product'> | null = null) =>
  saveProduct(store.db, id, input.parse(buildProductFields(change)), staffId)

const MAKER = { maker: 'Tear & Fio', makerContact: 'Rua das Flores 12, Porto\nola@tear.example', makerCountry: 'PT' }

test('a product becomes active in an EU market only with a manufacturer, and missing data is reported beside the field', async () => {
  const rejection = await save({ status: 'active' })
  expect(rejection).toMatchObject({ outcome: 'rejected' })
  expect('errors' in rejection && rejection.errors).toEqual({
    manufacturerId: expect.stringMatching(/^Choose the manufacturer.*postal address.*country/),
  })
  expect(await save({ status: 'draft', name: 'Draft' })).toMatchObject({ outcome: 'saved' })
  const manufacturerId = await addManufacturer(store.db, MAKER)
  expect(await save({ status: 'active', manufacturerId })).toMatchObject({ outcome: 'saved' })
})

test('once a product form has recorded that the store makes its products, others can become active without a manufacturer', async () => {
  const { db } = store
  await saveSettings(db, { store_address: 'Berlin', store_country: 'DE' })
  expect(await save({ status: 'active', name: 'Own', manufacturerId: 'store' })).toMatchObject({ outcome: 'saved' })
  expect((await readSettings(db)).store_is_maker).toBe(true)
  expect(await save({ status: 'active', name: 'Own, too' })).toMatchObject({ outcome: 'saved' })
  await saveSettings(db, { store_is_maker: false })
})

test('an active product without a manufacturer can be saved and remains active', async () => {
  const id = await addProduct(store.db, { name: 'Old coat', stock: 0 })
  const product = await findStockedProduct(store.db, id)
  const { version = '', slug = '', sku = '' } = product ?? {}
  const change = { version, slug, sku, name: 'Old coat, again', status: 'active', stock: '0' } as const
  expect(await save(change, id)).toMatchObject({ outcome: 'saved' })
})

test('a bulk edit skips products with missing data and gives the reason', async () => {
  const id = await addProduct(store.db, { name: 'Draft skirt', status: 'draft' })
  const settings = await readSettings(store.db)
  const scope = { kind: 'rows', ids: [id] } as const
  const preview = () => previewBulkEdit(store.db, scope, { kind: 'status', status: 'active' }, settings)
  const failed = [{ reason: expect.stringContaining('manufacturer'), count: 1, names: ['Draft skirt'] }]
  expect(await preview()).toMatchObject({ preview: { changes: 0, failed } })
  await setMaker(store.db, id, { ...MAKER, maker: 'Itoku' })
  expect(await preview()).toMatchObject({ preview: { changes: 1, failed: [] } })
})

test('a product without a manufacturer can become active if the rule on product safety is switched off', async () => {
  const rule = 'product-safety'
  await switchLegalRule(store.db, { intent: 'off', rule, reason: 'Only antiques' }, staffId)
  expect(await save({ status: 'active', name: 'Antique' })).toMatchObject({ outcome: 'saved' })
  await switchLegalRule(store.db, { intent: 'on', rule }, staffId)
})

test('the SQL condition for missing safety data finds the same products as `findMissingSafety`', async () => {
  const { db } = store
  await db.delete(products)
  await db.delete(manufacturers)
  const contacts = ['', 'Rua 1', 'Rua 1, a@b.example', 'WWW.tear.example']
  for (const maker of ['', 'Tear & Fio']) {
    for (const makerContact of contacts) {
      for (const makerCountry of [null, 'PT', 'NG']) {
        for (const responsiblePerson of ['', 'Ada']) {
          const id = await addProduct(db, { stock: 0 })
          const values = { maker, makerContact, makerCountry, responsiblePerson }
          if (hasMakerFields(values)) await setMaker(db, id, values)
        }
      }
    }
  }
  const all = await db
    .select({ id: products.id, ...makerColumns })
    .from(products)
    .leftJoin(manufacturers, manufacturerOfProduct)
  const settings = await readSettings(db)
  const stores: readonly Partial<Settings>[] = [
    {},
    { eu_responsible_person: 'Ada' },
    { store_is_maker: true, store_country: 'NG', store_address: 'Lagos' },
    { store_is_maker: true, store_country: 'DE', store_address: 'Berlin' },
    { store_is_maker: true, store_country: 'DE', store_address: '' },
    { store_is_maker: true, store_country: '', store_address: 'Berlin', eu_responsible_person: 'Ada' },
  ]
  for (const changes of stores) {
    const storeSettings = { ...settings, ...changes }
    const found = await db.select({ id: products.id }).from(products).where(buildMissingSafetyCondition(storeSettings))
    const expected = all.filter((product) => Object.keys(findMissingSafety(product, storeSettings)).length > 0)
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)))
  }
})
