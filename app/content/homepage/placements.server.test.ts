import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { collections } from '#app/catalog/collections.table.ts'
import { collectionProducts, productImages, products } from '#app/catalog/products.table.ts'
import { findPlacedHero, listBestsellers, readPlacements } from '#app/content/homepage/placements.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProductRow, type NewProduct } from '#tests/support/product-rows.ts'

type NewCollection = Partial<typeof collections.$inferInsert> & { name: string; slug: string }

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.delete(products)
  await database.db.delete(collections)
})

const createProduct = (values: NewProduct) => addProductRow(database.db, values)

async function createCollection(values: NewCollection) {
  const [row] = await database.db.insert(collections).values(values).returning({ id: collections.id })
  if (!row) throw new Error('The collection was not created')
  return row.id
}

function readHomepage() {
  return readPlacements(database.db, initialSettings)
}

function listNames(shown: readonly { readonly name: string }[]) {
  return shown.map(({ name }) => name)
}

const createPlacement = (homepageSection: NonNullable<NewProduct['homepageSection']>, homepagePosition: number) => ({
  showOnHomepage: true,
  homepageSection,
  homepagePosition,
})

test('bestsellers that can be bought are those that staff chose, then the current top sellers', async () => {
  const available = { stockQuantity: 1 }
  await createProduct({ name: 'Top', isTopSeller: true, ...available })
  await createProduct({ name: 'Both', isTopSeller: true, isBestseller: true, ...available })
  await createProduct({ name: 'Sold-out top', isTopSeller: true, stockQuantity: 0 })
  await createProduct({ name: 'Draft top', isTopSeller: true, status: 'draft', ...available })
  await createProduct({ name: 'Other', ...available })
  const list = async (isDemo: boolean, limit = 4) =>
    listNames(await listBestsellers(database.db, { ...initialSettings, demo_content: isDemo }, limit))
  expect(await list(false)).toEqual(['Both', 'Top'])
  expect(await list(false, 1)).toEqual(['Both'])
  expect(await list(true)).toEqual(['Both'])
})

test('an empty store has empty sections', async () => {
  expect(await readHomepage()).toEqual({
    hero: [],
    best_sellers: [],
    new_arrivals: [],
    featured: [],
    what_we_see: [],
    latest_collections: [],
  })
})

test.each([
  { section: 'best_sellers', flag: { isBestseller: true } },
  { section: 'new_arrivals', flag: { isNew: true } },
  { section: 'featured', flag: { isFeatured: true } },
] as const)(
  '$section shows placed products by position, then flagged products, newest first, four in total',
  async (command) => {
    const { section, flag } = command
    await createProduct({ name: 'Flag 1', ...flag })
    await createProduct({ name: 'Flag 2', ...flag })
    await createProduct({ name: 'Flag 3', ...flag })
    const taken = await createProduct({
      name: 'Taken out',
      ...flag,
      ...createPlacement(section, 1),
      showOnHomepage: false,
    })
    expect(listNames((await readHomepage())[section])).toEqual(['Taken out', 'Flag 3', 'Flag 2', 'Flag 1'])

    await createProduct({ name: 'Placed 2', ...createPlacement(section, 2) })
    const first = await createProduct({ name: 'Placed 1', ...createPlacement(section, 1) })
    await createProduct({ name: 'Draft', ...flag, ...createPlacement(section, 0), status: 'draft' })
    await createProduct({ name: 'Unflagged', ...createPlacement(section, 0), showOnHomepage: false })
    await database.db.insert(productImages).values([
      { productId: first, url: '/media/second.jpg', publicId: 'b', width: 4, height: 5, alt: 'back', displayOrder: 1 },
      { productId: first, url: '/media/first.jpg', publicId: 'a', width: 4, height: 5, alt: 'front', isPrimary: true },
    ])
    const cards = (await readHomepage())[section]
    expect(listNames(cards)).toEqual(['Placed 1', 'Placed 2', 'Taken out', 'Flag 3'])
    expect(cards[0]?.images.map(({ alt }) => alt)).toEqual(['front', ''])
    expect(cards[2]?.id).toBe(taken)
  },
)

