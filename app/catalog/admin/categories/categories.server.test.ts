import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  arrangeCategories,
  deleteCategory,
  mergeCategory,
} from '#app/catalog/admin/categories/category-changes.server.ts'
import {
  ensureCategory,
  findEditableCategory,
  saveCategory,
} from '#app/catalog/admin/categories/category-form.server.ts'
import type { CategoryInput } from '#app/catalog/admin/categories/category-input.ts'
import { listCategoryRows } from '#app/catalog/admin/categories/category-list.server.ts'
import { listCategories } from '#app/catalog/categories.server.ts'
import { categories } from '#app/catalog/categories.table.ts'
import { MAX_CATEGORIES } from '#app/catalog/category.ts'
import { productInput } from '#app/catalog/product-input.ts'
import { products } from '#app/catalog/products.table.ts'
import { readShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'
import { listShopProducts } from '#app/catalog/storefront/shop/shop-list.server.ts'
import { homepageVersions } from '#app/content/homepage/sections/homepage-versions.table.ts'
import { saveProduct } from '#app/inventory/save-product.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { openPool } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { initialSettings } from '#app/store/settings.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { demoCategories } from '#db/demo/categories.ts'
import { waitForBlockedQueries } from '#tests/support/blocked-queries.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { buildProductFields } from '#tests/support/product-form.ts'
import { addProductRow } from '#tests/support/product-rows.ts'

let store: TestDatabase
let staffId: Id<'staff'>
beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})
afterAll(() => store.close())
beforeEach(async () => {
  await store.db.delete(products)
  await store.db.delete(categories)
})

const INPUT: CategoryInput = {
  name: 'Hats',
  slug: 'hats',
  image: '',
  imageAlt: '',
  seoTitle: '',
  seoDescription: '',
  version: '',
  sizeGuide: null,
}

async function add(slug: string, name = slug): Promise<Id<'category'>> {
  const id = newId<'category'>()
  const position = (await store.db.$count(categories)) + 1
  await store.db.insert(categories).values({ id, slug, name, position })
  return id
}

const listSlugs = async () => (await listCategories(store.db)).map(({ slug }) => slug)
const readCategory = async (id: Id<'product'>) => {
  const [row] = await store.db.select({ category: products.category }).from(products).where(eq(products.id, id))
  return row?.category
}
const listChanges = (id: string) =>
  store.db
    .select({ action: auditLog.action, changes: auditLog.changes })
    .from(auditLog)
    .where(eq(auditLog.entityId, id))
    .orderBy(auditLog.id)

function save(id: Id<'category'> | null, change: Partial<CategoryInput> = {}) {
  return saveCategory(store.db, id, { ...INPUT, ...change }, staffId)
}

async function saveEdited(id: Id<'category'>, change: Partial<CategoryInput>) {
  const { version = '' } = (await findEditableCategory(store.db, id)) ?? {}
  return save(id, { version, ...change })
}

/** Saves a new product in this category, using the function that saves the product form. */
async function saveProductIn(category: string, db = store.db) {
  const schema = productInput({ currency: 'NGN', weightUnit: 'g', categories: [{ slug: category, name: category }] })
  return saveProduct(db, null, schema.parse(buildProductFields({ category })), staffId)
}

test('a new store has the four categories of the demo store', async () => {
  const fresh = await openTestDatabase()
  try {
    expect(await listCategories(fresh.db)).toEqual(demoCategories)
  } finally {
    await fresh.close()
  }
})

