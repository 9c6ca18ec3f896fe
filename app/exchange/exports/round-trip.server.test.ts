import { hash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { asc } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toVideoFiles } from '#app/base/product-video.ts'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { products } from '#app/catalog/products.table.ts'
import { sizeGuides } from '#app/catalog/size-guides/size-guides.table.ts'
import { listStockedProducts } from '#app/catalog/variants.server.ts'
import { announcements } from '#app/content/announcements/announcements.table.ts'
import { homepageVersions } from '#app/content/homepage/sections/homepage-versions.table.ts'
import { createSection } from '#app/content/homepage/sections/section-input.ts'
import { menus } from '#app/content/menus/menus.table.ts'
import { pages } from '#app/content/pages.table.ts'
import { redirects } from '#app/content/redirects/redirects.table.ts'
import { processFileImport } from '#app/exchange/imports/file-import-worker.server.ts'
import { applyFileImport, findFileImport } from '#app/exchange/imports/file-imports.server.ts'
import { addImportImages } from '#app/exchange/imports/import-images.server.ts'
import { listFixedPrices } from '#app/exchange/product-files/fixed-prices.server.ts'
import { updateImportChoices } from '#app/exchange/product-files/product-choices.server.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { ImageStore } from '#app/platform/images/image-store.server.ts'
import { getMediaUrl, isVideoType, readMediaPath } from '#app/platform/images/media-path.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { computeProductPrice } from '#app/pricing/product-price.ts'
import { storeLogo } from '#app/store/brand/brand-images.server.ts'
import { BUILT_IN } from '#app/store/brand-look.ts'
import { brands } from '#app/store/brands.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { seedDemo } from '#db/seed.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { exportStore } from '#tests/support/exports.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { saveImport, uploadImport, uploadImports } from '#tests/support/imports.ts'
import { createLocalImageStore } from '#tests/support/local-image-store.ts'
import { isLong } from '#tests/support/long.ts'
import { findProductImport, uploadProducts } from '#tests/support/product-imports.ts'

// Moves a store: imports the files in the archive of one store into empty stores.

const root = mkdtempSync(join(tmpdir(), 'lumina-move-'))

type Store = TestDatabase & { readonly staffId: Id<'staff'>; readonly images: ImageStore }

let sourceStore: Store
/** The store that the catalog was moved into. */
let targetStore: Store
let archive: Awaited<ReturnType<typeof exportStore>>

beforeAll(async () => {
  sourceStore = await openStore('from')
  await seedDemo(sourceStore.db, { now: new Date('2026-11-20T12:00:00Z'), store: sourceStore.images })
  await sourceStore.db.$client.query(`
    update product_variants set price = 9900000, weight_grams = 321
      where id = (select min(v.id::text)::uuid from product_variants v where v.size is not null);
    insert into redirects (id, path, target, origin) values
      (gen_random_uuid(), '/old-shop', '/shop', 'staff'), (gen_random_uuid(), '/blog', 'https://blog.example/', 'file');
    insert into pages (id, title, slug, policy, body, seo_title, status, published_at, draft) values
      (gen_random_uuid(), 'Terms: "ours"', 'terms', 'terms', E'## Paying\\n\\nPay first.', 'Our terms', 'published', now(),
        '{"title": "Terms", "slug": "terms", "policy": "terms", "body": "Pay later.", "seoTitle": "", "seoDescription": ""}'),
      (gen_random_uuid(), 'Care', 'care', null, 'Wash [how]', '', 'draft', null, null);
    insert into fixed_prices (id, market_id, product_id, currency, price)
      select gen_random_uuid(), m.id, p.id, m.currency, 9900 from markets m, products p order by p.slug limit 1;
    update categories set name = 'Jewelry & more', position = -1, image = u.url, image_public_id = u.public_id,
      image_width = u.width, image_height = u.height, image_alt = 'Rings', seo_title = 'Rings',
      size_guide = (select min(name) from size_guides)
      from (select * from uploads where url !~ '[.](mp4|webm)$' order by url limit 1) u
      where slug = (select max(slug) from categories)`)
  await changeStore(sourceStore.db)
  archive = await exportStore(sourceStore.url, { store: sourceStore.images })
  targetStore = await openStore('own')
  await importFile(targetStore, 'size-guides.csv')
  await importFile(targetStore, 'collections.csv')
  await uploadImages(targetStore) // includes videos, which an import does not receive
  await importProducts(targetStore, 'products.csv')
})
afterAll(async () => {
  await sourceStore.close()
  await targetStore.close()
  rmSync(root, { recursive: true, force: true })
})

