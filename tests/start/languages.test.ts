import { eq } from 'drizzle-orm'
import { DomUtils, parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { LANGUAGES, type Language } from '#app/lib/language.ts'
import { cartText } from '#app/orders/cart/cart-text.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'
import { locales, markets } from '#app/store/markets.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { translations } from '#app/store/translations.table.ts'
import { createDemoId } from '#db/demo/demo-ids.ts'
import { addMarket } from '#tests/support/markets.ts'
import { openAdminClient } from '#tests/support/page-updates/admin-client.ts'
import { readPage } from '#tests/support/read-page.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { until } from '#tests/support/until.ts'

// Uses a store with the primary market in every language that has messages, and Switzerland in Danish and Swedish,
// which have no messages. A collection and a category have slugs in German, and the collection also has one in French.

const PRODUCT = `/product/${createDemoId('product', 'thandi-wrap-dress')}`

let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>
/** The collection's original slug. */
let linen = ''

beforeAll(async () => {
  store = await startStore()
  database = openStoreDatabase(store)
  const { db } = database
  const [primary] = await db.select({ id: markets.id }).from(markets).where(eq(markets.isPrimary, true))
  const [collection] = await db.select().from(collections).where(eq(collections.status, 'active')).limit(1)
  const [category] = await db.select().from(categories).where(eq(categories.slug, 'dresses'))
  if (!primary || !collection || !category) throw new Error('The demo store is incomplete')
  linen = collection.slug
  await db.insert(translations).values([
    { kind: 'collection', subjectId: collection.id, language: 'de', texts: { slug: 'leinen' }, sources: {} },
    { kind: 'collection', subjectId: collection.id, language: 'fr', texts: { slug: 'lin' }, sources: {} },
    { kind: 'category', subjectId: category.id, language: 'de', texts: { slug: 'kleider' }, sources: {} },
  ])
  const others = LANGUAGES.filter((language) => language !== 'en')
  await db
    .insert(locales)
    .values(others.map((language, at) => ({ marketId: primary.id, language, prefix: language, position: at + 1 })))
  const languages = { 'ch-da': 'da-CH', 'ch-sv': 'sv-CH' }
  await addMarket(db, { name: 'Switzerland', currency: 'CHF', countries: ['CH'], languages })
  await until(async () => (await fetch(`${store.url}/ch-sv/about`)).ok)
})
afterAll(async () => {
  await database?.close()
  await store?.stop()
})

const PAGES: Readonly<Partial<Record<Language, { readonly price: string; readonly button: string }>>> = {
  ar: { price: '118,000.00 ₦', button: 'إضافة إلى السلة' },
  de: { price: '118.000,00 ₦', button: 'In den Warenkorb' },
  en: { price: '₦118,000.00', button: 'Add to cart' },
  es: { price: '118.000,00 ₦', button: 'Añadir al carrito' },
  fr: { price: '118 000,00 ₦', button: 'Ajouter au panier' },
  it: { price: '118.000,00 ₦', button: 'Aggiungi al carrello' },
  nl: { price: '₦ 118.000,00', button: 'In winkelmand' },
  pl: { price: '118 000,00 ₦', button: 'Dodaj do koszyka' },
  pt: { price: '118 000,00 ₦', button: 'Adicionar ao carrinho' },
}

test('a page has its language’s text, prices, direction and scripts, and lists the other languages', async () => {
  for (const language of LANGUAGES) {
    const prefix = language === 'en' ? '' : `/${language}`
    const { html, text } = await readPage(store.url, prefix + PRODUCT)
    const direction = language === 'ar' ? ' dir="rtl"' : ''
    expect(html).toContain(`<html lang="${language}"${direction}`)
    const { price, button } = PAGES[language] ?? {
      price: '118',
      button: inLanguage(language, () => cartText.addToCart),
    }
    expect(text.replaceAll(/[\u200e\u200f]/g, ''), language).toContain(price)
    expect(text, language).toContain(button)
    const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/g)].map(([, tag]) => tag)
    expect(alternates.toSorted()).toEqual([...LANGUAGES, 'da-CH', 'sv-CH', 'x-default'].toSorted())
    const manifest = /import\("([^"]+manifest-\w+\.js)"\)/.exec(html)?.[1] ?? ''
    const references = html + (await (await fetch(store.url + manifest)).text())
    const folders = [...references.matchAll(/\/assets\/([a-z]{2}(?:-XA)?)-[0-9a-f]{8}\//g)].map(([, tag]) => tag)
    expect(new Set(folders)).toEqual(new Set([language]))
  }
})