describe('saving', () => {
  test('a new category comes last; slugs and names are unique, ignoring case and accents', async () => {
    await add('tops', 'Tops')
    expect(await save(null, { name: 'Éclat & Light', slug: 'Éclat' })).toEqual({ outcome: 'saved' })
    expect(await listSlugs()).toEqual(['tops', 'eclat'])
    const getErrors = async (change: Partial<CategoryInput>) => {
      const saved = await save(null, change)
      return saved.outcome === 'rejected' ? saved.errors : saved.outcome
    }
    expect(await getErrors({ name: 'Others', slug: 'tops' })).toEqual({
      slug: 'Another category already has this slug',
    })
    expect(await getErrors({ name: 'ECLAT + light', slug: 'x' })).toEqual({
      name: 'Another category already has this name',
    })
    expect(await save(null, { name: '帽子', slug: '' })).toEqual({ outcome: 'saved' })
    expect((await listSlugs()).at(-1)).toMatch(/^category-[0-9a-f]{8}$/)
  })

  test('a category keeps its products when its slug changes, and the change is recorded', async () => {
    const id = await add('dresses', 'Dresses')
    const product = await addProductRow(store.db, { name: 'Gown', category: 'dresses' })
    expect(await saveEdited(id, { name: 'Gowns', slug: 'gowns' })).toEqual({ outcome: 'saved' })
    expect(await readCategory(product)).toBe('gowns')
    expect((await listChanges(id)).at(-1)).toEqual({
      action: 'category.update',
      changes: {
        fields: ['name', 'slug'],
        name: { from: 'Dresses', to: 'Gowns' },
        slug: { from: 'dresses', to: 'gowns' },
      },
    })
  })

  test('an outdated form saves nothing, and a deleted category is reported', async () => {
    const id = await add('hats', 'Hats')
    const { version = '' } = (await findEditableCategory(store.db, id)) ?? {}
    await saveEdited(id, { seoTitle: 'All hats' })
    expect(await save(id, { version, seoTitle: 'Mine' })).toEqual({ outcome: 'conflict' })
    expect(await findEditableCategory(store.db, id)).toMatchObject({ seoTitle: 'All hats' })
    expect(await save(newId<'category'>())).toEqual({ outcome: 'not-found' })
  })

  test('the image must be an existing upload, and its size is stored', async () => {
    const id = await add('hats', 'Hats')
    const upload = { url: '/media/categories/hat.jpg', publicId: 'categories/hat', width: 8, height: 4, bytes: 8 }
    await store.db.insert(uploads).values({ id: newId<'upload'>(), ...upload })
    expect(await saveEdited(id, { image: 'categories/gone' })).toMatchObject({
      errors: { image: 'This image no longer exists. Remove it, upload it again and save.' },
    })
    expect(await saveEdited(id, { image: upload.publicId, imageAlt: 'A hat' })).toEqual({ outcome: 'saved' })
    expect(await saveEdited(id, { image: upload.url, imageAlt: 'A straw hat' })).toEqual({ outcome: 'saved' })
    const [row] = await store.db.select().from(categories)
    expect(row).toMatchObject({ image: upload.url, imageWidth: 8, imageHeight: 4, imageAlt: 'A straw hat' })
    expect(await saveEdited(id, { image: '', imageAlt: 'Nothing' })).toEqual({ outcome: 'saved' })
    expect((await store.db.select().from(categories))[0]).toMatchObject({ image: null, imageAlt: '' })
  })

  test('at most a hundred categories can exist', async () => {
    await store.db
      .insert(categories)
      .values(
        Array.from({ length: MAX_CATEGORIES }, (_, n) => ({ slug: `c-${n}`, name: `Category ${n}`, position: n })),
      )
    const errors = { '': 'A store can have at most 100 categories' }
    expect(await save(null)).toEqual({ outcome: 'rejected', errors })
    expect(await ensureCategory(store.db, 'Hats', staffId)).toBeNull()
    expect(await ensureCategory(store.db, 'CATEGORY 7', staffId)).toBe('c-7')
  })

  test('concurrent saves do not exceed a hundred categories', async () => {
    await store.db
      .insert(categories)
      .values(
        Array.from({ length: MAX_CATEGORIES - 2 }, (_, n) => ({ slug: `c-${n}`, name: `Category ${n}`, position: n })),
      )
    await Promise.all([
      ...['Hats', 'Bags', 'Belts'].map((name) => save(null, { name, slug: name.toLowerCase() })),
      ...['Shoes', 'Scarves', 'Socks'].map((name) => withTx(store.db, (tx) => ensureCategory(tx, name, staffId))),
    ])
    expect(await store.db.$count(categories)).toBe(MAX_CATEGORIES)
  })
})

test('the list has the order that staff set, and counts all products and active ones', async () => {
  const [hats, bags, belts] = [await add('hats'), await add('bags'), await add('belts')]
  await addProductRow(store.db, { name: 'One', category: 'bags' })
  await addProductRow(store.db, { name: 'Two', category: 'bags', status: 'draft' })
  await arrangeCategories(store.db, [belts, hats, bags], staffId)
  const rows = await listCategoryRows(store.db)
  expect(rows.map(({ slug, products, active, isMerging }) => [slug, products, active, isMerging])).toEqual([
    ['belts', 0, 0, false],
    ['hats', 0, 0, false],
    ['bags', 2, 1, false],
  ])
  expect(await listChanges(belts)).toEqual([{ action: 'category.update', changes: { position: { from: 3, to: 1 } } }])
})

