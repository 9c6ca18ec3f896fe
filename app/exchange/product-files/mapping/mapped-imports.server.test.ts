import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '#app/catalog/products.table.ts'
import { listStockedProducts } from '#app/catalog/variants.server.ts'
import { processFileImport } from '#app/exchange/imports/file-import-worker.server.ts'
import { applyFileImport, findFileImport } from '#app/exchange/imports/file-imports.server.ts'
import { fileImports } from '#app/exchange/imports/file-imports.table.ts'
import {
  findFileColumns,
  previewProducts,
  setMapping,
} from '#app/exchange/product-files/mapping/mapped-imports.server.ts'
import { updateImportChoices } from '#app/exchange/product-files/product-choices.server.ts'
import { receiveImport } from '#app/exchange/received-files/receive-import.server.ts'
import type { Id } from '#app/lib/id.ts'
import { saveImport } from '#tests/support/imports.ts'
import { type ImportStore, openImportStore, readCounts } from '#tests/support/product-imports.ts'
import { SYSTEM_FILES } from '#tests/support/system-product-files.ts'

let store: ImportStore
beforeAll(async () => {
  store = await openImportStore()
})
afterAll(() => store.close())

async function upload(text: string): Promise<Id<'file-import'>> {
  const context = { staffId: store.staffId, currency: 'NGN', ownOrigin: 'https://store.example' } as const
  const file = { name: 'products.csv', bytes: Buffer.from(text) }
  const received = await receiveImport(store.db, [file], context)
  if (!received.ok) throw new Error(received.message)
  return received.id
}

async function readColumns(id: Id<'file-import'>) {
  const found = await findFileColumns(store.db, id)
  if (!found) throw new Error('The file has no columns')
  return found
}

/** Accepts the proposed columns except the currency, and checks the file. Chooses to create missing categories. */
async function check(id: Id<'file-import'>) {
  const { mapping } = await readColumns(id)
  const fields = mapping.fields.map((field) => (field === 'currency' ? null : field))
  expect(await setMapping(store.db, id, { ...mapping, fields })).toBe('done')
  await processFileImport(store.db, new AbortController().signal)
  await updateImportChoices(store.db, id, { withStock: false, createsCategories: true })
  await processFileImport(store.db, new AbortController().signal)
  return readCounts(store, id)
}

/** Uploads and checks a file. */
async function uploadAndCheck(text: string): Promise<Id<'file-import'>> {
  const id = await upload(text)
  await check(id)
  return id
}

/** Lists the products that have this name, ordered by slug. */
async function listSaved(name: string) {
  const found = await store.db.select({ id: products.id }).from(products).where(eq(products.name, name))
  const listed = await listStockedProducts(
    store.db,
    found.map(({ id }) => id),
  )
  const described = listed.map(({ sku, slug, price, salePrice, variants }) => ({
    sku,
    slug,
    price,
    salePrice,
    variants: variants.map(({ size, sku, stock }) => [size, sku, stock]),
  }))
  return described.toSorted((a, b) => a.slug.localeCompare(b.slug))
}

test.each(Object.entries(SYSTEM_FILES))(
  'a file from %s adds its products only once, even if it is uploaded again',
  async (system, text) => {
    const withUniqueSkus = text.replaceAll(/\b(LAG|REED|SCHILF)\b/g, `$1${system.replaceAll(/\W/g, '')}`)
    const withUniqueNames = withUniqueSkus.replaceAll(
      /(Lagoon dress|Reed bag|Lagunenkleid|Schilftasche)/g,
      `$1 of ${system}`,
    )
    const file = withUniqueNames.replaceAll(/\b(lagoon-dress|reed-bag)/g, `$1-${system.replaceAll(/\W/g, '')}`)
    const first = await upload(file)
    expect(await check(first)).toEqual({ new: 2 })
    await saveImport(store.db, first, store.staffId)
    expect(await readCounts(store, first)).toEqual({ applied: 2 })
    expect(await check(await upload(file))).toEqual({ unchanged: 2 })
  },
)

test('variants from another system are saved with their SKUs, prices and stock', async () => {
  const [dress, ...others] = await listSaved('Lagoon dress of wix')
  expect(others).toEqual([])
  expect(dress).toMatchObject({ sku: 'LAGwix', slug: 'lagoon-dress-of-wix', price: 8_000 })
  expect(dress?.variants).toEqual([
    ['S', 'LAGwix-S', 4],
    ['M', 'LAGwix-M', 2],
  ])
})

