import { eq, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { toCardSettings } from '#app/catalog/product-cards.ts'
import { products } from '#app/catalog/products.table.ts'
import { boughtTogether } from '#app/content/bought-together/bought-together.table.ts'
import { withSetting } from '#app/content/homepage/sections/admin/sections-draft.ts'
import { resolveFileSections, toFileSections } from '#app/content/homepage/sections/file-sections.server.ts'
import { createSection } from '#app/content/homepage/sections/section-input.ts'
import { listSectionLooks, showHomepage } from '#app/content/homepage/show-homepage.server.ts'
import { findEditableLook, saveLook } from '#app/content/looks/admin/look-form.server.ts'
import type { LookInput } from '#app/content/looks/admin/look-input.ts'
import { listLookRows } from '#app/content/looks/admin/look-list.server.ts'
import { listMissingItems } from '#app/content/looks/complete-look.server.ts'
import { lookItems, looks } from '#app/content/looks/looks.table.ts'
import { listShownLooks, matchLookWithProduct } from '#app/content/looks/shown-looks.server.ts'
import { findCartMatches } from '#app/content/storefront/product/cart-matches.server.ts'
import { listRelatedProducts } from '#app/content/storefront/product/related-products.server.ts'
import { getShippingPromises, readStorefront } from '#app/content/storefront.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { initialSettings } from '#app/store/settings.ts'
import { translations } from '#app/store/translations.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { createPageContext } from '#tests/support/page-context.ts'
import { addProduct } from '#tests/support/products.ts'

let database: TestDatabase
let staff: Id<'staff'>
let coat: Id<'product'>
let hat: Id<'product'>
let look: Id<'look'>

const IMAGE = { url: '/media/looks/a.jpg', publicId: 'looks/a', width: 4, height: 5 }
const COLORS = [
  { name: 'Bark', hex: '#8d7255' },
  { name: 'Ink', hex: '#302c2d' },
]
const cell = (size: string, color: string, stock: number) => ({ size, color, stock })

beforeAll(async () => {
  database = await openTestDatabase()
  staff = await addFirstAdmin(database.db)
  await database.db.insert(uploads).values({ ...IMAGE, bytes: 1 })
})
afterAll(() => database.close())

const item = (productId: Id<'product'>, color: string | null = null) => {
  return { id: newId<'look-item'>(), productId, color, x: 21, y: 49 }
}

const createInput = (items: LookInput['items'], version = ''): LookInput => ({
  name: 'Work',
  status: 'active',
  image: IMAGE.publicId,
  imageAlt: 'A coat',
  items,
  version,
})

beforeEach(async () => {
  const { db } = database
  await db.delete(looks)
  coat = await addProduct(db, {
    name: 'Coat',
    sizes: ['S', 'M'],
    colors: COLORS,
    stock: [cell('S', 'Bark', 1), cell('M', 'Bark', 1), cell('S', 'Ink', 0), cell('M', 'Ink', 2)],
  })
  hat = await addProduct(db, { name: 'Hat', category: 'accessories' })
  const saved = await saveLook(db, null, createInput([item(coat, 'Ink'), item(hat)]), staff)
  if (saved.outcome !== 'saved') throw new Error('The look was not saved')
  look = saved.id
})

async function readLooks(where?: SQL) {
  const storefront = await readStorefront(createPageContext(database.db))
  return await listShownLooks(database.db, storefront, { where })
}

test('a look shows its products with their price, color and the sizes that can be ordered in that color', async () => {
  expect(await readLooks()).toMatchObject([
    {
      name: 'Work',
      image: { url: IMAGE.url, width: 4, height: 5, alt: 'A coat' },
      items: [
        {
          name: 'Coat',
          color: { name: 'Ink' },
          x: 21,
          y: 49,
          canOrder: true,
          pricesVary: false,
          unit: { storePrice: { minor: 1_500_000, currency: 'NGN' } },
          sizes: [
            { name: 'S', canOrder: false },
            { name: 'M', canOrder: true },
          ],
        },
        { name: 'Hat', color: null, sizes: [], canOrder: true },
      ],
    },
  ])
})

test('an archived product disappears for shoppers and counts as hidden for staff; a look without active products is not shown', async () => {
  const { db } = database
  await db.update(products).set({ status: 'archived' }).where(eq(products.id, coat))
  expect((await readLooks()).map(({ items }) => items.map(({ name }) => name))).toEqual([['Hat']])
  expect(await listLookRows(db)).toMatchObject([{ products: 2, shownProducts: 1 }])
  await db.update(products).set({ status: 'draft' }).where(eq(products.id, hat))
  expect(await readLooks()).toEqual([])
})

test('a deleted product disappears for shoppers, and staff have to remove it before they can save', async () => {
  const { db } = database
  await db.delete(products).where(eq(products.id, coat))
  expect((await readLooks()).map(({ items }) => items.map(({ name }) => name))).toEqual([['Hat']])
  expect((await findEditableLook(db, look))?.items).toMatchObject([{ productId: null }, { productId: hat }])
  const { version = '' } = (await findEditableLook(db, look)) ?? {}
  expect(await saveLook(db, look, createInput([item(coat), item(hat)], version), staff)).toEqual({
    outcome: 'rejected',
    errors: { 'items.0.productId': 'This product was deleted. Remove it from the look.' },
  })
})

test('staff see that a look’s color was removed from the product', async () => {
  const { db } = database
  expect(await listLookRows(db)).toMatchObject([{ shownProducts: 2, removedColors: 0 }])
  await db
    .update(products)
    .set({ colors: COLORS.slice(0, 1) })
    .where(eq(products.id, coat))
  expect(await listLookRows(db)).toMatchObject([{ shownProducts: 2, removedColors: 1 }])
})

test('the second of two saves of the same version reports a conflict, and an unknown color is rejected', async () => {
  const { db } = database
  const { version = '' } = (await findEditableLook(db, look)) ?? {}
  expect(await saveLook(db, look, createInput([item(coat, 'Sand')], version), staff)).toMatchObject({
    errors: { 'items.0.color': 'This product no longer has this color. Choose another one.' },
  })
  expect(await saveLook(db, look, createInput([item(hat)], version), staff)).toMatchObject({ outcome: 'saved' })
  expect(await saveLook(db, look, createInput([item(coat)], version), staff)).toEqual({ outcome: 'conflict' })
  expect(await db.$count(lookItems)).toBe(1)
})

test('a video cannot be the image of a look', async () => {
  const { db } = database
  const publicId = `clips/${'a'.repeat(64)}`
  await db.insert(uploads).values({ publicId, url: `/media/${publicId}.mp4`, width: 4, height: 5, bytes: 1 })
  expect(await saveLook(db, null, { ...createInput([item(hat)]), image: publicId }, staff)).toEqual({
    outcome: 'rejected',
    errors: { image: expect.stringContaining('upload it again') },
  })
})

test('a look contains a product only once', async () => {
  const again = database.db.insert(lookItems).values({ ...item(hat), lookId: look, position: 2 })
  await expect(again).rejects.toMatchObject({ cause: { constraint: 'look_items_product_once' } })
})

test('a hidden look is not shown, and deleting a look deletes its translations', async () => {
  const { db } = database
  await db.insert(translations).values({
    kind: 'look',
    subjectId: look,
    language: 'de',
    texts: { name: 'Arbeit' },
    sources: { name: 'Work' },
  })
  await db.update(looks).set({ isActive: false })
  expect(await readLooks()).toEqual([])
  await db.delete(looks)
  expect(await db.$count(translations, eq(translations.kind, 'look'))).toBe(0)
})

test('a homepage section shows the chosen look, and files identify it by its name', async () => {
  const { db } = database
  const storefront = await readStorefront(createPageContext(db))
  const section = withSetting(createSection('look', 'outfit'), 'look', look)
  const show = async () => {
    const shownLooks = await listSectionLooks(db, storefront, [section])
    const promises = getShippingPromises(storefront)
    const store = { settings: storefront.settings, cards: toCardSettings(storefront), promises, methods: null }
    return (await showHomepage(db, [section], { ...store, looks: shownLooks })).sections
  }
  expect(await show()).toMatchObject([{ kind: 'look', content: { heading: 'Work', look: { id: look } } }])
  const file = await toFileSections(db, [section])
  expect(file).toMatchObject([{ settings: { look: 'Work' } }])
  expect(await resolveFileSections(db, file, [])).toEqual([section])
  await db.update(looks).set({ isActive: false })
  expect(await show()).toEqual([])
  await db.delete(looks)
  const notes: string[] = []
  expect(await resolveFileSections(db, file, notes)).toEqual([])
  expect(notes).toEqual([expect.stringContaining('this store does not have its look: Work')])
})

test('a product page shows the first look that has another active product', async () => {
  const { db } = database
  const bag = await addProduct(db, { name: 'Bag' })
  await saveLook(db, null, createInput([item(hat), item(bag)]), staff)
  const listOthers = async (id: Id<'product'>) =>
    (await readLooks(matchLookWithProduct(id))).map(({ items }) => items.map(({ name }) => name))
  expect(await listOthers(hat)).toEqual([
    ['Coat', 'Hat'],
    ['Hat', 'Bag'],
  ])
  await db.update(products).set({ status: 'draft' }).where(eq(products.id, coat))
  expect(await listOthers(hat)).toEqual([['Hat', 'Bag']])
  expect(await listOthers(bag)).toEqual([['Hat', 'Bag']])
})

test('related products omit only products that are shown elsewhere', async () => {
  const { category } = await getProduct(hat)
  await database.db.insert(boughtTogether).values({ productId: hat, otherId: coat, orders: 1 })
  const listRelated = async (omittedIds?: readonly Id<'product'>[]) =>
    (await listRelatedProducts(database.db, { id: hat, category }, initialSettings, omittedIds)).map(({ id }) => id)
  expect(await listRelated()).toContain(coat)
  expect(await listRelated([coat])).not.toContain(coat)
})

test('if a cart contains some products of a look, the others are found', async () => {
  const { db } = database
  const bag = await addProduct(db, { name: 'Bag' })
  await saveLook(db, null, createInput([item(hat), item(bag)]), staff)
  const missing = async (...cart: Id<'product'>[]) => await listMissingItems(db, cart)
  expect(await missing(hat)).toEqual([{ id: coat, color: 'Ink' }])
  expect(await missing(bag, hat)).toEqual([{ id: coat, color: 'Ink' }]) // the look of the bag is complete
  expect(await missing(bag)).toEqual([{ id: hat, color: null }])
  expect(await missing(hat, coat)).toEqual([{ id: bag, color: null }])
  expect(await missing(newId())).toEqual([])
  expect(await missing()).toEqual([])
  await db.update(products).set({ status: 'draft' }).where(eq(products.id, coat))
  expect(await missing(hat)).toEqual([{ id: bag, color: null }]) // the first look has no other active product
  await db.update(looks).set({ isActive: false })
  expect(await missing(hat)).toEqual([])
})

test('a cart is matched by the rest of a look, then by products related to its first product', async () => {
  const { db } = database
  const bag = await addProduct(db, { name: 'Bag', category: 'accessories' })
  const top = await addProduct(db, { name: 'Top', category: 'tops' })
  await db.insert(boughtTogether).values({ productId: bag, otherId: top, orders: 1 })
  const look = [{ id: coat, color: 'Ink' }]
  expect(await findCartMatches(db, [bag, hat], initialSettings)).toEqual({ look, ids: [coat, top] })
  expect(await findCartMatches(db, [bag, top, hat], initialSettings)).toEqual({ look, ids: [coat] })
  expect(await findCartMatches(db, [], initialSettings)).toEqual({ look: [], ids: [] })
})

async function getProduct(id: Id<'product'>) {
  const [product] = await database.db.select().from(products).where(eq(products.id, id))
  if (!product) throw new Error('The product is missing')
  return product
}
