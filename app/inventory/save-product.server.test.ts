import { hash } from 'node:crypto'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isReferenced } from '#app/base/images.server.ts'
import { readProductListQuery } from '#app/catalog/admin/products/product-list.ts'
import { setShowOnHomepage } from '#app/catalog/admin/products/products.server.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { EMPTY_PRICE_TEXT, NO_PRICES, type PriceText } from '#app/catalog/prices/price-set.ts'
import { type ProductFields, productInput } from '#app/catalog/product-input.ts'
import { listProductRows } from '#app/catalog/product-list.server.ts'
import { collectionProducts, productImages, products, productVariants } from '#app/catalog/products.table.ts'
import { findStockedProduct } from '#app/catalog/variants.server.ts'
import { deleteProduct, duplicateProduct, saveProduct } from '#app/inventory/save-product.server.ts'
import { lockStock, takeStock } from '#app/inventory/stock.server.ts'
import { stockMovements } from '#app/inventory/stock-movements.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { imageStore } from '#app/platform/images/image-store.server.ts'
import { sweepUploads } from '#app/platform/images/sweep.server.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { initialSettings } from '#app/store/settings.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { demoCategories } from '#db/demo/categories.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import '#app/wiring.images.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { buildProductFields } from '#tests/support/product-form.ts'

let store: TestDatabase
let staffId: Id<'staff'>
beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})
afterAll(() => store.close())

const NO_CODES = { hasOwnSku: false, barcode: null }
const schema = productInput({ currency: 'NGN', categories: demoCategories, weightUnit: 'g' })
const save = (id: Id<'product'> | null, change: Partial<ProductFields>) =>
  saveProduct(store.db, id, schema.parse(buildProductFields(change)), staffId)

async function create(change: Partial<ProductFields> = {}): Promise<Id<'product'>> {
  const saved = await save(null, change)
  if (saved.outcome !== 'saved') throw new Error(JSON.stringify(saved))
  return saved.id
}

async function load(id: Id<'product'>) {
  const product = await findStockedProduct(store.db, id)
  if (!product) throw new Error('The product is missing')
  return product
}

/** Saves the fields that the form of a loaded product sends, with changes. */
async function edit(id: Id<'product'>, change: Partial<ProductFields>, loaded?: Awaited<ReturnType<typeof load>>) {
  const product = loaded ?? (await load(id))
  const stock = product.variants.reduce((total, variant) => total + variant.stock, 0)
  return save(id, {
    name: product.name,
    slug: product.slug,
    sku: product.sku,
    status: product.status,
    sizes: JSON.stringify(product.sizes),
    colors: JSON.stringify(product.colors),
    images: JSON.stringify(product.images.map(({ publicId, alt, color }) => ({ publicId, alt, color }))),
    stock: String(stock),
    stockLoaded: String(stock),
    version: product.version,
    ...change,
  })
}

const readLedger = (id: Id<'product'>) =>
  store.db
    .select({ delta: stockMovements.delta, reason: stockMovements.reason })
    .from(stockMovements)
    .where(eq(stockMovements.productId, id))
    .orderBy(asc(stockMovements.id))

function sell(id: Id<'product'>, quantity: number, size = 'One Size', color = 'Default', backordered = 0) {
  return withTx(store.db, async (tx) => {
    const locked = await lockStock(tx, [{ productId: id, size, color }])
    const variantId = locked.variants[0]?.id ?? null
    const taken = quantity - backordered
    await takeStock(tx, locked, [{ variantId, quantity }], [{ taken, backordered }], { reason: 'sale' })
  })
}

test('a new product gets a slug, SKU and SEO title, and its stock is recorded in the ledger', async () => {
  const id = await create({ name: 'Chloé’s Dress', stock: '7' })
  const product = await load(id)
  expect(product).toMatchObject({
    slug: 'chloe-s-dress',
    seoTitle: 'Chloé’s Dress',
    status: 'draft',
    price: 14_850_000,
  })
  expect(product.sku).toMatch(/^PRD-\d{8}$/)
  expect(product.variants).toEqual([
    { ...NO_CODES, size: null, color: null, stock: 7, weightGrams: null, sku: product.sku, ...NO_PRICES },
  ])
  expect(await readLedger(id)).toEqual([{ delta: 7, reason: 'initial' }])
  const [entry] = await store.db.select().from(auditLog).where(eq(auditLog.entityId, id))
  expect(entry).toMatchObject({ action: 'product.create', entity: 'product', staffId })
})

