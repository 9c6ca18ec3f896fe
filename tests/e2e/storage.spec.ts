import { expect, type Page } from '@playwright/test'
import { STORAGE } from '#app/features/law/storage-list.ts'
import { choose, openPage, test } from '#tests/e2e/fixtures.ts'

const listed = (wanted: 'local' | 'session') =>
  STORAGE.filter(({ area }) => area === wanted).map(({ name }): string => name)

async function expectListed(page: Page): Promise<void> {
  const stored = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
  }))
  expect(stored.local.filter((name) => !listed('local').includes(name))).toEqual([])
  expect(stored.session.filter((name) => !listed('session').includes(name))).toEqual([])
  expect(stored.cookies).toBe('')
  expect(await page.context().cookies()).toEqual([])
}

test('a walk through the storefront stores nothing that the privacy policy does not list', async ({ page }) => {
  for (const path of ['/', '/shop?search=linen', '/contact', '/wishlist']) {
    await page.goto(path)
    await expectListed(page)
  }
  await openPage(page, '/product/ember-linen-shift')
  await choose(page, 'Flax')
  await choose(page, 'M')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('button', { name: /^Cart, / }).click()
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await page.getByLabel('Email').fill('walk@example.com')
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toContain('checkout.draft')
  await expectListed(page)
  await page.goBack()
  await expectListed(page)
  const stored = await page.evaluate(() => Object.keys(localStorage))
  expect(stored).toEqual(expect.arrayContaining(['cart', 'recently-viewed']))
})
