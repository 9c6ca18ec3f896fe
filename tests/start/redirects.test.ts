import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { collections } from '#app/catalog/collections.table.ts'
import { redirects } from '#app/content/redirects/redirects.table.ts'
import { createDemoId } from '#db/demo/demo-ids.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { openStaffAccess } from '#tests/support/staff-access.ts'

const SLUG = 'imisi-satin-gown'
const PRODUCT = `/product/${createDemoId('product', SLUG)}`

const store = getSharedStore()
const { db, admin } = await openStaffAccess(store)

async function open(path: string, method = 'GET'): Promise<{ status: number; location: string | null }> {
  const response = await fetch(store.url + path, { redirect: 'manual', method })
  await response.body?.cancel()
  return { status: response.status, location: response.headers.get('Location') }
}

const redirectTo = (location: string) => ({ status: 301, location })
const missing = { status: 404, location: null }

test('a URL as in Shopify or WooCommerce redirects to the corresponding page', async () => {
  for (const path of [`/products/${SLUG}`, `/collections/all/products/${SLUG}`, `/product/${SLUG}/`]) {
    expect(await open(path), path).toEqual(redirectTo(PRODUCT))
  }
  expect(await open('/collections/objects')).toEqual(redirectTo('/collection/objects'))
  const others = {
    '/Products/No-Such-Product': missing,
    '/collections/dresses': redirectTo('/shop?category=dresses'),
    '/product-category/women/dresses/': redirectTo('/shop?category=dresses'),
    '/collections/all': redirectTo('/shop'),
    '/pages/about-us': redirectTo('/about'),
    '/search?q=linen+dress': redirectTo('/shop?search=linen+dress'),
    '/account/login': redirectTo('/'),
    '/no-such-page': missing,
  }
  for (const [path, response] of Object.entries(others)) {
    expect(await open(path), path).toEqual(response)
    expect(await open(path, 'HEAD'), path).toEqual(response)
  }
})

describe('a redirect', () => {
  test('keeps the query, gives way to a new page, and is not an open redirect', async () => {
    const suffix = randomUUID().slice(0, 8)
    await db.insert(redirects).values([
      { path: `/pages/story-${suffix}`, target: '/about', origin: 'staff' },
      { path: `/collection/to-come-${suffix}`, target: '/lookbook', origin: 'staff' },
      { path: `/blogs/news-${suffix}`, target: 'https://journal.example/', origin: 'staff' },
    ])
    await expect
      .poll(() => open(`/pages/story-${suffix}?utm_source=mail`))
      .toEqual(redirectTo('/about?utm_source=mail'))
    expect(await open(`/Pages//Story-${suffix}/`)).toEqual(redirectTo('/about'))
    expect(await open(`/blogs/news-${suffix}?a=b`)).toEqual(redirectTo('https://journal.example/'))
    expect(await open(`/collection/to-come-${suffix}`)).toEqual(redirectTo('/lookbook'))
    const collection = await admin.newCollection()
    await db
      .update(collections)
      .set({ slug: `to-come-${suffix}` })
      .where(eq(collections.id, collection.id))
    await expect.poll(() => open(`/collection/to-come-${suffix}`)).toEqual({ status: 200, location: null })
    await expect.poll(() => open(`/collection/${collection.slug}`)).toEqual(redirectTo(`/collection/to-come-${suffix}`))
    for (const path of [
      `//evil.example/pages/story-${suffix}`,
      `/pages/story-${suffix}%0d%0aSet-Cookie:a=b`,
      '/%2f%2fevil.example',
    ]) {
      expect((await open(path)).location ?? '').not.toContain('evil')
    }
  })

  test('for a renamed category keeps the other filters', async () => {
    const { slug, edit } = await admin.newCategory()
    const fields = { image: '', imageAlt: '', seoTitle: '', seoDescription: '', sizeGuide: '', name: `New ${slug}` }
    const version = await admin.readVersion(edit)
    expect((await admin.post(edit, { ...fields, slug: `new-${slug}`, version })).status).toBeLessThan(400)
    expect(await open(`/shop?category=${slug}&sale=1`)).toEqual(redirectTo(`/shop?category=new-${slug}&sale=1`))
  })

  test('is sent as headers to the router of an open page', async () => {
    const response = await fetch(`${store.url}/products/${SLUG}.data`)
    expect([response.status, response.headers.get('X-Remix-Redirect')]).toEqual([204, PRODUCT])
  })
})
