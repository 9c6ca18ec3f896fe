import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collections } from '#app/catalog/collections.table.ts'
import { pages } from '#app/content/pages.table.ts'
import { readSitemap, readSitemapFile } from '#app/content/seo/sitemap.server.ts'
import { renderSitemap, renderSitemapIndex } from '#app/content/seo/sitemap.ts'
import type { Id } from '#app/lib/id.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

const ONE = [{ prefix: '', language: 'en' }]
let database: TestDatabase
const shown: Id<'product'>[] = []
const lists = ['/shop?category=dresses', '/shop?category=tops', '/collection/evening']
const fixed = ['/', '/shop', '/lookbook', '/about', '/contact', '/faq', ...lists]

beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  await db.insert(collections).values([
    { name: 'Evening', slug: 'evening' },
    { name: 'Secret', slug: 'secret', status: 'draft' },
  ])
  for (const name of ['One', 'Two', 'Three'])
    shown.push(await addProduct(db, { name, category: name === 'Three' ? 'tops' : 'dresses' }))
  await addProduct(db, { name: 'Draft', status: 'draft', category: 'bottoms' })
  await addProduct(db, { name: 'Archived', status: 'archived' })
})
afterAll(() => database.close())

test('a sitemap lists public pages with their last change, without empty categories', async () => {
  const { db } = database
  const sitemap = await readSitemap(db, ONE)
  if (!('pages' in sitemap)) throw new Error('expected one file')
  expect(sitemap.pages.map(({ path }) => path)).toEqual([...fixed, ...shown.map((id) => `/product/${id}`)])
  await db.execute(sql`update products set updated_at = '2026-11-20T08:00:00Z' where id = ${shown[0]}`)
  const file = await readSitemapFile(db, 'products-1.xml', ONE)
  expect(file?.find(({ path }) => path.endsWith(String(shown[0])))?.changedAt).toEqual(new Date('2026-11-20T08:00:00Z'))
})

test('a sitemap too long for one file is split without losses or duplicates', async () => {
  const { db } = database
  const sitemap = await readSitemap(db, ONE, 2)
  expect(sitemap).toEqual({ files: ['pages.xml', 'products-1.xml', 'products-2.xml'] })
  const files = await Promise.all(
    ['pages.xml', 'products-1.xml', 'products-2.xml'].map((name) => readSitemapFile(db, name, ONE, 2)),
  )
  expect(files.map((file) => file?.length)).toEqual([fixed.length, 2, 1])
  expect(files.flat().map((page) => page?.path)).toEqual([...fixed, ...shown.map((id) => `/product/${id}`)])
})

test('with several locales, each locale has files with its own URLs', async () => {
  const { db } = database
  const locales = [
    { prefix: '', language: 'en' },
    { prefix: 'fr-ca', language: 'fr-CA' },
  ]
  expect(await readSitemap(db, locales)).toEqual({
    files: ['pages.xml', 'products-1.xml', 'fr-ca.pages.xml', 'fr-ca.products-1.xml'],
  })
  const read = async (name: string) => (await readSitemapFile(db, name, locales))?.map(({ path }) => path)
  expect(await read('pages.xml')).toEqual(fixed)
  expect(await read('fr-ca.pages.xml')).toEqual(['/fr-ca', ...fixed.slice(1).map((path) => `/fr-ca${path}`)])
  expect(await read('fr-ca.products-1.xml')).toEqual(shown.map((id) => `/fr-ca/product/${id}`))
  expect(await read('de.pages.xml')).toBeUndefined()
})

test('the accessibility statement, written or built in, is listed once if pages link to it', async () => {
  const { db } = database
  const locales = [
    { prefix: '', language: 'en', hasStatement: false },
    { prefix: 'de', language: 'de', hasStatement: true },
  ]
  const countListed = async (name: string) =>
    (await readSitemapFile(db, name, locales))?.filter(({ path }) => path.endsWith('/accessibility')).length
  expect([await countListed('pages.xml'), await countListed('de.pages.xml')]).toEqual([0, 1])
  const written = { title: 'Access', slug: 'access', policy: 'accessibility', body: 'Everything' } as const
  await db.insert(pages).values({ ...written, status: 'published', publishedAt: new Date('2026-11-01') })
  expect([await countListed('pages.xml'), await countListed('de.pages.xml')]).toEqual([1, 1])
  await db.delete(pages)
})

test.each([
  'products-0.xml',
  'products-3.xml',
  'products-99999.xml',
  'products--1.xml',
  'products-1',
  '',
  'x.xml',
  '.pages.xml',
  'de.pages.xml',
])('there is no file "%s"', async (name) => {
  expect(await readSitemapFile(database.db, name, ONE, 2)).toBeNull()
})

test('URLs are escaped and have their last change if it is known', () => {
  const listedPages = [
    { path: '/a?b=1&c=<"\'>', changedAt: null },
    { path: '/d', changedAt: new Date('2026-11-20T08:00:00Z') },
  ]
  expect(renderSitemap('https://shop.example', listedPages)).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '<url><loc>https://shop.example/a?b=1&amp;c=&lt;&quot;&apos;&gt;</loc></url>',
      '<url><loc>https://shop.example/d</loc><lastmod>2026-11-20T08:00:00.000Z</lastmod></url>',
      '</urlset>',
      '',
    ].join('\n'),
  )
  expect(renderSitemapIndex('https://shop.example', ['pages.xml'])).toContain(
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<sitemap><loc>https://shop.example/sitemap/pages.xml</loc></sitemap>\n</sitemapindex>',
  )
})
