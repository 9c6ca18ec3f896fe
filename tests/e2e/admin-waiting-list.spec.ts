import { randomUUID } from 'node:crypto'
import process from 'node:process'
import { expect, type Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { waitingList } from '#app/features/waiting-list/waiting-list.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expectNoSidewaysScroll, fillShipping, openPage, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'
import { addProduct } from '#tests/support/products.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

async function withStore<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const { db, close } = openStoreDatabase({ dataDir: process.env.ADMIN_DATA_DIR ?? '' })
  try {
    return await work(db)
  } finally {
    await close()
  }
}

/** The modules read the environment on import, and use only the database that they are given. */
async function storeTools() {
  process.env.DATABASE_URL ??= 'postgres://nobody@127.0.0.1:1/none'
  return await import('#tests/support/waiting-list.ts')
}

async function restock(id: Id<'product'>): Promise<void> {
  const tools = await storeTools()
  await withStore((db) => tools.restock(db, id, 1))
}

async function addWaiting(id: Id<'product'>, email: string, now = new Date()): Promise<string> {
  const tools = await storeTools()
  return await withStore((db) => tools.addWaiting(db, id, email, { now }))
}

const newDress = (name: string) => withStore((db) => addProduct(db, { name, stock: 0 }))

const linkOf = (email: string) =>
  withStore(async (db) => {
    const [entry] = await db.select().from(waitingList).where(eq(waitingList.email, email))
    return `/product/waiting/${entry?.link}`
  })

