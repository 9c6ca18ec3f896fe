import { describe, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { dropUnknownSlugs, readShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'
import { createPageHead } from '#app/content/seo/page-head.server.ts'
import type { PageHead } from '#app/content/seo/page-head.ts'
import { createProductShare } from '#app/content/seo/share.server.ts'
import { createShopHead } from '#app/content/seo/shop-head.server.ts'
import { newId } from '#app/lib/id.ts'
import { EXAMPLE_BRANDS } from '#app/store/brand/example-brands.ts'
import { initialSettings } from '#app/store/settings.ts'
import { demoCategories } from '#db/demo/categories.ts'
import { testLocale, testStorefront } from '#tests/support/test-store.ts'

const storefront = testStorefront()
const url = new URL('https://shop.example/anything?utm_source=x')

/** Returns the content of a meta tag, the canonical URL or the title. */
function findContent(head: PageHead, name: string): unknown {
  for (const entry of head) {
    if (name === 'title' && 'title' in entry) return entry.title
    if (name === 'canonical' && 'rel' in entry && entry.rel === 'canonical') return entry.href
    if ('name' in entry && entry.name === name && 'content' in entry) return entry.content
    if ('property' in entry && entry.property === name) return entry.content
  }
  return undefined
}

describe('the head of a page', () => {
  const about = { title: 'Our Story', description: 'Who we are.', path: '/about' }

  test('has a title, a description, a canonical URL and a preview image, with absolute URLs', () => {
    const head = createPageHead(url, storefront, about)
    expect(findContent(head, 'title')).toBe('Our Story · Lumina')
    expect(findContent(head, 'description')).toBe('Who we are.')
    expect(findContent(head, 'canonical')).toBe('https://shop.example/about')
    expect(findContent(head, 'robots')).toBeUndefined()
    expect(findContent(head, 'og:url')).toBe('https://shop.example/about')
    expect(findContent(head, 'og:type')).toBe('website')
    expect(findContent(head, 'og:site_name')).toBe('Lumina')
    expect(findContent(head, 'og:title')).toBe('Our Story')
    expect(findContent(head, 'og:image')).toMatch(/^https:\/\/shop\.example\/share\/store\/[0-9a-f]{32}\.jpg$/)
    expect(findContent(head, 'og:image:width')).toBe('1200')
    expect(findContent(head, 'og:image:height')).toBe('630')
    expect(findContent(head, 'og:image:alt')).toBe('Lumina')
    expect(findContent(head, 'twitter:card')).toBe('summary_large_image')
  })

  test('has the price and image of a product', () => {
    const image = { url: '/media/demo/0a.jpg', width: 4, height: 5, alt: 'Shift in ember, front' }
    const product = { id: newId<'product'>(), name: 'Shift', images: [image] }
    const share = createProductShare(product, storefront)
    const availability = { status: 'in_stock' } as const
    const offer = { id: 'v1', price: money(7_400_050, 'NGN'), before: null, availability, isOnly: true }
    const head = createPageHead(url, storefront, { ...about, share, offer })
    expect(findContent(head, 'og:type')).toBe('product')
    expect(findContent(head, 'product:price:amount')).toBe('74000.50')
    expect(findContent(head, 'product:price:currency')).toBe('NGN')
    expect(findContent(head, 'product:availability')).toBe('in stock')
    expect(findContent(head, 'product:retailer_item_id')).toBe('v1')
    expect(findContent(head, 'og:image')).toContain(`/share/product-${product.id}/`)
    expect(findContent(head, 'og:image:alt')).toBe('Shift in ember, front')
  })

  test('has a preview image whose URL changes with its content', () => {
    const product = { id: newId<'product'>(), name: 'Shift', images: [] }
    const { address } = createProductShare(product, storefront)
    expect(createProductShare({ ...product }, storefront).address).toBe(address)
    expect(createProductShare({ ...product, name: 'Slip' }, storefront).address).not.toBe(address)
    const renamed = testStorefront({ ...initialSettings, store_name: 'Maison' })
    expect(createProductShare(product, renamed).address).not.toBe(address)
    const branded = EXAMPLE_BRANDS.map(({ look }) =>
      createProductShare(product, { ...storefront, brand: JSON.stringify(look) }),
    )
    expect(new Set(branded.map((share) => share.address)).size).toBe(EXAMPLE_BRANDS.length)
  })

  test('cuts a long description after a word, joins its lines, and uses the title instead of an empty description', () => {
    const long = `${'linen and  light\n'.repeat(40)}`
    const description = String(
      findContent(createPageHead(url, storefront, { ...about, description: long }), 'description'),
    )
    expect(description.length).toBeLessThanOrEqual(201)
    expect(description).toMatch(/^linen and light linen .* (linen|and|light)…$/)
    const empty = createPageHead(url, storefront, { ...about, description: ' ' })
    expect(findContent(empty, 'description')).toBe('Our Story · Lumina')
  })

  test('has no canonical URL if the page is not indexed', () => {
    const head = createPageHead(url, storefront, { ...about, path: null })
    expect(findContent(head, 'robots')).toBe('noindex, follow')
    expect([findContent(head, 'canonical'), findContent(head, 'og:url')]).toEqual([undefined, undefined])
  })
})

describe('in a store with one or several locales', () => {
  const nigeria = testLocale({ prefix: 'ng', language: 'en', countries: ['NG'] })
  const austria = testLocale({ prefix: 'at', language: 'de-AT', countries: ['AT'] })
  const ireland = testLocale({ prefix: 'ie', language: 'en', countries: ['IE', 'MT'] })
  const swiss = testLocale({ prefix: 'ch', language: 'de', countries: ['CH', 'LI'] })
  const locales = [storefront.locale, nigeria, austria, ireland, swiss]
  const details = { title: 'Our Story', description: 'Who we are.', path: '/about' }
  const head = createPageHead(url, { ...storefront, locale: nigeria, locales }, details)

  test('a page has the URL and the territory of its locale', () => {
    expect(findContent(head, 'canonical')).toBe('https://shop.example/ng/about')
    expect(findContent(head, 'og:url')).toBe('https://shop.example/ng/about')
    expect(findContent(head, 'og:image')).toMatch(/^https:\/\/shop\.example\/ng\/share\/store\/[0-9a-f]{32}\.jpg$/)
    expect(findContent(head, 'og:locale')).toBe('en_NG')
    const alternates = head.filter((entry) => 'property' in entry && entry.property === 'og:locale:alternate')
    expect(alternates.map((entry) => 'content' in entry && entry.content)).toEqual(['en_US', 'de_AT', 'de_DE'])
  })

  test.each([
    ['de-CH', 'de_CH'],
    ['sw', 'sw_TZ'],
    ['pt', 'pt_PT'],
    ['tlh', 'tlh'],
  ])('the og:locale of %s in several countries is %s', (language, expected) => {
    const locale = testLocale({ prefix: 'x1', language, countries: ['KE', 'UG'] })
    expect(findContent(createPageHead(url, { ...storefront, locale, locales }, details), 'og:locale')).toBe(expected)
  })

  test('a page has an alternate link for each language and country, without duplicates', () => {
    const links = head.filter((entry) => 'rel' in entry && entry.rel === 'alternate')
    expect(links.map((entry) => 'hrefLang' in entry && [entry.hrefLang, entry.href])).toEqual([
      ['en', 'https://shop.example/about'],
      ['en-NG', 'https://shop.example/ng/about'],
      ['de-AT', 'https://shop.example/at/about'],
      ['en-IE', 'https://shop.example/ie/about'],
      ['en-MT', 'https://shop.example/ie/about'],
      ['de', 'https://shop.example/ch/about'],
      ['x-default', 'https://shop.example/about'],
    ])
  })

  test('a page that is not indexed has no alternate links', () => {
    const hidden = createPageHead(url, { ...storefront, locale: nigeria, locales }, { ...details, path: null })
    expect(hidden.filter((entry) => 'rel' in entry)).toEqual([])
  })

  test('a page in the only locale has neither alternate links nor og:locale', () => {
    const single = createPageHead(url, storefront, details)
    expect(JSON.stringify(single)).not.toMatch(/alternate|og:locale/)
  })
})

const CATEGORIES = demoCategories.map((category) => ({ ...category, seoTitle: '', seoDescription: '', image: null }))

const shop = { ...storefront, categories: CATEGORIES }

function readFilters(query: string) {
  const known = { categories: CATEGORIES, collections: [{ slug: 'evening' }] }
  return dropUnknownSlugs(readShopFilters(new URLSearchParams(query), 'NGN'), known)
}

describe('/shop', () => {
  const lists = [
    { query: '', canonical: '/shop' },
    { query: 'utm_source=x&category=nonsense&sort=nonsense&min=x', canonical: '/shop' },
    { query: 'page=2', canonical: '/shop?page=2' },
    { query: 'page=1', canonical: '/shop' },
    { query: 'page=2&category=dresses', canonical: '/shop?category=dresses&page=2' },
    { query: 'collection=evening', canonical: '/shop?collection=evening' },
    { query: 'sort=name&category=dresses', canonical: '/shop?category=dresses' },
    { query: 'sort=name&category=dresses&page=3', canonical: null },
    { query: 'sort=price-asc&page=2', canonical: null },
    { query: 'search=silk', canonical: null },
    { query: 'min=100', canonical: null },
    { query: 'max=100&category=dresses', canonical: null },
    { query: 'collection=evening&category=dresses', canonical: null },
  ]
  test.each(lists)('?$query has the canonical URL $canonical', ({ query, canonical }) => {
    const filters = readFilters(query)
    const head = createShopHead(url, shop, { title: 'Shop', filters, total: 100, products: [] })
    expect(findContent(head, 'canonical')).toBe(canonical === null ? undefined : `https://shop.example${canonical}`)
    expect(findContent(head, 'robots')).toBe(canonical === null ? 'noindex, follow' : undefined)
  })

  test('structured data lists the cards of the page, with their positions in the list', () => {
    const [id, other] = [newId<'product'>(), newId<'product'>()]
    const products = [{ id, color: { name: 'Off White', shownName: 'Off White' } }, { id: other }]
    const head = createShopHead(url, shop, { title: 'Shop', filters: readFilters('page=2'), total: 26, products })
    expect(JSON.stringify(head)).toContain(
      JSON.stringify({
        '@type': 'ItemList',
        numberOfItems: 26,
        itemListElement: [
          { '@type': 'ListItem', position: 25, url: `https://shop.example/product/${id}?color=Off+White` },
          { '@type': 'ListItem', position: 26, url: `https://shop.example/product/${other}` },
        ],
      }).slice(1),
    )
  })

  test('a list without products is not indexed', () => {
    const filters = readFilters('category=tops')
    const head = createShopHead(url, shop, { title: 'Tops', filters, total: 0, products: [] })
    expect(findContent(head, 'robots')).toBe('noindex, follow')
  })

  test('the second page of a list has its own title', () => {
    const filters = readFilters('category=tops&page=2')
    const head = createShopHead(url, shop, { title: 'Tops', filters, total: 100, products: [] })
    expect(findContent(head, 'title')).toBe('Tops, page 2 · Lumina')
    expect(findContent(head, 'description')).toBe('Tops by Lumina.')
  })
  test('a category has the title, description and image that staff gave it', () => {
    const image = { url: '/media/demo/0a.jpg', width: 4, height: 5, alt: 'Tops on a rail' }
    const tops = { slug: 'tops', name: 'Tops', seoTitle: 'Linen tops', seoDescription: 'Cut to last.', image }
    const head = createShopHead(
      url,
      { ...storefront, categories: [tops] },
      {
        title: 'Tops',
        filters: readFilters('category=tops'),
        total: 1,
        products: [],
      },
    )
    expect(findContent(head, 'title')).toBe('Linen tops · Lumina')
    expect(findContent(head, 'description')).toBe('Cut to last.')
    expect(findContent(head, 'canonical')).toBe('https://shop.example/shop?category=tops')
    expect(findContent(head, 'og:image')).toContain('/share/category-tops/')
    expect(findContent(head, 'og:image:alt')).toBe('Tops on a rail')
  })

  test.each([
    {
      names: ['Dresses', 'Tops', 'Bottoms', 'Accessories'],
      expected: 'Dresses, tops, bottoms and accessories by Lumina.',
    },
    { names: ['Coats', 'T-shirts', 'UV wear'], expected: 'Coats, T-shirts and UV wear by Lumina.' },
    { names: ['Hats'], expected: 'Hats by Lumina.' },
    { names: [], expected: 'Pieces by Lumina.' },
  ])('the description of the list of all products contains the categories: $expected', ({ names, expected }) => {
    const categories = names.map((name) => ({ slug: name, name, seoTitle: '', seoDescription: '', image: null }))
    const head = createShopHead(
      url,
      { ...storefront, categories },
      { title: 'Shop', filters: readFilters(''), total: 1, products: [] },
    )
    expect(findContent(head, 'description')).toBe(expected)
  })
})