test('a generated slug is in Latin letters, gets a number if it is taken, and is random for a name without letters', async () => {
  const [first, second] = [await create({ name: 'Same Name' }), await create({ name: 'Same name!' })]
  expect((await load(first)).slug).toBe('same-name')
  expect((await load(second)).slug).toBe('same-name-2')
  expect((await load(await create({ name: '裙子' }))).slug).toBe('qunzi')
  expect((await load(await create({ name: '🌸' }))).slug).toMatch(/^product-[0-9a-f]{8}$/)
})

test('a slug or SKU that is taken or a collection that is gone is reported beside its field, and nothing is saved', async () => {
  const taken = await load(await create({ name: 'Taken', sku: 'TAKEN-1' }))
  const before = await store.db.$count(products)
  expect(await save(null, { slug: taken.slug })).toEqual({
    outcome: 'rejected',
    errors: { slug: 'Another product already has this slug' },
  })
  expect(await save(null, { sku: 'TAKEN-1' })).toEqual({
    outcome: 'rejected',
    errors: { sku: 'Another product already has this SKU' },
  })
  expect(await save(null, { collectionId: newId() })).toEqual({
    outcome: 'rejected',
    errors: { collectionId: 'This collection no longer exists. Choose another one' },
  })
  expect(await store.db.$count(products)).toBe(before)
})

test('a price or stock that is not a number must be confirmed, then counts as 0', async () => {
  const unconfirmed = (...invalidNumbers: readonly string[]) => ({ outcome: 'unconfirmed', invalidNumbers })
  expect(await save(null, { status: 'active', name: 'Skirt', price: 'soon' })).toEqual(
    unconfirmed('Price: “soon” is not a number, so Skirt would be free in the store.'),
  )
  expect(await save(null, { status: 'draft', price: '64k', stock: '24 pcs' })).toEqual(
    unconfirmed(
      'Price: “64k” is not a number, so it would be 0.',
      'Stock quantity: “24 pcs” is not a number, so it would be 0.',
    ),
  )
  const grid = { stockKind: 'grid', sizes: '["S","M"]' } as const
  const cells = ['+3', ''].map((stock, at) => ({ size: ['S', 'M'][at], color: null, loaded: null, stock }))
  expect(await save(null, { ...grid, stock: '0', cells: JSON.stringify(cells) })).toEqual(
    unconfirmed('Stock of S: “+3” is not a number, so it would be 0.'),
  )
  const id = await create({ price: 'soon', stock: '2O', confirmZeros: 'yes' })
  expect(await load(id)).toMatchObject({ price: 0, variants: [{ stock: 0 }] })
  expect((await save(null, { status: 'active', price: '0' })).outcome).toBe('saved')
})

test('stock is saved by size and color, and each variant has its own SKU', async () => {
  const id = await create({
    sku: 'GRID-1',
    sizes: '["S","M"]',
    colors: '[{"name":"Olive","hex":"#5b5a3c"}]',
    stockKind: 'grid',
    cells: JSON.stringify([
      { size: 'S', color: 'Olive', loaded: null, stock: '3' },
      { size: 'M', color: 'Olive', loaded: null, stock: '4' },
    ]),
  })
  const rows = await store.db
    .select({ sku: productVariants.sku, stock: productVariants.stock })
    .from(productVariants)
    .where(eq(productVariants.productId, id))
    .orderBy(asc(productVariants.sku))
  expect(rows).toEqual([
    { sku: 'GRID-1-M-OLIVE', stock: 4 },
    { sku: 'GRID-1-S-OLIVE', stock: 3 },
  ])
  const [product] = await store.db.select({ sum: products.stockQuantity }).from(products).where(eq(products.id, id))
  expect(product?.sum).toBe(7)
})

