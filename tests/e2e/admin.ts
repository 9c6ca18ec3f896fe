import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect } from '#tests/e2e/fixtures.ts'

// Helpers for journeys through the admin.

/** Returns a unique name. */
export function unique(name: string): string {
  return `${name} ${randomUUID().slice(0, 8)}`
}

/** Finds the button that opens the actions of a row. */
export function rowMenu(list: Page | Locator, row: string | RegExp): Locator {
  return list.getByLabel(typeof row === 'string' ? `Actions for ${row}` : row, { exact: true })
}

/** Chooses an action in the menu of the first matching row. */
export async function chooseAction(list: Page | Locator, row: string | RegExp, action: string): Promise<void> {
  const menu = rowMenu(list, row).first()
  await menu.click()
  await menu.locator('..').getByRole('button', { name: action, exact: true }).click()
}

/** Opens a panel that is collapsed to a summary. */
export async function openPanel(page: Page, name: string): Promise<void> {
  await page.getByRole('region', { name, exact: true }).getByRole('heading', { name, exact: true }).click()
}

/** Drags a row by its handle to the position before another row. */
export async function drag(page: Page, from: Locator, onto: Locator): Promise<void> {
  await onto.evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' })) // near an edge, the page would scroll
  const [start, end] = [await from.boundingBox(), await onto.boundingBox()]
  if (!start || !end) throw new Error('An element is not visible')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + 20, end.y + end.height * 0.2, { steps: 8 })
  await page.mouse.up()
}

/** Fills in the required fields of a new product. */
export async function fillProduct(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name (required)').fill(name)
  await page.getByLabel('Short description (required)').fill('Made by a test.')
  await page.getByLabel('Price (₦) (required)').fill('25000')
  await page.getByLabel('Category (required)').selectOption('tops')
  await page.getByLabel('Stock quantity (required)').fill('5')
}

/** Submits the form for a new product and waits for the product's own form. */
export async function submitNewProduct(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create product' }).click()
  await expect(page.getByText('Product created successfully!')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/products\/edit\/[0-9a-f-]{36}$/)
}

/** Delays saves to matching URLs until the returned function is called. */
export async function holdSaves(page: Page, urlPattern: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(urlPattern, async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue().catch(() => {}) // the request may have been cancelled in the meantime
  })
  return held.resolve
}

/** Records the scripts that a page loads. Returns a function that waits until a route's scripts are in its cache. */
export function watchScripts(page: Page): (route: string) => Promise<void> {
  const finished = new Set<string>()
  page.on('requestfinished', (request) => finished.add(new URL(request.url()).pathname))
  return async (route) => {
    const scripts = await page.evaluate((id): string[] => {
      const { module, imports = [] } = Reflect.get(window, '__reactRouterManifest').routes[id]
      return [module, ...imports]
    }, `routes/admin/${route}`)
    await expect.poll(() => scripts.filter((script) => !finished.has(script)), 'missing scripts').toEqual([])
  }
}
