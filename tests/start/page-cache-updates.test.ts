import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { products } from '#app/catalog/products.table.ts'
import { actionRoutes } from '#tests/support/configured-routes.ts'
import { type FakeEcb, startFakeEcb } from '#tests/support/fake-ecb.ts'
import { isLong } from '#tests/support/long.ts'
import { type AdminClient, addMembers, openAdminClient } from '#tests/support/page-updates/admin-client.ts'
import { pageUpdates } from '#tests/support/page-updates/page-updates.ts'
import { contains, readCached, sendUpdate } from '#tests/support/page-updates/send-update.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Sends every request that changes public pages, as browsers do, while the affected pages are cached. The next response
// must show the change. page-cache-replica.long.test.ts tests a second process that reads from a replica.

let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>
let adminPage: AdminClient
let bank: FakeEcb
let cdn: Server
/** Purge requests to the CDN. */
const purges: { readonly token: string | undefined; readonly tags: readonly string[] }[] = []

beforeAll(async () => {
  cdn = createServer(async (req, res) => {
    const { tags } = z.strictObject({ tags: z.array(z.string()) }).parse(await json(req))
    purges.push({ token: req.headers.authorization, tags })
    res.end()
  }).listen(0, '127.0.0.1')
  await once(cdn, 'listening')
  const cdnAddress = cdn.address()
  const CDN_PURGE_URL = `http://127.0.0.1:${typeof cdnAddress === 'object' ? cdnAddress?.port : ''}/purge`
  const CDN_PURGE_TOKEN = 'a-token-for-the-cdn'
  bank = await startFakeEcb()
  const RATES_URL = bank.url
  store = await startStore({
    env: { RATES_URL, DEMO_DATA: 'off', LIMIT_CHECKOUT: '1000', LIMIT_QUOTE: '1000', CDN_PURGE_URL, CDN_PURGE_TOKEN },
  })
  database = openStoreDatabase(store)
  adminPage = await openAdminClient(store, database.db)
})
afterAll(async () => {
  await database?.close()
  await store?.stop()
  await bank?.stop()
  cdn?.close()
})

/**
 * Routes that need no update of their own, and why. Their action changes no public page, or changes it as another
 * route's update does.
 */
const UNTESTED: Readonly<Record<string, string>> = {
  'routes/admin/account': 'changes only how staff log in',
  'routes/admin/backup-download': 'only asks for a password',
  'routes/admin/backups': 'backups are files, and a backup is restored only while the store is stopped',
  'routes/admin/customer-detail': 'customers are on no public page',
  'routes/admin/customer-erase': 'customers are on no public page',
  'routes/admin/discount-edit': 'codes are looked up at checkout, which is never cached',
  'routes/admin/discount-new': 'codes are looked up at checkout, which is never cached',
  'routes/admin/export-download': 'only asks for a password',
  'routes/admin/exports': 'archives are files, and writing one changes nothing in the store',
  'routes/admin/homepage-preview': 'only renders the sections sent to it',
  'routes/admin/login': 'changes only who is logged in',
  'routes/admin/login-code': 'changes only who is logged in',
  'routes/admin/login-forgot': 'changes only a link that is emailed to staff',
  'routes/admin/login-reset': 'changes only a password',
  'routes/admin/logout': 'changes only who is logged in',
  'routes/admin/mail-detail': 'emails are on no public page',
  'routes/admin/invoice-settings': 'invoices are on no public page',
  'routes/admin/law-details': 'changes settings, like other forms',
  'routes/admin/law-packaging': 'changes settings, like other forms',
  'routes/admin/mail-server': 'emails are on no public page',
  'routes/admin/mail-settings': 'emails are on no public page',
  'routes/admin/product-drafts': 'drafts are on no public page',
  'routes/admin/product-feeds': 'changes settings, like other forms',
  'routes/admin/manufacturer-new': 'no product has a new manufacturer yet',
  'routes/admin/market-new': 'a new market is a draft',
  'routes/admin/message-detail': 'messages are on no public page',
  'routes/admin/order-invoices': 'invoices are on no public page',
  'routes/admin/order-notes': 'notes are for staff',
  'routes/admin/order-payment-link': 'only sends an email',
  'routes/admin/opening': 'decides who may see the pages, not what they show: closed-store.test.ts',
  'routes/admin/own-store': 'deletes rows and changes settings, like other forms; it needs the demo store and a backup',
  'routes/admin/page-cache': 'invalidates all pages: page-consistency.test.ts',
  'routes/admin/payment-reconciliation': 'a payment changes no stock; an expired order is cancelled as if by staff',
  'routes/admin/shipping-pickup': 'pickup points are chosen at checkout, which is never cached',
  'routes/admin/payment-provider': 'payment methods are offered at checkout, which is never cached',
  'routes/admin/payments': 'payment methods are offered at checkout, which is never cached',
  'routes/admin/size-guide-new': 'nothing uses a new guide yet',
  'routes/admin/subscribers': 'newsletter subscribers are on no public page',
  'routes/admin/tags': 'tags of orders and customers are for staff',
  'routes/admin/translations': 'deletes text in a language that no locale shows',
  'routes/admin/transfers': 'a payment changes no stock; a late payment reopens its order as if by staff',
  'routes/admin/unknown': 'redirects to the dashboard',
  'routes/admin/view-edit': 'saved views are for staff',
  'routes/admin/view-new': 'saved views are for staff',
  'routes/api/auth': 'changes only who is logged in',
  'routes/api/checkout-quote': 'writes nothing',
  'routes/api/checkout-shipping': 'writes nothing',
  'routes/api/checkout-earlier': 'writes nothing',
  'routes/api/contact-message': 'messages are on no public page',
  'routes/api/newsletter': 'newsletter subscribers are on no public page',
  'routes/api/order-payment': 'a payment changes no stock; an expired order is cancelled as if by staff',
  'routes/admin/import-categories': 'chooses what an import will do',
  'routes/admin/import-columns': 'chooses what an import will do',
  'routes/admin/product-import': 'redirects to another URL',
  'routes/api/payment-webhook': 'a payment changes no stock; an expired order is cancelled as if by staff',
  'routes/api/transfer-file': 'bank statements are on no public page',
  'routes/api/brand-image': 'an image is shown once a brand is published with it',
  'routes/api/import-file': 'stores a file that is checked, but is saved only when staff confirm it',
  'routes/storefront/my-orders': 'emails are on no public page',
  'routes/storefront/order-review-mails': 'emails are on no public page',
  'routes/storefront/withdraw': 'an order is cancelled as if by staff',
  'routes/storefront/order-withdraw': 'an order is cancelled as if by staff',
  'routes/storefront/waiting-join': 'waitlists are on no public page',
  'routes/storefront/newsletter-entry': 'newsletter subscribers are on no public page',
  'routes/storefront/waiting-entry': 'a held or released unit changes stock, like an order',
  'routes/admin/waiting-list': 'a held or released unit changes stock, like an order',
  'routes/storefront/order-review': 'a review is shown once staff approve it',
  'routes/api/review-vote': 'votes on pages can be an hour old',
  'routes/api/product-photos': 'drafts are on no public page',
  'routes/api/uploads': 'an image is shown once a form is saved with it',
  'routes/api/video-upload': 'a video is shown once a form is saved with it',
  'routes/api/wishlist-change': 'wishlists belong to one browser and are never cached',
  'routes/api/wishlist-items': 'wishlists belong to one browser and are never cached',
  'routes/api/wishlist-products': 'wishlists belong to one browser and are never cached',
}