/** Adds data that the demo store lacks and an import must transfer. */
async function changeStore(db: Store['db']): Promise<void> {
  const [product] = await db.select().from(products).orderBy(asc(products.slug)).limit(1)
  const chosen = await db.select().from(collections).orderBy(asc(collections.slug)).limit(2)
  const [first] = chosen
  if (!product || !first) throw new Error('the demo store is empty')
  await saveSettings(db, {
    store_name: 'Aurora',
    enable_tax: false,
    low_stock_threshold: 9,
    free_shipping_threshold: 70_000,
  })
  const item = {
    id: 'first',
    label: 'First',
    place: 'everywhere',
    target: { kind: 'product', value: product.id },
    items: [],
  }
  await db.insert(menus).values({ name: 'header', items: [item] })
  await db.insert(announcements).values({
    position: 1,
    text: 'Look',
    target: { kind: 'collection', value: first.id },
    isShown: false,
    startsAt: new Date('2027-01-01T09:00:00Z'),
  })
  const sections = [
    createSection('hero', 'opening'),
    {
      ...createSection('collections', 'rail'),
      settings: { ...RAIL, source: { from: 'chosen', ids: chosen.map(({ id }) => id) } },
    },
  ]
  await db.insert(homepageVersions).values({ sections, isDraft: false, publishedAt: new Date() })
  const placements = { before: { hero: [] }, placed: { hero: [product.id] }, off: [], unflagged: [] }
  await db.insert(homepageVersions).values({ sections, placements, isDraft: true })
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
  const look = { ...BUILT_IN, radius: 'round' as const, logo: await storeLogo(db, Buffer.from(drawing)) }
  await db.insert(brands).values({ state: 'published', look, publishedAt: new Date() })
}

const RAIL = { heading: 'Chosen', text: '', link: { label: '', to: '' } }

async function openStore(name: string): Promise<Store> {
  const database = await openTestDatabase()
  return { ...database, staffId: await addFirstAdmin(database.db), images: createLocalImageStore(join(root, name)) }
}

const neverAborted = new AbortController().signal

async function importProducts(into: Store, path: string): Promise<void> {
  const id = await uploadProducts(into, { bytes: archive.files.get(path) ?? Buffer.alloc(0), name: basename(path) })
  await processFileImport(into.db, neverAborted)
  await updateImportChoices(into.db, id, { createsCategories: true, withStock: true })
  await processFileImport(into.db, neverAborted)
  await addImportImages(into.db, id, await uploadImages(into))
  await processFileImport(into.db, neverAborted)
  const checked = await findProductImport(into.db, id)
  expect(checked).toMatchObject({ missing: [], counts: { refused: 0 } })
  expect(await applyFileImport(into.db, id, checked?.revision ?? 0, into.staffId)).toBe('done')
  await processFileImport(into.db, neverAborted)
  const count = await sourceStore.db.$count(products)
  expect(await findProductImport(into.db, id)).toMatchObject({ counts: { applied: count, refused: 0, stale: 0 } })
}

/** Imports and saves all rows of a file. */
async function importFile({ db, staffId }: Store, path: string): Promise<void> {
  const id = await uploadImport(db, { staffId, name: basename(path), text: archive.text(path) })
  expect(await saveImport(db, id, staffId)).toMatchObject({ refused: 0, stale: 0 })
}

async function importPages({ db, staffId }: Store): Promise<void> {
  const files = [...archive.files.keys()].filter((path) => path.startsWith('pages/'))
  const sent = files.map((path) => ({ name: basename(path), text: archive.text(path) }))
  const id = await uploadImports(db, sent, { staffId })
  expect(await saveImport(db, id, staffId)).toMatchObject({ refused: 0, stale: 0 })
}

const VIDEO_SIZE = { width: 960, height: 1200 }

/** Uploads the files in images/ by name, as staff would. */
async function uploadImages({ db, images }: Store) {
  const uploaded: { name: string; publicId: string }[] = []
  for (const [path, bytes] of archive.files) {
    if (!path.startsWith('images/')) continue
    const original = readMediaPath(path.replace('images/', '/media/'))?.original
    if (!original) throw new Error(`${path} is not named like an image of the store`)
    await images.restore(original, bytes)
    const { publicId, type } = original
    const { width, height } = isVideoType(type) ? VIDEO_SIZE : await sharp(bytes).metadata()
    await db
      .insert(uploads)
      .values({ publicId, url: getMediaUrl(original), width, height, bytes: bytes.length })
      .onConflictDoNothing()
    if (!isVideoType(type)) uploaded.push({ name: basename(path), publicId })
  }
  return uploaded
}