test('hero and what_we_see show only placed products', async () => {
  for (const section of ['hero', 'what_we_see'] as const) {
    expect((await readHomepage())[section]).toEqual([])
    for (const position of [5, 4, 3, 2, 1])
      await createProduct({ name: `At ${position}`, ...createPlacement(section, position) })
    await createProduct({ name: 'Hidden', ...createPlacement(section, 0), showOnHomepage: false })
    await createProduct({ name: 'Archived', ...createPlacement(section, 0), status: 'archived' })
    expect(listNames((await readHomepage())[section])).toEqual(['At 1', 'At 2', 'At 3', 'At 4'])
  }
})

test('the hero shows the first placed product with an image', async () => {
  const { db } = database
  expect(findPlacedHero([])).toBeNull()
  await createProduct({ name: 'Bare', ...createPlacement('hero', 6) })
  const gown = await createProduct({ name: 'Gown', ...createPlacement('hero', 7) })
  const gownImage = { url: '/media/gown.jpg', width: 4, height: 5, alt: 'a gown' }
  await db.insert(productImages).values({ productId: gown, publicId: 'gown', isPrimary: true, ...gownImage })
  const { hero } = await readHomepage()
  expect(listNames(hero)).toEqual(['Bare', 'Gown'])
  expect(findPlacedHero(hero)).toEqual({ image: gownImage, product: { id: gown, name: 'Gown' } })
})

test('the latest collections are up to four active collections: those of placed products first, then the others by position', async () => {
  const { db } = database
  const linen = await createCollection({ name: 'Linen', slug: 'linen', position: 1 })
  await createCollection({ name: 'Draft', slug: 'draft', position: 0, status: 'draft' })
  const evening = await createCollection({
    name: 'Evening',
    slug: 'evening',
    position: 2,
    heroImage: '/media/hero.jpg',
    heroImageWidth: 21,
    heroImageHeight: 9,
    heroImageAlt: 'a hero',
  })
  await createCollection({ name: 'Indigo', slug: 'indigo', position: 3 })
  const objects = await createCollection({
    name: 'Objects',
    slug: 'objects',
    position: 4,
    heroImage: '/media/hero.jpg',
    heroImageWidth: 21,
    heroImageHeight: 9,
    imageUrl: '/media/tile.jpg',
    imageUrlWidth: 3,
    imageUrlHeight: 4,
    imageUrlAlt: 'a tile',
  })
  const wool = await createCollection({ name: 'Wool', slug: 'wool', position: 5 })
  expect(listNames((await readHomepage()).latest_collections)).toEqual(['Linen', 'Evening', 'Indigo', 'Objects'])

  // Only the main collection of a product counts, or all of its collections if it has no main collection
  const bag = await createProduct({ name: 'Bag', collectionId: objects, ...createPlacement('latest_collections', 2) })
  const coat = await createProduct({ name: 'Coat', ...createPlacement('latest_collections', 1) })
  const archived = await createProduct({ name: 'Old', ...createPlacement('latest_collections', 0), status: 'archived' })
  await db.insert(collectionProducts).values([
    { collectionId: evening, productId: bag },
    { collectionId: wool, productId: coat },
    { collectionId: linen, productId: archived },
  ])
  const tiles = (await readHomepage()).latest_collections
  expect(listNames(tiles)).toEqual(['Wool', 'Objects', 'Linen', 'Evening'])
  expect(tiles.map(({ image }) => image)).toEqual([
    null,
    { url: '/media/tile.jpg', width: 3, height: 4, alt: 'a tile' },
    null,
    { url: '/media/hero.jpg', width: 21, height: 9, alt: 'a hero' },
  ])

  // A collection without images shows its first product's image. The alt text is empty, because the name is beside the
  // image
  const image = { url: '/media/coat.jpg', width: 4, height: 5 }
  await db.insert(productImages).values({ productId: coat, publicId: 'coat', isPrimary: true, alt: 'a coat', ...image })
  expect((await readHomepage()).latest_collections[0]?.image).toEqual({ ...image, alt: '' })
})
