import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { collections } from '#app/catalog/collections.table.ts'
import { collectionProducts, productImages, products } from '#app/catalog/products.table.ts'
import { withSetting } from '#app/content/homepage/sections/admin/sections-draft.ts'
import { createStartSections, DEMO_SECTIONS } from '#app/content/homepage/sections/preset-sections.server.ts'
import { createSection } from '#app/content/homepage/sections/section-input.ts'
import type { Section } from '#app/content/homepage/sections/section-kinds.ts'
import { showHomepage } from '#app/content/homepage/show-homepage.server.ts'
import { newId } from '#app/lib/id.ts'
import { PRESET_SHIPPING } from '#app/pricing/market-shipping.server.ts'
import type { PaymentMethod } from '#app/pricing/payment-method.ts'
import { computeShippingPromises } from '#app/pricing/shipping-promises.ts'
import { initialSettings } from '#app/store/settings.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { OPEN_MARKET, testMarket } from '#tests/support/markets.ts'
import { addProductRow, type NewProduct } from '#tests/support/product-rows.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.delete(products)
  await database.db.delete(collections)
})

type Options = {
  isDemo?: boolean
  country?: string
  methods?: readonly PaymentMethod[] | null
  includesDrafts?: boolean
}

async function show(
  sections: readonly Section[],
  { isDemo = true, country = '', methods = null, includesDrafts = false }: Options = {},
) {
  const settings = { ...initialSettings, demo_content: isDemo, store_country: country }
  const terms = { ...settings, market: testMarket(), shipping: PRESET_SHIPPING }
  const promises = computeShippingPromises(terms, OPEN_MARKET)
  return await showHomepage(database.db, sections, { settings, cards: settings, promises, methods, includesDrafts })
}

const create = (values: NewProduct) => addProductRow(database.db, values)

async function createCollection(name: string, status: 'active' | 'draft' = 'active') {
  const [row] = await database.db.insert(collections).values({ name, slug: name.toLowerCase(), status }).returning()
  if (!row) throw new Error('The collection was not created')
  return row.id
}

const rail = (source: unknown, id = 'rail'): Section => withSetting(createSection('products', id), 'source', source)
const listNames = (sections: Awaited<ReturnType<typeof show>>['sections']) =>
  sections.map(({ kind, content }) =>
    kind === 'products'
      ? content.products.map(({ name }) => name)
      : kind === 'collections'
        ? content.tiles.map(({ name }) => name)
        : kind,
  )

test('in an empty demo store, sections explain how to fill them', async () => {
  const { sections } = await show(DEMO_SECTIONS)
  const kinds = 'hero products products products story collections promise newsletter'
  expect(sections.map(({ kind }) => kind).join(' ')).toBe(kinds)
  const hints = sections.flatMap((section) => ('hint' in section.content ? section.content.hint : []))
  expect(hints).toEqual([
    'Flag a product as a bestseller in Admin → Products to fill this row.',
    'Flag a product as new in Admin → Products to fill this row.',
    'Flag a product as featured in Admin → Products to fill this row.',
    'Add an active collection in Admin → Collections to fill this row.',
  ])
})

test('an owner’s new store shows only sections with content', async () => {
  const { sections } = await show(createStartSections(), { isDemo: false })
  expect(sections.map(({ kind }) => kind)).toEqual(['hero', 'newsletter'])
  expect(sections[0]?.content).toMatchObject({ headline: 'Lumina', look: 'plain', image: null })
})

describe('with at most one flagged product', () => {
  const NAMES = ['Abaya', 'Blouse', 'Cape', 'Dress', 'Evening gown', 'Frock']
  const createAll = async (flagged: Partial<NewProduct> = {}) => {
    for (const [day, name] of NAMES.entries()) await create({ name, createdAt: new Date(Date.UTC(2026, 0, 1 + day)) })
    await create({ name: 'Draft', status: 'draft' })
    if (Object.keys(flagged).length > 0) await create({ name: 'Flagged', ...flagged })
  }
  const listRailProducts = async (options: Options) =>
    listNames((await show(createStartSections(), options)).sections.filter(({ kind }) => kind === 'products'))

  test('an owner’s store shows its newest active products without repeating any', async () => {
    await createAll()
    expect(await listRailProducts({ isDemo: false })).toEqual([
      ['Frock', 'Evening gown', 'Dress', 'Cape'],
      ['Blouse', 'Abaya'],
    ])
  })

  test('a preview also shows products with the status draft', async () => {
    await createAll()
    await create({ name: 'Archived', status: 'archived' })
    expect(await listRailProducts({ isDemo: false, includesDrafts: true })).toEqual([
      ['Frock', 'Evening gown', 'Dress', 'Cape'],
      ['Blouse', 'Draft', 'Abaya'],
    ])
  })

  test('a section with a flagged product shows only that product', async () => {
    await createAll({ isNew: true, createdAt: new Date(Date.UTC(2025, 0, 1)) })
    expect(await listRailProducts({ isDemo: false })).toEqual([['Flagged'], ['Frock', 'Evening gown', 'Dress', 'Cape']])
  })

  test('the demo store does not fill its sections with the newest products', async () => {
    await createAll()
    expect(await listRailProducts({ isDemo: true })).toEqual([[], [], []])
  })
})