test('a SKU that a variant of another product has is reported beside the SKU field, and nothing is saved', async () => {
  await create({ sku: 'CLASH-S' })
  const cells = JSON.stringify([{ size: 'S', color: null, loaded: null, stock: '3' }])
  expect(await save(null, { name: 'Clashing', sku: 'CLASH', sizes: '["S"]', stockKind: 'grid', cells })).toEqual({
    outcome: 'rejected',
    errors: { sku: 'A variant SKU generated from this SKU is already used by another product' },
  })
  expect(await store.db.$count(products, eq(products.name, 'Clashing'))).toBe(0)
})

test('a form opened before a sale does not restock the sold units', async () => {
  const id = await create({ stock: '5' })
  const loaded = await load(id)
  await sell(id, 2)
  expect((await edit(id, { name: 'Renamed' }, loaded)).outcome).toBe('saved')
  expect((await load(id)).variants).toEqual([
    { ...NO_CODES, size: null, color: null, stock: 3, weightGrams: null, sku: loaded.sku, ...NO_PRICES },
  ])
})

test('a stock change is relative to the loaded stock, and is rejected if too few units are left', async () => {
  const id = await create({ stock: '5' })
  const loaded = await load(id)
  await sell(id, 4)
  expect((await edit(id, { stock: '8' }, loaded)).outcome).toBe('saved')
  expect((await load(id)).variants[0]?.stock).toBe(4) // 5 in stock, minus 4 sold, plus 3 added

  const again = await load(id)
  await sell(id, 3)
  const rejected = await edit(id, { stock: '0' }, again)
  expect(rejected).toMatchObject({ outcome: 'conflict', errors: { stock: expect.stringContaining('1 left now') } })
  expect((await load(id)).variants[0]?.stock).toBe(1)
})

test('a save of a product that was saved since the form was loaded reports a conflict and writes nothing', async () => {
  const id = await create({ name: 'Contested' })
  const loaded = await load(id)
  expect((await edit(id, { name: 'First' }, loaded)).outcome).toBe('saved')
  const second = await edit(id, { name: 'Second', stock: '50' }, loaded)
  expect(second).toMatchObject({
    outcome: 'conflict',
    errors: { '': expect.stringContaining('This product was saved while') },
  })
  const now = await load(id)
  expect(now).toMatchObject({ name: 'First', variants: [{ stock: 5 }] })
  expect((await edit(id, { name: 'Second' }, now)).outcome).toBe('saved')
})

test('an unknown product is not found', async () => {
  expect(await save(newId(), {})).toEqual({ outcome: 'not-found' })
})

test('a product is added to its new main collection and removed from the previous one, unless staff set its position in the previous one', async () => {
  const [linen, silk] = [newId<'collection'>(), newId<'collection'>()]
  await store.db.insert(collections).values([
    { id: linen, name: 'Linen', slug: 'linen' },
    { id: silk, name: 'Silk', slug: 'silk' },
  ])
  const id = await create({ collectionId: linen })
  const listMembers = () =>
    store.db
      .select({ collectionId: collectionProducts.collectionId })
      .from(collectionProducts)
      .where(eq(collectionProducts.productId, id))
      .orderBy(asc(collectionProducts.collectionId))
  expect(await listMembers()).toEqual([{ collectionId: linen }])
  await edit(id, { collectionId: silk })
  expect(await listMembers()).toEqual([{ collectionId: silk }])
  await store.db.update(collectionProducts).set({ position: 0 }).where(eq(collectionProducts.productId, id))
  await edit(id, { collectionId: '' })
  expect(await listMembers()).toEqual([{ collectionId: silk }])
  expect((await load(id)).collectionId).toBeNull()
})

async function createWithImages(): Promise<Id<'product'>> {
  const id = await create()
  await store.db.insert(productImages).values(
    ['front', 'back', 'detail'].map((alt, displayOrder) => ({
      productId: id,
      url: `/media/${alt}.jpg`,
      publicId: alt,
      width: 1200,
      height: 1500,
      alt,
      displayOrder,
      isPrimary: displayOrder === 0,
    })),
  )
  return id
}