test('a page in a language without messages has that language’s tag, but English text', async () => {
  const { html, text } = await readPage(store.url, `/ch-sv${PRODUCT}`)
  expect(html).toContain('<html lang="sv-CH"')
  expect(text).toContain('Add to cart')
})

test('a missing page keeps the shopper in the locale', async () => {
  for (const [prefix, language, title] of [
    ['/ch-sv', 'sv-CH', 'Page Not Found'],
    ['/de', 'de', 'Seite nicht gefunden'],
  ]) {
    const { status, html, text } = await readPage(store.url, `${prefix}/nothing-here`)
    expect(status).toBe(404)
    expect(html).toContain(`<html lang="${language}"`)
    expect(text).toContain(title)
    expect(html.split('<main')[1]).toMatch(new RegExp(`<a [^>]*href="${prefix}"`))
  }
})

/** Returns the text and URL of each link in an element. */
function listLinks(html: string, isPart: (attributes: Readonly<Record<string, string>>) => boolean) {
  const part = DomUtils.findOne((element) => isPart(element.attribs), parseDocument(html).children)
  const links = part ? DomUtils.getElementsByTagName('a', part, true) : []
  return links.map((link) => [DomUtils.textContent(link), link.attribs.href])
}

test('without JavaScript, the footer links to the same page in the other locales', async () => {
  const { html } = await readPage(store.url, '/de/about')
  const footer = html.split('<footer')[1] ?? ''
  expect(footer).toMatch(/<noscript><nav/)
  const links = listLinks(footer, (attributes) => attributes['aria-label'] === 'Andere Länder und Sprachen')
  expect(links).toHaveLength(LANGUAGES.length + 1)
  expect(links).toContainEqual(['Lieferland: International · USD · English', '/about'])
  expect(links).toContainEqual(['Lieferland: Schweiz · CHF · Svenska', '/ch-sv/about'])
})

test('every page but checkout can suggest each locale', async () => {
  for (const [path, isHidden] of [
    ['/faq', false],
    ['/checkout', true],
  ] as const) {
    const { html } = await readPage(store.url, path)
    const bar = /<aside aria-label="Country and language"[^>]*>/.exec(html)?.[0] ?? ''
    expect([path, bar.includes(' hidden=""'), bar.includes('data-shown')]).toEqual([path, isHidden, false])
    const links = listLinks(html, (attributes) => attributes['aria-label'] === 'Country and language')
    expect(links).toHaveLength(LANGUAGES.length + 2)
  }
})

test('a translated slug is suggested from the translated name, and rejected if it is invalid or taken', async () => {
  const { db } = database
  const rows = [
    { name: 'Flax', slug: 'flax' },
    { name: 'Taken', slug: 'seide' },
  ]
  const [flax] = await db.insert(collections).values(rows).returning({ id: collections.id })
  if (!flax) throw new Error('The collection was not added')
  const texts = { name: 'Grüße aus Leinen' }
  await db.insert(translations).values({ kind: 'collection', subjectId: flax.id, language: 'de', texts, sources: {} })
  const { post, hidden } = await openAdminClient(store, db)
  const { cookie } = await openStaffSession(db, store)
  const edit = `/admin/translations/de/collection/${flax.id}`
  expect((await readPage(store.url, edit, cookie)).html).toMatch(/Use “<bdi>gruesse-aus-leinen<\/bdi>”/)
  const version = await hidden(edit, 'version')
  const save = async (slug: string) => {
    const response = await post(edit, { ...texts, slug, version })
    return [response.status, await response.text()]
  }
  expect(await save('Grüße')).toEqual([400, expect.stringContaining('Use lowercase letters')])
  expect(await save('seide')).toEqual([400, expect.stringContaining('Another collection already has this slug')])
  expect(await save('flachs')).toEqual([200, expect.stringContaining('value="flachs"')])
})