test('every route with an action is covered, or listed as needing no update', () => {
  const known = [...pageUpdates.map(({ route }) => route), ...Object.keys(UNTESTED)]
  expect([...new Set(known)].toSorted()).toEqual(actionRoutes)
})

/**
 * By default, one update per route is sent; db/page-changes.server.test.ts tests which changes invalidate which pages.
 */
const byRoute = Map.groupBy(pageUpdates, ({ route }) => route)
const selectedUpdates = isLong ? pageUpdates : [...byRoute.values()].flatMap((updates) => updates.slice(0, 1))

test.each(selectedUpdates)('$title', (update) => sendUpdate(adminPage, update, [store.url]))

test('a product published while someone adds it to a collection appears on the collection’s page', async () => {
  const { newProduct, newCollection } = adminPage
  const [product, neighbor] = [await newProduct({ status: 'draft' }), await newProduct()]
  const collection = await newCollection()
  const { db } = database
  const shows = (text: string) => async () => {
    const page = await readCached(store.url, collection.page)
    return page.cacheStatus === 'hit' && contains(page, text)
  }
  await expect.poll(shows('No pieces in this collection yet')).toBe(true)
  await db.transaction(async (selling) => {
    await db.transaction(async (adding) => {
      await addMembers(adding, collection.id, [product.id, neighbor.id])
      await selling.update(products).set({ status: 'active' }).where(eq(products.id, product.id))
    })
    // The page is rendered again for the added product, which is not active yet.
    await expect.poll(shows(neighbor.name)).toBe(true)
  })
  await expect.poll(shows(product.name)).toBe(true)
})

test('a CDN can cache a page under tags, and is notified of changed tags', async () => {
  const { newProduct, productForm, post } = adminPage
  const product = await newProduct()
  const { headers } = await fetch(store.url + product.page)
  const name = `product-${product.id.slice(-12)}`
  expect(headers.get('Cache-Tag')?.split(',')).toContain(name)
  expect(headers.get('Surrogate-Key')?.split(' ')).toContain(name)
  expect(headers.get('Cache-Control')).toMatch(/^public, max-age=0, must-revalidate, s-maxage=\d+$/)
  purges.length = 0
  await post(product.edit, await productForm(product, { price: '88888' }))
  const names = () => purges.flatMap(({ tags }) => tags)
  await expect.poll(names).toContain(name)
  expect(new Set(purges.map(({ token }) => token))).toEqual(new Set(['Bearer a-token-for-the-cdn']))
})