const toImagesField = (...list: (string | { publicId: string; alt?: string; color?: string })[]) =>
  JSON.stringify(
    list.map((image) => ({ alt: '', color: null, ...(typeof image === 'string' ? { publicId: image } : image) })),
  )

async function upload(name: string): Promise<string> {
  const publicId = `products/${name}-${newId()}`
  await store.db
    .insert(uploads)
    .values({ publicId, url: `/media/${publicId}.jpg`, width: 1600, height: 2000, bytes: 100_000, staffId })
  return publicId
}

test('exactly one image is featured: the first, or the first remaining one', async () => {
  const id = await createWithImages()
  const now = async () => (await load(id)).images.map(({ publicId, isPrimary }) => publicId + (isPrimary ? '*' : ''))

  await edit(id, { images: toImagesField('back', 'front', 'detail') })
  expect(await now()).toEqual(['back*', 'front', 'detail'])
  await edit(id, { images: toImagesField('front', { publicId: 'detail', alt: 'the hem' }) })
  expect(await now()).toEqual(['front*', 'detail'])
  expect((await load(id)).images[1]?.alt).toBe('the hem')
  await edit(id, { images: '[]' })
  expect(await now()).toEqual([])
  const first = await upload('first')
  await edit(id, { images: toImagesField(first) })
  expect(await now()).toEqual([`${first}*`])
})

test('uploads become images with the URL and size of the upload', async () => {
  const [front, back] = [await upload('front'), await upload('back')]
  const colors = '[{"name":"Olive","hex":"#5b5a3c"}]'
  const id = await create({
    colors,
    images: toImagesField(
      { publicId: front, alt: 'Top in Olive, front', color: 'Olive' },
      { publicId: back, color: 'Red' },
    ),
  })
  const rows = () =>
    store.db.select().from(productImages).where(eq(productImages.productId, id)).orderBy(productImages.displayOrder)
  expect(await rows()).toMatchObject([
    { publicId: front, url: `/media/${front}.jpg`, width: 1600, alt: 'Top in Olive, front', color: 'Olive' },
    { publicId: back, height: 2000, alt: '', color: null, isPrimary: false, displayOrder: 1 },
  ])
  const [before] = await rows()
  const side = await upload('side')
  await edit(id, { images: toImagesField(back, front, side) })
  expect(await rows()).toMatchObject([
    { publicId: back, isPrimary: true },
    { id: before?.id, publicId: front, isPrimary: false },
    { publicId: side },
  ])
  const log = await store.db
    .select({ changes: auditLog.changes })
    .from(auditLog)
    .where(and(eq(auditLog.entityId, id), eq(auditLog.action, 'product.update')))
  expect(log).toMatchObject([{ changes: { fields: expect.arrayContaining(['images']) } }])
})

async function uploadClip(format: 'mp4' | 'webm', age = '0 hours'): Promise<string> {
  const publicId = `clips/${hash('sha256', newId())}`
  const url = `/media/${publicId}.${format}`
  const createdAt = sql`now() - ${age}::interval`
  await store.db.insert(uploads).values({ publicId, url, width: 960, height: 1200, bytes: 9, staffId, createdAt })
  return url
}

test('a video is saved with the size of its poster, is copied with its product, survives the cleanup of uploads, and can be removed', async () => {
  const [mp4, webm, unused] = [
    await uploadClip('mp4', '2 days'),
    await uploadClip('webm', '2 days'),
    await uploadClip('mp4', '2 days'),
  ]
  const poster = `/media/${await upload('poster')}.jpg`
  const id = await create({ video: `${mp4} ${webm} ${poster}` })
  const video = { mp4, webm, poster: { url: poster, width: 1600, height: 2000 }, addedAt: expect.any(String) }
  expect((await load(id)).video).toEqual(video)
  const copy = await duplicateProduct(store.db, id, staffId)
  if (!copy) throw new Error('The product was not copied')
  expect((await load(copy)).video).toEqual(video)
  const removedUrls: string[] = []
  const remove = async (url: string) => void removedUrls.push(url)
  await sweepUploads(store.db, { ...imageStore, remove, has: async () => false }, isReferenced())
  expect(removedUrls).toContain(unused)
  expect([mp4, webm, poster].filter((url) => removedUrls.includes(url))).toEqual([])
  expect(await edit(id, { video: '' })).toMatchObject({ outcome: 'saved' })
  expect((await load(id)).video).toBeNull()
})