test('while products are being moved, a save fails with a message to try again', async () => {
  const [hats, bags] = [await add('hats', 'Hats'), await add('bags', 'Bags')]
  await withTx(store.db, async (tx) => {
    await mergeCategory(tx, { id: hats, into: bags }, staffId)
    const { version = '' } = (await findEditableCategory(store.db, hats)) ?? {}
    // Each of four attempts waits for 100 ms instead of 2 s
    const impatient = new Client({ connectionString: store.url, lock_timeout: 100 })
    await impatient.connect()
    const saved = await saveCategory(databaseOn(impatient), hats, { ...INPUT, name: 'Caps', version }, staffId)
    await impatient.end()
    expect(saved).toEqual({
      outcome: 'rejected',
      errors: { '': 'Products are still moving to another category. Try again when they have moved.' },
    })
  })
})

describe('deleting', () => {
  test('a category is deleted only if it has no products', async () => {
    const [hats, bags] = [await add('hats'), await add('bags')]
    await addProductRow(store.db, { name: 'Tote', category: 'bags', status: 'archived' })
    expect(await deleteCategory(store.db, hats, staffId)).toBe('deleted')
    expect(await deleteCategory(store.db, hats, staffId)).toBe('deleted')
    expect(await deleteCategory(store.db, bags, staffId)).toBe('in-use')
    expect(await listSlugs()).toEqual(['bags'])
    expect(await listChanges(hats)).toEqual([{ action: 'category.delete', changes: { slug: 'hats' } }])
    expect(await listChanges(bags)).toEqual([])
  })

  test('a product that is being saved keeps its category', async () => {
    const hats = await add('hats')
    const { deleting } = await withTx(store.db, async (tx) => {
      expect(await saveProductIn('hats', tx)).toMatchObject({ outcome: 'saved' })
      const deleting = deleteCategory(store.db, hats, staffId)
      await waitForBlockedQueries(store.db)
      return { deleting }
    })
    expect(await deleting).toBe('in-use')
    expect(await listSlugs()).toEqual(['hats'])
  })

  test('a product whose category was just deleted is rejected', async () => {
    const hats = await add('hats')
    const { saving } = await withTx(store.db, async (tx) => {
      expect(await deleteCategory(tx, hats, staffId)).toBe('deleted')
      const saving = saveProductIn('hats')
      await waitForBlockedQueries(store.db)
      return { saving }
    })
    expect(await saving).toEqual({
      outcome: 'rejected',
      errors: { category: 'This category no longer exists. Choose another one' },
    })
  })
})

