import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { reviewPhotos } from '#app/content/reviews/review-photos.table.ts'
import { reviews } from '#app/content/reviews.table.ts'
import { newId } from '#app/lib/id.ts'
import { orders } from '#app/orders/orders.table.ts'
import { readMainText, readPage } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { openStaffAccess } from '#tests/support/staff-access.ts'

// Tests the review pages for an order's buyer, for other shoppers and for staff.

const store = getSharedStore()
const { db, admin, cookie } = await openStaffAccess(store)

async function newOrder(status: 'shipped' | 'delivered' | 'processing') {
  const order = await admin.newOrder()
  await db.update(orders).set({ status }).where(eq(orders.link, order.link))
  return order
}

test('a buyer can review a line once it is delivered, but not a line that the order does not have', async () => {
  const { link, product } = await newOrder('delivered')
  const page = await readPage(store.url, `/order/${link}/review/1`)
  expect(page.text).toContain(product.name)
  expect(page.html).toMatch(/<input[^>]*name="name"[^>]*value="Ada O\."/)
  expect((await readPage(store.url, `/order/${link}/review/2`)).status).toBe(404)
  const waiting = await newOrder('processing')
  const early = await readPage(store.url, `/order/${waiting.link}/review/1`)
  expect(early.text).toContain('You can review this once it has been delivered.')
  expect(early.text).not.toContain('Send review')
})

test('a buyer ends review emails by pressing a button, not by opening an email’s link', async () => {
  const path = `/order/${(await newOrder('delivered')).link}/review-mails`
  expect((await readPage(store.url, path)).text).toContain('Stop review emails')
  expect((await readPage(store.url, path)).text, 'opening the link changes nothing').toContain('Stop review emails')
  const response = await fetch(store.url + path, { method: 'POST', headers: { Origin: store.url } })
  const text = readMainText(await response.text())
  expect(text).toContain('You won’t get any more review emails.')
  expect(text).not.toContain('Stop review emails')
})

test('staff and shoppers see a review with its purchase and its incentive, and can filter reviews', async () => {
  await db.delete(reviews).where(eq(reviews.status, 'pending')) // other tests use the same store
  const { id: productId, page } = await admin.newProduct()
  const [id, title] = [newId<'review'>(), `Softer ${randomUUID()}`]
  const bought = { size: 'M', color: 'Chalk', fit: 'small', height: '165-169', verifiedPurchase: true } as const
  const written = { rating: 4, customerName: 'Zainab B.', title, comment: 'Soft.', isIncentivized: true } as const
  await db.insert(reviews).values({ id, productId, ...bought, ...written, status: 'pending' })
  const photo = { url: '/media/reviews/tee.jpg', publicId: 'reviews/tee', width: 3, height: 4 }
  await db.insert(reviewPhotos).values({ reviewId: id, position: 0, ...photo })
  const queue = await readPage(store.url, `/admin/reviews?q=${title.replace(' ', '+')}`, cookie)
  expect(queue.text).toContain('Zainab B. · verified purchase · M, Chalk · Runs small · 165 to 169 cm (5′5″ to 5′6½″)')
  expect(queue.html).toContain('alt="1 of 1, by the customer"')
  const none = await readPage(store.url, '/admin/reviews?q=nothing+like+it', cookie)
  expect(none.text).toContain('No reviews match “nothing like it”.')

  expect((await readPage(store.url, '/admin/reviews', cookie)).text).toContain('Pending (1)')
  await admin.post('/admin/reviews', { intent: 'approve', id })
  const all = await readPage(store.url, '/admin/reviews', cookie)
  expect(all.text, 'without pending reviews, the page lists all').toContain(title)
  const product = await readPage(store.url, `${page}?tab=reviews`)
  expect(product.text).toContain('Bought M · Chalk · Runs small · 165 to 169 cm (5′5″ to 5′6½″)')
  expect(product.text).toContain('Zainab B. · Verified purchase · Received an incentive for this review')
  expect(product.html).toContain('alt="Photo by Zainab B."')
  const list = await readPage(store.url, `${page}/reviews?rating=4&photos=1`)
  expect(list.html).toMatch(/<h1[^>]*>Reviews<\/h1>/)
  expect(list.text).toContain('1 review shown')
  const removal = /<a [^>]*aria-label="Remove filter: With photos"[^>]*>/.exec(list.html)?.[0]
  expect(removal).toContain(`href="${page}/reviews?rating=4"`)
  expect((await readPage(store.url, `${page}/reviews?rating=5`)).text).not.toContain(title)
})
