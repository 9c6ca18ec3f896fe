import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makerColumns, manufacturerOfProduct } from '#app/catalog/manufacturers.server.ts'
import { manufacturers } from '#app/catalog/manufacturers.table.ts'
import { products } from '#app/catalog/products.table.ts'
import { processFileImport } from '#app/exchange/imports/file-import-worker.server.ts'
import { applyFileImport } from '#app/exchange/imports/file-imports.server.ts'
import { fileImports } from '#app/exchange/imports/file-imports.table.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import {
  findProductImport,
  type ImportStore,
  listProductItems,
  openImportStore,
  sendProducts,
} from '#tests/support/product-imports.ts'
import { addProduct } from '#tests/support/products.ts'

// Tests the migration that turns the manufacturer fields of products into records, on a store with products and
// imports.

const MIGRATIONS = ['20261130120000_manufacturers', '20261130120001_products_manufacturer.later']

let store: ImportStore
beforeAll(async () => {
  store = await openImportStore()
})
afterAll(() => store.close())

/** Restores the tables of the previous version. */
async function revert(): Promise<void> {
  await store.db.$client.query(`
    drop trigger passport_changed on products;
    alter table products add column maker text not null default '', add column maker_contact text not null default '',
      add column maker_country text constraint products_maker_country_form check (maker_country ~ '^[A-Z]{2}$'),
      add column responsible_person text not null default '';
    alter table products drop column manufacturer_id;
    drop table manufacturers;
    update file_import_items set record = jsonb_set(record, '{fields}', (record -> 'fields') - 'manufacturerId' || coalesce(
      record -> 'maker', '{"maker": "", "makerContact": "", "makerCountry": "", "responsiblePerson": ""}'
    )) - 'maker' where jsonb_typeof(record -> 'fields') = 'object';
    delete from schema_migrations where name = any ('{${MIGRATIONS.join(',')}}')`)
}

const NO_MANUFACTURER = ['', '', null, ''] as const
const MANUFACTURERS: Readonly<Record<string, readonly [string, string, string | null, string]>> = {
  first: ['Tear & Fio', 'Rua 12, Porto\nola@tear.example', 'PT', ''],
  same: ['Tear & Fio', 'Rua 12, Porto\nola@tear.example', 'PT', ''],
  'other address': ['Tear & Fio', 'Rua 13, Porto', 'PT', ''],
  'name alone': ['Itoku', '', null, ''],
  'person alone': ['', '', null, 'Ada, Berlin'],
  none: NO_MANUFACTURER,
}

const never = new AbortController().signal

test('products show the same manufacturer as before, each distinct manufacturer becomes one record, and imports continue', async () => {
  const { db, staffId } = store
  for (const name of Object.keys(MANUFACTURERS)) await addProduct(db, { name, stock: 0 })
  const heading = 'Handle,Name,Status,Category,Short description,Price,Maker,Maker country'
  const file = await sendProducts(store, `${heading}\nnew,new,active,dresses,Text,9900,Accra Plaiting,GH`)
  await revert()
  for (const [name, values] of Object.entries(MANUFACTURERS)) {
    await db.$client.query(
      `update products set maker = $2, maker_contact = $3, maker_country = $4, responsible_person = $5 where name = $1`,
      [name, ...values],
    )
  }
  const choice = { kind: 'maker', maker: 'Kofar', makerContact: 'Kano', makerCountry: 'NG', responsiblePerson: '' }
  await db.$client.query(`update file_imports set options = jsonb_set(options, '{makerChoice}', $1)`, [
    JSON.stringify(choice),
  ])
  await migrate(store.url)

  const productMakers = await db
    .select({ name: products.name, id: products.manufacturerId, ...makerColumns })
    .from(products)
    .leftJoin(manufacturers, manufacturerOfProduct)
  const values = productMakers.map(({ name, maker, makerContact, makerCountry, responsiblePerson }) => [
    name,
    [maker, makerContact, makerCountry, responsiblePerson],
  ])
  expect(Object.fromEntries(values)).toEqual(MANUFACTURERS)
  const findId = (name: string) => productMakers.find((product) => product.name === name)?.id
  expect(findId('first')).toBe(findId('same'))
  expect(findId('none')).toBeNull()
  expect(findId('first')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
  const records = await db.select({ id: manufacturers.id, name: manufacturers.name }).from(manufacturers)
  expect(records.map(({ name }) => name).toSorted()).toEqual(['', 'Itoku', 'Kofar', 'Tear & Fio', 'Tear & Fio'])
  const [{ options } = { options: null }] = await db.select({ options: fileImports.options }).from(fileImports)
  const kofar = records.find(({ name }) => name === 'Kofar')?.id
  expect(options).toMatchObject({ makerChoice: { kind: 'maker', manufacturerId: kofar } })

  const revision = (await findProductImport(db, file))?.revision ?? 0
  await applyFileImport(db, file, revision, staffId)
  await db.update(fileImports).set({ leasedUntil: new Date(0) })
  while (await processFileImport(db, never));
  expect(await listProductItems(db, file, 'applied')).toHaveLength(1)
  const [imported] = await db
    .select(makerColumns)
    .from(products)
    .leftJoin(manufacturers, manufacturerOfProduct)
    .where(eq(products.name, 'new'))
  expect(imported).toEqual({ maker: 'Accra Plaiting', makerContact: '', makerCountry: 'GH', responsiblePerson: '' })
})
