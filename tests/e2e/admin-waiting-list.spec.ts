import { randomUUID } from 'node:crypto'
import process from 'node:process'
import { expect } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { waitingList } from '#app/inventory/waiting-list.table.ts'
import { chooseAction } from '#tests/e2e/admin.ts'
import { fillShipping, openPage, test } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'
import { inAdminStore, openAdminPage } from '#tests/e2e/staff.ts'
import { addProduct } from '#tests/support/products.ts'

/**
 * Imports modules that read the environment when they are imported, but use only the database that is passed to them.
 */
async function importWaitingListTools() {
  process.env.DATABASE_URL ??= 'postgres://nobody@127.0.0.1:1/none'
  return await import('#tests/support/waiting-list.ts')
}

const addDress = (name: string) => inAdminStore((db) => addProduct(db, { name, stock: 0 }))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a shopper waits for a sold-out dress, has a unit held, and buys it', async ({ page }) => {
    const { restock } = await importWaitingListTools()
    const [name, email] = [`Awaited dress ${randomUUID().slice(0, 8)}`, `${randomUUID()}@example.com`]
    const id = await addDress(name)
    await openPage(page, `/product/${id}`)
    await page.getByRole('link', { name: 'Email me when it’s back' }).tap()
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Email me' }) })
    await expect(form.getByLabel('Email')).toBeFocused()
    await form.getByLabel('Email').fill('not an email')
    await form.getByRole('button', { name: 'Email me' }).tap()
    await expect(form.getByText('Please enter an email address such as ada@example.com')).toBeVisible()
    await expect(form.getByLabel('Email')).toBeFocused()
    await expect(form.getByLabel('Email')).toHaveValue('not an email')
    await form.getByLabel('Email').fill(email)
    await form.getByRole('button', { name: 'Email me' }).tap()
    const sent = page.getByRole('status').filter({ hasText: `we’ve sent a link to ${email}` })
    await expect(sent).toBeFocused()

    const [entry] = await inAdminStore((db) => db.select().from(waitingList).where(eq(waitingList.email, email)))
    const link = `/product/waiting/${entry?.link}`
    await openPage(page, link)
    await page.getByRole('button', { name: 'Confirm' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'You’re on the waitlist' })).toBeVisible()
    await inAdminStore((db) => restock(db, id, 1))
    await openPage(page, link)
    await page.getByRole('button', { name: 'Buy now' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    await fillShipping(page)
    await page.getByRole('button', { name: 'Continue to Payment' }).tap()
    await page.getByRole('radio', { name: 'PayPal' }).check()
    await page.getByRole('button', { name: /^Place order/ }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
  })
})

longTest(
  'staff remove a person from the waitlist after a notice that the held unit goes to the next person',
  async ({ page }) => {
    const { addToWaitingList, restock } = await importWaitingListTools()
    const [first, second] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`]
    const name = `Desired dress ${randomUUID().slice(0, 8)}`
    const id = await addDress(name)
    await inAdminStore(async (db) => {
      const start = Date.now() - 10_000
      await addToWaitingList(db, id, first, { now: new Date(start) })
      await addToWaitingList(db, id, second, { now: new Date(start + 1) })
      await restock(db, id, 1)
    })
    await openAdminPage(page, `/admin/waiting-list?q=${encodeURIComponent(name)}`)
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('link', { name })
      .click()
    await expect(page.getByRole('row', { name: new RegExp(first) }).getByText('Held')).toBeVisible()
    await chooseAction(page, first, 'Remove')
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('The held unit goes to the next person in line.')
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Removed')).toBeVisible()
    await expect(page.getByRole('row', { name: new RegExp(second) }).getByText('Held')).toBeVisible()
  },
)