test('a video needs an MP4 and a poster, which must have been uploaded', async () => {
  const [mp4, webm] = [await uploadClip('mp4'), await uploadClip('webm')]
  const poster = `/media/${await upload('poster')}.jpg`
  const parse = (video: string) => schema.safeParse(buildProductFields({ video })).error?.issues[0]?.message
  expect(parse(`${webm} ${poster}`)).toBe('A video needs an MP4 file and a cover image.')
  expect(parse(mp4)).toBe('A video needs an MP4 file and a cover image.')
  const unknown = mp4.replace(/[0-9a-f]{64}/, '0'.repeat(64))
  for (const video of [`${unknown} ${poster}`, `${mp4} ${poster}.jpg`]) {
    expect(await save(null, { video })).toEqual({
      outcome: 'rejected',
      errors: { video: 'This video or its cover no longer exists. Upload it again and save.' },
    })
  }
})

test('a video cannot be an image or the cover of a video', async () => {
  const [mp4, clip] = [await uploadClip('mp4'), await uploadClip('webm')]
  const other = clip.replace('/clips/', '/videos/')
  const publicId = other.replace(/^\/media\/|\.webm$/g, '')
  await store.db.insert(uploads).values({ publicId, url: other, width: 9, height: 9, bytes: 9, staffId })
  expect(await save(null, { video: `${mp4} ${other}` })).toEqual({
    outcome: 'rejected',
    errors: { video: 'This video or its cover no longer exists. Upload it again and save.' },
  })
  expect(await save(null, { images: toImagesField(publicId) })).toEqual({
    outcome: 'rejected',
    errors: { images: 'Image 1 no longer exists. Remove it, upload it again and save.' },
  })
})

test('a missing upload is reported with its position, and nothing is saved', async () => {
  const id = await createWithImages()
  const missing = `products/none/${newId()}`
  expect(await edit(id, { name: 'Not saved', images: toImagesField('front', missing) })).toEqual({
    outcome: 'rejected',
    errors: { images: 'Image 2 no longer exists. Remove it, upload it again and save.' },
  })
  expect((await load(id)).name).not.toBe('Not saved')
  expect((await load(id)).images).toHaveLength(3)
  expect(await save(null, { name: 'No such product', images: toImagesField(missing) })).toMatchObject({
    outcome: 'rejected',
  })
  expect(await store.db.$count(products, eq(products.name, 'No such product'))).toBe(0)
})

test('deleting a product writes off its stock and keeps the ledger and audit log', async () => {
  const id = await create({ sku: 'GONE-1', stock: '6' })
  expect(await deleteProduct(store.db, id, staffId)).toBe(true)
  expect(await findStockedProduct(store.db, id)).toBeNull()
  expect(await store.db.$count(productVariants, eq(productVariants.productId, id))).toBe(0)
  const rows = await store.db
    .select({ delta: stockMovements.delta, productId: stockMovements.productId })
    .from(stockMovements)
    .where(eq(stockMovements.sku, 'GONE-1'))
    .orderBy(asc(stockMovements.id))
  expect(rows).toEqual([
    { delta: 6, productId: null },
    { delta: -6, productId: null },
  ])
  expect(await store.db.$count(auditLog, and(eq(auditLog.entityId, id), eq(auditLog.action, 'product.delete')))).toBe(1)
  expect(await deleteProduct(store.db, id, staffId)).toBe(false)
})

