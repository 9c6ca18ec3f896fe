import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { NO_MAKER } from '#app/catalog/manufacturer.ts'
import {
  deleteManufacturer,
  findEditableManufacturer,
  listManufacturerRows,
  saveManufacturer,
} from '#app/catalog/manufacturers/admin/manufacturer-form.server.ts'
import { manufacturerInput } from '#app/catalog/manufacturers/admin/manufacturer-input.ts'
import { ensureManufacturer } from '#app/catalog/manufacturers.server.ts'
import { manufacturers } from '#app/catalog/manufacturers.table.ts'
import { products } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addManufacturer, setMaker } from '#tests/support/manufacturers.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let staffId: Id<'staff'>
beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})
beforeEach(async () => {
  await store.db.delete(products)
  await store.db.delete(manufacturers)
})
afterAll(() => store.close())

const TEAR = { maker: 'Tear & Fio', makerContact: 'Rua 12, Porto', makerCountry: 'PT', responsiblePerson: '' }
const save = (id: Id<'manufacturer'> | null, change: object = {}, version = '') =>
  saveManufacturer(store.db, id, manufacturerInput.parse({ ...TEAR, version, ...change }), staffId)

const findManufacturerId = async (id: Id<'product'>) => {
  const { manufacturerId } = products
  const [product] = await store.db.select({ manufacturerId }).from(products).where(eq(products.id, id))
  return product?.manufacturerId
}

test('a manufacturer is added and edited; its history lists the changes', async () => {
  const added = await save(null)
  const id = 'id' in added ? added.id : null
  if (!id) throw new Error(added.outcome)
  const { version = '' } = (await findEditableManufacturer(store.db, id)) ?? {}
  expect(await save(id, { makerContact: 'Rua 13, Porto', makerCountry: '' }, version)).toEqual({ outcome: 'saved', id })
  expect(await findEditableManufacturer(store.db, id)).toMatchObject({
    makerContact: 'Rua 13, Porto',
    makerCountry: null,
  })
  const [change] = await listChanges(store.db, 'manufacturer', id)
  expect(change).toMatchObject({ action: 'manufacturer.update', changes: { fields: ['contact', 'country'] } })
  expect(await save(id, {}, version), 'an outdated form').toEqual({ outcome: 'conflict' })
})

test('a second manufacturer with the same name is rejected, but existing manufacturers that share a name can be edited', async () => {
  const id = await addManufacturer(store.db, TEAR)
  const other = await addManufacturer(store.db, { maker: TEAR.maker })
  const rejected = { outcome: 'rejected', errors: { maker: 'You already have a manufacturer with this name' } }
  expect(await save(null, { maker: 'tear & fio', makerContact: 'Elsewhere' })).toEqual(rejected)
  const { version = '' } = (await findEditableManufacturer(store.db, other)) ?? {}
  expect(await save(other, {}, version), 'the same values').toEqual(rejected)
  expect(await save(other, { makerContact: 'Lisbon' }, version)).toMatchObject({ outcome: 'saved' })
  expect((await listManufacturerRows(store.db)).map((row) => row.id)).toEqual([id, other])
})

test('a manufacturer with products is deleted only with a replacement, and the list counts its products', async () => {
  const { db } = store
  const product = await addProduct(db, { name: 'Tear & Fio', stock: 0 })
  const id = await setMaker(db, product, TEAR)
  const other = await addManufacturer(db, { maker: 'Itoku' })
  expect((await listManufacturerRows(db)).map(({ name, products }) => [name, products])).toEqual([
    ['Itoku', 0],
    ['Tear & Fio', 1],
  ])
  expect(await deleteManufacturer(db, id, undefined, staffId)).toBe(false)
  expect(await deleteManufacturer(db, id, id, staffId)).toBe(false)
  expect(await findManufacturerId(product)).toBe(id)
  expect(await deleteManufacturer(db, id, other, staffId)).toBe(true)
  expect(await findManufacturerId(product)).toBe(other)
  const [change] = await listChanges(db, 'product', product)
  expect(change).toMatchObject({ action: 'product.update', changes: { fields: ['manufacturerId'] } })
  expect(await deleteManufacturer(db, other, null, staffId)).toBe(true)
  expect(await findManufacturerId(product)).toBeNull()
  expect(await listManufacturerRows(db)).toEqual([])
})

test('a manufacturer from a file is added once, and found by its name alone', async () => {
  const { db } = store
  const id = await ensureManufacturer(db, TEAR, staffId)
  expect(await ensureManufacturer(db, TEAR, staffId)).toBe(id)
  expect(await ensureManufacturer(db, { ...NO_MAKER, maker: 'Tear & Fio' }, staffId)).toBe(id)
  const person = { ...NO_MAKER, responsiblePerson: 'Ada, Berlin' }
  expect(await ensureManufacturer(db, person, staffId)).not.toBe(id)
  expect(await ensureManufacturer(db, NO_MAKER, staffId)).toBeNull()
  expect(await db.$count(manufacturers)).toBe(2)
})