async function readCatalog({ db }: Store) {
  const ids = (await db.select({ id: products.id }).from(products)).map(({ id }) => id)
  const slugs = new Map((await db.select().from(collections)).map(({ id, slug }) => [id, slug]))
  const fixed = await listFixedPrices(db, ids)
  return (await listStockedProducts(db, ids))
    .map(({ id, version: _, manufacturerId: _manufacturer, collectionId, images, video, variants, ...product }) => ({
      ...product,
      collection: (collectionId && slugs.get(collectionId)) ?? null,
      fixed: (fixed.get(id) ?? []).map(({ cell, prices }) => ({ cell, prices })),
      images: images.map(({ alt, color, isPrimary }) => ({ alt, color, isPrimary })),
      video: video && toVideoFiles(video),
      variants: variants.toSorted((a, b) => (a.sku < b.sku ? -1 : 1)),
    }))
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
}

/** Hashes all images of each product, in their order. */
async function hashImages({ db, images }: Store): Promise<readonly (readonly [slug: string, sha256: string])[]> {
  const { rows } = await db.$client.query<{ slug: string; url: string }>(
    'select slug, url from product_images i join products p on p.id = product_id order by slug, display_order, i.id',
  )
  return Promise.all(
    rows.map(async ({ slug, url }) => {
      const original = readMediaPath(url)?.original
      const bytes = original && (await images.readOriginal(original))
      if (!bytes) throw new Error(`${url} is missing`)
      return [slug, hash('sha256', bytes)] as const
    }),
  )
}

test('size guides are transferred', async () => {
  expect(await readGuides(targetStore)).toEqual(await readGuides(sourceStore))
})

test('products are transferred with all fields, variants, market prices, stock and images', async () => {
  expect(await readCatalog(targetStore)).toEqual(await readCatalog(sourceStore))
  expect(await hashImages(targetStore)).toEqual(await hashImages(sourceStore))
})

test('the products of collections and their order are transferred', async () => {
  await importFile(targetStore, 'collection-products.csv')
  expect(await readMembers(targetStore)).toEqual(await readMembers(sourceStore))
})

async function readGuides({ db }: Store) {
  const { name, note, unit, columns, rows } = sizeGuides
  return await db.select({ name, note, unit, columns, rows }).from(sizeGuides).orderBy(asc(name))
}

/** Returns the products of all collections, in the order of the collection pages. */
async function readMembers({ db }: Store): Promise<readonly unknown[]> {
  const { rows } = await db.$client.query(
    `select c.slug as collection, p.slug as product from collection_products m
     join collections c on c.id = m.collection_id join products p on p.id = m.product_id
     order by c.slug, m.position nulls last, p.created_at desc, p.id desc`,
  )
  return rows
}

test('collections are transferred with their text, order and images', async () => {
  const to = await openStore('collections')
  await uploadImages(to)
  await importFile(to, 'collections.csv')
  const listStored = async ({ db }: Store) =>
    (await db.select().from(collections).orderBy(asc(collections.slug))).map(
      ({ id: _, createdAt: __, updatedAt: ___, ...collection }) => collection,
    )
  expect(await listStored(to)).toEqual(await listStored(sourceStore))
  await to.close()
})

test('categories are transferred with their names, text, order, images and size guides', async () => {
  const to = await openStore('categories')
  await uploadImages(to)
  await importFile(to, 'size-guides.csv')
  await importFile(to, 'categories.csv')
  const [before, after] = [await readCategories(sourceStore), await readCategories(to)]
  expect(before[0]).toMatchObject({ name: 'Jewelry & more', imageAlt: 'Rings', sizeGuide: expect.any(String) })
  expect(after.slice(0, before.length)).toEqual(before)
  await to.close()
})

function readCategories({ db }: Store) {
  const fields = ['slug', 'name', 'image', 'imageAlt', 'seoTitle', 'seoDescription', 'sizeGuide'] as const
  return db.select(pick(categories, fields)).from(categories).orderBy(asc(categories.position), asc(categories.slug))
}

type Catalog = Awaited<ReturnType<typeof readCatalog>>

/** Returns the product data that the files for Shopify and WooCommerce have in common. */
function toComparableProducts(catalog: Catalog) {
  return catalog.map((product) => ({
    ...pick(product, ['name', 'status', 'vendor', 'tags', 'sizes', 'taxClass']),
    colors: product.colors.map(({ name }) => name),
    stock: product.variants.reduce((sum, { stock }) => sum + stock, 0),
    images: product.images.length,
    prices: [
      ...new Set(
        product.variants.map((variant) => {
          const { price, was } = computeProductPrice(
            {
              price: variant.price ?? product.price,
              salePrice: variant.salePrice ?? product.salePrice,
              compareAtPrice: variant.compareAtPrice ?? product.compareAtPrice,
            },
            'NGN',
          )
          return `${price.minor} ${was?.minor ?? ''}`
        }),
      ),
    ].toSorted(),
  }))
}