const joinForm = (page: Page) => page.locator('form').filter({ has: page.getByRole('button', { name: 'Tell me' }) })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a shopper waits for a sold-out dress, gets the unit that is held, and her link works once', async ({
    page,
  }) => {
    test.slow() // from the product to the order
    const [name, email] = [`Waited dress ${randomUUID().slice(0, 8)}`, `${randomUUID()}@example.com`]
    const id: Id<'product'> = await newDress(name)
    await openPage(page, `/product/${id}`)
    await page.getByRole('link', { name: 'Tell me when it is back' }).tap()
    const form = joinForm(page)
    await expect(form.getByLabel('Email')).toBeFocused()
    await form.getByLabel('Email').fill('not an email')
    await form.getByRole('button', { name: 'Tell me' }).tap()
    await expect(form.getByText('Please enter an email such as ada@example.com')).toBeVisible()
    await expect(form.getByLabel('Email')).toBeFocused()
    await expect(form.getByLabel('Email')).toHaveValue('not an email')
    await expectNoViolations(page)
    await expectNoSidewaysScroll(page)
    await form.getByLabel('Email').fill(email)
    await form.getByRole('button', { name: 'Tell me' }).tap()
    const sent = page.getByRole('status').filter({ hasText: `we have sent a link to ${email}` })
    await expect(sent).toBeFocused()

    const link = await linkOf(email)
    await openPage(page, link)
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Confirm' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'You are in line' })).toBeVisible()
    await restock(id)

    await openPage(page, link)
    await expect(page.getByRole('heading', { level: 1, name: 'One is held for you' })).toBeVisible()
    await expect(page.getByText(/^Until .*, which is 23 hours from now\.$/)).toBeVisible()
    await expectNoViolations(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Buy it' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    await fillShipping(page)
    await page.getByRole('button', { name: 'Continue to Payment' }).tap()
    await page.getByRole('radio', { name: 'PayPal' }).check()
    await page.getByRole('button', { name: /^Place order/ }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()

    await openPage(page, link)
    await expect(page.getByRole('heading', { level: 1, name: 'This link has been used' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Buy it' })).toHaveCount(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('joining, confirming and leaving work', async ({ page }) => {
    const email = `${randomUUID()}@example.com`
    const id = await newDress(`Plain dress ${randomUUID().slice(0, 8)}`)
    await page.goto(`/product/${id}`)
    await page.getByRole('link', { name: 'Tell me when it is back' }).click()
    await joinForm(page).getByLabel('Email').fill('not an email')
    await joinForm(page).getByRole('button', { name: 'Tell me' }).click()
    await expect(page.getByText('Please enter an email such as ada@example.com')).toBeVisible()
    await expect(joinForm(page).getByLabel('Email')).toHaveValue('not an email')
    await joinForm(page).getByLabel('Email').fill(email)
    await joinForm(page).getByRole('button', { name: 'Tell me' }).click()
    await expect(page.getByText(`we have sent a link to ${email}`)).toBeVisible()
    await page.goto(await linkOf(email))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You are in line' })).toBeVisible()
    await page.getByRole('button', { name: 'Leave the waiting list' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You have left the waiting list' })).toBeVisible()
  })
})

test('what came back, or left the store, is said, and what was typed stays', async ({ page }) => {
  const email = `${randomUUID()}@example.com`
  const id = await newDress(`Quick dress ${randomUUID().slice(0, 8)}`)
  await openPage(page, `/product/${id}`)
  await page.getByRole('link', { name: 'Tell me when it is back' }).click()
  const form = joinForm(page)
  await form.getByLabel('Email').fill(email)
  await restock(id)
  await form.getByRole('button', { name: 'Tell me' }).click()
  await expect(form.getByText('This is back already: you can buy it now.')).toBeVisible()
  await expect(form.getByLabel('Email')).toHaveValue(email)

  const other = await newDress(`Gone dress ${randomUUID().slice(0, 8)}`)
  const link = await addWaiting(other, email)
  await openAdminPage(page, `/admin/products/edit/${other}`)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete product' }).click()
  await expect(page).toHaveURL(/\/admin\/products$/)
  await openPage(page, `/product/waiting/${link}`)
  await expect(page.getByRole('heading', { level: 1, name: 'This is no longer sold' })).toBeVisible()
})

test('staff see who waits beside the stock, and remove one, whose unit goes to the next', async ({ page }) => {
  const name = `Desired dress ${randomUUID().slice(0, 8)}`
  const [first, second] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`]
  const id = await newDress(name)
  const start = Date.now() - 10_000
  await addWaiting(id, first, new Date(start))
  await addWaiting(id, second, new Date(start + 1))
  await restock(id)
  await openAdminPage(page, `/admin/waiting-list?q=${encodeURIComponent(name)}`)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row.getByRole('cell').nth(0)).toHaveText(/^1/)
  await expect(row.getByRole('cell').nth(1)).toHaveText(/^1/)
  await expectNoViolations(page)
  await row.getByRole('link', { name }).click()
  await expect(page.getByRole('row', { name: new RegExp(first) }).getByText('Held')).toBeVisible()
  await page.getByRole('button', { name: `Remove ${first}` }).click()
  await expect(page.getByText('The unit that is held goes to the next in line.')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Removed')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(second) }).getByText('Held')).toBeVisible()
  await expectNoViolations(page)
  const file = await page.request.get(`/admin/waiting-list/export?by=people&product=${id}`)
  expect(await file.text()).toContain(`${second},${name},,Held,`)

  await openAdminPage(page, `/admin/stock?product=${id}`)
  const stock = page.getByRole('table', { name: 'Stock now' })
  await expect(stock.getByRole('row').nth(1)).toContainText('0 in stock')
  await expect(stock.getByRole('row').nth(1)).toContainText('1 held')
  await expectNoViolations(page)
})

test('the reorder list counts who waits, sorts, and is a file', async ({ page }) => {
  const name = `Reordered dress ${randomUUID().slice(0, 8)}`
  const id = await newDress(name)
  await addWaiting(id, `${randomUUID()}@example.com`)
  await openAdminPage(page, `/admin/reorder?q=${encodeURIComponent(name)}`)
  await expect(
    page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('cell')
      .last(),
  ).toHaveText(/^1/)
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Sold' }).click()
  await expect(page).toHaveURL(/sort=sold/)
  await page.getByLabel('Rows').selectOption('By product')
  await expect(page).toHaveURL(/by=product/)
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible()
  const file = await page.request.get(`/admin/reorder/export?q=${encodeURIComponent(name)}`)
  expect(await file.text()).toContain(name)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})
