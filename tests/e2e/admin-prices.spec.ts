import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { fixedPrices } from '#app/catalog/prices.table.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'
import { inAdminStore, openAdminPage } from '#tests/e2e/staff.ts'
import { addProduct } from '#tests/support/products.ts'
import { findPrimaryMarketId } from '#tests/support/shipping.ts'

/** Adds a product for ₦15,000 in two sizes. */
function addSizedProduct(name: string) {
  const stock = ['S', 'M'].map((size) => ({ size, color: null, stock: 3 }))
  return inAdminStore((db) => addProduct(db, { name, sizes: ['S', 'M'], stock }))
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}

test('variant prices are pasted into the product form, undone, corrected and saved', async ({ page }) => {
  const id = await addSizedProduct(`Priced dress ${randomUUID().slice(0, 8)}`)
  await openAdminPage(page, `/admin/products/edit/${id}`)
  await page.getByLabel('Short description (required)').fill('Made by a test.')
  await page.getByText('Variant details').click()
  await page.getByText('Prices by size and color (₦)').click()
  const price = (variant: string, column = 'Price') =>
    page.getByRole('textbox', { name: `${column} of ${variant}`, exact: true })
  await expect(price('S')).toHaveAttribute('placeholder', '₦15,000.00')
  await price('S').focus()
  await paste(page, '₦16,000\t15.000,00\nsoon\t')
  await expect(page.getByText('Pasted: 1 cell changed, 1 unchanged, 2 invalid.')).toBeVisible()
  await expect(page.getByText('Price of M: “soon” is not a price')).toBeVisible()
  await page.getByRole('button', { name: 'Undo paste' }).click()
  await expect(price('S')).toHaveValue('')

  await paste(page, '16000\t15500\n')
  await expect(price('S')).toHaveValue('16000.00')
  await price('S').press('ArrowDown')
  await expect(price('M')).toBeFocused()
  await price('M').fill('14000')
  await price('M').press('Escape')
  await expect(price('M')).toHaveValue('')
  await price('M', 'Sale price').fill('15000')
  await expect(page.getByText('A sale price must be lower than the price').first()).toBeVisible()
  await price('M', 'Sale price').fill('14000')
  await page.getByRole('button', { name: 'Save product' }).click()
  await expect(page.getByText('Product updated successfully!')).toBeVisible()
  await page.reload()
  await page.getByText('Variant details').click()
  await page.getByText('Prices by size and color (₦)').click()
  await expect(price('S', 'Sale price')).toHaveValue('15500.00')
  await expect(price('M', 'Sale price')).toHaveValue('14000.00')
})

longTest(
  'a fixed market price is entered with the keyboard, reported if someone else changed it, saved and reset',
  async ({ page }) => {
    const name = `Fixed dress ${randomUUID().slice(0, 8)}`
    const productId = await addSizedProduct(name)
    const address = `/admin/markets/prices?q=${encodeURIComponent(name)}`
    const price = page.getByRole('textbox', { name: `${name} in International` })
    const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()
    await openAdminPage(page, address)
    await expect(price).toHaveAttribute('placeholder', '10.00')
    await price.fill('12')
    await price.press('F2')
    const dialog = page.getByRole('dialog', { name: `${name} in International` })
    await dialog.getByLabel('Sale price').fill('12')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(dialog.getByText('A sale price must be lower than the price')).toBeVisible()
    await dialog.getByLabel('Sale price').fill('11.50')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('Sale 11.50')).toBeVisible()

    await inAdminStore(async (db) => {
      const marketId = await findPrimaryMarketId(db)
      await db.insert(fixedPrices).values({ marketId, productId, currency: 'USD', price: 13_00 })
    })
    await save()
    await expect(page.getByRole('alert').first()).toContainText('changed to $13.00 by someone else')
    await save()
    await expect(page.getByText('1 price saved')).toBeVisible()

    await page.getByRole('link', { name: `variants of ${name}` }).click()
    const small = page.getByRole('textbox', { name: `${name}, S in International` })
    await expect(small).toHaveAttribute('placeholder', '12.00')
    await small.fill('12.50')
    await price.press('Control+Backspace')
    await expect(price).toHaveValue('')
    await save()
    await expect(page.getByText('2 prices saved')).toBeVisible()
    const stored = await inAdminStore((db) => db.select().from(fixedPrices).where(eq(fixedPrices.productId, productId)))
    expect(stored.filter(({ variantId }) => variantId)).toMatchObject([{ price: 12_50 }])
    expect(stored.find(({ variantId }) => !variantId)?.price ?? null, 'the price is converted again').toBeNull()
  },
)
