import { expect, test } from '#tests/e2e/fixtures.ts'

test('an address with a size and a color has both chosen', async ({ page }) => {
  await page.goto('/shop?search=ivo+balloon+blouse')
  const path = await page
    .getByRole('main')
    .getByRole('link', { name: /Ivo Balloon Blouse/ })
    .first()
    .getAttribute('href')
  await page.goto(`${path}?color=Slate&size=M`)
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Slate' })).toBeChecked()
})
