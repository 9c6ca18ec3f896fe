import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mergeCategory } from '#app/catalog/admin/categories/category-changes.server.ts'
import { ensureCategory } from '#app/catalog/admin/categories/category-form.server.ts'
import { ensureCollection } from '#app/catalog/admin/collections/collection-form.server.ts'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { listProductsById } from '#app/catalog/product-cards.server.ts'
import { products } from '#app/catalog/products.table.ts'
import { findCollection, listLookbook } from '#app/catalog/storefront/collection.server.ts'
import { readShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'
import { listLocalizedShopProducts } from '#app/catalog/storefront/shop/shop-list.server.ts'
import { findProduct } from '#app/catalog/storefront/storefront-product.server.ts'
import { readPlacements } from '#app/content/homepage/placements.server.ts'
import { findPageBySlug } from '#app/content/pages.server.ts'
import { pages } from '#app/content/pages.table.ts'
import { findTargets } from '#app/content/redirects/find-targets.server.ts'
import { redirects } from '#app/content/redirects/redirects.table.ts'
import { readSitemapFile } from '#app/content/seo/sitemap.server.ts'
import { suggest } from '#app/content/storefront/suggestions.server.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { findEditableTranslation, saveTranslation } from '#app/content/translations/admin/translation-form.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { LANGUAGES } from '#app/lib/language.ts'
import { getViolatedConstraint } from '#app/platform/db/sql-state.ts'
import { locales, markets } from '#app/store/markets.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import type { SluggedKind } from '#app/store/translated.server.ts'
import { translations } from '#app/store/translations.table.ts'
import { getSlugForLanguage } from '#app/store/translations.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { createPageContext } from '#tests/support/page-context.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let staffId: Id<'staff'>
let [linen, wool, care, dresses] = ['', '', '', '']

const GERMAN = { ...initialSettings, language: 'de' }

beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
  await saveSettings(store.db, { demo_content: false })
  const [market] = await store.db.select({ id: markets.id }).from(markets)
  if (market) await store.db.insert(locales).values({ marketId: market.id, language: 'de', prefix: 'de' })
})
afterAll(() => store.close())
beforeEach(async () => {
  const { db } = store
  await db.delete(collections)
  await db.delete(pages)
  await db.delete(translations)
  await db.delete(redirects)
  const added = await db
    .insert(collections)
    .values([
      { name: 'Linen', slug: 'linen' },
      { name: 'Wool', slug: 'wool' },
    ])
    .returning({ id: collections.id })
  const [page] = await db
    .insert(pages)
    .values({ title: 'Care', slug: 'care', body: 'Wash cold', status: 'published', publishedAt: new Date() })
    .returning({ id: pages.id })
  const [category] = await db.select({ id: categories.id }).from(categories).where(eq(categories.slug, 'dresses'))
  ;[linen = '', wool = '', care = '', dresses = ''] = [added[0]?.id, added[1]?.id, page?.id, category?.id]
})

async function save(kind: SluggedKind, id: string, slug: string, language = 'de') {
  const subject = { kind, id, language }
  const found = await findEditableTranslation(store.db, subject)
  const change = { texts: { ...found?.texts, slug }, current: [], version: found?.version ?? '' }
  return await saveTranslation(store.db, subject, change, staffId)
}

async function findTarget(path: string, language: string | null = 'de') {
  return (await findTargets(store.db, [path], language)).get(path)
}

test('a collection and a page are found by their slug in the language or, without one, by the original slug', async () => {
  const { db } = store
  await save('collection', linen, 'leinen')
  await save('page', care, 'pflege')
  expect(await findCollection(db, 'leinen', 'de')).toMatchObject({ id: linen, slug: 'leinen' })
  expect(await findPageBySlug(db, 'pflege', 'de')).toMatchObject({ title: 'Care', slug: 'pflege' })
  expect(await findCollection(db, 'wool', 'de')).toMatchObject({ id: wool, slug: 'wool' })
  expect(await findCollection(db, 'linen', 'de')).toBeNull()
  expect(await findPageBySlug(db, 'care', 'de')).toBeNull()
  for (const language of [null, 'fr']) {
    expect(await findCollection(db, 'linen', language)).toMatchObject({ slug: 'linen' })
    expect(await findCollection(db, 'leinen', language)).toBeNull()
  }
})

test('a collection can have a slug in each of nine languages', async () => {
  const { db } = store
  const others = LANGUAGES.filter((language) => language !== 'en')
  expect(others).toHaveLength(8)
  for (const language of others) expect(await save('collection', linen, `linen-${language}`, language)).toBe('saved')
  for (const language of others) {
    const found = await findCollection(db, `linen-${language}`, language)
    expect(found?.id).toBe(linen)
    for (const other of others) expect(found && getSlugForLanguage(found.slugs, other)).toBe(`linen-${other}`)
    expect(found && getSlugForLanguage(found.slugs, null)).toBe('linen')
    // The redirect leads from the URL in any language to the URL in this language
    for (const other of others.filter((candidate) => candidate !== language)) {
      expect(await findTarget(`/collection/linen-${other}`, language)).toBe(`/collection/linen-${language}`)
    }
  }
  expect(await findTarget('/collection/linen-ar', null)).toBe('/collection/linen')
})

