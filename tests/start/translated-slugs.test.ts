import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { categories } from '#app/features/catalog/categories/categories.table.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import { locales, markets } from '#app/features/markets/markets.table.ts'
import { translations } from '#app/features/translations/translations.table.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { until } from '#tests/support/until.ts'

// The primary market in English, German and French: a collection and a category with slugs in both.

let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>
let linen = ''

beforeAll(async () => {
  store = await startStore()
  database = openStoreDatabase(store)
  const { db } = database
  const [primary] = await db.select({ id: markets.id }).from(markets).where(eq(markets.isPrimary, true))
  const [collection] = await db.select().from(collections).where(eq(collections.status, 'active')).limit(1)
  const [category] = await db.select().from(categories).where(eq(categories.slug, 'dresses'))
  if (!primary || !collection || !category) throw new Error('The demo store has none')
  linen = collection.slug
  await db.insert(translations).values([
    { kind: 'collection', subjectId: collection.id, language: 'de', texts: { slug: 'leinen' }, sources: {} },
    { kind: 'collection', subjectId: collection.id, language: 'fr', texts: { slug: 'lin' }, sources: {} },
    { kind: 'category', subjectId: category.id, language: 'de', texts: { slug: 'kleider' }, sources: {} },
  ])
  await db.insert(locales).values([
    { marketId: primary.id, language: 'de', prefix: 'de', position: 1 },
    { marketId: primary.id, language: 'fr', prefix: 'fr', position: 2 },
  ])
  for (const prefix of ['/de', '/fr']) await until(async () => (await fetch(`${store.url}${prefix}/about`)).ok)
})
afterAll(async () => {
  await database?.close()
  await store?.stop()
})

async function open(path: string) {
  const response = await fetch(store.url + path, { redirect: 'manual' })
  return { status: response.status, location: response.headers.get('Location'), html: await response.text() }
}

const moved = (location: string) => ({ status: 301, location })

test('below a locale, the slug of its language is the address, and the others lead there with their query', async () => {
  for (const path of [
    '/de/collection/leinen',
    '/fr/collection/lin',
    `/collection/${linen}`,
    '/de/shop?category=kleider',
  ]) {
    expect((await open(path)).status, path).toBe(200)
  }
  const others = {
    [`/de/collection/${linen}?utm_source=mail`]: '/de/collection/leinen?utm_source=mail',
    '/de/collection/lin': '/de/collection/leinen',
    '/fr/collection/leinen': '/fr/collection/lin',
    '/collection/leinen': `/collection/${linen}`,
    '/DE/Collection/Lin/': '/de/collection/leinen',
    '/de/shop?category=dresses&sale=1': '/de/shop?category=kleider&sale=1',
    '/fr/shop?category=kleider': '/fr/shop?category=dresses',
    [`/de/shop?collection=${linen}`]: '/de/shop?collection=leinen',
    '/de/collections/leinen': '/de/collection/leinen',
  }
  for (const [path, location] of Object.entries(others)) {
    const opened = await open(path)
    const at = opened.location?.startsWith(store.url) ? opened.location.slice(store.url.length) : opened.location
    expect({ status: opened.status, location: at }, path).toEqual(moved(location))
  }
  const data = await fetch(`${store.url}/de/collection/${linen}.data`, { redirect: 'manual' })
  expect([data.status, data.headers.get('X-Remix-Redirect')]).toEqual([204, '/collection/leinen'])
  const location = '/de/collection/leinen' // as any spelling of a slug
  for (const path of ['/de/collection/leinen%00', '/de/collection/l%C3%A9inen']) {
    expect(await open(path), path).toMatchObject(moved(location))
  }
  expect((await open('/de/collection/%d9%83%d8%aa%d8%a7%d9%86')).status).toBe(404)
})

test('a page names itself in all languages, and links only to addresses of its own', async () => {
  const { html } = await open('/de/collection/leinen')
  const at = (path: string) => `${store.url}${path}`
  expect(html).toContain(`<link rel="canonical" href="${at('/de/collection/leinen')}"`)
  const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)]
  expect(Object.fromEntries(alternates.map(([, language, href]) => [language, href]))).toEqual({
    en: at(`/collection/${linen}`),
    de: at('/de/collection/leinen'),
    fr: at('/fr/collection/lin'),
    'x-default': at(`/collection/${linen}`),
  })
  // In the locale picker's links, for those without scripts
  for (const href of [`/collection/${linen}`, '/fr/collection/lin']) expect(html).toContain(`href="${href}"`)
  for (const path of ['/de', '/de/lookbook', '/de/shop', '/de/shop?category=kleider', '/de/collection/leinen']) {
    const page = (await open(path)).html
    const links = [...page.matchAll(/<a\b[^>]* href="(\/de[^"]*)"/g)].map(([, href]) => href)
    expect(links.length, path).toBeGreaterThan(10)
    expect(links.filter((href) => href?.includes(`/${linen}`) || href?.includes('category=dresses'))).toEqual([])
  }
  const shop = (await open('/shop?category=dresses')).html
  expect(shop).toContain(`hrefLang="de" href="${at('/de/shop?category=kleider')}"`)
  const sitemap = (await open('/sitemap/de.pages.xml')).html
  expect(sitemap).toContain(`<loc>${at('/de/collection/leinen')}</loc>`)
  expect(sitemap).toContain(`<loc>${at('/de/shop?category=kleider')}</loc>`)
})
