import { expect, test } from 'vitest'
import { findElements, readLinksIn, readText } from '#tests/support/html-elements.ts'
import { readMainText, readPage } from '#tests/support/read-page.ts'
import { getSettingsStore } from '#tests/support/shared-store.ts'

// Tests the HTML of the shop and its search, in a store with only the demo's products.

const { url } = getSettingsStore()

/** Returns the HTML of each product's card. */
function findCards(html: string): string[] {
  return [...html.matchAll(/<article class="card".*?<\/article>/gs)].map(([card]) => card)
}

test('a card shows its colors, one badge and both prices, and whether it is out of stock', async () => {
  const { html } = await readPage(url, '/shop?category=dresses')
  const card = (name: string) => findCards(html).find((markup) => markup.includes(`>${name}</a>`)) ?? ''
  expect(readMainText(card('Imisi Satin Gown'))).toMatch(/^New Imisi Satin Gown₦186,000\.00/)
  const shift = card('Ember Linen Shift')
  expect(readMainText(shift)).toMatch(
    /^Bestseller Ember Linen ShiftSale price ₦74,000\.00 Original price ₦88,000\.00Colors: Terracotta, Flax, Lichen\s*Quick add$/,
  )
  expect(findElements(shift, 'circle').map(({ attribs }) => attribs.fill)).toHaveLength(3)
  expect(findElements(shift, 'img')[0]?.attribs).toMatchObject({ alt: expect.stringMatching(/\w/) })
  const soldOut = card('Selah Column Dress')
  expect(readMainText(soldOut)).toMatch(/^Out of Stock/)
  expect(findElements(soldOut, 'img')[0]?.attribs.class).toContain('opacity-60')
  expect(findElements(soldOut, 'a').map(({ attribs }) => attribs.href)).toEqual([expect.stringMatching(/^\/product\//)])
  expect(findCards(html).filter((markup) => markup.includes('Out of Stock'))).toEqual([soldOut])
})

test('the shop has filters for category, collection and price, four sort orders, and collections sorted by name', async () => {
  const { html } = await readPage(url, '/shop')
  const [bar = ''] = /<form[^>]*filter-bar.*?<\/form>/s.exec(html) ?? []
  const categories = findElements(bar, 'fieldset').map((set) => readText(set).replace(/\d+/g, ' '))
  expect(categories.join()).toMatch(/^CategoryAllDresses\s+Tops\s+Bottoms\s+Accessories\s/)
  const readOptions = (name: string) =>
    findElements(bar, 'select')
      .filter(({ attribs }) => attribs.name === name)
      .flatMap((select) => findElements(select, 'option'))
      .map(readText)
  expect(readOptions('sort')).toEqual(['Newest', 'Price: low to high', 'Price: high to low', 'Name: A to Z'])
  const [all, ...collections] = readOptions('collection')
  expect(all).toBe('Collection')
  expect(collections.length).toBeGreaterThan(3)
  expect(collections).toEqual(collections.toSorted((a, b) => a.localeCompare(b)))
  expect(findElements(bar, 'input').map(({ attribs }) => attribs['aria-label'])).toEqual(
    expect.arrayContaining(['Search products', 'Minimum price in NGN', 'Maximum price in NGN']),
  )
})

test('an empty list shows which filters to remove, and offers the categories', async () => {
  const { text, html } = await readPage(url, '/shop?color=terracotta&size=nobody&size=one-size')
  expect(text).toContain('0 products')
  const chips = findElements(html, 'a').filter(({ attribs }) => 'data-chip' in attribs)
  expect(chips.map(({ attribs }) => attribs['aria-label'])).toEqual([
    'Remove filter: One Size',
    'Remove filter: Terracotta',
  ])
  const targets = Object.fromEntries(readLinksIn(html, 'main'))
  expect(text).toMatch(/\d+ products without One Size/)
  expect(targets).toMatchObject({ Accessories: '/shop?category=accessories', 'Clear filters': '/shop' })
})

test('an empty list names the price filter as part of a sentence', async () => {
  const { text } = await readPage(url, '/shop?max=1')
  expect(text).toMatch(/\d+ products without up to ₦1\.00/)
})

test('a search without results names the text, and offers one link to all products', async () => {
  const { text, html } = await readPage(url, '/shop?search=nothing-like-it')
  expect(text).toMatch(/^“nothing-like-it”/)
  expect(text).toContain('No products match')
  expect(text).toMatch(/Show \d+ products/)
  expect(findElements(html, 'a').some(({ attribs }) => 'data-chip' in attribs)).toBe(false)
})

test('the URL of the second page shows only that page, with a link to the previous one', async () => {
  const { html, text } = await readPage(url, '/shop?page=2')
  expect(findCards(html).length).toBeLessThanOrEqual(24)
  expect(text).toMatch(/Show previous/)
  expect(findElements(html, 'a').find((link) => readText(link) === 'Show previous')?.attribs.href).toBe('/shop')
  const first = (await readPage(url, '/shop')).html
  expect(findElements(first, 'a').find(({ attribs }) => attribs.rel === 'next')?.attribs.href).toBe('/shop?page=2')
})

test('the list of an unknown collection is not found', async () => {
  expect((await readPage(url, '/shop?collection=nope')).status).toBe(404)
})

test('suggestions succeed without cookies, whatever the query', async () => {
  for (const query of [
    '',
    '?q=',
    '?q=%00',
    '?q=%25%25',
    '?q=__%5C',
    '?q=%ED%A0%80%FF',
    "?q=' or 1=1 --",
    `?q=${'x'.repeat(10_000)}`,
    '?q=zzzz&q=linen&Q=x',
  ]) {
    const response = await fetch(`${url}/search/suggestions${query}`)
    const { headers } = response
    expect([query, response.status, headers.get('cache-control'), headers.get('set-cookie')]).toEqual([
      query,
      200,
      'no-cache',
      null,
    ])
    expect(await response.json(), query).toEqual({ categories: [], collections: [], products: [], correctedText: null })
  }
})