test('every link to a list or a page contains the slug in the shopper’s language', async () => {
  const { db } = store
  const product = await addProduct(db, { name: 'Slip', category: 'dresses', sizes: ['M'] })
  await db
    .update(products)
    .set({ collectionId: sql`${linen}::uuid` })
    .where(eq(products.id, product))
  await save('category', dresses, 'kleider')
  await save('collection', linen, 'leinen')
  const shell = await readStorefront(createPageContext(db, 'de'))
  expect(shell.categories.find(({ originalSlug }) => originalSlug === 'dresses')?.slug).toBe('kleider')
  expect(shell.collections.map(({ slug }) => slug).toSorted()).toEqual(['leinen', 'wool'])
  expect((await listLookbook(db, 'de')).map(({ slug }) => slug).toSorted()).toEqual(['leinen', 'wool'])
  expect((await suggest(db, 'linen', GERMAN, [])).collections).toEqual([{ name: 'Linen', slug: 'leinen' }])
  expect((await readPlacements(db, GERMAN)).latest_collections.map(({ slug }) => slug).toSorted()).toEqual([
    'leinen',
    'wool',
  ])
  expect((await findProduct(db, product, GERMAN))?.collection).toEqual({ name: 'Linen', slug: 'leinen' })
  const [card] = await listProductsById(db, [product], GERMAN)
  expect(card?.inSizes).toBe('kleider m')
  const german = await readSitemapFile(db, 'de.pages.xml', [
    { prefix: '', language: 'en' },
    { prefix: 'de', language: 'de' },
  ])
  const paths = german?.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/de/shop?category=kleider',
      '/de/collection/leinen',
      '/de/collection/wool',
      '/de/pages/care',
    ]),
  )
  expect(paths).not.toContain('/de/collection/linen')
})

test('a list’s filters, counts and links use the slugs in its language', async () => {
  const { db } = store
  const product = await addProduct(db, { name: 'Gown', category: 'dresses', sizes: ['M'] })
  await addProduct(db, { name: 'Top', category: 'tops', sizes: ['M'] })
  await save('category', dresses, 'kleider')
  const shell = await readStorefront(createPageContext(db, 'de'))
  const list = (query: string) =>
    listLocalizedShopProducts(db, readShopFilters(new URLSearchParams(query), 'NGN'), { ...shell, cards: GERMAN })
  const dressList = await list('category=kleider')
  expect(dressList.products.map(({ id }) => id)).toContain(product)
  expect(Object.keys(dressList.facets.categories ?? {}).toSorted()).toEqual(['kleider', 'tops'])
  expect((await list('fits=kleider.m&category=kleider')).products.map(({ id }) => id)).toContain(product)
  expect((await list('category=kleider&max=1')).without).toMatchObject([
    { filter: 'price', query: '?category=kleider' },
  ])
})

describe('a slug is rejected', () => {
  test('if another subject has it in the language, or as its original', async () => {
    await save('collection', linen, 'leinen')
    expect(await save('collection', wool, 'leinen')).toBe('slug-taken')
    expect(await save('collection', wool, 'linen')).toBe('slug-taken')
    expect(await save('collection', wool, 'leinen', 'nl')).toBe('saved')
    expect(await save('page', care, 'leinen')).toBe('saved')
    expect(await save('collection', linen, 'linen', 'fr')).toBe('saved')
  })

  test('for an original if another subject has it in some language', async () => {
    const { db } = store
    await save('collection', linen, 'leinen')
    await save('category', dresses, 'kleider')
    await save('page', care, 'pflege')
    const findConstraint = (writing: PromiseLike<unknown>) =>
      Promise.resolve(writing).then(() => null, getViolatedConstraint)
    expect(
      await findConstraint(
        db
          .update(collections)
          .set({ slug: 'leinen' })
          .where(eq(collections.id, sql`${wool}`)),
      ),
    ).toBe('collections_slug_unique')
    expect(await findConstraint(db.insert(pages).values({ title: 'Pflege', slug: 'pflege' }))).toBe('pages_slug_unique')
    expect(await findConstraint(db.insert(categories).values({ name: 'Kleider', slug: 'kleider', position: 90 }))).toBe(
      'categories_pkey',
    )
    // The slug of the subject's own translation is allowed
    expect(
      await findConstraint(
        db
          .update(collections)
          .set({ slug: 'leinen' })
          .where(eq(collections.id, sql`${linen}`)),
      ),
    ).toBe(null)
  })

  test('for all but one of the subjects that are saved with it at the same time', async () => {
    const { db } = store
    const add = () => db.insert(collections).values({ name: 'Seide', slug: 'seide' })
    const outcomes = await Promise.allSettled([
      save('collection', linen, 'seide'),
      add(),
      save('collection', wool, 'seide'),
    ])
    const writtenOutcomes = outcomes.filter(
      (outcome) => outcome.status === 'fulfilled' && outcome.value !== 'slug-taken',
    )
    expect(writtenOutcomes).toHaveLength(1)
  })
})

