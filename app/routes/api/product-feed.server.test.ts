import { eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { computeChoicePrice } from '#app/catalog/choice.ts'
import { toCardSettings } from '#app/catalog/product-cards.ts'
import { productImages, products, productVariants } from '#app/catalog/products.table.ts'
import { getMarket, readStorefront } from '#app/content/storefront.server.ts'
import { writeFeed } from '#app/exchange/product-feed/write-feed.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { inRequest } from '#app/platform/http/current-request.server.ts'
import { loader as loadProduct } from '#app/routes/storefront/product.tsx'
import { marketCountries, markets } from '#app/store/markets.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { initialSettings, type Settings } from '#app/store/settings.ts'
import { translations } from '#app/store/translations.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { isLong } from '#tests/support/long.ts'
import { addManufacturer } from '#tests/support/manufacturers.ts'
import { addMarket } from '#tests/support/markets.ts'
import { createPageContext } from '#tests/support/page-context.ts'
import { type ParsedItem, parseFeed } from '#tests/support/product-feed.ts'
import { addProduct } from '#tests/support/products.ts'

// A product's data in the feed equals the data on its page in the same locale, to the smallest currency unit.

const ORIGIN = 'https://store.example'

let store: TestDatabase
let germany: Id<'market'>
beforeAll(async () => {
  store = await openTestDatabase()
  await saveSettings(store.db, { demo_content: false, store_currency: 'EUR' })
  // The first market keeps only the US
  await store.db.delete(marketCountries).where(ne(marketCountries.country, 'US'))
  germany = await addMarket(store.db, {
    currency: 'EUR',
    taxIncluded: true,
    countries: ['DE', 'FR'],
    languages: { de: 'de', fr: 'fr' },
  })
  await addMarket(store.db, {
    currency: 'GBP',
    countries: ['GB'],
    languages: { uk: 'en-GB' },
    roundingStep: 100,
    roundingEnding: 95,
    rate: { base: 1_000_000, quote: 853_100 },
  })
  await addMarket(store.db, {
    currency: 'JPY',
    countries: ['JP'],
    languages: { jp: 'en-JP' },
    rate: { base: 1_000_000, quote: 163_457_000 },
  })
})
afterAll(() => store.close())

async function readFeed(prefix: string): Promise<readonly ParsedItem[]> {
  return parseFeed(await readXml(prefix))
}

async function readXml(prefix: string): Promise<string> {
  const storefront = await readStorefront(createPageContext(store.db, prefix))
  const market = getMarket(storefront)
  let xml = ''
  await writeFeed(
    store.db,
    { ...storefront, cards: toCardSettings(storefront), market, origin: ORIGIN },
    async (part) => {
      xml += part
    },
  )
  return xml
}

type Offer = {
  readonly url: string
  readonly price: string
  readonly priceCurrency: string
  readonly availability: string
  readonly availabilityStarts?: string
  readonly priceSpecification?: Specification | readonly Specification[]
}

type Specification = {
  readonly price: string
  readonly priceType?: string
  readonly referenceQuantity?: { readonly value: number; readonly valueReference: { readonly value: number } }
}

type SingleProduct = {
  readonly sku: string
  readonly size?: string
  readonly color?: string
  readonly gtin?: string
  readonly mpn?: string
  readonly offers: Offer
}

type StructuredProduct = Partial<SingleProduct> & {
  readonly '@type': string
  readonly name: string
  readonly description: string
  readonly productGroupID?: string
  readonly brand: { readonly name: string }
  readonly category: string
  readonly image: readonly string[]
  readonly hasVariant?: readonly SingleProduct[]
}

/** Loads the data of the product's page: structured data, Open Graph by property, and the props of its components. */
async function loadPage(id: Id<'product'>, prefix: string, query = '') {
  const path = `${prefix && `/${prefix}`}/product/${id}${query}`
  const url = new URL(path, ORIGIN)
  const request = { id: '', queries: 0, databaseMs: 0, renderMs: 0 }
  const page = await inRequest(request, () =>
    loadProduct({
      context: createPageContext(store.db, prefix),
      params: { id },
      url,
      request: new Request(url),
      pattern: '/product/:id',
      unstable_pattern: '/product/:id',
    } as unknown as Parameters<typeof loadProduct>[0]),
  )
  const structured = page.head.flatMap((entry) => ('script:ld+json' in entry ? [entry['script:ld+json']] : []))
  const productData = structured.find((data) => JSON.stringify(data).includes('"offers"'))
  const graph = new Map(
    page.head.flatMap((entry) => ('property' in entry ? [[String(entry.property), String(entry.content)]] : [])),
  )
  return { page, graph, structured: productData as unknown as StructuredProduct }
}

/** Returns the products in structured data: the product itself, or the members of its group. */
function listSingles(structured: StructuredProduct): readonly SingleProduct[] {
  return structured.hasVariant ?? [structured as SingleProduct]
}

const AVAILABILITY: Readonly<Record<string, string>> = {
  in_stock: 'InStock',
  out_of_stock: 'OutOfStock',
  backorder: 'BackOrder',
}

/** Returns an item's data in the format of structured data. */
function describeItem(item: ParsedItem) {
  const [sale = item.price?.[0] ?? ''] = item.sale_price ?? []
  const [price, priceCurrency] = sale.split(' ')
  return {
    price,
    priceCurrency,
    struck: item.sale_price ? (item.price?.[0]?.split(' ')[0] ?? null) : null,
    availability: AVAILABILITY[item.availability?.[0] ?? ''],
    from: item.availability_date?.[0] ?? null,
    measure: item.unit_pricing_measure?.[0]?.split(' ')[0] ?? null,
  }
}

function describeOffer({ price, priceCurrency, availability, availabilityStarts, priceSpecification = [] }: Offer) {
  const all = [priceSpecification].flat() as readonly Specification[]
  const measure = all.find(({ referenceQuantity }) => referenceQuantity)?.referenceQuantity?.value
  return {
    price,
    priceCurrency,
    availability: availability.replace('https://schema.org/', ''),
    from: availabilityStarts ?? null,
    struck: all.find(({ priceType }) => priceType?.endsWith('StrikethroughPrice'))?.price ?? null,
    measure: measure === undefined ? null : String(measure),
  }
}

/** Returns a GTIN-8 with its check digit. */
function createGtin(number: number): string {
  const digits = String(1_000_000 + number)
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return digits + String((10 - (sum % 10)) % 10)
}

const SIZES = ['S', 'M', 'L']
const COLORS = [
  { name: 'Wine & Rosé', hex: '#722f37' },
  { name: 'Black', hex: '#c2b280' },
]

/** Returns a function that returns a pseudo-random whole number below `limit`. Its results are the same in each run. */
function pseudoRandom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

test('the feed of a store without products is complete', async () => {
  expect(await readXml('')).toMatch(/^<\?xml .*<channel>.*<\/channel>\n<\/rss>\n$/s)
})

describe('random products', () => {
  const PRODUCT_COUNT = isLong ? 1_000 : 12
  const STEPS = 6
  const TIMEOUT_MS = Math.max(60_000, PRODUCT_COUNT * 600)
  const all: Id<'product'>[] = []

  beforeAll(async () => {
    const { db } = store
    const random = pseudoRandom(20_261_127)
    for (let n = 0; n < PRODUCT_COUNT; n++) {
      const sizes = SIZES.slice(0, random(4))
      const colors = COLORS.slice(0, random(3))
      const cells = (sizes.length > 0 ? sizes : [null]).flatMap((size) =>
        (colors.length > 0 ? colors : [null]).map((color) => ({ size, color: color?.name ?? null, stock: random(3) })),
      )
      const hasSingleStock = cells.length === 1 || random(4) === 0
      const price = 1_000 + random(90_000)
      const id = await addProduct(db, {
        name: `Dress ${n}`,
        sizes,
        colors,
        price,
        stock: hasSingleStock ? random(2) : cells,
      })
      all.push(id)
      await db
        .update(products)
        .set({ measure: ['', '', '50 ml', '1.5 m²', '250 g'][random(5)] ?? '', description: `Words ${n}` })
        .where(eq(products.id, id))
      await db.insert(productImages).values(createImage(id))
      const variants = await db.select().from(productVariants).where(eq(productVariants.productId, id))
      for (const [index, variant] of variants.entries()) {
        const barcode = random(2) === 0 ? createGtin(n * 10 + index) : null
        await db.update(productVariants).set({ barcode }).where(eq(productVariants.id, variant.id))
      }
    }
    for (let step = 0; step < STEPS; step++) {
      await advanceDays(random(40))
      for (const id of all) {
        if (random(2) === 0) continue
        const price = 1_000 + random(90_000)
        const salePrice = random(2) === 0 ? Math.max(1, price - random(900)) : null
        const compareAtPrice = random(3) === 0 ? price + random(5_000) : null
        await db.update(products).set({ price, salePrice, compareAtPrice }).where(eq(products.id, id))
        if (random(3) > 0) continue
        await db.execute(sql`update product_variants set price = ${1_000 + random(90_000)}::bigint,
          sale_price = ${random(2) === 0 ? 900 + random(500) : null}::bigint
          where id = (select id from product_variants where product_id = ${id} order by id offset ${random(3)} limit 1)`)
      }
    }
  }, TIMEOUT_MS)

  async function advanceDays(days: number): Promise<void> {
    const time = sql`make_interval(days => ${days})`
    await store.db.execute(sql`update price_history set valid_from = valid_from - ${time}`)
    await store.db.execute(sql`update market_prices set reduced_from = reduced_from - ${time}`)
  }

  type Mode = Partial<Pick<Settings, 'allow_backorders' | 'feed_backorders' | 'backorder_days' | 'track_inventory'>>

  test.each<[prefix: string, mode: Mode]>([
    ['', {}],
    ['de', {}],
    ['fr', { allow_backorders: true }],
    ['uk', { allow_backorders: true, backorder_days: 0 }],
    ['jp', { allow_backorders: true, feed_backorders: false }],
    ['jp', { track_inventory: false }],
  ])(
    'under /%s with %o, a feed item matches the data, prices and availability on its page',
    async (prefix, mode) => {
      await saveSettings(store.db, { ...initialSettings, demo_content: false, store_currency: 'EUR', ...mode })
      const byProduct = Map.groupBy(
        await readFeed(prefix),
        (item) => /product\/([^?]*)/.exec(item.link?.[0] ?? '')?.[1],
      )
      expect(byProduct.size).toBe(PRODUCT_COUNT)
      let reducedCount = 0
      for (const id of all) {
        const items = byProduct.get(id) ?? []
        const { page, structured, graph } = await loadPage(id, prefix)
        const { product, stockSettings } = page
        expect(items.length).toBe(Math.max(1, product.sizes.length) * Math.max(1, product.colors.length))
        expect(structured.productGroupID).toBe(items.length > 1 ? id : undefined)
        expect(structured).not.toHaveProperty(items.length > 1 ? 'offers' : 'hasVariant')
        const singles = listSingles(structured)
        expect(singles.map(({ sku }) => sku)).toEqual(items.map((item) => item.id?.[0]))
        for (const [index, item] of items.entries()) {
          const single = singles[index]
          const itemData = describeItem(item)
          expect({ ...single, offers: single && describeOffer(single.offers) }).toMatchObject({
            ...(item.size && { size: item.size[0] }),
            ...(item.color && { color: item.color[0] }),
            ...(item.gtin && { gtin: item.gtin[0] }),
            ...(item.mpn && { mpn: item.mpn[0] }),
            offers: itemData,
          })
          expect(single?.offers.url).toBe(item.link?.[0])
          // The page at the item's own URL, which selects this size and color
          const { size = [null], color = [null] } = item
          const name =
            product.colors.find((productColor) => (productColor.label ?? productColor.name) === color[0])?.name ?? null
          const choicePrice = computeChoicePrice(
            product.unit,
            product.variants,
            { size: size[0] ?? null, color: name },
            stockSettings,
          )
          const listed = prefix === '' ? choicePrice.unit.storePrice : choicePrice.unit.price // the first market lists store prices
          expect([id, choicePrice.pricesVary, decimal(listed)]).toEqual([id, false, itemData.price])
          const itemPage = await loadPage(id, prefix, new URL(item.link?.[0] ?? '').search)
          expect(itemPage.page.choice).toEqual({ size: size[0] ?? null, color: name })
          expect(itemPage.graph.get('product:price:amount')).toBe(itemData.price)
          expect(itemPage.graph.get('product:original_price:amount') ?? null).toBe(itemData.struck)
          expect(itemPage.graph.get('product:availability')).toBe(OPEN_GRAPH[itemData.availability ?? ''])
          expect(itemPage.graph.get('product:retailer_item_id')).toBe(item.id?.[0])
          expect(itemPage.structured).toEqual(structured)
          if (itemData.availability === 'BackOrder') expect(itemData.from).toMatch(/^\d{4}-\d\d-\d\dT00:00Z$/)
          expect(item.title?.[0]).toContain(structured.name)
          expect(item.brand?.[0]).toBe(structured.brand.name)
          expect(item.product_type?.[0]).toBe(structured.category)
          expect(structured.image).toContain(item.image_link?.[0])
          if (item.sale_price) reducedCount++
        }
        // Without a choice, the page shows the lowest price of the variants that can be ordered
        const prices = items.map((item) => ({ ...describeItem(item), isOrderable: canOrder(item, mode) }))
        const candidates = prices.some(({ isOrderable }) => isOrderable)
          ? prices.filter(({ isOrderable }) => isOrderable)
          : prices
        const lowest = Math.min(...candidates.map(({ price }) => Number(price)))
        expect([id, Number(graph.get('product:price:amount'))]).toEqual([id, lowest])
      }
      expect(reducedCount).toBeGreaterThan(5)
    },
    TIMEOUT_MS,
  )
})

const OPEN_GRAPH: Readonly<Record<string, string>> = {
  InStock: 'in stock',
  OutOfStock: 'out of stock',
  BackOrder: 'available for order',
}

/** With backorders, all products can be ordered, even those that the feed lists as out of stock. */
function canOrder(item: ParsedItem, { allow_backorders: allowed = false }: { readonly allow_backorders?: boolean }) {
  return allowed || item.availability?.[0] !== 'out_of_stock'
}

function decimal(amount: { readonly minor: number; readonly currency: string }): string {
  return amount.currency === 'JPY' ? String(amount.minor) : (amount.minor / 100).toFixed(2)
}

function createImage(productId: Id<'product'>, overrides: Partial<typeof productImages.$inferInsert> = {}) {
  const url = `/media/demo/${newId()}.jpg`
  return { productId, url, publicId: url, width: 1600, height: 2000, ...overrides }
}

describe('one product', () => {
  let id: Id<'product'>
  beforeAll(async () => {
    const settings = { ...initialSettings, demo_content: false, store_currency: 'EUR' } as const
    await saveSettings(store.db, { ...settings, store_name: 'Maison <Ada>' })
    id = await addProduct(store.db, {
      name: 'Silk "dress" & <slip>\u0007',
      price: 12_000,
      sizes: ['S', 'M'],
      colors: COLORS,
      stock: 4,
      fibers: [
        {
          component: null,
          shares: [
            { fiber: 'silk', percent: 60 },
            { fiber: 'cotton', percent: 40 },
          ],
        },
      ],
    })
    await store.db
      .update(products)
      .set({
        manufacturerId: await addManufacturer(store.db, {
          maker: 'Atelier Obi',
          makerContact: '12 Marina\nhello@obi.example',
          makerCountry: 'NG',
          responsiblePerson: 'Ada Obi, Berlin',
        }),
        safetyWarnings: 'Keep away from fire.',
        weightGrams: 350,
        description: 'A dress.',
        longDescription: '# Cut\n\nOn the *bias*.',
        vendor: 'Obi',
        washing: 'hand',
      })
      .where(eq(products.id, id))
    await store.db
      .insert(productImages)
      .values([
        createImage(id, { url: '/media/wine.jpg', color: 'Wine & Rosé', isPrimary: true }),
        createImage(id, { url: '/media/black.jpg', color: 'Black', displayOrder: 1 }),
        createImage(id, { url: '/media/both.jpg', displayOrder: 2 }),
      ])
    await store.db.insert(translations).values({
      kind: 'product',
      subjectId: id,
      language: 'de',
      sources: {},
      texts: { name: 'Seidenkleid', description: 'Ein Kleid.', safetyWarnings: 'Von Feuer fernhalten.' },
    })
  })

  const listItems = async (prefix: string) => (await readFeed(prefix)).filter((item) => item.item_group_id?.[0] === id)

  test('has an item for each size and color, with an id that is the same in all locales and the URL that selects it', async () => {
    const items = await listItems('')
    expect(items.map(({ size, color }) => [size?.[0], color?.[0]])).toEqual([
      ['S', 'Wine & Rosé'],
      ['S', 'Black'],
      ['M', 'Wine & Rosé'],
      ['M', 'Black'],
    ])
    const ids = items.map((item) => item.id?.[0] ?? '')
    expect(new Set(ids).size).toBe(4)
    expect(Math.max(...ids.map((itemId) => itemId.length))).toBeLessThanOrEqual(50)
    expect((await listItems('de')).map((item) => item.id?.[0])).toEqual(ids)
    expect(items[0]?.link).toEqual([`${ORIGIN}/product/${id}?color=Wine+%26+Ros%C3%A9&size=S`])
    expect(items[0]?.image_link).toEqual([expect.stringContaining('/wine.jpg')])
    expect(items[1]?.image_link).toEqual([expect.stringContaining('/black.jpg')])
    expect(items[1]?.additional_image_link).toEqual([expect.stringContaining('/both.jpg')])
  })

  test('has the description of its page, without characters that XML forbids', async () => {
    const [item] = await listItems('')
    expect(item).toMatchObject({
      title: ['Silk "dress" & <slip>, S, Wine & Rosé'],
      description: ['A dress.\n\nCut\nOn the bias.'],
      brand: ['Obi'],
      material: ['Silk/Cotton'],
      shipping_weight: ['350 g'],
      product_type: ['Dresses'],
      condition: ['new'],
      age_group: ['adult'],
      gender: ['female'],
      availability: ['in_stock'],
    })
    expect(item?.mpn).toBeUndefined() // our SKU is not the part number of another brand
    const xml = await readXml('')
    expect(xml).toContain('<title>Maison &lt;Ada&gt;</title>')
    expect(xml).not.toContain('\u0007')
  })

  test('has the manufacturer’s address and the warnings where the law requires them, in the language of the feed', async () => {
    const [german, black] = await listItems('de')
    expect(black).toMatchObject({ title: ['Seidenkleid, S, Schwarz'], color: ['Schwarz'] })
    expect(black?.link?.[0]).toContain('color=Black') // the URL contains the original name
    expect(german).toMatchObject({
      title: ['Seidenkleid, S, Wine & Rosé'],
      description: [expect.stringMatching(/^Ein Kleid\./)],
    })
    expect(german?.link?.[0]).toContain(`${ORIGIN}/de/product/`)
    const details = german?.product_detail ?? []
    expect(details).toEqual(
      expect.arrayContaining([
        'Details | Hersteller | Atelier Obi; 12 Marina; hello@obi.example',
        expect.stringMatching(/^Details \| Verantwortliche Person in der EU \| Ada Obi, Berlin$/),
        expect.stringMatching(/\| Von Feuer fernhalten\.$/),
        expect.stringMatching(/60\s?% Seide, 40\s?% Baumwolle$/),
        expect.stringContaining('Handwäsche'),
      ]),
    )
    const british = (await listItems('uk'))[0]?.product_detail ?? []
    expect(british.join()).not.toContain('hello@obi.example')
    expect(british).toContain('Details | Manufacturer | Atelier Obi')
  })

  test('lacks the data that a rule requires if the owner switched the rule off', async () => {
    await store.db.execute(sql`insert into law_switches (rule, reason) values ('product-safety', 'Second-hand')`)
    const details = (await listItems('de'))[0]?.product_detail ?? []
    await store.db.execute(sql`delete from law_switches`)
    expect(details.join()).not.toContain('hello@obi.example')
  })
})

test('products that shopping services reject are left out: drafts, products without an image, and free products', async () => {
  const { db } = store
  const shown = await addProduct(db, { name: 'Shown' })
  const draft = await addProduct(db, { name: 'Draft', status: 'draft' })
  const free = await addProduct(db, { name: 'Free', price: 0 })
  const bare = await addProduct(db, { name: 'Bare' })
  await db.insert(productImages).values([shown, draft, free].map((id) => createImage(id)))
  const links = (await readFeed('')).flatMap(({ link = [] }) => link)
  const listedIds = [shown, draft, free, bare].filter((id) => links.some((link) => link.includes(id)))
  expect(listedIds).toEqual([shown])
})

test('products in several batches each appear once, and long text is truncated', async () => {
  const { db } = store
  await db.execute(sql`insert into products (id, name, slug, sku, price, category, status, description)
    select gen_random_uuid(), repeat('Long name ', 30), 'many-' || n, 'MANY-' || n, 100, 'tops', 'active', repeat('Word 👗 ', 2000)
    from generate_series(1, 130) n`)
  await db.execute(
    sql`insert into product_variants (id, product_id, sku) select gen_random_uuid(), id, sku from products where slug like 'many-%'`,
  )
  await db.execute(sql`insert into product_images (id, product_id, url, public_id, width, height)
    select gen_random_uuid(), id, '/media/' || slug, slug, 10, 10 from products where slug like 'many-%'`)
  const many = (await readFeed('de')).filter(({ mpn = [] }) => mpn[0]?.startsWith('MANY-'))
  expect(new Set(many.map(({ id }) => id?.[0])).size).toBe(130)
  expect(many).toHaveLength(130)
  expect(many[0]?.title?.[0]?.length).toBeLessThanOrEqual(150)
  expect(many[0]?.description?.[0]?.length).toBeLessThanOrEqual(5_000)
})

test('a market that is closed has no feed', async () => {
  await store.db.update(markets).set({ status: 'draft' }).where(eq(markets.id, germany))
  await expect(readFeed('de')).rejects.toMatchObject({ init: { status: 404 } })
})