describe('promises', () => {
  const listTitles = async (sections: readonly Section[], options: Options) =>
    (await show(sections, options)).sections.flatMap(({ kind, content }) =>
      kind === 'promise' ? content.promises.map(({ title, text }) => `${title}: ${text}`) : [],
    )

  test('in the demo store contain checkout’s free-shipping threshold and delivery times', async () => {
    expect(await listTitles(DEMO_SECTIONS, {})).toEqual([
      'Free shipping: Standard delivery is free on orders of $150.00 or more.',
      'Flexible payment: Pay by card, PayPal, Apple Pay or Google Pay.',
      'Fast delivery: Arrives in 5-7 business days, or in 2-3 business days with express.',
      'Premium support: Write to us and a real person will answer within 24-48 hours.',
    ])
  })

  test.each<{ name: string; options: Options; payment: string | undefined }>([
    {
      name: 'the available methods',
      options: { methods: ['bank_transfer', 'cash_on_delivery'] },
      payment: 'Flexible payment: Pay with: Bank transfer, Cash on delivery.',
    },
    { name: 'nothing if there is only one method', options: { methods: ['bank_transfer'] }, payment: undefined },
  ])('about payment list $name', async ({ options, payment }) => {
    expect((await listTitles(DEMO_SECTIONS, options)).find((title) => title.startsWith('Flexible'))).toBe(payment)
  })

  test('in an owner’s store are shown once the store has a country', async () => {
    expect(await listTitles(createStartSections(), { isDemo: false })).toEqual([])
    expect(await listTitles(createStartSections(), { isDemo: false, country: 'NG' })).toEqual([
      'Free shipping: Standard delivery is free on orders of $150.00 or more.',
      'Fast delivery: Arrives in 5-7 business days, or in 2-3 business days with express.',
    ])
  })
})

test('placeholders in all text are filled from the shipping rates', async () => {
  const quote = withSetting(
    createSection('quote', 'quote'),
    'text',
    'Free from {free_shipping_from}. In {standard_days}.',
  )
  const ownPromises = [{ from: 'text', title: 'Days', text: 'In {express_days}' }]
  const promise = withSetting(createSection('promise', 'promise'), 'promises', ownPromises)
  const { sections } = await show([quote, promise])
  expect(sections[0]?.content).toMatchObject({ text: 'Free from $150.00. In 5-7 business days.' })
  expect(sections[1]?.content).toMatchObject({ promises: [{ title: 'Days', text: 'In 2-3 business days' }] })
})

test('rails show a collection, a category and chosen products', async () => {
  const linen = await createCollection('Linen')
  const hidden = await createCollection('Hidden', 'draft')
  const skirt = await create({ name: 'Skirt', category: 'bottoms' })
  const gown = await create({ name: 'Gown', category: 'dresses' })
  const cape = await create({ name: 'Cape', category: 'dresses' })
  const draft = await create({ name: 'Draft', category: 'dresses', status: 'draft' })
  await database.db.insert(collectionProducts).values([
    { collectionId: linen, productId: skirt, position: 1 },
    { collectionId: linen, productId: cape, position: 0 },
    { collectionId: linen, productId: gown },
    { collectionId: linen, productId: draft, position: 2 },
    { collectionId: hidden, productId: gown },
  ])
  const { sections, products: shown } = await show([
    rail({ from: 'collection', id: linen }, 'a'),
    rail({ from: 'category', slug: 'dresses' }, 'b'),
    rail({ from: 'chosen', ids: [gown, draft, skirt] }, 'c'),
    rail({ from: 'collection', id: hidden }, 'd'),
    rail({ from: 'collection', id: newId() }, 'e'),
    rail({ from: 'category', slug: 'hats' }, 'f'),
    { ...rail({ from: 'category', slug: 'bottoms' }, 'g'), isHidden: true },
  ])
  expect(listNames(sections)).toEqual([
    ['Cape', 'Skirt', 'Gown'],
    ['Cape', 'Gown'],
    ['Gown', 'Skirt'],
  ])
  expect(new Set(shown.map(({ name }) => name))).toEqual(new Set(['Cape', 'Skirt', 'Gown']))
})

test('chosen collections keep their order, without deleted and hidden collections', async () => {
  const [linen, silk, hidden] = [
    await createCollection('Linen'),
    await createCollection('Silk'),
    await createCollection('Hidden', 'draft'),
  ]
  const createTiles = (ids: readonly string[]) =>
    withSetting(createSection('collections', 'tiles'), 'source', { from: 'chosen', ids })
  expect(listNames((await show([createTiles([silk, hidden, newId(), linen])])).sections)).toEqual([['Silk', 'Linen']])
  expect(listNames((await show([createTiles([hidden])])).sections)).toEqual([])
})

test('the first hero shows the image of the product placed in it, unless the hero’s layout is text only', async () => {
  const gown = await create({ name: 'Gown', showOnHomepage: true, homepageSection: 'hero' })
  const image = { url: '/media/gown.jpg', width: 4, height: 5, alt: 'a gown' }
  await database.db.insert(productImages).values({ ...image, productId: gown, publicId: 'gown', isPrimary: true })
  const hero = DEMO_SECTIONS[0] ?? createSection('hero', 'hero')
  const second = { ...hero, id: 'second' }
  const listLooks = async (...sections: Section[]) =>
    (await show(sections)).sections.map(({ kind, content }) =>
      kind === 'hero' ? [content.look, content.product?.name] : [],
    )
  expect(await listLooks(hero, second)).toEqual([
    ['panel', 'Gown'],
    ['wall', undefined],
  ])
  expect(await listLooks(withSetting(hero, 'layout', 'text'))).toEqual([['plain', undefined]])
  const ownHero = withSetting(withSetting(second, 'image', { ...image, publicId: 'own' }), 'layout', 'full')
  expect(await listLooks(hero, ownHero)).toEqual([
    ['panel', 'Gown'],
    ['full', undefined],
  ])
})