describe('merging', () => {
  const merge = (id: Id<'category'>, into: Id<'category'>) => mergeCategory(store.db, { id, into }, staffId)

  test('moves all products, whatever their status, and deletes the category', async () => {
    const [hats, bags] = [await add('hats', 'Hats'), await add('bags', 'Bags')]
    const movedIds = [
      await addProductRow(store.db, { name: 'Hat', category: 'hats' }),
      await addProductRow(store.db, { name: 'Cap', category: 'hats', status: 'draft' }),
    ]
    const existing = await addProductRow(store.db, { name: 'Tote', category: 'bags' })
    expect(await merge(hats, bags)).toBe('merged')
    for (const id of [...movedIds, existing]) expect(await readCategory(id)).toBe('bags')
    expect(await listSlugs()).toEqual(['bags'])
    const details = { products: 2, slug: 'hats', into: 'bags' }
    expect(await listChanges(hats)).toEqual([{ action: 'category.delete', changes: details }])
    expect(await listChanges(bags)).toEqual([
      { action: 'category.merge', changes: { products: 2, merged: { from: 'Hats', to: 'Bags' } } },
    ])
    expect(await merge(hats, bags)).toBe('merged') // a repeated request
  })

  test('into itself or a deleted category moves nothing', async () => {
    const hats = await add('hats')
    const hat = await addProductRow(store.db, { name: 'Hat', category: 'hats' })
    expect(await merge(hats, hats)).toBe('no-target')
    expect(await merge(hats, newId<'category'>())).toBe('no-target')
    expect(await readCategory(hat)).toBe('hats')
  })

  test('also moves a product that is being saved', async () => {
    const [hats, bags] = [await add('hats'), await add('bags')]
    const { merging } = await withTx(store.db, async (tx) => {
      await saveProductIn('hats', tx)
      const merging = merge(hats, bags)
      await waitForBlockedQueries(store.db)
      return { merging }
    })
    expect(await merging).toBe('merged')
    expect(await store.db.$count(products, eq(products.category, 'bags'))).toBe(1)
  })

  test('has no time limit, and the list shows that it is running', async () => {
    const [hats, bags] = [await add('hats'), await add('bags')]
    await addProductRow(store.db, { name: 'Hat', category: 'hats' })
    await store.db.execute(sql`
      create function slow() returns trigger language plpgsql as $$ begin
        if current_setting('statement_timeout') <> '0' then raise 'it has a time limit'; end if;
        perform pg_sleep(1);
        return new;
      end $$`)
    await store.db.execute(sql`create trigger slow before update on products for each row execute function slow()`)
    const pool = openPool(store.url, { responseMs: 300 }) // the normal timeout is 6 s
    const merging = mergeCategory(databaseOn(pool), { id: hats, into: bags }, staffId)
    await expect
      .poll(async () => (await listCategoryRows(store.db)).map(({ isMerging }) => isMerging))
      .toEqual([true, false])
    expect(await merging).toBe('merged')
    await pool.end()
    await store.db.execute(sql`drop trigger slow on products`)
    expect((await listCategoryRows(store.db)).map(({ slug, products }) => [slug, products])).toEqual([['bags', 1]])
  })
})

test('a search for words in the name of a category finds its products, even if its slug lacks these words', async () => {
  await add('dresses', 'Kleider & Röcke')
  await add('tops', 'Tops')
  await addProductRow(store.db, { name: 'Alma', category: 'dresses', materials: 'Linen' })
  await addProductRow(store.db, { name: 'Bea', category: 'tops', materials: 'Linen' })
  const known = await listCategories(store.db)
  const findProducts = async (search: string) => {
    const filters = readShopFilters(new URLSearchParams({ search }), 'NGN')
    const { products, correctedText } = await listShopProducts(store.db, filters, initialSettings, {
      categories: known,
    })
    return [...products.map(({ name }) => name), ...(correctedText ? [correctedText] : [])]
  }
  expect(await findProducts('kleider')).toEqual(['Alma'])
  expect(await findProducts('rocke linen')).toEqual(['Alma'])
  expect(await findProducts('klei')).toEqual(['Alma'])
  expect(await findProducts('dress')).toEqual(['Alma'])
  expect(await findProducts('kliider')).toEqual(['Alma', 'kleider'])
  expect(await findProducts('tops kleider')).toEqual([])
  expect(await findProducts('linen')).toEqual(['Bea', 'Alma'])
})

test('in the draft and on the published homepage, sections follow a category that is renamed or merged', async () => {
  const { db } = store
  const hats = await add('hats')
  const scarves = await add('scarves')
  const [first, second] = [newId(), newId()]
  const toSection = (id: string, slug: string) => ({
    id,
    kind: 'products',
    isOn: true,
    settings: { heading: 'About {"from": "category", "slug": "hats"}', source: { from: 'category', slug } },
  })
  const createSections = (slug: string) => [toSection(first, slug), toSection(second, 'hats-and-more')]
  const sections = createSections('hats')
  await db.insert(homepageVersions).values([
    { sections, isDraft: true },
    { sections, isDraft: false, publishedAt: new Date() },
  ])
  const listSections = async () => {
    const rows = await db.select({ sections: homepageVersions.sections }).from(homepageVersions)
    return rows.map((row) => row.sections)
  }
  expect(await saveEdited(hats, { name: 'Caps', slug: 'caps' })).toEqual({ outcome: 'saved' })
  expect(await listSections()).toEqual([createSections('caps'), createSections('caps')])
  expect(await mergeCategory(db, { id: hats, into: scarves }, staffId)).toBe('merged')
  expect(await listSections()).toEqual([createSections('scarves'), createSections('scarves')])
})
