import { eq, not } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isReferenced, listReferencedImages } from '#app/base/images.server.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { productImages } from '#app/catalog/products.table.ts'
import { homepageVersions } from '#app/content/homepage/sections/homepage-versions.table.ts'
import { pages } from '#app/content/pages.table.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { storeSettings } from '#app/store/settings.table.ts'
import { createCheckoutLine, submitOrder } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let testStore: TestDatabase

beforeAll(async () => {
  testStore = await openTestDatabase()
})
afterAll(() => testStore.close())

async function upload(name: string) {
  const image = { publicId: `a/${name}`, url: `/media/a/${name}.jpg`, width: 6, height: 4 }
  await testStore.db.insert(uploads).values({ ...image, bytes: 100 })
  return image
}

test('an image counts as used if a product, a collection, a page, a setting, the homepage or an order line shows it', async () => {
  const { db } = testStore
  const productId = await addProduct(db)
  await db.insert(productImages).values({ ...(await upload('line')), productId, isPrimary: true })
  await submitOrder(db, [createCheckoutLine(productId)])
  await db.delete(productImages).where(eq(productImages.productId, productId))
  await db.insert(productImages).values({ ...(await upload('product')), productId })
  await db.insert(collections).values({
    name: 'Evening',
    slug: 'evening',
    heroImage: (await upload('hero')).url,
    heroImageWidth: 6,
    heroImageHeight: 4,
    imageUrl: (await upload('tile')).url,
    imageUrlWidth: 6,
    imageUrlHeight: 4,
  })
  const { url } = await upload('setting')
  const page = { body: `Text\n\n![Hem](${(await upload('page')).url})`, title: 'Story', slug: 'story' }
  const content = { ...page, policy: null, seoTitle: '', seoDescription: '' }
  const draft = { ...content, body: `![Hem](${(await upload('draft')).url})` }
  await db.insert(pages).values({ ...content, status: 'published', publishedAt: new Date(), draft })
  await db.insert(storeSettings).values({ key: 'any_image', value: { url, alt: '' }, category: 'general' })
  const sections = [{ settings: { image: await upload('homepage') } }]
  await db.insert(homepageVersions).values({ sections, isDraft: true })
  await upload('nothing')

  const unused = await db.select({ publicId: uploads.publicId }).from(uploads).where(not(isReferenced()))
  expect(unused).toEqual([{ publicId: 'a/nothing' }])
  expect((await listReferencedImages(db)).sort()).toEqual(
    ['draft', 'hero', 'homepage', 'line', 'page', 'product', 'setting', 'tile'].map((name) => `/media/a/${name}.jpg`),
  )
})
