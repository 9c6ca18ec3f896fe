import process from 'node:process'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { orders } from '#app/features/orders/orders.table.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test } from '#tests/e2e/fixtures.ts'
import { placeAdminOrder } from '#tests/e2e/orders.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

/** Orders a tee that no other test of this store buys. Returns the order's number. */
async function orderTee(page: Page, firstName: string, lastName: string): Promise<string> {
  const found = await page.request.get(`${process.env.ADMIN_URL}/search/suggestions?q=Haru+Linen+Tee`)
  const productId = (await found.json()).products[0].id
  const lines = [{ productId, size: 'M', color: 'Chalk', quantity: 1 }]
  return await placeAdminOrder(page, { firstName, lastName, lines })
}

/** An order of it that was delivered. Returns the path of its page. */
async function shippedOrder(page: Page, firstName: string): Promise<string> {
  const orderNumber = await orderTee(page, firstName, 'Bello')
  const { db, close } = openStoreDatabase({ dataDir: process.env.ADMIN_DATA_DIR ?? '' })
  const ofOrder = eq(orders.orderNumber, orderNumber)
  const [order] = await db.update(orders).set({ status: 'delivered' }).where(ofOrder).returning({ link: orders.link })
  await close()
  return `/order/${order?.link}`
}

const photo = () =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: '#4b1d3f' } })
    .jpeg()
    .toBuffer()

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a buyer writes a review with a photo, staff show it, and the next shopper sees it', async ({ page }) => {
    test.slow() // a shopper, staff, and the next shopper
    await openPage(page, await shippedOrder(page, 'Zainab'))
    await page.getByRole('link', { name: 'Write a review of Haru Linen Tee' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Write a review' })).toBeFocused()
    await expect(page.getByText('Size: M | Color: Chalk')).toBeVisible()
    await expect(page.getByLabel('Name shown')).toHaveValue('Zainab B.')
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoViolations(page)

    await page.getByLabel('Headline').fill('Softer than it looks')
    await page.getByRole('button', { name: 'Send review' }).tap()
    await expect(page.getByText('Choose one to five stars')).toBeVisible()
    await expect(page.getByRole('radio', { name: '1 of 5, bad' })).toBeFocused()
    await expect(page.getByLabel('Headline')).toHaveValue('Softer than it looks')

    await page.getByTitle('4 of 5, good').tap()
    await page.getByText('Runs small').tap()
    await page.getByLabel('Your review').fill('Stretchy and soft. I would take it one size up.')
    const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo() }
    await page.getByLabel('Photos').setInputFiles(Array.from({ length: 5 }, () => file))
    await expect(page.getByText('At most 4 photos, please')).toBeVisible()
    await page.getByLabel('Photos').setInputFiles([{ ...file, name: 'huge.jpg', buffer: Buffer.alloc(26 * 2 ** 20) }])
    await expect(page.getByText('“huge.jpg” is larger than 25 MB.')).toBeVisible()
    await page.getByRole('button', { name: 'Send review' }).tap()
    await expect(page.getByLabel('Photos')).toBeFocused()
    await page.getByLabel('Photos').setInputFiles([file])
    await page.getByLabel('Your height').selectOption('165 to 169 cm (5′5″ to 5′6½″)')
    await page.getByRole('button', { name: 'Send review' }).tap()
    await expect(page.getByRole('status').filter({ hasText: 'Thank you. Your review is with us' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Send review' })).toHaveCount(0)

    await openAdminPage(page, '/admin/reviews')
    const waiting = page.getByRole('listitem').filter({ hasText: 'Softer than it looks' })
    await expect(
      waiting.getByText('Zainab B. · bought it · M, Chalk · Runs small · 165 to 169 cm (5′5″ to 5′6½″)'),
    ).toBeVisible()
    await expect(waiting.getByRole('img', { name: '1 of 1, by the buyer' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectNoViolations(page)
    await waiting.getByRole('button', { name: 'Reply' }).tap()
    await waiting.getByLabel('Reply to Zainab B.').fill('Half a reply')
    await waiting.getByRole('button', { name: 'Remove photo 1' }).tap()
    await page.getByRole('alertdialog', { name: 'Remove this photo?' }).getByRole('button', { name: 'Cancel' }).tap()
    await waiting.getByRole('button', { name: 'Was given something' }).tap()
    await expect(waiting.getByRole('button', { name: 'Was given nothing' })).toBeVisible()
    await expect(waiting.getByLabel('Reply to Zainab B.')).toHaveValue('Half a reply')
    await waiting.getByRole('button', { name: 'Cancel' }).tap()
    await waiting.getByRole('button', { name: 'Show', exact: true }).tap()
    await expect(page.getByText('Shown to shoppers')).toBeVisible()
    await expect(waiting).toHaveCount(0)
    await expect(page.locator('body'), 'the focus stays on the page').not.toBeFocused()

    await openPage(page, '/product/haru-linen-tee?tab=reviews')
    const shown = page.getByRole('listitem').filter({ hasText: 'Softer than it looks' })
    await expect(shown.getByText('Bought M · Chalk · Runs small · 165 to 169 cm (5′5″ to 5′6½″)')).toBeVisible()
    await expect(shown.getByText('Zainab B. · Verified purchase · Received something for this review')).toBeVisible()
    await expect(shown.getByRole('img', { name: 'Photo by Zainab B.' })).toBeVisible()

    const helpful = shown.getByRole('button', { name: 'Helpful' })
    const counted = page.waitForResponse('**/product/reviews/vote')
    await helpful.tap()
    await expect(helpful).toHaveText('Helpful (1)')
    expect((await counted).status()).toBe(200)
    await expect(helpful).toHaveAttribute('aria-pressed', 'true')
    await openPage(page, `${new URL(page.url()).pathname}/reviews`)
    await expect(helpful).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'With photos' }).tap()
    await expect(page).toHaveURL(/\/reviews\?photos=1$/)
    await expect(page.getByRole('status').filter({ hasText: '1 review shown' })).toBeVisible()
    await expect(shown).toBeVisible()
    await page.getByRole('link', { name: '4 stars' }).tap()
    await expect(page).toHaveURL(/\/reviews\?rating=4&photos=1$/)
    await page.getByRole('link', { name: 'Remove filter: With photos' }).tap()
    await expect(page).toHaveURL(/\/reviews\?rating=4$/)
    await page.getByRole('link', { name: 'Clear filters' }).tap()
    await expect(page).toHaveURL(/\/reviews$/)
    await expect(shown).toBeVisible()
  })
})

test('staff reply to a review, and say why another is not shown', async ({ page }) => {
  const path = await shippedOrder(page, 'Halima')
  await openPage(page, `${path}/review/1`)
  await page.getByRole('radio', { name: '2 of 5, poor' }).check({ force: true })
  await page.getByLabel('Headline').fill('Too thin for winter')
  await page.getByLabel('Your review').fill('Buy it at www.other.example')
  await page.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByText('Thank you. Your review is with us')).toBeVisible()

  await openAdminPage(page, '/admin/reviews')
  const review = page.getByRole('listitem').filter({ hasText: 'Too thin for winter' })
  await expect(review.getByText('contains a link')).toBeVisible()
  await review.getByRole('button', { name: 'Reply' }).click()
  await review.getByLabel('Reply to Halima B.').fill('It is meant for summer.')
  await review.getByRole('button', { name: 'Save reply' }).click()
  await expect(review.getByText('Reply: It is meant for summer.')).toBeVisible()
  await review.getByRole('button', { name: 'Do not show' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Do not show the review by Halima B.?' })
  await expectNoViolations(page)
  await dialog.getByLabel('Reason').selectOption('Advertises something else')
  await dialog.getByRole('button', { name: 'Do not show' }).click()
  await expect(review).toHaveCount(0)

  await page.getByRole('combobox', { name: 'Reviews shown' }).selectOption('Not shown')
  await expect(review.getByText('Not shown: advertises something else')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search reviews' }).fill('nothing like it')
  await expect(page.getByText('No reviews match these filters.')).toBeVisible()
})

test('a review of what has not been delivered, and one of another order, are out of reach', async ({ page }) => {
  const path = await shippedOrder(page, 'Amina')
  await openPage(page, `${path}/review/2`)
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  const orderNumber = await orderTee(page, 'Bisi', 'Cole')
  const { db, close } = openStoreDatabase({ dataDir: process.env.ADMIN_DATA_DIR ?? '' })
  const [order] = await db.select({ link: orders.link }).from(orders).where(eq(orders.orderNumber, orderNumber))
  await close()
  await openPage(page, `/order/${order?.link}/review/1`)
  await expect(page.getByText('You can review this once it has been delivered.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send review' })).toHaveCount(0)
})

test('a buyer ends mails about reviews with a press, not by opening the link of a mail', async ({ page }) => {
  const path = await shippedOrder(page, 'Ngozi')
  await openPage(page, `${path}/review-mails`)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Send me no more of them' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'You will get no more mails about reviews.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send me no more of them' })).toHaveCount(0)
})
