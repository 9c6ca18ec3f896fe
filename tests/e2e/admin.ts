import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, openPage } from '#tests/e2e/fixtures.ts'

// What the journeys through the admin share.

/** A name that nothing else in the store has. */
export function unique(name: string): string {
  return `${name} ${randomUUID().slice(0, 8)}`
}

/** Fills the form of a new product with what is required. */
export async function fillProduct(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name (required)').fill(name)
  await page.getByLabel('Short description (required)').fill('Made by a test.')
  await page.getByLabel('Price (₦) (required)').fill('25000')
  await page.getByLabel('Category (required)').selectOption('tops')
  await page.getByLabel('Stock quantity (required)').fill('5')
}

/** Creates a product by the form, as staff do; its own form is open then. */
export async function createProduct(page: Page, name: string, status = 'draft'): Promise<void> {
  await openPage(page, '/admin/products/new')
  await fillProduct(page, name)
  await page.getByLabel('Status (required)').selectOption(status)
  await submitNewProduct(page)
}

/** Sends the form of a new product, and waits for its own. */
export async function submitNewProduct(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create product' }).click()
  await expect(page.getByText('Product created successfully!')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/products\/edit\/[0-9a-f-]{36}$/)
}

/** Holds back every save that is sent to such addresses until it is let go. */
export async function holdSaves(page: Page, addresses: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue().catch(() => {}) // it may have been given up in the meantime
  })
  return held.resolve
}
