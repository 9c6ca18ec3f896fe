import { and, asc, eq, inArray, like, type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COUNTRY_CODES } from '#app/base/country-codes.ts'
import type { ItemOutcome } from '#app/base/imports.ts'
import { readProductListQuery } from '#app/catalog/admin/products/product-list.ts'
import { listCategories } from '#app/catalog/categories.server.ts'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { WITHDRAWAL_CHOICES } from '#app/catalog/constants.ts'
import { ensureManufacturer, makerColumns, manufacturerOfProduct } from '#app/catalog/manufacturers.server.ts'
import { manufacturers } from '#app/catalog/manufacturers.table.ts'
import { CARE_SYMBOLS } from '#app/catalog/materials/materials.ts'
import { NO_PRICES, toPriceText } from '#app/catalog/prices/price-set.ts'
import { listGridVariants } from '#app/catalog/prices/prices.server.ts'
import { fixedPrices } from '#app/catalog/prices.table.ts'
import { detailNames } from '#app/catalog/product-fields.ts'
import { makerInput, productInput } from '#app/catalog/product-input.ts'
import { products } from '#app/catalog/products.table.ts'
import { findStockedProduct, listStockedProducts } from '#app/catalog/variants.server.ts'
import { processFileImport } from '#app/exchange/imports/file-import-worker.server.ts'
import {
  applyFileImport,
  countWithNotes,
  findFileImport,
  readImportRejectedRows,
  recheckFileImport,
} from '#app/exchange/imports/file-imports.server.ts'
import { fileImportItems, fileImports } from '#app/exchange/imports/file-imports.table.ts'
import { addImportImages } from '#app/exchange/imports/import-images.server.ts'
import {
  type CategoryChoice,
  chooseCategories,
  countCategoryStates,
  listCategorizedProducts,
  readCategoryFilters,
} from '#app/exchange/product-files/category-choices.server.ts'
import type { CategoryListQuery } from '#app/exchange/product-files/category-list.ts'
import { readProductsForFile } from '#app/exchange/product-files/export-products.server.ts'
import { listFileMarkets } from '#app/exchange/product-files/fixed-prices.server.ts'
import { listOwnColumns } from '#app/exchange/product-files/own-columns.ts'
import { chooseMaker, updateImportChoices } from '#app/exchange/product-files/product-choices.server.ts'
import { saveProduct } from '#app/inventory/save-product.server.ts'
import { lockStock, takeStock } from '#app/inventory/stock.server.ts'
import { stockMovements } from '#app/inventory/stock-movements.table.ts'
import { toCsv } from '#app/lib/csv.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { normalizeString } from '#app/lib/text.ts'
import { readReadinessFacts } from '#app/operations/setup/readiness-facts.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { markets } from '#app/store/markets.table.ts'
import { readSettings, saveSettings } from '#app/store/settings.server.ts'
import { storeSettings } from '#app/store/settings.table.ts'
import { initialSettings } from '#app/store/settings.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { demoCategories } from '#db/demo/categories.ts'
import { waitForBlockedQueries } from '#tests/support/blocked-queries.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { listRejectedLines, readAllRows } from '#tests/support/file-rows.ts'
import { saveImport, uploadImport } from '#tests/support/imports.ts'
import { isLong } from '#tests/support/long.ts'
import { addMarket } from '#tests/support/markets.ts'
import { buildProductFields } from '#tests/support/product-form.ts'
import {
  readCounts as counts,
  findProductImport,
  type ImportStore,
  listProductItems,
  openImportStore,
  sendProducts as send,
  uploadProducts,
} from '#tests/support/product-imports.ts'
import { addProduct, type ProductOptions } from '#tests/support/products.ts'

let store: ImportStore
beforeAll(async () => {
  store = await openImportStore()
})
afterAll(() => store.close())

const neverAborted = new AbortController().signal

/** Processes an import, and lets another process or staff change something before the import writes. */
async function changeConcurrently(change: (other: Database) => Promise<unknown>): Promise<void> {
  const { working } = await withTx(store.db, async (other) => {
    const started = await withTx(store.db, async (tx) => {
      await tx.execute(sql`lock table ${storeSettings}`)
      const working = processFileImport(store.db, neverAborted)
      await waitForBlockedQueries(store.db) // the process has claimed the import
      await change(other)
      return { working }
    })
    await waitForBlockedQueries(store.db) // the process is waiting to write
    return started
  })
  await working
}

function listItems(id: Id<'file-import'>, outcome: ItemOutcome) {
  return listProductItems(store.db, id, outcome)
}

/** Runs `work` while updates fail for items whose new values match `isNew`. */
async function withFailingItems(isNew: SQL, work: () => Promise<unknown>): Promise<void> {
  await store.db.execute(sql`
    create function fail() returns trigger language plpgsql as 'begin raise exception ''lost''; end';
    create trigger fail before update on ${fileImportItems} for each row when (${isNew}) execute function fail()`)
  try {
    await work()
  } finally {
    await store.db.execute(sql`drop function fail cascade`)
  }
}

async function exportProducts(from: ImportStore): Promise<string> {
  const query = readProductListQuery(new URLSearchParams())
  const markets = await listFileMarkets(from.db)
  return toCsv([
    listOwnColumns(markets),
    ...(await readAllRows(readProductsForFile(from.db, query, initialSettings, markets))),
  ])
}

/** Reads a store's products, without their ids and times. */
async function readCatalog(importStore: ImportStore) {
  const ids = await importStore.db
    .select({ id: products.id })
    .from(products)
    .orderBy(asc(products.createdAt), asc(products.id))
  const listed = await listStockedProducts(
    importStore.db,
    ids.map(({ id }) => id),
  )
  const slugs = new Map((await importStore.db.select().from(collections)).map(({ id, slug }) => [id, slug]))
  return listed
    .map(({ id: _id, version: _version, manufacturerId: _manufacturer, collectionId, ...product }) => ({
      ...product,
      collection: collectionId && slugs.get(collectionId),
      variants: product.variants.toSorted((a, b) => (a.sku < b.sku ? -1 : 1)),
    }))
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
}

async function readUnits(id: Id<'product'>) {
  return (await findStockedProduct(store.db, id))?.variants.map(({ stock }) => stock)
}

/** Adds a product that the product form accepts. */
async function add(options: ProductOptions = {}): Promise<Id<'product'>> {
  const id = await addProduct(store.db, options)
  await store.db
    .update(products)
    .set({ description: 'Cut wide.', seoTitle: options.name ?? 'Linen dress' })
    .where(eq(products.id, id))
  return id
}

async function sell(id: Id<'product'>, quantity: number): Promise<void> {
  await withTx(store.db, async (tx) => {
    const locked = await lockStock(tx, [{ productId: id, size: 'One Size', color: 'Default' }])
    const variantId = locked.variants[0]?.id ?? null
    await takeStock(tx, locked, [{ variantId, quantity }], [{ taken: quantity, backordered: 0 }], { reason: 'sale' })
  })
}