test('the list filters, searches and sorts; wildcards are literal', async () => {
  const collection = newId<'collection'>()
  await store.db.insert(collections).values({ id: collection, name: 'Zz', slug: 'zz' })
  const marked = await create({
    collectionId: collection,
    name: 'Zz 100% Silk_Top',
    sku: 'ZZ-1',
    category: 'tops',
    stock: '2',
    lowStockThreshold: '2',
  })
  await create({
    name: 'Zz Silk Skirt',
    sku: 'ZZ-2',
    category: 'bottoms',
    stock: '3',
    lowStockThreshold: '2',
    price: '5',
  })
  const list = async (query: string) =>
    (await listProductRows(store.db, readProductListQuery(new URLSearchParams(query)), initialSettings)).rows.map(
      ({ sku }) => sku,
    )
  expect(await list('q=zz&sort=name&dir=asc')).toEqual(['ZZ-1', 'ZZ-2'])
  expect(await list('q=zz&sort=price&dir=asc')).toEqual(['ZZ-2', 'ZZ-1'])
  expect(await list('q=100%25')).toEqual(['ZZ-1'])
  expect(await list('q=k_t')).toEqual(['ZZ-1'])
  expect(await list('q=zz&show=low-stock')).toEqual(['ZZ-1'])
  expect(await list('q=zz&status=active')).toEqual([])
  expect(await list(`collection=${collection}`)).toEqual(['ZZ-1'])
  expect(await list(`collection=${newId()}`)).toEqual([])
  expect(await list('q=zz&collection=zz')).toEqual(['ZZ-2', 'ZZ-1']) // ‘zz’ is not an id, so it is ignored
  expect(await list('q=zz')).toEqual(['ZZ-2', 'ZZ-1']) // newest first
  expect(await list('q=zz&page=2')).toEqual(['ZZ-2', 'ZZ-1']) // past the end, the last page is shown
  expect(await list('q=silk-skirt')).toEqual(['ZZ-2']) // found by its slug

  expect(await setShowOnHomepage(store.db, marked, true, staffId)).toBe(true)
  expect(await list('q=zz&show=homepage')).toEqual(['ZZ-1'])
  expect(await list('q=zz&show=not-homepage')).toEqual(['ZZ-2'])
  expect(await setShowOnHomepage(store.db, newId(), true, staffId)).toBe(false)
})

test('a list shows the featured image of each product', async () => {
  const id = await createWithImages()
  const { rows } = await listProductRows(store.db, readProductListQuery(new URLSearchParams()), initialSettings)
  expect(rows.find((row) => row.id === id)?.sizedImageUrl).toBe('/media/front.jpg')
})

test('the weights of variants are saved, kept if a save does not contain them, and copied with the product', async () => {
  const cell = (size: string, loaded: number | null, weight?: string) => ({
    size,
    color: null,
    loaded,
    stock: '1',
    weight,
  })
  const grid = (...cells: readonly object[]) => ({ stockKind: 'grid' as const, cells: JSON.stringify(cells) })
  const sizes = { sizes: '["S","M"]', sku: 'WEIGHED' }
  const id = await create({ ...sizes, name: 'Weighed', ...grid(cell('S', null, '250'), cell('M', null, '1.5 kg')) })
  const readWeights = async (productId: Id<'product'>) => {
    const { variants } = await load(productId)
    return Object.fromEntries(variants.map(({ size, weightGrams }) => [size, weightGrams]))
  }
  expect(await readWeights(id)).toEqual({ S: 250, M: 1_500 })
  await edit(id, { ...sizes, ...grid(cell('S', 1, ''), cell('M', 1)) })
  expect(await readWeights(id)).toEqual({ S: null, M: 1_500 })
  const copy = await duplicateProduct(store.db, id, staffId)
  expect(copy && (await readWeights(copy))).toEqual({ S: null, M: 1_500 })
  expect(
    schema.safeParse(buildProductFields({ ...sizes, ...grid(cell('S', 1, 'heavy'), cell('M', 1)) })).error?.issues,
  ).toEqual([expect.objectContaining({ path: ['weights'], message: 'Weight of S must be a number or blank' })])
})

