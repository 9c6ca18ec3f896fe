import type { Page } from '@playwright/test'
import { fillProduct, submitNewProduct, unique } from '#tests/e2e/admin.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Fibers, care and origin' })
const component = (page: Page, number: number) => page.getByLabel(`Component ${number}`, { exact: true })
const percent = (page: Page, fiber: number, of: string) => page.getByLabel(`Percent of fiber ${fiber} of ${of}`)
const fiber = (page: Page, number: number, of: string) => page.getByLabel(`Fiber ${number} of ${of}`, { exact: true })

test('fibers, care symbols, origin and maker are entered, corrected, saved and shown to shoppers', async ({ page }) => {
  test.slow() // staff, and a shopper with and without scripts
  const name = unique('Nneka Coat')
  await openAdminPage(page, '/admin/products/new')
  await fillProduct(page, name)
  await page.getByLabel('Status (required)').selectOption('active')

  await page.getByRole('button', { name: 'Add fibers' }).click()
  await expect(component(page, 1)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('20')
  await fiber(page, 1, 'the product').selectOption('cashmere')
  await section(page).getByRole('button', { name: 'Add a fiber' }).click()
  await expect(percent(page, 2, 'the product')).toBeFocused()
  await page.keyboard.type('79,5')
  await expect(percent(page, 2, 'the product')).toHaveValue('79.5')
  await fiber(page, 2, 'the product').selectOption('wool')
  await expect(section(page)).toContainText('! 99.5 of 100 %')
  await section(page).getByRole('radio', { name: 'Do not wash' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Create product' }).click()
  await expect(section(page)).toContainText('The fiber content adds up to 99.5 %, not 100 %.')
  await expect(fiber(page, 1, 'the product')).toHaveValue('cashmere')
  await expectNoViolations(page)

  await percent(page, 2, 'the product').fill('80')
  await component(page, 1).selectOption('shell')
  await section(page).getByRole('button', { name: 'Add a component' }).click()
  await component(page, 2).selectOption('lining')
  await percent(page, 1, 'lining').fill('100')
  await fiber(page, 1, 'lining').selectOption('viscose')
  await section(page).getByRole('button', { name: 'Add a component' }).click()
  await section(page).getByRole('button', { name: 'Remove component' }).click()
  await expect(section(page).getByRole('button', { name: 'Add a component' })).toBeFocused()
  await section(page).getByText('Contains non-textile parts of animal origin').click()
  await section(page).getByText('Dry clean, gentle').click()
  await page.getByLabel('Made in').selectOption('Portugal')
  await page.getByLabel('Maker', { exact: true }).fill('Tear & Fio, Porto')
  await submitNewProduct(page)
  await page.reload()
  await waitForHydration(page)
  await expect(percent(page, 1, 'shell')).toHaveValue('80') // the largest share first
  await expect(fiber(page, 2, 'shell')).toHaveValue('cashmere')
  await expect(section(page).getByRole('radio', { name: 'Do not wash' })).toBeChecked()
  await expect(page.getByLabel('Made in')).toHaveValue('PT')

  await section(page).getByRole('radio', { name: 'Wash by hand' }).check({ force: true })
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Product updated successfully!')).toBeVisible()
  await expect(page.getByRole('region', { name: 'History', exact: true })).toContainText(
    'washing: Do not wash → Wash by hand',
  )

  const id = page.url().split('/').at(-1)
  await openPage(page, `/product/${id}`)
  await page.getByRole('link', { name: 'Shell: 80% wool, 20% cashmere; Lining: 100% viscose' }).click()
  const details = page.getByRole('tabpanel', { name: 'Details' })
  await expect(details).toBeVisible()
  const facts = () => details.locator('dl > div').evaluateAll((rows) => rows.map((row) => row.textContent))
  expect((await facts()).slice(0, 4)).toEqual([
    'Fiber contentShell: 80% wool, 20% cashmereLining: 100% viscoseContains non-textile parts of animal origin',
    'CareWash by handDry clean, gentle',
    'Made inPortugal',
    'ManufacturerTear & Fio, Porto',
  ])
  const drawn = await details
    .locator('svg use')
    .evaluateAll((uses) => uses.map((use) => (use instanceof SVGGraphicsElement ? use.getBBox().width : 0)))
  expect(drawn).toHaveLength(2)
  for (const width of drawn) expect(width).toBeGreaterThan(10)
  await expectNoViolations(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the fields of fibers and care fit and can be tapped', async ({ page }) => {
    await openAdminPage(page, '/admin/products/new')
    await section(page).locator('summary').tap()
    await page.getByRole('button', { name: 'Add fibers' }).tap()
    const targets = section(page).locator('label:has([type=radio]), select, li button, li input, li + button')
    for (const target of await targets.all()) {
      const box = await target.boundingBox()
      expect(box?.height, await target.innerHTML()).toBeGreaterThanOrEqual(44)
    }
    await section(page).getByText('Wash at 40 °C, gentle').tap()
    await expect(section(page).getByRole('radio', { name: 'Wash at 40 °C, gentle' })).toBeChecked()
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
  })
})