test('imports find a category or collection by its translated slug', async () => {
  const { db } = store
  await save('category', dresses, 'kleider')
  await save('collection', linen, 'leinen')
  expect(await ensureCategory(db, 'Kleider', staffId)).toBe('dresses')
  expect(await ensureCollection(db, 'Leinen', staffId)).toBe(linen)
})

describe('redirects', () => {
  test('lead from the original and from former slugs to the slug in the language', async () => {
    await save('collection', linen, 'leinen')
    expect(await findTarget('/collection/linen')).toBe('/collection/leinen')
    expect(await findTarget('/collection/linen', null)).toBe('/collection/linen')
    await save('collection', linen, 'leinenkleider')
    expect(await findTarget('/collection/leinen')).toBe('/collection/leinenkleider')
    expect(await findTarget('/collection/leinen', null)).toBe('/collection/linen')
    expect(await findTarget('/collections/leinen', 'fr')).toBe('/collection/linen')
    await save('collection', linen, 'leinen') // back to the former slug
    expect(await findTarget('/collection/leinen')).toBe('/collection/leinen')
    expect(await findTarget('/collection/leinenkleider')).toBe('/collection/leinen')
    await save('collection', linen, '')
    expect(await findTarget('/collection/leinen')).toBe('/collection/linen')
    expect(await findTarget('/collection/linen')).toBe('/collection/linen')
  })

  test('lead to the current slug after an original is renamed, also if staff entered them', async () => {
    const { db } = store
    await db.insert(redirects).values({ path: '/sommer', target: '/collection/linen?sort=name', origin: 'staff' })
    await save('collection', linen, 'leinen')
    expect(await findTarget('/sommer')).toBe('/collection/leinen?sort=name')
    await save('collection', linen, 'leinen-neu')
    await db.update(collections).set({ slug: 'flax' }).where(eq(collections.slug, 'linen'))
    for (const path of ['/collection/linen', '/collection/flax', '/collection/leinen']) {
      expect(await findTarget(path), path).toBe('/collection/leinen-neu')
      expect(await findTarget(path, null), path).toBe('/collection/flax')
    }
  })

  test('lead from a merged category to its target, and from a page to the policy that it became', async () => {
    const { db } = store
    const [gowns, coats] = [newId<'category'>(), newId<'category'>()]
    await db.insert(categories).values([
      { id: gowns, slug: 'gowns', name: 'Gowns', position: 91 },
      { id: coats, slug: 'coats', name: 'Coats', position: 92 },
    ])
    await save('category', gowns, 'roben')
    await save('category', coats, 'maentel')
    expect(await findTarget('/shop?category=gowns')).toBe('/shop?category=roben')
    expect(await mergeCategory(db, { id: gowns, into: coats }, staffId)).toBe('merged')
    expect(await findTarget('/shop?category=roben')).toBe('/shop?category=maentel')
    expect(await findTarget('/shop?category=gowns', null)).toBe('/shop?category=coats')
    await db.delete(categories).where(eq(categories.id, coats))
    expect(await findTarget('/shop?category=maentel')).toBe('/shop')
    await save('page', care, 'versandinfos')
    await db.update(pages).set({ policy: 'shipping' })
    expect(await findTarget('/pages/versandinfos')).toBe('/shipping')
  })

  test('for deleted content lead from the slug in each language to the same target as from the original slug', async () => {
    const { db } = store
    await save('collection', linen, 'leinen')
    await save('collection', linen, 'lin', 'fr')
    await save('page', care, 'pflege')
    await db.delete(collections).where(eq(collections.slug, 'linen'))
    await db.delete(pages)
    for (const slug of ['linen', 'leinen', 'lin']) expect(await findTarget(`/collection/${slug}`)).toBe('/lookbook')
    expect(await findTarget('/pages/pflege')).toBe('/')
  })

  test('yield to pages, and take precedence over slugs in other languages', async () => {
    const { db } = store
    await save('collection', linen, 'mode', 'nl')
    await save('collection', wool, 'mode', 'fr')
    expect(await findTarget('/collection/mode', 'nl')).toBe('/collection/mode')
    expect((await findCollection(db, 'mode', 'nl'))?.id).toBe(linen)
    expect((await findCollection(db, 'mode', 'fr'))?.id).toBe(wool)
    await db.insert(redirects).values({ path: '/collection/mode', target: '/about', origin: 'staff' })
    expect(await findTarget('/collection/mode', 'fr')).toBe('/collection/mode')
    expect(await findTarget('/collection/mode', 'de')).toBe('/about')
  })
})
