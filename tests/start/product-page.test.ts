import { expect, test } from 'vitest'
import { createDemoId } from '#db/demo/demo-ids.ts'
import { findElements, readLinksIn, readText } from '#tests/support/html-elements.ts'
import { readPage } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'

// Tests the HTML of a product's page and its size guide.

const { url } = getSharedStore()

const toPath = (slug: string) => `/product/${createDemoId('product', slug)}`

test('the page shows both prices, badges, collection, notes, details, and matching products', async () => {
  const { html, text } = await readPage(url, toPath('ember-linen-shift'))
  for (const expected of [
    'Ember Linen Shift',
    'SALE',
    'Sale price $49.33 Original price $58.67',
    '₦74,000.00',
    'Free shipping over $100',
    '30-day return policy',
    'Secure payment',
    'Premium packaging',
    'Washed linen',
    'Care instructions',
    'SKU',
  ]) {
    expect(text).toContain(expected)
  }
  expect(text).not.toContain('NEW')
  const targets = Object.fromEntries(readLinksIn(html, 'main'))
  expect(targets['Morning Linen']).toBe('/collection/morning-linen')
  const [row] = findElements(html, 'section').filter((section) => readText(section).includes('Wear it with'))
  const related = row ? findElements(row, 'article').map(readText) : []
  expect(related).toHaveLength(2) // the rest of its collections is in its category
  expect(related.filter((card) => /Ember Linen Shift|Out of Stock/.test(card))).toEqual([])
  expect((await readPage(url, toPath('imisi-satin-gown'))).text).toContain('NEW')
})

test('the page shows the rating and the reviews, newest first, with verified purchases', async () => {
  const { text } = await readPage(url, toPath('amara-bias-slip-dress'))
  expect(text).toContain('Average rating 4.0 (4 reviews)')
  expect(text).toContain('Reviews (4)')
  expect(text).toContain('of 5, 4 reviews')
  expect(text).toMatch(/[1-5] of 5/)
  expect(text).toContain('Verified purchase')
  const titles = ['Beautiful, be gentle', 'Wore it three nights running', 'Too long for me', 'It moves']
  expect(text).toMatch(new RegExp(titles.join('.*')))
})

test('for an unknown color or tab, the page shows the first color or tab', async () => {
  const { html, text } = await readPage(url, `${toPath('ember-linen-shift')}?color=No-such&tab=nonsense`)
  const chosen = findElements(html, 'input').filter(({ attribs }) => 'checked' in attribs && attribs.name === 'color')
  expect(chosen.map(({ attribs }) => attribs.value)).toEqual(['Terracotta'])
  expect(text).toContain('Color: Terracotta')
  const open = findElements(html, 'button').filter(({ attribs }) => attribs['aria-selected'] === 'true')
  expect(open.map(readText)).toEqual(['Description'])
})

test('a URL with a size and a color selects both', async () => {
  const { html } = await readPage(url, `${toPath('ivo-balloon-blouse')}?color=Slate&size=M`)
  const chosen = findElements(html, 'input').filter(({ attribs }) => 'checked' in attribs && attribs.type === 'radio')
  expect(chosen.map(({ attribs }) => attribs.value)).toEqual(['Slate', 'M'])
})

test('an unknown product or a draft shows Product Not Found, with a link to the shop', async () => {
  for (const path of [
    '/product/not-an-id',
    '/product/0199a1b2-0000-7000-8000-0123456789ab',
    '/product/imisi-bridal-gown',
  ]) {
    const { status, html, text } = await readPage(url, path)
    expect([path, status, text]).toEqual([
      path,
      404,
      "Product Not FoundThis product doesn't exist or has been removed.Back to Shop",
    ])
    expect(html).toContain('<title>Product Not Found · Lumina</title>')
    expect(readLinksIn(html, 'main').map(([, target]) => target)).toEqual(['/shop'])
    expect(html).toMatch(/<header.*<main.*<footer/s)
  }
})

test('a request for product cards returns only active products, in the requested order, whatever else is requested', async () => {
  const [hat, scarf] = [createDemoId('product', 'wren-straw-hat'), createDemoId('product', 'indigo-brush-scarf')]
  const request = async (query: string) => {
    const response = await fetch(`${url}/product-cards${query}`)
    const { products }: { products: { name: string; badge: string | null }[] } = await response.json()
    return { status: response.status, products }
  }
  const listNames = async (query: string) => {
    const { status, products } = await request(query)
    return [status, ...products.map(({ name }) => name)]
  }
  expect(await listNames(`?ids=${scarf},${hat.toUpperCase()},${hat}`)).toEqual([
    200,
    'Indigo Brush Scarf',
    'Wren Straw Hat',
  ])
  expect(await listNames('?list=bestsellers')).toEqual([
    200,
    'Kaia Poplin Shirt',
    'Amara Bias Slip Dress',
    'Lune Half-Moon Bag',
    'Sana Wide-Leg Trouser',
  ])
  const { products: bestsellers } = await request('?list=bestsellers')
  expect(bestsellers.map(({ badge }) => badge)).not.toContain('bestseller')
  expect(await listNames(`?ids=x,%00,0199a1b2-0000-7000-8000-0123456789ab,${hat}`)).toEqual([200, 'Wren Straw Hat'])
  expect(await listNames(`?ids=${createDemoId('product', 'imisi-bridal-gown')}`)).toEqual([200])
  for (const query of ['', '?ids=', `?ids=${'x'.repeat(8_000)}`, `?ids=${'x,'.repeat(20)}${hat}`]) {
    expect(await listNames(query), query).toEqual([200])
  }
})

test('a size guide page shows both units and is not indexed, and a product without a size guide has no link to one', async () => {
  const guide = `${toPath('imisi-satin-gown')}/size-guide`
  expect((await readPage(url, toPath('imisi-satin-gown'))).html).toContain(`href="${guide}"`)
  const { status, html, text } = await readPage(url, guide)
  expect(status).toBe(200)
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  expect(html).toMatch(/<h1[^>]*>Size guide<\/h1>/)
  for (const expected of ['78–81', '30¾–32', 'Around the fullest part, with the tape level at the back.']) {
    expect(text).toContain(expected)
  }
  expect((await readPage(url, toPath('tarn-straw-hat'))).text).not.toMatch(/Size guide|Find my size/)
  expect((await readPage(url, `${toPath('tarn-straw-hat')}/size-guide`)).status).toBe(404)
})
