import { expect as expectValue, type Locator, type Page } from '@playwright/test'
import { and, eq } from 'drizzle-orm'
import { marketCountries, markets } from '#app/features/markets/markets.table.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { type FakeEcb, startFakeEcb } from '#tests/support/fake-ecb.ts'
import { addMarket } from '#tests/support/markets.ts'
import { addZone } from '#tests/support/shipping.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// A store of naira that also sells in Germany: in euros, with the tax included.

test.describe.configure({ mode: 'default', timeout: 120_000 }) // one store is enough, which starts first

let store: StoreProcess
let ecb: FakeEcb

test.beforeAll(async () => {
  ecb = await startFakeEcb()
  store = await startStore({ env: { RATES_URL: ecb.url } })
  const { db, close } = openStoreDatabase(store)
  const [primary] = await db.select({ id: markets.id }).from(markets).where(eq(markets.isPrimary, true))
  if (!primary) throw new Error('There is no primary market')
  await db
    .delete(marketCountries)
    .where(and(eq(marketCountries.marketId, primary.id), eq(marketCountries.country, 'EU')))
  const marketId = await addMarket(db, {
    ...{ name: 'Germany', currency: 'EUR', countries: ['DE'], languages: { de: 'en' }, addressForm: 'country' },
    ...{ taxIncluded: true, taxShipping: true, roundingStep: 100, roundingEnding: 99 },
    rate: { base: 1_600_000_000, quote: 1_000_000 },
  })
  await addZone(db, {
    marketId,
    places: [{ country: 'DE' }],
    rates: [{ key: 'standard', name: 'Standard', amount: 500 }],
  })
  await close()
  await expect.poll(async () => (await fetch(`${store.url}/de/about`)).ok).toBe(true)
})
test.afterAll(async () => {
  await store?.stop()
  await ecb?.stop()
})

async function logIn(page: Page, path: string): Promise<void> {
  await page.goto(store.url + path)
  await page.getByLabel('Email').fill(store.admin.email)
  await page.getByLabel('Password', { exact: true }).fill(store.admin.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(store.url + path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitForHydration(page)
}

/** The text of the order's confirmation. */
async function mailTo(email: string): Promise<string> {
  const { db, close } = openStoreDatabase(store)
  const rows = await db.select({ body: mailOutbox.body }).from(mailOutbox).where(eq(mailOutbox.recipient, email))
  await close()
  return rows.map(({ body }) => body.text).join('\n')
}

async function expectFits(page: Page, part?: string): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page, part)
}

// ₦62,000 at 1,600 are €38.75, which the market rounds to €38.99. Two and €5 for shipping contain 19 % tax.
const [UNIT, GOODS, TOTAL, TAX] = ['€38.99', '€77.98', '€82.98', '€13.25']

