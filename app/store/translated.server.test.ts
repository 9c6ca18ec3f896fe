import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { listProductsById } from '#app/catalog/product-cards.server.ts'
import { products } from '#app/catalog/products.table.ts'
import { findCollection, listCollectionProducts, listLookbook } from '#app/catalog/storefront/collection.server.ts'
import { findProduct } from '#app/catalog/storefront/storefront-product.server.ts'
import { announcements } from '#app/content/announcements/announcements.table.ts'
import { findPageBySlug } from '#app/content/pages.server.ts'
import { pages } from '#app/content/pages.table.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { listKindFields } from '#app/content/translations/translatable.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { locales, markets } from '#app/store/markets.table.ts'
import { initialSettings } from '#app/store/settings.ts'
import { translations } from '#app/store/translations.table.ts'
import type { TranslatableKind } from '#app/store/translations.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createPageContext } from '#tests/support/page-context.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
const collection = newId<'collection'>()
const page = newId<'page'>()
let dress: Id<'product'>

const GERMAN = { ...initialSettings, language: 'de' }

beforeAll(async () => {
  store = await openTestDatabase()
  const { db } = store
  dress = await addProduct(db, { name: 'Silk dress' })
  await db.update(products).set({ description: 'Cut on the bias' })
  await db.insert(collections).values({ id: collection, name: 'Linen', slug: 'linen', description: 'For hot days' })
  await db
    .insert(pages)
    .values({ id: page, title: 'Care', slug: 'care', body: 'Wash cold', status: 'published', publishedAt: new Date() })
  const [market] = await db.select({ id: markets.id }).from(markets)
  if (market) await db.insert(locales).values({ marketId: market.id, language: 'de-AT', prefix: 'at' })
})
afterAll(() => store.close())
beforeEach(() => store.db.delete(translations))

async function translate(kind: TranslatableKind, subjectId: string, texts: Record<string, string>, language = 'de') {
  await store.db.insert(translations).values({ kind, subjectId, language, texts, sources: {} })
}

test('a product is translated in the language of its translation, and has the original text in other languages', async () => {
  await translate('product', dress, { name: 'Seidenkleid' })
  const { db } = store
  const german = await findProduct(db, dress, GERMAN)
  expect(german).toMatchObject({ name: 'Seidenkleid', description: 'Cut on the bias' })
  expect(await findProduct(db, dress, initialSettings)).toMatchObject({ name: 'Silk dress' })
  expect(await findProduct(db, dress, { ...initialSettings, language: 'fr' })).toMatchObject({ name: 'Silk dress' })
  const [card] = await listProductsById(db, [dress], GERMAN)
  expect(card?.name).toBe('Seidenkleid')
})

test('a collection and a page show their translations', async () => {
  await translate('collection', collection, { name: 'Leinen' })
  await translate('page', page, { title: 'Pflege', body: 'Kalt waschen' })
  const { db } = store
  expect(await findCollection(db, 'linen', 'de')).toMatchObject({ name: 'Leinen', description: 'For hot days' })
  expect(await listLookbook(db, 'de')).toMatchObject([{ name: 'Leinen', slug: 'linen' }])
  expect(await listCollectionProducts(db, collection, GERMAN)).toEqual([])
  expect(await findPageBySlug(db, 'care', 'de')).toMatchObject({ title: 'Pflege', body: 'Kalt waschen' })
  expect(await findPageBySlug(db, 'care')).toMatchObject({ title: 'Care' })
})

test('translated content does not have the original’s SEO text', async () => {
  const { db } = store
  const seo = { seoTitle: 'Silk dress, cut on the bias', seoDescription: 'For hot days' }
  await db.update(products).set(seo)
  await db.update(categories).set(seo)
  const [category] = await db.select().from(categories).where(sql`slug = 'dresses'`)
  const readShellCategory = async () => {
    const stored = await readStorefront(createPageContext(db, 'at'))
    return stored.categories.find(({ slug }) => slug === 'dresses')
  }
  expect(await findProduct(db, dress, GERMAN)).toMatchObject(seo)
  expect(await readShellCategory()).toMatchObject(seo)
  await translate('product', dress, { name: 'Seidenkleid' })
  await translate('category', category?.id ?? '', { name: 'Kleider', seoTitle: 'Kleider kaufen' })
  expect(await findProduct(db, dress, GERMAN)).toMatchObject({ name: 'Seidenkleid', seoTitle: '', seoDescription: '' })
  expect(await findProduct(db, dress, initialSettings)).toMatchObject(seo)
  expect(await readShellCategory()).toMatchObject({ seoTitle: 'Kleider kaufen', seoDescription: '' })
})

test('categories, collections and the announcement are in the locale’s language, whatever its region', async () => {
  const { db } = store
  const [category] = await db.select().from(categories).where(sql`slug = 'dresses'`)
  await translate('category', category?.id ?? '', { name: 'Kleider', seoTitle: 'Kleider kaufen' })
  await translate('collection', collection, { name: 'Leinen' })
  await db.update(announcements).set({ isShown: false })
  const [bar] = await db.update(announcements).set({ isShown: true }).returning({ id: announcements.id })
  await translate('announcement', bar?.id ?? '', { text: 'Kostenloser Versand' })
  const german = await readStorefront(createPageContext(db, 'at'))
  expect(german.categories.find(({ slug }) => slug === 'dresses')).toMatchObject({
    name: 'Kleider',
    seoTitle: 'Kleider kaufen',
  })
  expect(german.collections).toMatchObject([{ name: 'Leinen', slug: 'linen' }])
  expect(german.shell.announcement).toMatchObject({ text: 'Kostenloser Versand' })
  const original = await readStorefront(createPageContext(db))
  expect(original.collections).toMatchObject([{ name: 'Linen' }])
  expect(original.categories.find(({ slug }) => slug === 'dresses')).toMatchObject({ name: 'Dresses' })
})

const TABLES = {
  product: products,
  category: categories,
  collection: collections,
  page: pages,
  announcement: announcements,
  market: markets,
}
const KINDS = ['product', 'category', 'collection', 'page', 'announcement', 'market'] as const

// Other kinds: shown-texts.server.test.ts
test.each(KINDS.flatMap((kind) => listKindFields(kind).map(([field]) => [kind, field] as const)))(
  'changing the original of a %s marks its translated %s as outdated, and restoring the original marks it as current',
  async (kind, field) => {
    const { db } = store
    const [before] = await db.select().from(TABLES[kind]).limit(1)
    const subject = before?.id ?? ''
    const original: unknown = before && Object.entries(before).find(([name]) => name === field)?.[1]
    await db.insert(translations).values({
      kind,
      subjectId: subject,
      language: 'de',
      texts: { [field]: 'deutsch' },
      sources: { [field]: String(original) },
    })
    const listOutdated = async () => (await db.select().from(translations))[0]?.outdated
    const write = (text: string) =>
      db
        .update(TABLES[kind])
        .set({ [field]: text })
        .where(sql`id = ${subject}`)
    await write('another-text')
    expect(await listOutdated()).toEqual([field])
    await write(String(original))
    expect(await listOutdated()).toEqual([])
  },
)

test('deleting an original deletes its translations', async () => {
  const { db } = store
  const gone = newId<'collection'>()
  await db.insert(collections).values({ id: gone, name: 'Gone', slug: 'gone' })
  await translate('collection', gone, { name: 'Weg' })
  await translate('collection', collection, { name: 'Leinen' })
  await db.delete(collections).where(sql`id = ${gone}`)
  expect(await db.select({ id: translations.subjectId }).from(translations)).toEqual([{ id: collection }])
})