test('the prices of variants are saved, kept if a save does not contain them, and copied with the product', async () => {
  const cell = (size: string, loaded: number | null, prices?: Partial<PriceText>) => ({
    size,
    color: null,
    loaded,
    stock: '1',
    prices: prices && { ...EMPTY_PRICE_TEXT, ...prices },
  })
  const grid = (...cells: readonly ReturnType<typeof cell>[]): Partial<ProductFields> => ({
    price: '100',
    sizes: '["S","M"]',
    stockKind: 'grid',
    cells: JSON.stringify(cells),
  })
  const id = await create(grid(cell('S', null, { price: '120', salePrice: '90' }), cell('M', null)))
  const readPrices = async (productId: Id<'product'>) => {
    const { variants } = await load(productId)
    return variants.map(({ size, price, salePrice, compareAtPrice }) => [size, price, salePrice, compareAtPrice])
  }
  const expectedPrices = [
    ['S', 12_000, 9_000, null],
    ['M', null, null, null],
  ]
  expect(await readPrices(id)).toEqual(expectedPrices)
  const copy = await duplicateProduct(store.db, id, staffId)
  expect(copy && (await readPrices(copy))).toEqual(expectedPrices)

  await edit(id, grid(cell('S', 1), cell('M', 1, { compareAtPrice: '150' })))
  expect(await readPrices(id)).toEqual([expectedPrices[0], ['M', null, null, 15_000]])
  const [change] = await store.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, id))
    .orderBy(desc(auditLog.createdAt))
  expect(change?.changes).toMatchObject({ fields: expect.arrayContaining(['variantPrices']) })
  const stale = await load(id)
  await edit(id, grid(cell('S', 1, {}), cell('M', 1)))
  expect(await readPrices(id)).toEqual([
    ['S', null, null, null],
    ['M', null, null, 15_000],
  ])
  expect(await edit(id, grid(cell('S', 1, { price: '80' }), cell('M', 1)), stale)).toMatchObject({
    outcome: 'conflict',
  })

  const rejected = schema.safeParse(buildProductFields(grid(cell('S', 1, { salePrice: '100' }), cell('M', 1))))
  expect(rejected.error?.issues).toEqual([
    expect.objectContaining({ path: ['prices'], message: 'S: A sale price must be lower than the price' }),
  ])
})

