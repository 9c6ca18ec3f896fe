import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import process from 'node:process'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { reviewPhotos } from '#app/content/reviews/review-photos.table.ts'
import { reviews } from '#app/content/reviews.table.ts'
import { newId } from '#app/lib/id.ts'
import { orders } from '#app/orders/orders.table.ts'
import { expect, fetchPath, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'
import { placeAdminOrder } from '#tests/e2e/orders.ts'
import { inAdminStore, openAdminPage } from '#tests/e2e/staff.ts'
import { addProduct } from '#tests/support/products.ts'

/** Adds a delivered order for a tee that no other test in this store buys. Returns the path of the order's page. */
async function addDeliveredOrder(page: Page): Promise<string> {
  const found = await fetchPath(page, `${process.env.ADMIN_URL}/search/suggestions?q=Haru+Linen+Tee`)
  const lines = [{ productId: (await found.json()).products[0].id, size: 'M', color: 'Chalk', quantity: 1 }]
  const orderNumber = await placeAdminOrder({ firstName: 'Zainab', lastName: 'Bello', lines })
  const isThisOrder = eq(orders.orderNumber, orderNumber)
  const [order] = await inAdminStore((db) =>
    db.update(orders).set({ status: 'delivered' }).where(isThisOrder).returning({ link: orders.link }),
  )
  return `/order/${order?.link}`
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a buyer can write a review with a photo only once', async ({ page }, testInfo) => {
    const image = sharp({ create: { width: 300, height: 400, channels: 3, background: '#4b1d3f' } })
    const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() }
    await openPage(page, await addDeliveredOrder(page))
    await page.getByRole('link', { name: 'Write a review of Haru Linen Tee' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Write a review' })).toBeFocused()
    const send = page.getByRole('button', { name: 'Send review' })
    await page.getByLabel('Headline').fill('Softer than it looks')
    await send.tap()
    await expect(page.getByText('Choose one to five stars').first()).toBeVisible()
    await expect(page.getByRole('radio', { name: '1 of 5, bad' })).toBeFocused()
    await expect(page.getByLabel('Headline')).toHaveValue('Softer than it looks')

    await page.getByTitle('4 of 5, good').tap()
    await page.getByText('Runs small').tap()
    await page.getByLabel('Your review').fill('Stretchy and soft. I would take it one size up.')
    const photos = page.getByLabel('Photos')
    await photos.setInputFiles(Array.from({ length: 5 }, () => photo))
    await expect(page.getByText('You can add at most 4 photos')).toBeVisible()
    const huge = testInfo.outputPath('huge.jpg')
    await writeFile(huge, Buffer.alloc(26 * 2 ** 20))
    await photos.setInputFiles(huge)
    await expect(page.getByText('“huge.jpg” is larger than 25 MB.')).toBeVisible()
    await send.tap()
    await expect(photos).toBeFocused()
    await photos.setInputFiles([photo])
    await page.getByLabel('Your height').selectOption('165 to 169 cm (5′5″ to 5′6½″)')
    await send.tap()
    await expect(page.getByRole('status').filter({ hasText: 'Thank you. We’ll publish your review' })).toBeVisible()
    await page.reload()
    await expect(send).toHaveCount(0)
  })
})

longTest(
  'staff reply to a review and publish it, give a reason for hiding another, and a shopper marks a review as helpful',
  async ({ page }) => {
    const [id, slug] = [newId<'review'>(), randomUUID()]
    const review = {
      rating: 4,
      verifiedPurchase: true,
      size: 'M',
      color: 'Chalk',
      fit: 'small',
      status: 'pending',
    } as const
    const product = await inAdminStore(async (db) => {
      const productId = await addProduct(db, { name: `Reviewed tee ${slug}` })
      const titled = { ...review, productId, customerName: 'Zainab B.', title: `Softer ${slug}` }
      const other = {
        ...review,
        productId,
        customerName: 'Halima B.',
        title: `Too thin ${slug}`,
        comment: 'See www.x.example',
      }
      await db.insert(reviews).values([{ ...titled, id }, other])
      const url = '/media/reviews/tee.jpg'
      await db
        .insert(reviewPhotos)
        .values({ reviewId: id, position: 0, url, publicId: 'reviews/tee', width: 3, height: 4 })
      return productId
    })
    await openAdminPage(page, '/admin/reviews')
    const shown = page.getByRole('listitem').filter({ hasText: `Softer ${slug}` })
    await shown.getByRole('button', { name: 'Reply' }).click()
    await shown.getByLabel('Reply to Zainab B.').fill('Half a reply')
    await shown.getByRole('button', { name: 'Remove photo 1' }).click()
    await page.getByRole('alertdialog', { name: 'Remove this photo?' }).getByRole('button', { name: 'Cancel' }).click()
    await shown.getByLabel('Actions for Zainab B.').click()
    await shown.getByRole('button', { name: 'Mark as incentivized' }).click()
    await expect(shown.getByText('received an incentive')).toBeVisible()
    await expect(shown.getByLabel('Reply to Zainab B.')).toHaveValue('Half a reply')
    await shown.getByRole('button', { name: 'Save reply' }).click()
    await expect(shown.getByText('Reply: Half a reply')).toBeVisible()
    await shown.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Review published')).toBeVisible()
    await expect(shown).toHaveCount(0)
    await expect(page.locator('body'), 'the focus is not lost').not.toBeFocused()

    const hidden = page.getByRole('listitem').filter({ hasText: `Too thin ${slug}` })
    await expect(hidden.getByText('contains a link')).toBeVisible()
    await hidden.getByLabel('Actions for Halima B.').click()
    await hidden.getByRole('button', { name: 'Hide' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Hide the review by Halima B.?' })
    await dialog.getByLabel('Reason').selectOption('Advertises something else')
    await dialog.getByRole('button', { name: 'Hide' }).click()
    await expect(page.getByText('Review hidden')).toBeVisible()
    await page.getByRole('combobox', { name: 'Reviews shown' }).selectOption('Hidden')
    await expect(hidden.getByText('Hidden: advertises something else')).toBeVisible()

    await openPage(page, `/product/${product}?tab=reviews`)
    const helpful = shown.getByRole('button', { name: 'Helpful' })
    await page.route('**/product/reviews/vote', () => {}) // the page is left before the store responds
    await helpful.click()
    await expect(helpful).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await page.unroute('**/product/reviews/vote')
    await waitForHydration(page)
    await expect(helpful, 'a vote without a response is not remembered').toHaveAttribute('aria-pressed', 'false')
    await helpful.click()
    await expect(helpful).toHaveText('Helpful (1)')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('review-votes'))).toContain(id)
    await page.reload()
    await expect(helpful, 'the browser remembers the vote').toHaveAttribute('aria-pressed', 'true')
  },
)
