import { DomUtils } from 'htmlparser2'
import { expect, test } from 'vitest'
import { createDemoId } from '#db/demo/demo-ids.ts'
import { findElements, type HtmlElement, readLinks, readLinksIn, readText } from '#tests/support/html-elements.ts'
import { readMainText, readPage } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'

// Checks the text of the demo store's pages in their HTML.

const { url } = getSharedStore()

test('the footer has every link with its target, the year and the currencies', async () => {
  const { html } = await readPage(url, '/faq')
  expect(readLinksIn(html, 'footer')).toEqual([
    ['hello@lumina.example', 'mailto:hello@lumina.example'],
    ['All Products', '/shop'],
    ['New Arrivals', '/shop'],
    ['Bestsellers', '/shop'],
    ['Lookbook', '/lookbook'],
    ['Our Story', '/about'],
    ['Contact Us', '/contact'],
    ['FAQ', '/faq'],
    ['Privacy Policy', '/'],
    ['Terms of Service', '/'],
    ['Shipping & Returns', '/'],
    ['Admin Login', '/admin/login'],
  ])
  const [footer = ''] = /<footer.*<\/footer>/s.exec(html) ?? []
  expect(readMainText(footer)).toContain(`© ${new Date().getFullYear()} Lumina`)
  expect(findElements(footer, 'select').map(({ attribs }) => attribs['aria-label'])).toEqual(['Currency'])
  const currencies = findElements(footer, 'option').map(({ attribs }) => attribs.value)
  expect(currencies.toSorted()).toEqual(['CAD', 'EUR', 'GBP', 'USD'])
})

test('the phone menu links to the shop, the collections and the other pages', async () => {
  const { html } = await readPage(url, '/about')
  const menu = readLinksIn(html, 'dialog')
  const collections = menu.filter(([, target]) => target?.startsWith('/collection/'))
  expect(collections).toContainEqual(['Morning Linen', '/collection/morning-linen'])
  expect(menu.filter((link) => !collections.includes(link)).map(([, target]) => target)).toEqual([
    '/shop',
    '/lookbook',
    '/about',
    '/wishlist',
    '/contact',
    '/faq',
  ])
})

/** Returns the third-level headings, keyed by their section's heading. */
function readSections(html: string): Record<string, string[]> {
  const sections = findElements(html, 'section').map((section) => {
    const id = section.attribs['aria-labelledby'] ?? ''
    const [heading] = DomUtils.find((node) => 'attribs' in node && node.attribs.id === id, [section], true, 1)
    return [readText(heading as HtmlElement | undefined), findElements(section, 'h3').map(readText)] as const
  })
  return Object.fromEntries(sections)
}