for (const width of [390, 1440]) {
  test(`at ${width} px an order from Germany has one price from the shelf to the credit note`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const email = `greta-${width}@example.com`
    const main = page.getByRole('main')
    await openPage(page, `${store.url}/de/product/indigo-brush-scarf`)
    await expect(main).toContainText(UNIT)
    await page.getByRole('button', { name: 'Increase quantity' }).click()
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('button', { name: 'Cart, 2 items' }).click()
    const drawer = page.getByRole('dialog', { name: /^Shopping Cart/ })
    await expect(drawer).toContainText(GOODS)
    await drawer.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await expect(page).toHaveURL(`${store.url}/de/checkout`)

    const typed = {
      Email: email,
      'First name': 'Greta',
      'Last name': 'Berg',
      'Address line 1': 'Torstraße 1',
      'Postal code': '10119',
      City: 'Berlin',
      Phone: '+49 30 123456',
    }
    for (const [label, text] of Object.entries(typed)) await main.getByLabel(label).fill(text)
    await expect(main.getByLabel('State/Province'), 'Germany has none').toHaveCount(0)
    await expect(main).toContainText(TOTAL)
    await expectFits(page)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page.getByLabel('Card number')).toBeVisible()
    await page.getByLabel('Card number').pressSequentially('5555555555554444')
    await page.getByLabel('Expiry').pressSequentially('1130')
    await page.getByLabel('CVV').fill('123')
    await page.getByRole('button', { name: 'Order and pay', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    const number = (await page.getByText(/^IN[0-9A-Z]+$/).textContent()) ?? ''
    await expectSums(main)
    await expectFits(page)
    const mail = await mailTo(email)
    for (const amount of [GOODS, TOTAL, TAX]) expectValue(mail).toContain(amount)

    await logIn(page, `/admin/orders?q=${number}`)
    await page.getByRole('link', { name: number }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(number)
    await expect(main).toContainText(TOTAL)
    const documents = page.getByRole('region', { name: 'Invoices' })
    await documents.getByRole('button', { name: 'Issue invoice' }).click()
    await expect(documents.getByRole('link', { name: /^INV-/ })).toBeVisible()
    await page.getByRole('button', { name: 'Record a return' }).click()
    const dialog = page.getByRole('dialog', { name: 'Record a return' })
    await dialog.getByRole('checkbox', { name: /^Indigo Brush Scarf/ }).check()
    await dialog.getByRole('textbox', { name: /^Returned ?: Indigo Brush Scarf$/ }).fill('1')
    await dialog.getByLabel('Reason').selectOption('fit')
    await dialog.getByRole('button', { name: `Record and refund ${UNIT}` }).click()
    await expect(dialog).toBeHidden()
    await expect(documents.getByRole('link', { name: /^CN-/ })).toBeVisible()
    await expect(documents).toContainText(`−${UNIT}`)
    await documents.getByRole('link', { name: /^INV-/ }).click()
    const invoice = page.getByRole('article', { name: /^Invoice INV-/ })
    await expectSums(invoice)
    for (const wide of [320, 768, 1024, width]) {
      await page.setViewportSize({ width: wide, height: 900 })
      await expectNoSidewaysScroll(page)
    }
    await expectNoViolations(page, 'main')
  })
}

async function expectSums(part: Locator): Promise<void> {
  for (const amount of [GOODS, TOTAL, TAX]) await expect(part).toContainText(amount)
}

test('staff fetch exchange rates, see what changes, and save some of them', async ({ page }) => {
  await logIn(page, '/admin/markets/rates')
  await page.getByRole('button', { name: 'Fetch rates' }).click()
  const fetched = page.getByRole('region', { name: /^Fetched rates of/ })
  const pound = fetched.getByRole('checkbox', { name: /GBP/ })
  await expect(pound).toBeVisible()
  await expectFits(page)
  for (const other of await fetched.getByRole('checkbox').all()) await other.uncheck()
  await pound.check()
  await fetched.getByRole('button', { name: 'Save 1 rate' }).click()
  await expect(page.getByText('Rates saved')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('1 GBP = 1.315189 USD') // 1.1525 / 0.8763
})

test('an owner sees what the demo content is, backs it up, and starts an own store without it', async ({ page }) => {
  await logIn(page, '/admin/settings/own-store')
  await expect(page.getByRole('row', { name: /^Products/ }).getByRole('cell', { name: '33' })).toBeVisible()
  await expect(page.getByText('Markets, shipping and taxes: the setup asks about them next.')).toBeVisible()
  await page.getByRole('button', { name: 'Back up now' }).click()
  const name = page.getByLabel('Name of the store')
  await expect(name).toBeVisible({ timeout: 60_000 })
  const remove = page.getByRole('button', { name: 'Remove and start my store' })
  await name.fill('Luna')
  await remove.click()
  await expect(name).toHaveAccessibleDescription(/This is not the name of the store/)
  await expectFits(page)
  await name.fill('Lumina')
  await remove.click()
  await expect(page).toHaveURL(/\/admin(\?own=yes)?$/)
  await page.goto(`${store.url}/admin/products?status=active`)
  await expect(page.getByRole('main')).not.toContainText('Imisi Satin Gown')
})