test('the file for Shopify has the same products, as far as its columns allow', async () => {
  const to = await openStore('shopify')
  await importProducts(to, 'shopify/products.csv')
  const [before, after] = [await readCatalog(sourceStore), await readCatalog(to)]
  const pickMoreFields = (catalog: Catalog) =>
    catalog.map((product) => ({
      ...pick(product, ['slug', 'seoTitle', 'seoDescription', 'costPrice']),
      alts: product.images.map(({ alt }) => alt),
    }))
  expect(toComparableProducts(after)).toEqual(toComparableProducts(before))
  expect(pickMoreFields(after)).toEqual(pickMoreFields(before))
  expect(await hashImages(to)).toEqual(await hashImages(sourceStore))
  await to.close()
})

test.runIf(isLong)('the file for WooCommerce has the same products, as far as its columns allow', async () => {
  const to = await openStore('woocommerce')
  await importProducts(to, 'woocommerce/products.csv')
  const sortByName = (catalog: Catalog) => catalog.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const [before, after] = [sortByName(await readCatalog(sourceStore)), sortByName(await readCatalog(to))]
  const productsWithVariants = new Set(before.flatMap(({ name, variants }) => (variants.length > 1 ? [name] : [])))
  const pickMoreFields = (catalog: Catalog) =>
    catalog.map((product) => ({
      ...pick(product, ['sku', 'isFeatured', 'lowStockThreshold']),
      texts: [product.description, product.longDescription],
      // Stock of the whole product is distributed across sizes and colors
      variants: productsWithVariants.has(product.name)
        ? product.variants.map(({ sku, size, color, barcode }) => [sku, size, color, barcode])
        : [],
    }))
  const drafts = before.map((product) => ({
    ...product,
    status: product.status === 'archived' ? ('draft' as const) : product.status,
  }))
  expect(toComparableProducts(after)).toEqual(toComparableProducts(drafts))
  expect(pickMoreFields(after)).toEqual(pickMoreFields(before))
  await to.close()
})

test('pages and policies are transferred with their status and drafts', async () => {
  const to = await openStore('pages')
  await importPages(to)
  const listStored = async ({ db }: Store) =>
    (await db.select().from(pages).orderBy(asc(pages.slug))).map(
      ({ id: _, createdAt: __, updatedAt: ___, publishedAt: ____, ...page }) => page,
    )
  expect(await listStored(to)).toEqual(await listStored(sourceStore))
  await to.close()
})

test('settings, menus and announcements are transferred; the published homepage and brand become drafts', async () => {
  const to = targetStore
  await to.db.delete(announcements)
  await importFile(to, 'store/settings.json')
  await importPages(to)
  for (const name of ['menus', 'announcements', 'homepage', 'brand']) await importFile(to, `store/${name}.json`)
  const after = await exportStore(to.url, { store: to.images })
  const parseContent = ({ text }: typeof archive, name: string) => JSON.parse(text(`store/${name}.json`))
  for (const name of ['settings', 'menus', 'announcements']) {
    expect(parseContent(after, name), name).toEqual(parseContent(archive, name))
  }
  const homepage = parseContent(archive, 'homepage')
  expect(homepage.placements.placed.hero).toHaveLength(1)
  expect(parseContent(after, 'homepage')).toMatchObject({ draft: homepage.sections, placements: homepage.placements })
  expect(parseContent(after, 'brand').draft).toMatchObject({ look: parseContent(archive, 'brand').look })
})

test('redirects are transferred', async () => {
  const to = await openStore('redirects')
  await importFile(to, 'redirects.csv')
  const listStored = ({ db: database }: Store) =>
    database.select({ path: redirects.path, target: redirects.target }).from(redirects).orderBy(asc(redirects.path))
  expect(await listStored(to)).toEqual(await listStored(sourceStore))
  await to.close()
})

test.each([
  { path: 'shopify/customers.csv', table: 'customers' },
  { path: 'shopify/orders.csv', table: 'orders' },
  { path: 'shopify/discounts.csv', table: 'discount_codes' },
])('$path is read without rejected rows', async ({ path, table }) => {
  const to = await openStore(table)
  const id = await uploadImport(to.db, { staffId: to.staffId, name: basename(path), text: archive.text(path) })
  const { rowCount } = await sourceStore.db.$client.query(`select from ${table}`)
  expect(await findFileImport(to.db, id)).toMatchObject({ counts: { new: rowCount, refused: 0 } })
  await to.close()
})
