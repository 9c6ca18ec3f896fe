import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '#app/catalog/products.table.ts'
import { readShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'
import { listShopProducts } from '#app/catalog/storefront/shop/shop-list.server.ts'
import { suggest } from '#app/content/storefront/suggestions.server.ts'
import type { Id } from '#app/lib/id.ts'
import { initialSettings } from '#app/store/settings.ts'
import { translations } from '#app/store/translations.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
const ids = new Map<string, Id<'product'>>()

/** The original name of each product, with its translations by language. */
const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Silk dress': {
    de: 'Rückenfreies Kleid aus Seide für große Abende',
    fr: 'Robe longue en soie brodée',
    es: 'Vestidos de seda bordados',
    it: 'Abito lungo di seta',
    pt: 'Vestidos de seda bordada',
    nl: 'Lange zijden jurken',
    pl: 'Żółta suknia wieczorowa z jedwabiu, długość łydki',
    ar: 'فستان أحمر من الحرير',
  },
  'Wool coat': { de: 'Wollmantel', pl: 'Płaszcz wełniany', ar: 'مِعطف من الصوف' },
  Scarf: {},
}

beforeAll(async () => {
  store = await openTestDatabase()
  for (const [name, texts] of Object.entries(TEXTS)) {
    const id = await addProduct(store.db, { name })
    ids.set(name, id)
    for (const [language, text] of Object.entries(texts)) {
      await store.db
        .insert(translations)
        .values({ kind: 'product', subjectId: id, language, texts: { name: text }, sources: { name } })
    }
  }
})
afterAll(() => store.close())

async function searchShop(language: string | null, search: string, sort = '') {
  const filters = readShopFilters(new URLSearchParams({ search, sort }), 'NGN')
  const { products: shopProducts, correctedText } = await listShopProducts(store.db, filters, {
    ...initialSettings,
    language,
  })
  return { names: shopProducts.map(({ name }) => name), correctedText }
}

const getText = (name: string, language: string) => TEXTS[name]?.[language] ?? name

test.each([
  ['de', 'kleider', 'Silk dress'],
  ['de', 'RUCKENFREI', 'Silk dress'],
  ['de', 'Rückenfreie', 'Silk dress'],
  ['de', 'grosse abende', 'Silk dress'],
  ['de', 'mantel', 'Wool coat'], // a part of a word
  ['fr', 'robes brodees', 'Silk dress'],
  ['es', 'vestido bordado', 'Silk dress'],
  ['it', 'abiti lunghi', 'Silk dress'],
  ['pt', 'vestido', 'Silk dress'],
  ['nl', 'jurk', 'Silk dress'],
  ['pl', 'zolta suknia', 'Silk dress'],
  ['pl', 'plaszcz', 'Wool coat'],
  ['pl', 'dlugosc lydki', 'Silk dress'],
  ['ar', 'احمر', 'Silk dress'], // without hamza
  ['ar', 'الفستان', 'Silk dress'], // with the article
  ['ar', 'معطف', 'Wool coat'], // without marks
])('in %s, “%s” finds %s', async (language, search, name) => {
  expect(await searchShop(language, search)).toEqual({ names: [getText(name, language)], correctedText: null })
})

test('a search in a language also finds products by their original text, translated or not', async () => {
  expect((await searchShop('de', 'scarfs')).names).toEqual(['Scarf'])
  expect((await searchShop('fr', 'wool coats')).names).toEqual(['Wool coat'])
  expect((await searchShop('de', 'silk')).names).toEqual([getText('Silk dress', 'de')])
})

test('a search in one language does not find text in another', async () => {
  expect((await searchShop(null, 'Wollmantel')).names).toEqual([])
  expect((await searchShop('fr', 'Wollmantel')).names).toEqual([])
})

test('typos are corrected to words of translations', async () => {
  expect(await searchShop('de', 'wolmantel')).toEqual({ names: ['Wollmantel'], correctedText: 'wollmantel' })
})

test('products with a matching name come before those with a matching description', async () => {
  const id = ids.get('Scarf')
  if (!id) throw new Error('A product is missing')
  await store.db.insert(translations).values({
    kind: 'product' as const,
    subjectId: id,
    language: 'it',
    sources: {},
    texts: { name: 'Sciarpa', description: 'Sopra un abito' },
  })
  expect((await searchShop('it', 'abito')).names).toEqual([getText('Silk dress', 'it'), 'Sciarpa'])
  expect((await searchShop('it', 'abito', 'name')).names).toEqual([getText('Silk dress', 'it'), 'Sciarpa'])
})

test('lists are sorted by the names in their language, even after a translation changes', async () => {
  const germanNames = [getText('Silk dress', 'de'), 'Scarf', 'Wollmantel']
  expect((await searchShop('de', '', 'name')).names).toEqual(germanNames)
  expect((await searchShop(null, '', 'name')).names).toEqual(['Scarf', 'Silk dress', 'Wool coat'])
  const id = ids.get('Wool coat')
  if (!id) throw new Error('A product is missing')
  await store.db
    .update(translations)
    .set({ texts: { name: 'Ein Wollmantel' } })
    .where(eq(translations.subjectId, id))
  expect((await searchShop('de', '', 'name')).names).toEqual(['Ein Wollmantel', getText('Silk dress', 'de'), 'Scarf'])
})

test('suggestions are in the language of the page and contain only active products', async () => {
  const suggestGerman = () => suggest(store.db, 'seide', { ...initialSettings, language: 'de' }, [])
  const { products: suggested } = await suggestGerman()
  expect(suggested).toMatchObject([{ name: getText('Silk dress', 'de') }])
  const drafts = await store.db.update(products).set({ status: 'draft' }).returning({ id: products.id })
  expect(drafts).toHaveLength(3)
  expect((await suggestGerman()).products).toEqual([])
})