test('the homepage has its hero, up to four products in each section, placed products first, and its text', async () => {
  const { html, text } = await readPage(url, '/')
  expect(readSections(html)).toEqual({
    'Radiate Your Light': [],
    'Best sellers': ['Kaia Poplin Shirt', 'Amara Bias Slip Dress', 'Lune Half-Moon Bag', 'Sana Wide-Leg Trouser'],
    'New arrivals': ['Imisi Satin Gown', 'Ivo Balloon Blouse', 'Tide Linen Trouser', 'Atelier Leather Tote'],
    'Featured products': ['Osun Adire Kaftan', 'Maren Collarless Coat', 'Thandi Wrap Dress', 'Noor Circle Skirt'],
    'Editor’s picks': ['Lanre Shirt Dress', 'Rue Bias Skirt', 'Odette Wool Jacket', 'Indigo Brush Scarf'],
    'Made slowly, worn often': [],
    'Latest collections': ['The Quiet Evening', 'Morning Linen', 'Indigo Studies', 'Soft Structure'],
    'Our promise': ['Free shipping', 'Flexible payment', 'Fast delivery', 'Premium support'],
    'First to see the light': [],
  })
  for (const expected of [
    'New Collection 2024',
    'Timeless elegance meets modern femininity',
    'The pieces this season is built around.',
    'Standard delivery is free on orders of $150.00 or more.',
    'pieces500+',
    'artisans40+',
  ]) {
    expect(text).toContain(expected)
  }
  const links = readLinksIn(html, 'main')
  expect(links).toContainEqual(['Discover CollectionView Collection', '/shop'])
  expect(links).toContainEqual(['Morning Linen', '/shop?collection=morning-linen'])
  expect(links).toContainEqual(['Read our story', '/about'])
  const shops = findElements(html, 'a').filter((link) => readText(link) === 'SHOP')
  expect(shops.map(({ attribs }) => attribs['aria-label'])).toEqual([
    'Shop Imisi Satin Gown',
    'Shop Ivo Balloon Blouse',
    'Shop Tide Linen Trouser',
    'Shop Atelier Leather Tote',
  ])
  for (const { attribs } of shops) expect(attribs.href).toMatch(/^\/product\//)
})

test('the about page tells the story, counts pieces and artisans, lists values, and links to the shop', async () => {
  const { html, text } = await readPage(url, '/about')
  for (const expected of [
    'Our Story',
    'We make clothes for the hours when the light is kind',
    'It began with a length of silk',
    'pieces500+',
    'artisans40+',
    'What we stand for',
  ]) {
    expect(text).toContain(expected)
  }
  expect(findElements(html, 'dt').map(readText)).toEqual(
    expect.arrayContaining(['Cloth first', 'Made by hand', 'Made in small runs', 'Clear facts']),
  )
  expect(readLinksIn(html, 'main')).toEqual([['Explore the Shop', '/shop']])
})

test('the contact page shows how to reach the store, then the form, and links to the FAQ', async () => {
  const { html, text } = await readPage(url, '/contact')
  expect(readLinksIn(html, 'main')).toContainEqual(['hello@lumina.example', 'mailto:hello@lumina.example'])
  expect(readLinksIn(html, 'main')).toContainEqual(['FAQ', '/faq'])
  expect(text).toMatch(/Monday to Friday 9 AM to 6 PM EST ?Replies within 24-48 hours.*Name.*Email.*Subject.*Message/)
  expect(text).not.toMatch(/Phone|Address|Follow us/)
})

test('the FAQ has a contact link and five categories of closed panels, only one of which can be open at a time in each category', async () => {
  const { html, text } = await readPage(url, '/faq')
  const names = ['Shipping', 'Returns & Exchanges', 'Sizing', 'Orders', 'Products']
  expect(findElements(html, 'h2').map(readText).slice(0, 5)).toEqual(names)
  expect(readLinksIn(html, 'main').map(([name]) => name)).toEqual([...names, 'Write to us'])
  expect(readLinksIn(html, 'main').at(-1)).toEqual(['Write to us', '/contact'])
  const panels = findElements(html, 'details').filter(({ attribs }) => attribs.name?.startsWith('faq-'))
  expect(new Set(panels.map(({ attribs }) => attribs.name)).size).toBe(5)
  expect(panels.filter(({ attribs }) => 'open' in attribs)).toEqual([])
  for (const expected of [
    'free standard shipping on orders over $150',
    '50+ countries. International shipping takes 7-14 days',
    'Sale items are final sale',
    'within 1 hour',
    '30-day returns',
  ]) {
    expect(text).toContain(expected)
  }
})

test('the lookbook shows the active collections by position, each with its image and a link', async () => {
  const { html } = await readPage(url, '/lookbook')
  const spreads = findElements(html, 'article')
  const links = spreads.flatMap(readLinks)
  expect(links.slice(0, 5), 'the collections of other tests follow').toEqual([
    ['The Quiet Evening', '/collection/quiet-evening'],
    ['Morning Linen', '/collection/morning-linen'],
    ['Indigo Studies', '/collection/indigo-studies'],
    ['Soft Structure', '/collection/soft-structure'],
    ['Objects', '/collection/objects'],
  ])
  for (const spread of spreads.slice(0, 5))
    expect(findElements(spread, 'img').map(({ attribs }) => attribs.alt)).toEqual([expect.stringMatching(/\w+ \w+/)])
})

test('without scripts, the lookbook, collections and product pages show looks, and the lookbook links to their products', async () => {
  const { html, text } = await readPage(url, '/lookbook')
  for (const name of ['Work, unhurried', 'Market morning', 'After the heat', 'Ten past seven', 'Indigo studies'])
    expect(text).toContain(name)
  const spots = findElements(html, 'button').map(({ attribs }) => attribs['aria-label'])
  expect(spots.filter((label) => label?.includes(', $'))).toHaveLength(17)
  expect(spots).toContain('Maren Collarless Coat, $140.00')
  const links = readLinksIn(html, 'main')
  const coat = `/product/${createDemoId('product', 'maren-collarless-coat')}`
  expect(links).toContainEqual(['Maren Collarless Coat', coat])
  for (const path of [coat, '/collection/soft-structure'])
    expect((await readPage(url, path)).text, path).toContain('Work, unhurried')
})

test('a collection shows its image, name and description, and its products in the chosen order', async () => {
  const { html, text } = await readPage(url, '/collection/morning-linen')
  expect(text).toMatch(/^Morning Linen ?Washed linen and light cotton for warm days/)
  const [main] = findElements(html, 'main')
  expect(main && findElements(main, 'img')[0]?.attribs.alt).toContain('A terracotta linen shift, a sage linen tee')
  expect(main && findElements(main, 'h3').map(readText).slice(0, 2)).toEqual([
    'Ember Linen Shift',
    'Tide Linen Trouser',
  ])
})

test('an unknown collection or a draft shows Collection Not Found, with a link to the shop', async () => {
  for (const slug of ['nothing', 'first-light', 'a%20b', "x'--"]) {
    const { status, html, text } = await readPage(url, `/collection/${slug}`)
    expect([status, text, readLinksIn(html, 'main')], slug).toEqual([
      404,
      "Collection Not FoundThis collection doesn't exist or has been removed.Back to Shop",
      [['Back to Shop', '/shop']],
    ])
    expect(html).toContain('<title>Collection Not Found · Lumina</title>')
  }
})

test('an unknown page shows Page Not Found between header and footer, with links home, to the shop and back', async () => {
  const { status, html, text } = await readPage(url, '/nothing-here')
  expect(status).toBe(404)
  expect(text).toBe("Page Not FoundThe page you're looking for doesn't exist or has been moved.ShopHomeBack")
  expect(readLinksIn(html, 'main')).toEqual([
    ['Shop', '/shop'],
    ['Home', '/'],
  ])
  expect(html).toContain('<title>Page Not Found · Lumina</title>')
  expect(html).toMatch(/<header.*<main.*<footer/s)
})

test('without JavaScript, the newsletter form subscribes, and the homepage shows the result beside the field', async () => {
  const email = `no-scripts-${Date.now()}@example.com`
  const headers = { Origin: url }
  const send = (typed: string) =>
    fetch(`${url}/newsletter`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ email: typed }),
      redirect: 'manual',
    })
  for (const [typed, outcome, expected] of [
    [email, 'subscribed', 'Thank you for subscribing!'],
    [email.toUpperCase(), 'already-subscribed', '! This email is already subscribed!'],
    ['ada', 'failed', '! Failed to subscribe. Please try again.'],
  ] as const) {
    const { status, headers: sent } = await send(typed)
    expect([status, sent.get('Location')]).toEqual([303, `/?newsletter=${outcome}#newsletter`])
    expect(await readNewsletterText(outcome)).toContain(expected)
  }
  expect(await readNewsletterText('limited')).toContain('wait a minute')
  expect(await readNewsletterText('constructor')).not.toMatch(/subscribing!|subscribed!|Failed/)
})

/** Returns the text of the newsletter section, which has the anchor that the form leads to. */
async function readNewsletterText(outcome: string): Promise<string> {
  const { html } = await readPage(url, `/?newsletter=${outcome}`)
  return readMainText(/<section[^>]*id="newsletter".*?<\/section>/s.exec(html)?.[0] ?? '')
}

test('a newsletter request with an invalid email is rejected, and the URL for these requests has no page', async () => {
  const headers = { Origin: url, 'Content-Type': 'application/json' }
  const post = (body: string) => fetch(`${url}/newsletter`, { method: 'POST', headers, body })
  for (const body of ['{', JSON.stringify({ email: null }), JSON.stringify({ email: 'ada' })]) {
    const response = await post(body)
    expect([response.status, await response.json()], body).toEqual([400, { outcome: 'failed' }])
  }
  const email = `json-${Date.now()}@example.com`
  const statuses = [(await post(JSON.stringify({ email }))).status, (await post(JSON.stringify({ email }))).status]
  expect(statuses).toEqual([200, 409])
  expect((await fetch(`${url}/newsletter`)).status).toBe(404)
})
