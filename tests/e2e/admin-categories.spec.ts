import type { Page } from '@playwright/test'
import { fillProduct, submitNewProduct, unique } from '#tests/e2e/admin.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

const LIST = '/admin/categories'

const rows = (page: Page) => page.getByRole('group', { name: 'Categories' }).getByRole('listitem')
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name })
const nameField = (page: Page) => page.getByLabel('Name (required)')

for (const width of [390, 1440]) {
  test(`a category is created, sold in, filtered by, renamed and merged at ${width} px`, async ({ page }) => {
    test.slow() // many pages
    await page.setViewportSize({ width, height: 900 })
    const name = unique('Éclat & hats')
    const slug = name.toLowerCase().replace('é', 'e').replace(' & ', '-').replaceAll(' ', '-')
    const product = unique('Straw brim')

    await openAdminPage(page, LIST)
    await page.getByRole('link', { name: 'Add category' }).filter({ visible: true }).click()
    await page.getByRole('button', { name: 'Save category' }).click()
    await expect(page.locator('#field-name-error')).toContainText('Category name is required')
    await nameField(page).fill('tops')
    await page.getByRole('button', { name: 'Save category' }).click()
    await expect(page.locator('#field-slug-error')).toContainText('Another category has this slug')
    await nameField(page).fill(name)
    await expect(page.getByLabel('Slug (required)')).toHaveValue(slug)
    await page.getByLabel('SEO title').fill(`Hats ${slug}`)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Save category' }).click()
    await expect(page.getByText('Category saved')).toBeVisible()
    await expect(rowOf(page, name)).toContainText('0 products')

    const placeOf = async (text: string) => (await rows(page).allTextContents()).findIndex((row) => row.includes(text))
    const place = await placeOf(name)
    await rowOf(page, name)
      .getByRole('button', { name: `Move ${name} up` })
      .focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(page.getByRole('status').filter({ hasText: `${name} moved to position ${place} of` })).toHaveCount(1)
    await expect.poll(() => placeOf(name)).toBe(place - 1)
    await expectNoSidewaysScroll(page)
    await expectNoViolations(page, 'main')

    await openPage(page, '/admin/products/new')
    await fillProduct(page, product)
    await page.getByLabel('Category (required)').selectOption({ label: name })
    if (width < 768) await page.getByRole('heading', { name: 'Status' }).click() // folded on phones
    await page.getByLabel('Status (required)').selectOption('active')
    await submitNewProduct(page)

    await openPage(page, '/shop')
    if (width < 1280) await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.locator('label', { hasText: name }).filter({ visible: true }).click()
    await expect(page).toHaveURL(`/shop?category=${slug}`)
    if (width < 1280) await page.getByRole('button', { name: 'Show 1 product' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('main').getByRole('link', { name: product, exact: true })).toBeVisible()
    await openPage(page, `/shop?category=${slug}`)
    await expect(page).toHaveTitle(`Hats ${slug} · Lumina`)

    await openPage(page, `/admin/products?category=${slug}`)
    await expect(page.getByLabel('Category', { exact: true })).toHaveValue(slug)
    await expect(page.getByRole('table', { name: 'Products' }).getByRole('row')).toHaveCount(2)
    await openPage(page, LIST)
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByLabel('Slug (required)').fill(`${slug}-new`)
    await expect(page.getByText('links to the old URL show all products')).toBeVisible()
    await page.getByRole('button', { name: 'Save category' }).click()
    await expect(page.getByText('Category saved')).toBeVisible()
    await expect(rowOf(page, name)).toContainText('1 product')

    await rowOf(page, name)
      .getByRole('button', { name: `Delete ${name}` })
      .click()
    const dialog = page.getByRole('alertdialog', { name: `Move 1 product and delete “${name}”?` })
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await dialog.getByLabel('Move it to').selectOption({ label: 'Tops' })
    await expectNoViolations(page, '[role=alertdialog]')
    await dialog.getByRole('button', { name: 'Move and delete' }).click()
    await expect(page.getByText('Category deleted')).toBeVisible()
    await expect(rowOf(page, name)).toHaveCount(0)
    await openPage(page, `/shop?category=tops&search=${encodeURIComponent(product)}`)
    await expect(page.getByRole('main').getByRole('link', { name: product, exact: true })).toBeVisible()
  })
}
