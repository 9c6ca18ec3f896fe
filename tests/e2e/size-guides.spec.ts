import { demoId } from '#db/demo/demo-ids.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { choose, expect, expectNoSidewaysScroll, openPage, test } from '#tests/e2e/fixtures.ts'

const GUIDE = `/product/${demoId('product', 'imisi-satin-gown')}/size-guide`

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('the size guide opens beside the sizes, in both units, and finds a size', async ({ page }) => {
      await openPage(page, '/product/imisi-satin-gown')
      const url = page.url()
      await page.getByRole('link', { name: 'Size guide' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('heading', { name: 'Size guide' })).toBeFocused()
      const small = dialog.getByRole('row', { name: 'XS' })
      await expect(small).toContainText('78–81')
      await expect(dialog.getByText('30¾–32', { exact: true })).toBeHidden()
      await choose(page, 'in')
      await expect(dialog.getByText('30¾–32', { exact: true })).toBeVisible()
      await expect(dialog.getByText('Around the fullest part, with the tape level at the back.')).toBeVisible()
      await expectNoViolations(page, 'dialog[open]')
      await expectNoSidewaysScroll(page)

      await dialog.getByRole('button', { name: 'Find my size' }).click()
      await dialog.getByLabel('Bust (in)').fill('88 cm')
      await dialog.getByRole('button', { name: 'Show my size' }).click()
      await expect(dialog.getByLabel('Bust (in)')).toBeFocused()
      await expect(dialog.getByText('Enter a number of inches, such as 34 or 34½.')).toBeVisible()
      await dialog.getByLabel('Bust (in)').fill('35')
      await dialog.getByLabel('Hips (in)').fill('39¼')
      await dialog.getByRole('button', { name: 'Show my size' }).click()
      await expect(dialog.getByRole('status')).toContainText('Between M and L')
      await expect(dialog.getByRole('status')).toContainText('Decided by: hips.')
      await expectNoViolations(page, 'dialog[open]')
      await choose(page, 'cm')
      await expect(dialog.getByLabel('Hips (cm)')).toHaveValue('99.7') // what was typed, converted
      await choose(page, 'in')
      await dialog.getByRole('button', { name: 'Show my size' }).click()
      await dialog.getByRole('button', { name: 'Choose L' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('radio', { name: 'L', exact: true })).toBeChecked()
      expect(page.url()).toBe(`${url}?size=L`)

      await openPage(page, '/product/imisi-satin-gown')
      await page.getByRole('button', { name: 'Find my size' }).click()
      await expect(dialog.getByLabel('Hips (in)')).toHaveValue('39.25') // remembered in this browser
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: 'Find my size' })).toBeFocused()
    })
  })
}

test('measures are never sent to the store', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  await openPage(page, '/product/imisi-satin-gown')
  await page.getByRole('button', { name: 'Find my size' }).click()
  await page.getByLabel('Bust (cm)').fill('89.5')
  await page.getByRole('button', { name: 'Show my size' }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('M fits')
  await page.getByRole('button', { name: 'Choose M' }).click()
  expect(sent.filter((request) => /89\.5|895/.test(request))).toEqual([])
})

test('a product without a guide offers none', async ({ page }) => {
  await openPage(page, '/product/tarn-straw-hat')
  await expect(page.getByRole('link', { name: 'Size guide' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Find my size' })).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the guide is a page, in both units', async ({ page }) => {
    await page.goto('/product/imisi-satin-gown')
    await expect(page.getByRole('button', { name: 'Find my size' })).toBeHidden()
    await page.getByRole('link', { name: 'Size guide' }).click()
    await expect(page).toHaveURL(GUIDE)
    await expect(page.getByRole('heading', { level: 1, name: 'Size guide' })).toBeVisible()
    await expect(page.getByText('78–81', { exact: true })).toBeVisible()
    await page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: 'in' }) })
      .click()
    await expect(page.getByText('78–81', { exact: true })).toBeHidden()
    await expect(page.getByText('30¾–32', { exact: true })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  })
})

test('the page of a guide is accessible', async ({ page }) => {
  await openPage(page, GUIDE)
  await expectNoViolations(page)
})