test('a file is checked after staff map its columns, and the next file starts with their choices', async () => {
  const text = 'Article name,Colour,Cost\nPalm hat,Straw,20'
  const id = await upload(text)
  expect(await findFileImport(store.db, id)).toMatchObject({ needsChoice: true, counts: { new: 0, waiting: 0 } })
  expect(await applyFileImport(store.db, id, 1, store.staffId)).toBe('stale')
  const { mapping, table, isRemembered } = await readColumns(id)
  expect([mapping.fields, isRemembered]).toEqual([['name', 'color', null], false])
  const corrected = { ...mapping, fields: ['name' as const, 'color' as const, 'price' as const] }
  const [preview] = await previewProducts(store.db, id, table, corrected)
  expect(preview?.changes.map(({ field, to }) => `${field}: ${to}`)).toEqual(
    expect.arrayContaining(['Name: Palm hat', 'Price: 20.00']),
  )
  expect(await setMapping(store.db, id, corrected)).toBe('done')
  await processFileImport(store.db, new AbortController().signal)
  expect(await readCounts(store, id)).toEqual({ new: 1 })
  const next = await readColumns(await upload(text.replace('20', '25')))
  expect([next.mapping.fields, next.isRemembered]).toEqual([corrected.fields, true])
})

test('columns can be changed until products are saved', async () => {
  const id = await upload('Article name,RRP,Size\nReef coat,200,S')
  const { mapping } = await readColumns(id)
  expect(await check(id)).toEqual({ new: 1 })
  expect(await setMapping(store.db, id, { ...mapping, fields: ['name', null, 'size'] })).toBe('done')
  await processFileImport(store.db, new AbortController().signal)
  await saveImport(store.db, id, store.staffId)
  expect((await listSaved('Reef coat')).map(({ price }) => price)).toEqual([0])
  expect(await setMapping(store.db, id, mapping)).toBe('busy')
  await store.db.delete(fileImports).where(eq(fileImports.id, id))
  expect(await setMapping(store.db, id, mapping)).toBe('not-found')
})

test('a product is found by the SKUs of its variants even if its name differs in this store', async () => {
  const file = (name: string, price: number) =>
    `SKU,Product,Size,RRP\nDUNE-S,${name},S,${price}\nDUNE-M,${name},M,${price}`
  const id = await upload(file('Dune skirt', 50))
  await check(id)
  await saveImport(store.db, id, store.staffId)
  await store.db.update(products).set({ name: 'Skirt Dune', slug: 'skirt-dune' }).where(eq(products.name, 'Dune skirt'))
  const again = await upload(file('Skirt Dune', 60))
  expect(await check(again)).toEqual({ changed: 1 })
  await saveImport(store.db, again, store.staffId)
  expect((await listSaved('Skirt Dune')).map(({ slug, price }) => [slug, price])).toEqual([['skirt-dune', 6_000]])
})

test('products with SKUs are never identified by their name, which other products can share', async () => {
  await saveImport(store.db, await uploadAndCheck('SKU,Product,RRP\nOWN-1,Dawn top,50'), store.staffId)
  const id = await upload('Product ID,SKU,Product,RRP\n1,SEA-1,Dawn top,70\n2,SUN-2,Dawn top,80')
  expect(await check(id)).toEqual({ new: 2 })
  await saveImport(store.db, id, store.staffId)
  expect((await listSaved('Dawn top')).map(({ sku, slug, price }) => [sku, slug, price])).toEqual([
    ['OWN-1', 'dawn-top', 5_000],
    ['SEA-1', 'dawn-top-2', 7_000],
    ['SUN-2', 'dawn-top-3', 8_000],
  ])
})

test('products whose variants have SKUs are never identified by their name', async () => {
  await saveImport(store.db, await uploadAndCheck('SKU,Product,RRP\nOWN-2,Dusk top,50'), store.staffId)
  const file = 'SKU,Product,Size,RRP\nALPHA,Dusk top,S,70\nBETA,Dusk top,M,70'
  const id = await uploadAndCheck(file)
  expect(await readCounts(store, id)).toEqual({ new: 1 })
  await saveImport(store.db, id, store.staffId)
  expect((await listSaved('Dusk top')).map(({ slug, price }) => [slug, price])).toEqual([
    ['dusk-top', 5_000],
    ['dusk-top-2', 7_000],
  ])
  expect(await readCounts(store, await uploadAndCheck(file))).toEqual({ unchanged: 1 })
})