describe('SKUs and barcodes of variants', () => {
  type Cell = { readonly loaded?: number; readonly sku?: string; readonly barcode?: string }
  const grid = (cells: Readonly<Record<string, Cell>>): Partial<ProductFields> => ({
    sizes: JSON.stringify(Object.keys(cells)),
    stockKind: 'grid',
    cells: JSON.stringify(
      Object.entries(cells).map(([size, cell]) => ({ size, color: null, loaded: null, stock: '1', ...cell })),
    ),
  })
  const readCodes = async (id: Id<'product'>) =>
    (await load(id)).variants.map(({ size, sku, barcode }) => [size, sku, barcode])
  const saved = { loaded: 1 }

  test('stay with their variant, while generated SKUs follow the product’s SKU', async () => {
    const id = await create({
      sku: 'COD',
      ...grid({ S: { sku: 'wh-1', barcode: '4006381333931' }, M: {}, L: { sku: 'COD-L' } }),
    })
    await edit(id, { sku: 'DOC', ...grid({ S: saved, M: saved, L: saved }) })
    expect(await readCodes(id)).toEqual([
      ['S', 'wh-1', '4006381333931'],
      ['M', 'DOC-M', null],
      ['L', 'DOC-L', null],
    ])
    await edit(id, {
      sku: 'DOC',
      ...grid({ S: { loaded: 1, sku: '', barcode: '' }, M: { loaded: 1, sku: 'wh-1' }, L: saved }),
    })
    expect((await readCodes(id)).map(([, sku, barcode]) => [sku, barcode])).toEqual([
      ['DOC-S', null],
      ['wh-1', null],
      ['DOC-L', null],
    ])
    const [change] = await store.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entityId, id), eq(auditLog.action, 'product.update')))
      .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    expect(change?.changes).toMatchObject({ fields: ['variantSkus', 'barcodes'] })
    const copy = await duplicateProduct(store.db, id, staffId)
    const [first] = copy ? await readCodes(copy) : []
    expect(first?.[1]).toMatch(/^PRD-\d{8}-S$/)
  })

  test('can be swapped', async () => {
    const id = await create({ sku: 'XCH', ...grid({ S: { sku: 'one' }, M: { sku: 'two' } }) })
    await edit(id, { sku: 'XCH', ...grid({ S: { ...saved, sku: 'two' }, M: { ...saved, sku: 'one' } }) })
    expect((await readCodes(id)).map(([, sku]) => sku)).toEqual(['two', 'one'])
  })

  test('are rejected with an error next to the grid if another variant has them', async () => {
    const id = await create({ sku: 'TKN', ...grid({ S: { sku: 'shelf-1' }, M: {} }) })
    const other = await create({ sku: 'TKN2', ...grid({ S: {}, M: {} }) })
    const taken = await edit(other, { sku: 'TKN2', ...grid({ S: { ...saved, sku: 'shelf-1' }, M: saved }) })
    expect(taken).toEqual({ outcome: 'rejected', errors: { skus: 'S: another variant already has the SKU “shelf-1”' } })
    const sameProductResult = await edit(id, { sku: 'TKN', ...grid({ S: saved, M: { ...saved, sku: 'shelf-1' } }) })
    expect(sameProductResult).toEqual({
      outcome: 'rejected',
      errors: { skus: 'M: another variant already has the SKU “shelf-1”' },
    })
    const duplicates = buildProductFields(grid({ S: { sku: 'x' }, M: { sku: 'x' } }))
    expect(schema.safeParse(duplicates).error?.issues).toEqual([
      expect.objectContaining({ path: ['skus'], message: 'Two variants have the SKU “x”' }),
    ])
  })

  test('include the barcode of a product with a single stock count, and the barcode is kept until it is cleared', async () => {
    const id = await create({ sku: 'NUM', barcode: ' 96385074 ' })
    await edit(id, { sku: 'NUM' })
    expect(await readCodes(id)).toEqual([[null, 'NUM', '96385074']])
    await edit(id, { sku: 'NUM', barcode: '' })
    expect(await readCodes(id)).toEqual([[null, 'NUM', null]])
    expect(schema.safeParse(buildProductFields({ barcode: 'x'.repeat(51) })).error?.issues[0]?.message).toBe(
      'A barcode can have at most 50 characters',
    )
  })

  test('are found in lists by any part of them', async () => {
    await create({ name: 'Found', sku: 'FND', ...grid({ S: { sku: 'Lot_77/a', barcode: '10614141000415' }, M: {} }) })
    const list = async (q: string) =>
      (await listProductRows(store.db, readProductListQuery(new URLSearchParams({ q })), initialSettings)).rows.map(
        ({ sku }) => sku,
      )
    expect([await list('lot_77'), await list('61414100'), await list('lotX77')]).toEqual([['FND'], ['FND'], []])
  })
})

test('the backordered units of a removed size move to the remaining size', async () => {
  const cell = (size: string, loaded: number | null, stock: string) => ({ size, color: null, loaded, stock })
  const grid = (...cells: readonly ReturnType<typeof cell>[]): Partial<ProductFields> => ({
    sizes: JSON.stringify(cells.map(({ size }) => size)),
    stockKind: 'grid',
    cells: JSON.stringify(cells),
  })
  const id = await create(grid(cell('S', null, '1'), cell('M', null, '0')))
  await sell(id, 3, 'S', undefined, 2)
  expect(await edit(id, grid(cell('M', 0, '0')))).toMatchObject({ outcome: 'saved', filled: 0 })
  const backordered = await store.db
    .select(pick(productVariants, ['size', 'backordered']))
    .from(productVariants)
    .where(eq(productVariants.productId, id))
  expect(backordered).toEqual([{ size: 'M', backordered: 2 }])
})