const text = fc
  .oneof(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.stringMatching(/^['=+@,;"\n\\ #é👗-]{1,12}$/u))
  .map((any) => (normalizeString(any) ?? '').trim()) // forms also normalize and trim text
const name = text.filter((any) => any !== '' && any.length <= 40)
const names = fc.uniqueArray(name, { maxLength: 3, selector: (any) => any.toLowerCase() })
const price = fc.integer({ min: 0, max: 10_000_000 }).map((minor) => `${Math.trunc(minor / 100)}.${minor % 100}`)

/** Prices that are valid for every product: a price above 0, a lower sale price and a higher compare-at price. */
const prices = fc
  .tuple(fc.integer({ min: 2, max: 9_000_000 }), fc.boolean(), fc.boolean())
  .map(([price, isOnSale, isCompared]) => ({
    price,
    salePrice: isOnSale ? price - 1 : null,
    compareAtPrice: isCompared ? price + 1 : null,
  }))

const anyProduct = fc.record({
  name,
  description: name,
  longDescription: text,
  details: fc.record(Object.fromEntries(detailNames.map((field) => [field, text]))),
  label: fc.record({
    fibers: fc.constantFrom('', '100 % linen', 'Shell: 60 % silk, 40 % wool; Lining: 99.5 % cupro, 0.5 % elastane'),
    washing: fc.constantFrom('' as const, ...CARE_SYMBOLS.washing),
    naturalDrying: fc.constantFrom('' as const, ...CARE_SYMBOLS.naturalDrying),
    professionalCare: fc.constantFrom('' as const, ...CARE_SYMBOLS.professionalCare),
    countryOfOrigin: fc.constantFrom('', 'PT', 'NG'),
    maker: text,
    makerContact: text,
    makerCountry: fc.constantFrom('', 'PT', 'NG'),
    responsiblePerson: text,
    safetyWarnings: text,
    measure: fc.constantFrom('', '50 ml', '1.5 m²'),
  }),
  seoTitle: text,
  seoDescription: text,
  price,
  salePrice: fc.oneof(fc.constant(''), price),
  compareAtPrice: fc.oneof(fc.constant(''), price),
  lowStockThreshold: fc.constantFrom('', '0', '7'),
  weightGrams: fc.constantFrom('', '0', '250', '1.5 kg'),
  withdrawal: fc.constantFrom(...WITHDRAWAL_CHOICES),
  category: fc.constantFrom('dresses' as const, 'accessories' as const),
  status: fc.constantFrom('draft' as const, 'active' as const, 'archived' as const),
  homepageSection: fc.constantFrom('' as const, 'hero' as const, 'featured' as const),
  sizes: names,
  colors: names,
  tags: names,
  isGrid: fc.boolean(),
  variantPrices: fc.array(prices, { minLength: 9, maxLength: 9 }),
  fixed: fc.array(fc.record({ market: fc.nat({ max: 1 }), at: fc.nat({ max: 9 }), prices }), { maxLength: 4 }),
})

/** Adds the markets of this test to a store. */
async function addMarkets({ db }: ImportStore): Promise<readonly Id<'market'>[]> {
  const rate = { base: 2_000_000, quote: 1_000_000 }
  const ids: Id<'market'>[] = []
  for (const currency of ['KWD', 'JPY'] as const)
    ids.push(await addMarket(db, { name: 'Abroad (new)', currency, rate }))
  return ids
}

/** Reads fixed prices by handle, size and color. */
async function readFixedPrices(importStore: ImportStore) {
  const { rows } = await importStore.db.execute(sql`
    select p.slug, v.size, v.color, f.currency, f.price, f.sale_price, f.compare_at_price
    from fixed_prices f join products p on p.id = f.product_id left join product_variants v on v.id = f.variant_id
    order by 1, 2, 3, 4`)
  return rows
}

test('an export imported into an empty store yields the same catalog; a second import changes nothing', async () => {
  const [from, to] = [await openImportStore(), await openImportStore()]
  try {
    const schema = productInput({ currency: 'NGN', categories: demoCategories, weightUnit: 'g' })
    const linen = newId<'collection'>()
    await from.db.insert(collections).values({ id: linen, name: 'Linen', slug: 'linen' })
    await to.db.insert(collections).values({ name: 'Linen', slug: 'linen' }) // its id differs from the one in `from`
    const abroad = await addMarkets(from)
    await addMarkets(to)
    const samples = fc.sample(anyProduct, { numRuns: isLong ? 40 : 8, seed: 7 })
    for (const [
      at,
      { isGrid, sizes, colors, tags, details, label, variantPrices, fixed, ...fields },
    ] of samples.entries()) {
      const cells = sizes.flatMap((size, index) =>
        (colors.length > 0 ? colors : [null]).map((color, place) => ({
          size,
          color,
          loaded: null,
          stock: String(index),
          ...(index % 3 === 1 && { sku: `Own ${at}/${index}/${place}`, barcode: `B-${at}` }),
          ...(index % 2 === 0 && { prices: toPriceText(variantPrices[index] ?? NO_PRICES, 'NGN') }),
        })),
      )
      const { maker, makerContact, makerCountry, responsiblePerson, ...labelFields } = label
      const parsedMaker = makerInput().safeParse({ maker, makerContact, makerCountry, responsiblePerson })
      const manufacturerId = parsedMaker.success
        ? await ensureManufacturer(from.db, parsedMaker.data, from.staffId)
        : null
      const input = schema.safeParse(
        buildProductFields({
          ...fields,
          ...details,
          ...labelFields,
          manufacturerId: manufacturerId ?? '',
          sizes: JSON.stringify(sizes),
          colors: JSON.stringify(colors.map((color, index) => ({ name: color, hex: `#00000${index}` }))),
          tags: JSON.stringify(tags),
          collectionId: at % 2 === 0 ? linen : '',
          ...(isGrid && sizes.length > 0 && { stockKind: 'grid', cells: JSON.stringify(cells) }),
        }),
      )
      const saved = input.success ? await saveProduct(from.db, null, input.data, from.staffId) : null
      if (saved?.outcome !== 'saved') continue
      const variants = [null, ...(await listGridVariants(from.db, [saved.id])).map((variant) => variant.id)]
      for (const fixedPrice of fixed) {
        const [marketId, variantId] = [abroad[fixedPrice.market], variants[fixedPrice.at % variants.length] ?? null]
        const currency = fixedPrice.market === 0 ? 'KWD' : 'JPY'
        if (marketId) {
          const row = { marketId, productId: saved.id, variantId, currency, ...fixedPrice.prices } as const
          await from.db.insert(fixedPrices).values(row).onConflictDoNothing()
        }
      }
    }
    const file = await exportProducts(from)
    const count = (await readCatalog(from)).length
    expect(count).toBeGreaterThan((samples.length * 3) / 4)
    expect((await readCatalog(from)).filter(({ collection }) => collection === 'linen').length).toBeGreaterThan(
      samples.length / 4,
    )

    const first = await send(to, file)
    expect(await listRejectedLines(readImportRejectedRows(to.db, first))).toEqual([])
    expect(await counts(to, first)).toEqual({ new: count })
    expect(await readCatalog(to)).toEqual([]) // the check changes nothing
    await saveImport(to.db, first, to.staffId)
    expect(await counts(to, first)).toEqual({ applied: count })
    expect(await readCatalog(to)).toEqual(await readCatalog(from))
    expect((await readFixedPrices(from)).length).toBeGreaterThan(samples.length / 2)
    expect(await readFixedPrices(to)).toEqual(await readFixedPrices(from))

    const second = await send(to, file)
    await updateImportChoices(to.db, second, { withStock: true })
    await processFileImport(to.db, neverAborted)
    expect(await counts(to, second)).toEqual({ unchanged: count })
  } finally {
    await from.close()
    await to.close()
  }
})

describe('existing products', () => {
  test('get fixed prices in markets; a price that someone else changed since the check is not overwritten', async () => {
    const rate = { base: 1_000_000_000, quote: 1_000_000 }
    const marketId = await addMarket(store.db, { name: 'Japan', currency: 'JPY', rate })
    const id = await add({ name: 'Kimono', sizes: ['S'], stock: [{ size: 'S', color: null, stock: 2 }] })
    const text = `ID,Price in Japan (JPY),Size,Variant price in Japan (JPY)\n${id},1500,S,1800\n`
    const file = await send(store, text)
    expect((await listItems(file, 'changed'))[0]?.changes).toEqual([
      { field: 'Price in Japan (JPY)', from: '', to: '1500' },
      { field: 'Variant price in Japan (JPY) of S', from: '', to: '1800' },
    ])
    const other = await send(store, text.replace('1500', '1400'))
    await saveImport(store.db, file, store.staffId)
    const { productId, price } = fixedPrices
    const fixed = () => store.db.select({ price }).from(fixedPrices).where(eq(productId, id)).orderBy(asc(price))
    expect(await fixed()).toEqual([{ price: 1_500 }, { price: 1_800 }])
    await saveImport(store.db, other, store.staffId)
    const [stale] = await listItems(other, 'stale')
    expect(stale?.errors[0]?.message).toBe('Japan: changed to ¥1,500 by someone else. Save again to replace it.')
    expect(await counts(store, await send(store, text))).toEqual({ unchanged: 1 })
    const tooHigh = await send(store, `ID,Price in Japan (JPY),Sale price in Japan (JPY)\n${id},,20000\n`)
    await saveImport(store.db, tooHigh, store.staffId) // the sale price exceeds the converted price
    expect((await listItems(tooHigh, 'stale'))[0]?.errors[0]?.message).toContain(
      'A sale price must be lower than the price',
    )
    expect(await fixed()).toEqual([{ price: 1_500 }, { price: 1_800 }])
    await store.db.delete(markets).where(eq(markets.id, marketId))
  })

  test('are identified by id, handle or SKU; missing columns change nothing, and every change is listed', async () => {
    const id = await add({ name: 'Linen dress', salePrice: 1_000_000, stock: 4 })
    const { sku, slug } = (await findStockedProduct(store.db, id)) ?? {}
    for (const [key, value] of [
      ['ID', id],
      ['Handle', slug],
      ['SKU', sku],
    ]) {
      const file = await send(store, `${key},Name,Sale price,Stock\n${value},${key} dress,9000,99\n`)
      const [item] = await listItems(file, 'changed')
      expect(item?.changes).toEqual(
        expect.arrayContaining([{ field: 'Name', from: expect.any(String), to: `${key} dress` }]),
      )
      await saveImport(store.db, file, store.staffId)
    }
    const after = await findStockedProduct(store.db, id)
    expect(after).toMatchObject({ name: 'SKU dress', price: 1_500_000, salePrice: 900_000, status: 'active' })
    expect(await readUnits(id)).toEqual([4])
    const file = await send(store, `ID;Sale price;Name\n${id};;\n`) // an empty name is ignored; an empty sale price is not
    await saveImport(store.db, file, store.staffId)
    expect(await findStockedProduct(store.db, id)).toMatchObject({ name: 'SKU dress', salePrice: null })
    const log = await store.db.select().from(auditLog).where(eq(auditLog.entityId, id))
    expect(log).toHaveLength(4)
  })

  test('get the tax class from the file; an empty cell or an unknown class changes nothing', async () => {
    const id = await add({ name: 'Linen coat' })
    const taxClass = async () => (await findStockedProduct(store.db, id))?.taxClass
    const file = await send(store, `ID,Tax class\n${id},Reduced\n`)
    expect((await listItems(file, 'changed'))[0]?.changes).toEqual([
      { field: 'Tax class', from: 'standard', to: 'reduced' },
    ])
    await saveImport(store.db, file, store.staffId)
    expect(await taxClass()).toBe('reduced')
    await saveImport(store.db, await send(store, `ID,Tax class,Name\n${id},,Silk coat\n`), store.staffId)
    expect(await taxClass()).toBe('reduced')
    const [unknown] = await listItems(await send(store, `ID,Tax class\n${id},Luxury\n`), 'unchanged')
    expect(unknown?.notes).toEqual(['“Tax class” was skipped: Choose a tax class.'])
  })

  test('get fibers, care and origin in the product form’s format', async () => {
    const id = await add({ name: 'Linen shirt' })
    const heading = 'ID,Fiber content,Animal parts,Washing,Bleaching,Made in,Maker'
    const row = `${id},"Lining: 100% Viscose; Shell: 45% cotton, 55% flax",TRUE,30 mild,None,Portugal,"Tear, Porto"`
    const file = await send(store, `${heading}\n${row}\n`)
    expect((await listItems(file, 'changed'))[0]?.changes).toEqual([
      { field: 'Fiber content', from: '', to: 'Lining: 100% viscose; Shell: 55% linen, 45% cotton' },
      { field: 'Animal parts', from: 'No', to: 'Yes' },
      { field: 'Washing', from: '', to: '30_mild' },
      { field: 'Bleaching', from: '', to: 'none' },
      { field: 'Made in', from: '', to: 'PT' },
      { field: 'Maker', from: '', to: 'Tear, Porto' },
    ])
    await saveImport(store.db, file, store.staffId)
    const saved = { washing: '30_mild', bleaching: 'none', ironing: null, countryOfOrigin: 'PT', hasAnimalParts: true }
    expect(await findStockedProduct(store.db, id)).toMatchObject(saved)
    const wrong = await send(store, `${heading}\n${id},"60 % linnen, 38 % silk",maybe,31,,Atlantis,\n`)
    const [skippedItem] = [...(await listItems(wrong, 'changed')), ...(await listItems(wrong, 'unchanged'))]
    expect(skippedItem?.notes).toEqual([
      '“Animal parts” was skipped: “maybe” is not TRUE or FALSE.',
      '“Fiber content” was skipped: “linnen” is not a known fiber.',
      expect.stringMatching(/^“Washing” was skipped: Washing must be blank or one of: 30, 30 mild, .*, hand, none\.$/),
      '“Made in” was skipped: Made in must be a country or its code, such as PT.',
    ])
  })

  test('get only the stock change from a file exported before a sale, so that sold units are not restored', async () => {
    const id = await add({ stock: 10 })
    const text = `ID,Stock,Stock at export\n${id},12,10\n`
    await sell(id, 7)
    const file = await send(store, text)
    expect(await counts(store, file)).toEqual({ unchanged: 1 }) // stock is not updated by default
    await updateImportChoices(store.db, file, { withStock: true })
    await processFileImport(store.db, neverAborted)
    expect(await listItems(file, 'changed')).toMatchObject([{ changes: [{ field: 'Stock', from: '3', to: '5' }] }])
    await sell(id, 1) // a sale between the check and the import
    await saveImport(store.db, file, store.staffId)
    expect(await readUnits(id)).toEqual([4])
    const moved = await store.db.select().from(stockMovements).where(eq(stockMovements.productId, id))
    expect(moved.map(({ delta, reason }) => [delta, reason])).toContainEqual([2, 'edit'])

    const fewer = await send(store, `ID,Stock,Stock at export\n${id},0,10\n`)
    await updateImportChoices(store.db, fewer, { withStock: true })
    await processFileImport(store.db, neverAborted)
    expect((await listItems(fewer, 'refused'))[0]?.errors[0]?.message).toBe('Stock cannot be reduced by 10: 4 left')
  })

  test('have their backorders filled with the units that a file adds, and a note says so', async () => {
    const id = await add({ stock: 0 })
    await saveSettings(store.db, { ...initialSettings, allow_backorders: true })
    await addOrder(store.db, [createCheckoutLine(id, { quantity: 3 })])
    await saveSettings(store.db, initialSettings)
    const file = await send(store, `ID,Stock,Stock at export\n${id},5,0\n`)
    await updateImportChoices(store.db, file, { withStock: true })
    await processFileImport(store.db, neverAborted)
    await saveImport(store.db, file, store.staffId)
    expect(await readUnits(id)).toEqual([2])
    expect((await listItems(file, 'applied'))[0]?.notes).toContain('3 units went to backorders and are not for sale.')
  })

  test('that were changed since the check are reported instead of saved, and can be rechecked', async () => {
    const [first, second] = [await add(), await add()]
    const file = await send(store, `ID,Materials\n${first},Silk\n${second},Wool\n`)
    await store.db.update(products).set({ name: 'Renamed since' }).where(eq(products.id, first))
    await saveImport(store.db, file, store.staffId)
    expect(await counts(store, file)).toEqual({ applied: 1, stale: 1 })
    expect(await findStockedProduct(store.db, first)).toMatchObject({ name: 'Renamed since', materials: '' })
    await recheckFileImport(store.db, file)
    await processFileImport(store.db, neverAborted)
    expect(await counts(store, file)).toEqual({ applied: 1, changed: 1 })
    await saveImport(store.db, file, store.staffId)
    expect(await findStockedProduct(store.db, first)).toMatchObject({ name: 'Renamed since', materials: 'Silk' })
  })

  test('are not changed by a process whose lease was taken over', async () => {
    const id = await add()
    const file = await send(store, `ID,Materials\n${id},Silk\n`)
    const isThisImport = eq(fileImports.id, file)
    const leasedUntil = new Date(0)
    await applyFileImport(store.db, file, 1, store.staffId)
    await changeConcurrently((other) =>
      other.update(fileImports).set({ state: 'checked', revision: 2 }).where(isThisImport),
    )
    expect(await counts(store, file)).toEqual({ changed: 1 })
    expect(await findStockedProduct(store.db, id)).toMatchObject({ materials: '' })
    await updateImportChoices(store.db, file, { withStock: true })
    await changeConcurrently((other) => other.update(fileImports).set({ revision: 4, leasedUntil }).where(isThisImport))
    expect(await counts(store, file)).toEqual({ waiting: 1 })
    await processFileImport(store.db, neverAborted)
    expect(await counts(store, file)).toEqual({ changed: 1 })
  })

  test('are checked again if a process finishes only after a newer revision has begun', async () => {
    const id = await send(store, `ID,Materials\n${await add()},Silk\n`)
    const isThisImport = eq(fileImports.id, id)
    await store.db.update(fileImports).set({ state: 'checking' }).where(isThisImport)
    const concurrent = { state: 'checking', revision: 2, leasedUntil: new Date(Date.now() + 60_000) } as const
    const { working } = await withTx(store.db, async (other) => {
      const late = await withTx(store.db, async (tx) => {
        await tx.execute(sql`lock table ${fileImportItems}`)
        const working = processFileImport(store.db, neverAborted)
        await waitForBlockedQueries(store.db) // the process has claimed the import and finds no items left
        await other.update(fileImports).set(concurrent).where(isThisImport)
        return { working }
      })
      await waitForBlockedQueries(store.db)
      await other.update(fileImportItems).set({ outcome: 'waiting' }).where(eq(fileImportItems.importId, id))
      return late
    })
    await working
    expect((await store.db.select().from(fileImports).where(isThisImport))[0]).toMatchObject(concurrent)
    await store.db
      .update(fileImports)
      .set({ leasedUntil: new Date(0) })
      .where(isThisImport)
    await processFileImport(store.db, neverAborted)
    expect(await counts(store, id)).toEqual({ changed: 1 })
  })

  test('are changed only by the revision that staff confirmed', async () => {
    const id = await add()
    const file = await send(store, `ID,Materials\n${id},Linen\n`)
    expect(await updateImportChoices(store.db, file, { withStock: true })).toBe('done')
    expect(await recheckFileImport(store.db, file)).toBe('busy')
    await processFileImport(store.db, neverAborted)
    expect(await applyFileImport(store.db, file, 1, store.staffId)).toBe('stale')
    expect(await applyFileImport(store.db, file, 2, store.staffId)).toBe('done')
    expect(await applyFileImport(store.db, file, 2, store.staffId)).toBe('stale')
    await processFileImport(store.db, neverAborted)
  })

  test('are saved only once by several processes, even if one of them was stopped', async () => {
    const ids = []
    for (let n = 0; n < 30; n++) ids.push(await add())
    const rows = ids.map((id, index) => `${id},${index + 20},10`)
    const file = await send(store, `ID,Stock,Stock at export\n${rows.join('\n')}\n`)
    await updateImportChoices(store.db, file, { withStock: true })
    await processFileImport(store.db, neverAborted)
    await applyFileImport(store.db, file, 2, store.staffId)
    const stopped = new AbortController()
    const working = processFileImport(store.db, stopped.signal)
    stopped.abort()
    await working
    const expired = () => store.db.update(fileImports).set({ leasedUntil: new Date(0) })
    await expired()
    const both = [
      processFileImport(store.db, neverAborted),
      expired().then(() => processFileImport(store.db, neverAborted)),
    ]
    await Promise.all(both)
    expect(await counts(store, file)).toEqual({ applied: 30 })
    expect((await Promise.all(ids.map((id) => readUnits(id)))).flat()).toEqual(ids.map((_, index) => 20 + index))
  })
})

test('images can be added, and a currency can be chosen, only for a file whose page offers this', async () => {
  const redirects = await uploadImport(store.db, { ...store, name: 'a.csv', text: 'Redirect from,Redirect to\n/c,/d' })
  const productFile = await send(store, `ID,Materials\n${await add()},Silk\n`)
  expect(await addImportImages(store.db, redirects, [])).toBe('not-found')
  for (const id of [redirects, productFile]) {
    expect(await recheckFileImport(store.db, id, 'EUR')).toBe('busy')
    expect(await findFileImport(store.db, id)).toMatchObject({ revision: 1, isCurrencyChosen: false })
  }
})

test('without a handle, the name identifies a product only if the ID does not', async () => {
  const [first, second] = [await add({ name: 'Known' }), await add({ name: 'Other' })]
  await store.db.update(products).set({ slug: 'taken-name' }).where(eq(products.id, second))
  const text = `ID,Name,Short description,Price,Category\n${first},Taken name,,,\n${newId()},Brand new,Words,10,tops\n`
  const file = await send(store, text)
  expect(await counts(store, file)).toEqual({ changed: 1, new: 1 })
  await saveImport(store.db, file, store.staffId)
  expect(await counts(store, await send(store, text))).toEqual({ unchanged: 2 })
})

test.each([
  { key: 'handle', text: 'Handle,Name,Short description,Price,Category\nlate-handle,Late,Words,10,tops\n' },
  { key: 'name', text: 'Name,Short description,Price,Category\nLate name,Words,10,tops\n' },
])('a new product is not saved if another product took its $key after the check', async (file) => {
  const { key, text } = file
  const id = await send(store, text)
  expect(await counts(store, id)).toEqual({ new: 1 })
  const quicker = await add()
  await store.db
    .update(products)
    .set({ slug: `late-${key}` })
    .where(eq(products.id, quicker))
  await saveImport(store.db, id, store.staffId)
  expect(await counts(store, id)).toEqual({ stale: 1 })
  const [item] = await listItems(id, 'stale')
  expect(item?.errors).toMatchObject([{ message: 'Another product now has this handle' }])
})

test('each error has a line, and its product is rejected; omitted content has a note', async () => {
  const file = await send(
    store,
    [
      'Handle,Name,Short description,Price,Category,Status,Size,Color,Stock,Collection,New',
      'a-1,One,"Words\nin two lines",abc,dresses,active,,,,,',
      'a-2,Two,Words,10,shoes,sold,,,,nowhere,perhaps',
      'a-3,Three,Words,10,tops,draft,S,,many,,',
      'a-3,Other,,,,,S,,1,,',
      'a-1,One,Words,10,tops,,,,,,',
      'a-5,,,,,,,,,,',
    ].join('\r\n'),
  )
  expect(await listRejectedLines(readImportRejectedRows(store.db, file))).toEqual([
    '4 Category: Category is required',
    '7 This product is already in line 2',
    '8 Category: Category is required',
  ])
  expect(await counts(store, file)).toEqual({ new: 2, refused: 3 })
  expect(await countWithNotes(store.db, file)).toBe(2)
  const notes = (await listItems(file, 'new')).map((item) => item.notes.join(' '))
  expect(notes[0]).toBe('“abc” is not a price (Price): saved as a draft with a price of 0.')
  expect(notes[1]).toMatch(
    /“Name” in line 6 was skipped: it differs from line 5.*Line 6 was skipped: line 5 also has S\. “many” is not a number\. Stock is set to 0\./,
  )
})

describe('categories', () => {
  const HEADING = 'Handle,Name,Short description,Price,Category'
  const readCategory = async (slug: string) => {
    const [row] = await store.db.select({ category: products.category }).from(products).where(eq(products.slug, slug))
    return row?.category
  }

  test('are recognized by slug or name, ignoring case and accents', async () => {
    await store.db.insert(categories).values({ slug: 'evening', name: 'Soirée & Gala', position: 9 })
    const fileCategories = ['dresses', 'ACCESSORIES', 'soiree gala', 'Evening']
    const rows = fileCategories.map((category, n) => `known-${n},Known ${n},Words,10,${category}`)
    const file = await send(store, [HEADING, ...rows].join('\n'))
    expect(await counts(store, file)).toEqual({ new: 4 })
    await saveImport(store.db, file, store.staffId)
    const saved = await Promise.all(fileCategories.map((_, n) => readCategory(`known-${n}`)))
    expect(saved).toEqual(['dresses', 'accessories', 'evening', 'evening'])
  })

  test('that do not exist are listed, and created with their first product only on request', async () => {
    const rows = [
      'hat,Hat,Words,10,Straw hats',
      'cap,Cap,Words,10,STRAW HATS',
      'hat,Another hat,Words,10,Ribbons',
      'tee,Tee,Words,10,Tops',
    ]
    const file = await send(store, [HEADING, ...rows].join('\n'))
    expect(await counts(store, file)).toEqual({ refused: 3, new: 1 })
    const [hat] = await listItems(file, 'refused')
    expect(hat).toMatchObject({
      errors: [{ line: 2, column: 'Category', message: 'Category is required' }],
      notes: ['This store has no category “Straw hats”.'],
    })
    expect((await findProductImport(store.db, file))?.newCategories).toEqual(['Ribbons', 'Straw hats'])

    await updateImportChoices(store.db, file, { withStock: false, createsCategories: true })
    await processFileImport(store.db, neverAborted)
    expect(await counts(store, file)).toEqual({ refused: 1, new: 3 })
    const [previewed] = await listItems(file, 'new')
    expect(previewed?.changes).toContainEqual({ field: 'Category', from: '', to: 'Straw hats' })
    const before = await store.db.$count(categories)
    expect(await findProductImport(store.db, file)).toMatchObject({ createsCategories: true })
    await saveImport(store.db, file, store.staffId)
    expect([await readCategory('hat'), await readCategory('cap')]).toEqual(['straw-hats', 'straw-hats'])
    expect(await store.db.$count(categories)).toBe(before + 1) // the ribbons’ category is not created
    expect((await listCategories(store.db)).at(-1)).toEqual({ slug: 'straw-hats', name: 'Straw hats' })
  })

  const SHOPIFY = 'Handle,Title,Body (HTML),Type,Variant Price,Status'
  const toShopifyLine = (handle: string, type: string, title = 'Scarab') =>
    `${handle},${title},<p>Words</p>,${type},9.00,active`

  test('are derived from the product types in a Shopify file, and created if no category matches', async () => {
    const file = await send(
      store,
      [SHOPIFY, toShopifyLine('gala', 'Gala gown'), toShopifyLine('candle', 'Candles')].join('\n'),
    )
    expect(await findProductImport(store.db, file)).toMatchObject({
      newCategories: ['Candles'],
      counts: { new: 1, refused: 1 },
    })
    await updateImportChoices(store.db, file, { withStock: false, createsCategories: true })
    await processFileImport(store.db, neverAborted)
    await saveImport(store.db, file, store.staffId)
    expect([await readCategory('gala'), await readCategory('candle')]).toEqual(['dresses', 'candles'])

    const again = await send(store, [SHOPIFY, toShopifyLine('candle', 'Dresses')].join('\n'))
    await saveImport(store.db, again, store.staffId)
    expect(await readCategory('candle'), 'a proposal changes no existing product').toBe('candles')
  })

  test('are proposed with a reason, chosen in bulk, and kept after another check', async () => {
    const types = ['Dresses', 'Gowns', 'Resin', '', '']
    const titles = ['Scarab', 'Scarab', 'Scarab', 'Silk blouse', 'Scarab']
    const rows = types.map((type, n) => toShopifyLine(`chosen-${n}`, type, titles[n]))
    const file = await send(store, [SHOPIFY, ...rows].join('\n'))
    const allFilter = { state: null, type: null, q: '', page: 1 } as const
    const listMatching = async (query: Partial<CategoryListQuery> = {}) =>
      (await listCategorizedProducts(store.db, file, { ...allFilter, ...query })).rows
    expect((await listMatching()).map(({ type, proposed, proposedFrom }) => [type, proposed, proposedFrom])).toEqual([
      ['Dresses', 'dresses', 'named'],
      ['Gowns', 'dresses', 'type'],
      ['Resin', '', null],
      ['', 'tops', 'title'],
      ['', '', null],
    ])
    expect(await countCategoryStates(store.db, file)).toEqual({ open: 2, proposed: 2, certain: 1, chosen: 0 })
    expect(await readCategoryFilters(store.db, file, demoCategories)).toEqual({
      types: ['', 'Dresses', 'Gowns', 'Resin'],
      newNames: [],
    })
    const [resin, none] = await listMatching({ state: 'open' })
    if (!resin || !none) throw new Error('Two products need a choice')
    const choose = (choice: CategoryChoice) => chooseCategories(store.db, file, choice)
    const toRowChoice = (before: string, category: string) =>
      ({ kind: 'rows', rows: [resin, none].map(({ id }) => ({ id, before, category })) }) as const

    expect(await choose(toRowChoice('', '!!'))).toMatchObject({ outcome: 'unnamed' })
    expect(await choose(toRowChoice('', ' Sculpture '))).toEqual({ outcome: 'done', saved: 2, skipped: 0 })
    // Choose again while the file is being checked. Someone else has changed one of the rows.
    expect(
      await choose({ kind: 'rows', rows: [{ id: resin.id, before: '', category: 'tops' }] }),
      'was chosen by someone else',
    ).toEqual({ outcome: 'done', saved: 0, skipped: 1 })
    const gownsFilter = { ...allFilter, type: 'Gowns' }
    expect(await choose({ kind: 'all', category: 'Bottoms', filter: gownsFilter })).toMatchObject({ saved: 1 })
    await processFileImport(store.db, neverAborted)
    expect(await findProductImport(store.db, file)).toMatchObject({ newCategories: ['Sculpture'], counts: { new: 5 } })
    await recheckFileImport(store.db, file)
    await processFileImport(store.db, neverAborted)
    expect((await listMatching({ state: 'chosen' })).map(({ category }) => category)).toEqual([
      'bottoms',
      'Sculpture',
      'Sculpture',
    ])
    expect((await readCategoryFilters(store.db, file, demoCategories)).newNames).toEqual(['Sculpture'])
    expect(await choose({ kind: 'rows', rows: [{ id: none.id, before: 'Sculpture', category: '' }] })).toMatchObject({
      saved: 1,
    })
    await processFileImport(store.db, neverAborted)
    expect(await counts(store, file)).toEqual({ new: 4, refused: 1 })
    await saveImport(store.db, file, store.staffId)
    expect(await Promise.all(types.map((_, n) => readCategory(`chosen-${n}`)))).toEqual([
      'dresses',
      'bottoms',
      'sculpture',
      'tops',
      undefined,
    ])
    expect(
      (await listMatching()).map(({ id }) => id),
      'saved products are no longer listed',
    ).toEqual([none.id])
  })

  test('that staff choose just before a check writes its plans are used by the next check', async () => {
    const bytes = Buffer.from([SHOPIFY, toShopifyLine('overtaken', 'Dresses')].join('\n'))
    const file = await uploadProducts(store, { bytes })
    const all = { kind: 'all', category: 'tops', filter: { state: null, type: null, q: '' } } as const
    await changeConcurrently((other) => chooseCategories(other, file, all))
    expect(await counts(store, file)).toEqual({ waiting: 1 })
    await processFileImport(store.db, neverAborted)
    await saveImport(store.db, file, store.staffId)
    expect(await readCategory('overtaken')).toBe('tops')
  })

  test('can be chosen only in a product file', async () => {
    const file = await uploadImport(store.db, { ...store, name: 'a.csv', text: 'Redirect from,Redirect to\n/a,/b' })
    const all = { kind: 'all', category: 'tops', filter: { state: null, type: null, q: '' } } as const
    expect(await chooseCategories(store.db, file, all)).toMatchObject({ outcome: 'not-found', saved: 0 })
    expect(await chooseMaker(store.db, file, { kind: 'draft' }, store.staffId)).toBe('not-found')
    expect(await findFileImport(store.db, file)).toMatchObject({ revision: 1, options: null })
  })

  test('cannot be chosen while products are being saved', async () => {
    const file = await send(store, [SHOPIFY, toShopifyLine('busy', 'Dresses')].join('\n'))
    await applyFileImport(store.db, file, 1, store.staffId)
    const all = { kind: 'all', category: 'tops', filter: { state: null, type: null, q: '' } } as const
    expect(await chooseCategories(store.db, file, all)).toMatchObject({ outcome: 'busy', saved: 0 })
    await processFileImport(store.db, neverAborted)
    expect(await readCategory('busy')).toBe('dresses')
  })

  test('that were deleted after the check are reported', async () => {
    await store.db.insert(categories).values({ slug: 'belts', name: 'Belts', position: 9 })
    const file = await send(store, `${HEADING}\nbelt,Belt,Words,10,Belts`)
    await store.db.delete(categories).where(eq(categories.slug, 'belts'))
    await saveImport(store.db, file, store.staffId)
    expect(await counts(store, file)).toEqual({ stale: 1 })
  })
})

const broken = [
  { content: 'nothing', text: '', expectedError: 'This file is empty.' },
  { content: 'no known column', text: 'a,b\n1,2', expectedError: /^No column in this file identifies/ },
  { content: 'a header alone', text: 'Handle,Name\n', expectedError: 'This file has no rows below its header.' },
  {
    content: 'an unclosed quote',
    text: 'Handle,Name\na,"b\n',
    expectedError: /^The quotes in this file cannot be parsed/,
  },
  { content: 'binary data', text: 'Handle\0', expectedError: /^This is not a CSV file/ },
  { content: 'too many columns', text: `Handle${',x'.repeat(700)}\n`, expectedError: /the limit is 700/ },
  {
    content: 'too many rows',
    text: `Handle\n${'a\n'.repeat(50_001)}`,
    expectedError: 'This file has more than 50,000 rows.',
  },
  { content: 'a spreadsheet', text: Buffer.from('PK\u0003\u0004data'), expectedError: /^This is not a CSV file/ },
  {
    content: 'UTF-16',
    text: Buffer.from('\uFEFFHandle,Name\na,b\n', 'utf16le'),
    expectedError: /^This file is not UTF-8/,
  },
  { content: 'a different encoding', text: Buffer.from([0x48, 0xe9, 0x0a]), expectedError: /^This file is not UTF-8/ },
  {
    content: 'too many bytes',
    text: Buffer.alloc(20 * 2 ** 20 + 1, 'a'),
    expectedError: /^This file is larger than 20 MB/,
  },
]
test.each(broken)('a file with $content is rejected as a whole', async ({ text, expectedError }) => {
  const bytes = new Uint8Array(Buffer.from(text))
  const file = { bytes, name: 'broken.csv' }
  const before = await store.db.$count(fileImports)
  await expect(uploadProducts(store, file)).rejects.toThrow(expectedError)
  expect(await store.db.$count(fileImports)).toBe(before)
})

describe('unusual content and failures:', () => {
  test('characters split by truncation, invalid names and names of object properties are accepted', async () => {
    const body = (before: number) => `<p>${'a'.repeat(before)}👗 and more words${' words'.repeat(60)}</p>`
    const rows = [298, 299].map(
      (n) => `cut-${n},Cut ${n},${body(n)},9.00,Color,Constructor,https://cdn.example/a%00b.jpg`,
    )
    const heading = 'Handle,Title,Body (HTML),Variant Price,Option1 Name,Option1 Value,Image Src'
    const file = await send(store, `${heading}\n${rows.join('\n')}\n`)
    const all = { kind: 'all', category: 'dresses', filter: { state: null, type: null, q: '' } } as const
    await chooseCategories(store.db, file, all)
    await processFileImport(store.db, neverAborted)
    expect(await counts(store, file)).toEqual({ new: 2 })
    expect((await findProductImport(store.db, file))?.missing).toEqual(['ab.jpg'])
  })

  test('a product whose check fails is rejected, and the other products are checked', async () => {
    const bytes = new TextEncoder().encode(
      `Name,Price\n${['One', 'Two', 'Three'].map((each) => `${each},1\n`).join('')}`,
    )
    const id = await uploadProducts(store, { bytes })
    const strange = sql`'[{"line": 3, "cells": {"name": 5}}]'::jsonb`
    const isSecond = and(eq(fileImportItems.importId, id), eq(fileImportItems.position, 1))
    await store.db.update(fileImportItems).set({ rows: strange }).where(isSecond)
    await processFileImport(store.db, neverAborted)
    expect(await findProductImport(store.db, id)).toMatchObject({ state: 'checked', counts: { refused: 3 } })
    const errors = (await listItems(id, 'refused')).map((item) => item.errors.map(({ message }) => message))
    expect(errors[1]).toEqual(['This product could not be checked'])
    expect(errors[0]).toContain('Category is required')
  })

  test('a product whose plan cannot be stored is rejected, and the other products are checked', async () => {
    const heading = 'Handle,Name,Short description,Price,Stock,Category'
    const rows = ['stored', 'lost'].map((slug) => `${slug},${slug},Text,90.00,5,dresses`)
    const id = await uploadProducts(store, { bytes: new TextEncoder().encode([heading, ...rows].join('\n')) })
    await withFailingItems(sql`new.name = 'lost' and new.outcome = 'new'`, () =>
      processFileImport(store.db, neverAborted),
    )
    expect(await findProductImport(store.db, id)).toMatchObject({ state: 'checked', counts: { new: 1, refused: 1 } })
    expect((await listItems(id, 'refused'))[0]?.errors).toMatchObject([
      { message: 'This product could not be checked' },
    ])
  })

  test('a batch that fails is retried soon', async () => {
    const id = await send(store, `ID,Materials\n${await add()},Silk\n`)
    await updateImportChoices(store.db, id, { withStock: true })
    await withFailingItems(sql`new.outcome <> 'waiting'`, () =>
      expect(processFileImport(store.db, neverAborted)).rejects.toThrow(),
    )
    const isSoon = sql`${fileImports.leasedUntil} between now() and now() + interval '10 seconds'`
    expect(await store.db.$count(fileImports, and(eq(fileImports.id, id), isSoon))).toBe(1)
    await store.db.update(fileImports).set({ leasedUntil: new Date(0) })
    await processFileImport(store.db, neverAborted)
    expect(await counts(store, id)).toEqual({ changed: 1 })
  })

  test('rows with too many cells are rejected before they are parsed, with any separator', async () => {
    const wide = [
      `Name,Price${','.repeat(1_000_000)}\n`,
      `Name;Price\n${';'.repeat(1_000_000)}\n`,
      `Name\tPrice\n"a\n""b"${'\t""'.repeat(1_000)}\n`,
    ]
    for (const text of wide) {
      await expect(send(store, text)).rejects.toThrow('A row of this file has more than 1,000 cells')
    }
    const cell = `"${','.repeat(5_000)}\n"`
    expect(await counts(store, await send(store, `Name,Materials\nOne,${cell}${','.repeat(900)}\n`))).toEqual({
      refused: 1,
    })
  })

  test('thousands of rows, sizes and colors of a product produce a limited number of notes', async () => {
    const many = (noun: string) => Array.from({ length: 2_500 }, (_, n) => `${noun}${n}`).join(';')
    const wide = `"wide","Wide","${many('s')}","${many('c')}",1,\n`
    const long = Array.from({ length: 3_000 }, (_, n) => `"long","Long ${n}",,,1,"s${n}"\n`).join('')
    const file = await send(store, `Handle,Name,Sizes,Colors,Stock,Size\n${wide}${long}`)
    expect(await counts(store, file)).toEqual({ refused: 2 }) // neither product has a category
    const [first, second] = await listItems(file, 'refused')
    expect(first?.notes.join(' ')).toMatch(
      /at most 30 sizes\. Skipped: s30, s31.*at most 30 colors\. Skipped: c30, c31/,
    )
    expect(second?.notes).toHaveLength(101)
    expect(second?.notes[0]).toBe(
      'A product can have at most 1,000 rows: the last 2,000 rows are skipped. Check that they belong to it.',
    )
  })
})

test('text that is too long is cut with a note, and rows with too many cells are rejected with their line numbers', async () => {
  const file = await send(
    store,
    `\uFEFFHandle\tName\tCategory\n"b-1"\t"${'a'.repeat(2 ** 20)}"\tdresses\nb-2\tTwo\ttops\textra\n`,
  )
  const [long] = await listItems(file, 'new')
  expect([long?.name.length, long?.notes]).toEqual([
    200,
    [
      'Line 2: “name” was shortened to 100,000 characters.',
      '“Name” was shortened to 200 characters.',
      'The file has no price, so the product is saved as a draft with a price of 0.',
    ],
  ])
  expect(await listRejectedLines(readImportRejectedRows(store.db, file))).toEqual([
    '3 This row has more cells than the header',
  ])
})

test('WooCommerce variations can follow other products and have their own prices, and the last part of a category is used', async () => {
  const id = await send(
    store,
    [
      'ID,Type,SKU,Name,Published,Short description,Description,In stock?,Stock,Sale price,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)',
      '1,variable,WOO-TEE,Woo Tee,1,Light,<p>Wide</p>,1,,,,Women > Tops,,,Size,"S, M"',
      '2,simple,WOO-CAP,Woo Cap,1,Warm,,1,5,,12,Accessories,,,,',
      '3,variation,WOO-TEE-S,Woo Tee - S,1,,,1,3,,30,,,WOO-TEE,Size,S',
      '4,variation,WOO-TEE-M,Woo Tee - M,1,,,1,2,25,32,,,WOO-TEE,Size,M',
      '5,external,WOO-EXT,Woo Link,1,Far,,1,,,9,Accessories,,,,',
    ].join('\n'),
  )
  expect(await counts(store, id)).toEqual({ new: 2, refused: 1 })
  await saveImport(store.db, id, store.staffId)
  const [tee] = await store.db.select({ id: products.id }).from(products).where(eq(products.sku, 'WOO-TEE'))
  if (!tee) throw new Error('The product was not saved')
  const saved = await findStockedProduct(store.db, tee.id)
  expect(saved).toMatchObject({ name: 'Woo Tee', slug: 'woo-tee', category: 'tops', price: 30_00, status: 'active' })
  const variants = saved?.variants.map(({ size, stock, price, salePrice }) => [size, stock, price, salePrice])
  expect(variants?.toSorted()).toEqual([
    ['M', 2, 32_00, 25_00],
    ['S', 3, null, null],
  ])
})

test('additional categories in a WooCommerce file become collections of the products', async () => {
  const heading = 'ID,Type,SKU,Name,Published,Short description,Stock,Regular price,Categories'
  const lines = (...categories: readonly string[]) =>
    [heading, ...categories.map((text, at) => `${at},simple,JOIN-${at},Join ${at},1,Light,1,9,"${text}"`)].join('\n')
  await store.db.insert(collections).values({ name: 'Linen week', slug: 'linen-week', status: 'active' })
  const listJoinedCollections = async (sku: string) => {
    const { rows } = await store.db.execute<{ name: string; main: boolean; status: string }>(sql`
      select c.name, c.status, c.id = p.collection_id as main from products p
      join collection_products m on m.product_id = p.id join collections c on c.id = m.collection_id
      where p.sku = ${sku} order by c.name`)
    return rows.map(({ name, main, status }) => `${name} ${status}${main ? ' main' : ''}`)
  }
  const first = await send(store, lines('Women > Dresses, Linen Week, Gala', 'Tops', 'Tops, Gala'))
  const [dress] = await listItems(first, 'new')
  expect(dress?.notes).toEqual([])
  expect(dress?.changes).toEqual(
    expect.arrayContaining([
      { field: 'Collection', from: '', to: 'Linen week' },
      { field: 'Added to collections', from: '', to: 'Gala' },
    ]),
  )
  expect((await findProductImport(store.db, first))?.newCollections).toEqual(['Gala'])
  await saveImport(store.db, first, store.staffId)
  expect(await listJoinedCollections('JOIN-0')).toEqual(['Gala draft', 'Linen week active main'])
  expect([await listJoinedCollections('JOIN-1'), await listJoinedCollections('JOIN-2')]).toEqual([
    [],
    ['Gala draft main'],
  ])

  const again = await send(store, lines('Women > Dresses, Linen Week, Gala', 'Tops, Linen week, Soirée', 'Tops, Gala'))
  expect(await counts(store, again)).toEqual({ changed: 1, unchanged: 2 })
  expect((await listItems(again, 'changed')).map(({ changes }) => changes)).toEqual([
    [{ field: 'Added to collections', from: '', to: 'Linen week; Soirée' }],
  ])
  await saveImport(store.db, again, store.staffId)
  expect(await listJoinedCollections('JOIN-1')).toEqual(['Linen week active', 'Soirée draft'])
})

test('control characters that Windows-1252 defines are converted, and other control characters are removed', async () => {
  const text = `Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Variant Price\n3m,3M,3M\u0099 t\u009da\u0007pe,Dress,,,9`
  const [tape] = await listItems(await send(store, text), 'new')
  expect(tape?.changes).toContainEqual({ field: 'Long description', from: '', to: '3M™ tape' })
})

const SHOPIFY =
  'Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Status'

async function findSavedProduct(slug: string) {
  const [found] = await store.db.select({ id: products.id }).from(products).where(eq(products.slug, slug))
  return found ? await findStockedProduct(store.db, found.id) : null
}

test('handles in any script are recognized again; different handles with the same slug stay separate products', async () => {
  const line = (handle: string, price: number) => `${handle},Piece,,Dress,Title,Default Title,,1,${price},active`
  const handles = ['платье-летнее', '连衣裙', 'elan-gown', 'élan-gown', '🌸', `${'a'.repeat(254)}🌸`]
  const file = (price: number) => [SHOPIFY, ...handles.map((handle) => line(handle, price))].join('\n')
  const first = await send(store, file(40))
  expect(await counts(store, first)).toEqual({ new: 6 })
  await saveImport(store.db, first, store.staffId)
  expect([
    await findSavedProduct('plate-letnee'),
    await findSavedProduct('lianyiqun'),
    await findSavedProduct('elan-gown-2'),
  ]).not.toContain(null)
  expect(await counts(store, await send(store, file(40)))).toEqual({ unchanged: 6 })
})

describe('a file with only some of the products changes no other product, even if slugs end in a number:', () => {
  const woo = (id: number) => `${id},simple,,Cord cap,1,1,5,10`
  const handle = (text: string) => `${text},Cord hat,,Dress,Title,Default Title,,1,10,active`
  test.each([
    ['WooCommerce', 'ID,Type,SKU,Name,Published,In stock?,Stock,Regular price', 'cord-cap', [1, 2, 3].map(woo)],
    ['Shopify', SHOPIFY, 'cord-hat', ['cord-hat', 'córd-hat', 'cörd-hat'].map(handle)],
  ])('%s', async (_, heading, slug, [first = '', second = '', third = '']) => {
    const prices = async () => [(await findSavedProduct(slug))?.price, (await findSavedProduct(`${slug}-2`))?.price]
    await saveImport(store.db, await send(store, [heading, first, second].join('\n')), store.staffId)
    expect(await prices()).toEqual([1_000, 1_000])
    const part = second.replace(',10', ',30')
    const partial = await send(store, [heading, part].join('\n'))
    expect(await counts(store, partial)).toEqual({ changed: 1 })
    await saveImport(store.db, partial, store.staffId)
    expect(await prices()).toEqual([1_000, 3_000])
    expect(await counts(store, await send(store, [heading, part, first].join('\n')))).toEqual({ unchanged: 2 })
    expect(await counts(store, await send(store, [heading, third].join('\n')))).toEqual({ new: 1 })
  })
})

test('a product with the same ID from another WooCommerce store is a different product', async () => {
  const heading = 'ID,Type,SKU,Name,Published,In stock?,Stock,Regular price'
  const file = (name: string) => [heading, `71,simple,,${name},1,1,5,10`].join('\n')
  await saveImport(store.db, await send(store, file('Velvet cap')), store.staffId)
  const other = await send(store, file('Garden dress'))
  expect(await counts(store, other)).toEqual({ new: 1 })
  await saveImport(store.db, other, store.staffId)
  expect([(await findSavedProduct('velvet-cap'))?.name, (await findSavedProduct('garden-dress'))?.name]).toEqual([
    'Velvet cap',
    'Garden dress',
  ])
  for (const name of ['Velvet cap', 'Garden dress']) {
    expect(await counts(store, await send(store, file(name)))).toEqual({ unchanged: 1 })
  }
})

test('a row with a new handle and the SKU of another product adds a new product, with a note', async () => {
  const line = (handle: string, name: string) => `${handle},${name},,Dress,Title,Default Title,OWNED-1,1,40,active`
  await saveImport(store.db, await send(store, [SHOPIFY, line('owner-dress', 'Owner')].join('\n')), store.staffId)
  const file = await send(store, [SHOPIFY, line('other-dress', 'Other')].join('\n'))
  const [other] = await listItems(file, 'new')
  expect(other?.notes.join()).toContain('The SKU “OWNED-1” belongs to “Owner”')
  await saveImport(store.db, file, store.staffId)
  expect((await findSavedProduct('owner-dress'))?.name).toBe('Owner')
  expect((await findSavedProduct('other-dress'))?.sku).not.toBe('OWNED-1')
})

test('a row with a new handle and the SKU of a product that has other variant SKUs adds a new product, with a note', async () => {
  const owner = await add({ sizes: ['S'], stock: [{ size: 'S', color: null, stock: 1 }] })
  await store.db.update(products).set({ sku: 'OWNED-2' }).where(eq(products.id, owner))
  const text = 'Handle,Name,Short description,Price,Category,SKU\nsecond-owner,Second,Words,10,tops,OWNED-2\n'
  const [other] = await listItems(await send(store, text), 'new')
  expect(other?.notes).toContain('The SKU “OWNED-2” belongs to another product, so this product gets a generated SKU.')
})

test('a long file name is cut to 200 characters', async () => {
  const bytes = new TextEncoder().encode('Handle,Name,Short description,Price,Category\nfile-name,Name,Words,10,tops\n')
  const id = await uploadProducts(store, { bytes, name: '名'.repeat(201) })
  await processFileImport(store.db, neverAborted) // otherwise the next test would process it
  expect((await findFileImport(store.db, id))?.fileName).toBe('名'.repeat(200))
})

test('Shopify’s inventory export sets the stock of variants to the total of all locations', async () => {
  const product = ['inv-dress,Inv,,Dress,Size,S,INV-S,1,40,active', 'inv-dress,,,,,M,INV-M,2,40,']
  await saveImport(store.db, await send(store, [SHOPIFY, ...product].join('\n')), store.staffId)
  const saved = async () =>
    (await findSavedProduct('inv-dress'))?.variants.map(({ size, stock }) => `${size} ${stock}`).toSorted()
  const today = [
    'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Location,Available (not editable),On hand (current)',
    'inv-dress,Inv,Size,S,INV-S,,,Shop,4,5',
    'inv-dress,Inv,Size,S,INV-S,,,Depot,3,3',
    'inv-dress,Inv,Size,Medium,INV-M,,,Shop,9,9',
    'gone-dress,Gone,Size,S,GONE-S,,,Shop,9,9',
  ]
  const file = await send(store, today.join('\n'))
  expect(await counts(store, file)).toEqual({ changed: 1, refused: 1 })
  const [gone] = await listItems(file, 'refused')
  expect(gone?.errors.map(({ message }) => message)).toEqual([
    'This store has no product with this handle. Import the products first, then their stock.',
  ])
  await saveImport(store.db, file, store.staffId)
  expect(await saved()).toEqual(['M 9', 'S 7'])
  const former = [
    'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Shop,Warehouse',
    'inv-dress,Inv,Size,S,INV-S,,,4,6',
    'inv-dress,Inv,Size,M,INV-M,,,1,not stocked',
  ]
  await saveImport(store.db, await send(store, former.join('\n')), store.staffId)
  expect(await saved()).toEqual(['M 1', 'S 10'])
})

test('products that lack the manufacturer required in the EU are drafts until staff choose a manufacturer for all of them', async () => {
  const ownStore = await openImportStore()
  await saveSettings(ownStore.db, { demo_content: false, legal_name: '', store_address: '' })
  const lines = ['a', 'b'].map(
    (name) => `made-${name},Made ${name},,Dress,Title,Default Title,MADE-${name},1,40,active`,
  )
  const id = await send(ownStore, [SHOPIFY, ...lines].join('\n'))
  const state = async () => {
    const file = await findProductImport(ownStore.db, id)
    expect(file?.countries).toHaveLength(COUNTRY_CODES.length)
    const rows = await listProductItems(ownStore.db, id, 'new')
    const status = rows.map(({ changes }) => changes.find(({ field }) => field === 'Status')?.to ?? 'draft')
    return [file?.withoutMaker, ...status]
  }
  expect(await state()).toEqual([2, 'draft', 'draft'])
  const rows = await listProductItems(ownStore.db, id, 'new')
  expect(rows[0]?.notes.join()).toContain(
    'Saved as a draft, because the EU requires more data for products on sale. Choose the',
  )
  const maker = {
    maker: 'Atelier',
    makerContact: 'Rua 1, Porto\na@b.example',
    makerCountry: 'PT',
    responsiblePerson: '',
  }
  const unknown = newId<'manufacturer'>()
  expect(await chooseMaker(ownStore.db, id, { kind: 'maker', maker: unknown }, ownStore.staffId)).toBe('invalid')
  expect(await chooseMaker(ownStore.db, id, { kind: 'maker', maker }, ownStore.staffId)).toBe('done')
  await processFileImport(ownStore.db, neverAborted)
  expect(await state()).toEqual([0, 'active', 'active'])
  await chooseMaker(ownStore.db, id, { kind: 'store' }, ownStore.staffId)
  await processFileImport(ownStore.db, neverAborted)
  expect((await readSettings(ownStore.db)).store_is_maker).toBe(true)
  expect(await state()).toEqual([2, 'draft', 'draft']) // the store has no address yet
  await chooseMaker(ownStore.db, id, { kind: 'maker', maker }, ownStore.staffId)
  await processFileImport(ownStore.db, neverAborted)
  expect((await readReadinessFacts(ownStore.db)).hasImported).toBe(false)
  await saveImport(ownStore.db, id, ownStore.staffId)
  expect((await readReadinessFacts(ownStore.db)).hasImported).toBe(true)
  const saved = await ownStore.db
    .select({ status: products.status, maker: makerColumns.maker })
    .from(products)
    .leftJoin(manufacturers, manufacturerOfProduct)
    .where(like(products.sku, 'MADE-%'))
  expect(saved).toEqual(Array(2).fill({ status: 'active', maker: 'Atelier' }))
  await ownStore.close()
})

test('categories above the limit are not created; the check says so, and their products wait for a choice', async () => {
  const full = await openImportStore()
  const heading = 'ID,Type,SKU,Name,Published,Stock,Regular price,Categories'
  const freeCategories = 2
  const others = 100 - freeCategories - (await full.db.$count(categories))
  await full.db
    .insert(categories)
    .values(Array.from({ length: others }, (_, n) => ({ slug: `c-${n}`, name: `Other ${n}`, position: n })))
  const lines = Array.from({ length: 5 }, (_, at) => `${at},simple,CAT-${at},Cat ${at},1,1,9,Kind ${at}`)
  const id = await send(full, [heading, ...lines].join('\n'))
  await updateImportChoices(full.db, id, { withStock: false, createsCategories: true })
  await processFileImport(full.db, neverAborted)
  expect(await counts(full, id)).toEqual({ new: freeCategories, refused: 3 })
  expect((await countCategoryStates(full.db, id)).open).toBe(3)
  const [last] = await listProductItems(full.db, id, 'refused')
  expect(last?.notes).toContain(
    `“Kind ${freeCategories}” was not created, because a store can have at most 100 categories. Choose an existing one.`,
  )
  await saveImport(full.db, id, full.staffId)
  expect(await counts(full, id)).toEqual({ applied: freeCategories, refused: 3 })
  await full.close()
})

test('a new collection from an import shows the first image of its products; an existing collection stays unchanged', async () => {
  const values = { url: '/media/imports/bow.jpg', publicId: 'imports/bow', width: 8, height: 10, bytes: 8 }
  await store.db.insert(uploads).values({ id: newId<'upload'>(), ...values })
  await store.db.insert(collections).values({ name: 'Bare', slug: 'bare', status: 'active' })
  const heading = 'Handle,Title,Type,Collection,Variant Price,Image Src,Image Alt Text,Status'
  const lines = ['plain,Plain,Dress,Bows,9,,,active', 'bow,Bow,Dress,Bows,9,bow.jpg,A bow,active']
  const text = [heading, ...lines, 'bare,Bare,Dress,Bare,9,bow.jpg,A bow,active'].join('\n')
  const file = await send(store, text)
  await addImportImages(store.db, file, [{ name: 'bow.jpg', publicId: 'imports/bow' }])
  await processFileImport(store.db, neverAborted)
  await saveImport(store.db, file, store.staffId)
  const tiles = await store.db
    .select(pick(collections, ['name', 'imageUrl', 'imageUrlHeight', 'imageUrlAlt']))
    .from(collections)
    .where(inArray(collections.slug, ['bows', 'bare']))
    .orderBy(collections.slug)
  expect(tiles).toEqual([
    { name: 'Bare', imageUrl: null, imageUrlHeight: null, imageUrlAlt: '' },
    { name: 'Bows', imageUrl: '/media/imports/bow.jpg', imageUrlHeight: 10, imageUrlAlt: 'A bow' },
  ])
})

describe('SKUs and barcodes of variants', () => {
  const HEADING = 'Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Barcode,Variant Price'
  const listCodes = async (slug: string) => {
    const [found] = await store.db.select({ id: products.id }).from(products).where(eq(products.slug, slug))
    const product = found && (await findStockedProduct(store.db, found.id))
    return product && [product.sku, ...product.variants.map(({ sku, barcode }) => `${sku} ${barcode ?? ''}`.trimEnd())]
  }

  test('come from the file, even if the same file is imported twice', async () => {
    const text = [
      HEADING,
      "codes-a,Codes A,Dresses,Size,S,wh/0001,'4006381333931,10",
      'codes-a,,,,M,wh/0002,,10',
      'codes-b,Codes B,Dresses,Size,S,wh/0003,shelf 4,10',
      'codes-b,,,,M,wh/0004,,10',
      'codes-c,Codes C,Dresses,Title,Default Title,W1,96385074,10',
    ].join('\n')
    const id = await send(store, text)
    expect(await counts(store, id)).toEqual({ new: 3 })
    const [first, second] = await listItems(id, 'new')
    const noQuantities = [expect.stringMatching(/^The file has no quantities/)]
    expect([first?.notes, second?.notes]).toEqual([noQuantities, noQuantities])
    await saveImport(store.db, id, store.staffId)
    expect(await listCodes('codes-a')).toEqual(['wh/000', 'wh/0001 4006381333931', 'wh/0002'])
    const [ownSku, ...codes] = (await listCodes('codes-b')) ?? []
    expect(ownSku).toMatch(/^PRD-\d{8}$/) // 'wh/000' is in use, and identifies no product
    expect(codes).toEqual(['wh/0003 shelf 4', 'wh/0004'])
    expect(await listCodes('codes-c')).toEqual(['W1', 'W1 96385074'])
    expect(await counts(store, await send(store, text))).toEqual({ unchanged: 3 })
  })

  test('are never moved from another variant of the store or the file, and a note says so', async () => {
    const text = [
      HEADING,
      'twice-a,Twice A,Dresses,Size,S,DUP-1,,10',
      'twice-a,,,,M,DUP-1,,10',
      'twice-b,Twice B,Dresses,Size,S,DUP-1,,10',
      'twice-b,,,,M,wh/0001,,10',
      'twice-c,Twice C,Dresses,Title,Default Title,DUP-1,,10',
      'twice-d,Twice D,Dresses,Title,Default Title,DUP-9,,10',
      'twice-e,Twice E,Dresses,Title,Default Title,DUP-9,,10',
    ].join('\n')
    const id = await send(store, text)
    expect(await counts(store, id)).toEqual({ new: 5 })
    const onSkus = (notes: readonly string[]) => notes.filter((note) => note.includes('SKU'))
    expect((await listItems(id, 'new')).map(({ notes }) => onSkus(notes))).toEqual([
      ['The SKU “DUP-1” belongs to another variant: M gets “DUP-1-M”.'],
      [
        'The SKU “DUP-1” belongs to line 2: S gets a generated SKU.',
        'The SKU “wh/0001” belongs to “Codes A”: M gets a generated SKU.',
      ],
      ['The SKU “DUP-1” belongs to line 2, so this product gets a generated SKU.'],
      [],
      ['The SKU “DUP-9” belongs to line 7, so this product gets a generated SKU.'],
    ])
    await saveImport(store.db, id, store.staffId)
    expect(await counts(store, id)).toEqual({ applied: 5 })
    expect(await listCodes('twice-a')).toEqual(['DUP-1', 'DUP-1', 'DUP-1-M'])
  })

  test('that another product got since the check are reported, and nothing is saved', async () => {
    const id = await send(store, `${HEADING}\nrace-a,Race A,Dresses,Size,S,race/1,,10\nrace-a,,,,M,race/2,,10`)
    const faster = await addProduct(store.db, { name: 'Faster', stock: 1 })
    await store.db.execute(sql`update product_variants set sku = 'race/2' where product_id = ${faster}`)
    await saveImport(store.db, id, store.staffId)
    const [stale] = await listItems(id, 'stale')
    expect(stale?.errors.map(({ message }) => message)).toEqual(['M: another variant already has the SKU “race/2”'])
    expect(await listCodes('race-a')).toBeUndefined()
  })
})