test('a language’s text is exported as XLIFF, translated and imported again', async () => {
  const { cookie } = await openStaffSession(database.db, store)
  const headers = { Origin: store.url, Cookie: cookie }
  const list = await readPage(store.url, '/admin/translations?language=de', cookie)
  const path = '/admin/translations/export/xliff?language=de'
  expect(list.html).toContain(`href="${path}"`)
  const exported = await (await fetch(store.url + path, { headers })).text()
  const unit = `product/${createDemoId('product', 'indigo-brush-scarf')}/name`
  const others = new RegExp(`<trans-unit id="(?!${unit}")[\\s\\S]*?</trans-unit>`, 'g')
  const translated = exported.replaceAll(others, '').replace('</source>', '</source><target>Pinseltuch</target>')
  const body = new FormData()
  body.append('file', new File([translated], 'back.xlf'))
  const sent = await fetch(`${store.url}/admin/import/file`, { method: 'POST', headers, body })
  const { to } = z.object({ to: z.string() }).parse(await sent.json())
  await expect.poll(async () => (await readPage(store.url, to, cookie)).text).toMatch(/Indigo Brush Scarf · Name · /)
})

async function open(path: string) {
  const response = await fetch(store.url + path, { redirect: 'manual' })
  return { status: response.status, location: response.headers.get('Location'), html: await response.text() }
}

const redirectTo = (location: string) => ({ status: 301, location })

test('under a locale, the URL has the slug in its language, and other slugs redirect to it with their query', async () => {
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
    const target = opened.location?.startsWith(store.url) ? opened.location.slice(store.url.length) : opened.location
    expect({ status: opened.status, location: target }, path).toEqual(redirectTo(location))
  }
  const data = await fetch(`${store.url}/de/collection/${linen}.data`, { redirect: 'manual' })
  expect([data.status, data.headers.get('X-Remix-Redirect')]).toEqual([204, '/collection/leinen'])
  const location = '/de/collection/leinen' // the redirect is the same for any other spelling of the slug
  for (const path of ['/de/collection/leinen%00', '/de/collection/l%C3%A9inen']) {
    expect(await open(path), path).toMatchObject(redirectTo(location))
  }
  expect((await open('/de/collection/%d9%83%d8%aa%d8%a7%d9%86')).status).toBe(404)
})

test('a page lists its URLs in all languages, and its links contain the slugs in its language', async () => {
  const { html } = await open('/de/collection/leinen')
  const at = (path: string) => `${store.url}${path}`
  expect(html).toContain(`<link rel="canonical" href="${at('/de/collection/leinen')}"`)
  const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)]
  const slugs: Readonly<Record<string, string>> = { de: 'leinen', fr: 'lin' }
  const prefixes = { ...Object.fromEntries(LANGUAGES.map((tag) => [tag, `/${tag}`])), en: '', 'x-default': '' }
  const localePrefixes = Object.entries({ ...prefixes, 'da-CH': '/ch-da', 'sv-CH': '/ch-sv' })
  expect(Object.fromEntries(alternates.map(([, tag, href]) => [tag, href]))).toEqual(
    Object.fromEntries(localePrefixes.map(([tag, prefix]) => [tag, at(`${prefix}/collection/${slugs[tag] ?? linen}`)])),
  )
  // The locale picker contains these links for shoppers without JavaScript
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

test('while the store is closed, a page redirects to the coming-soon page in its locale', async () => {
  const status = async () => (await fetch(`${store.url}/ch-sv/about`, { redirect: 'manual' })).status
  onTestFinished(async () => {
    await saveSettings(database.db, { store_open: true })
    await until(async () => (await status()) === 200)
  })
  await saveSettings(database.db, { store_open: false })
  await until(async () => (await status()) === 302)
  const page = await fetch(`${store.url}/ch-sv/shop`)
  expect(page.url).toBe(`${store.url}/ch-sv/coming-soon`)
  expect(await page.text()).toContain('<html lang="sv-CH"')
  const data = await fetch(`${store.url}/ch-sv/shop.data`, { redirect: 'manual' })
  expect(data.headers.get('X-Remix-Redirect')).toBe('/coming-soon') // the router adds the prefix
})
