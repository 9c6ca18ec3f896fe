import { expect, test, visit } from '#tests/e2e/fixtures.ts'

test.describe('not found', () => {
  for (const { path, title, text } of [
    { path: '/product/not-an-id', title: 'Product Not Found', text: "This product doesn't exist or has been removed." },
    {
      path: '/product/0199a1b2-0000-7000-8000-0123456789ab',
      title: 'Product Not Found',
      text: "This product doesn't exist or has been removed.",
    },
    {
      path: '/product/imisi-bridal-gown',
      title: 'Product Not Found',
      text: "This product doesn't exist or has been removed.",
    },
  ]) {
    test(path, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByText(text)).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
    })
  }
})
