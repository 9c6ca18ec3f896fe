import type { Locator, Page } from '@playwright/test'
import { asc, eq, inArray } from 'drizzle-orm'
import { addressesText } from '#app/base/address-text.ts'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { type Language, setTagSource } from '#app/lib/language.ts'
import { cartText } from '#app/orders/cart/cart-text.ts'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import { lawText } from '#app/orders/law/law-text.ts'
import { serverOrderText } from '#app/orders/mails/order-text.server.ts'
import { orderText } from '#app/orders/order-text.ts'
import { serverWithdrawalText } from '#app/orders/withdrawals/withdrawal-text.server.ts'
import { withdrawalText } from '#app/orders/withdrawals/withdrawal-text.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { pickupPoints } from '#app/pricing/shipping.table.ts'
import { marketCountries } from '#app/store/markets.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { continueButton, createCartLine, fillCard, placeOrderButton, storeCart } from '#tests/e2e/checkout.ts'
import { expect, expectNoSidewaysScroll, fetchPath, openPage, test } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'
import { findOrderScreen } from '#tests/e2e/orders.ts'
import { addStaffSession } from '#tests/e2e/staff.ts'
import { type FakeEcb, startFakeEcb } from '#tests/support/fake-ecb.ts'
import { addMarket } from '#tests/support/markets.ts'
import { openAdminClient } from '#tests/support/page-updates/admin-client.ts'
import { readMainText } from '#tests/support/read-page.ts'
import { addZone } from '#tests/support/shipping.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Uses a store whose currency is the naira. It also sells in Germany and Austria, in euros with tax included, and
// around the Pacific, where orders can be picked up.

test.describe.configure({ mode: 'default' }) // in one worker, so that only one store has to start
test.use({ viewport: { width: 390, height: 844 }, prefetches: false })

let store: StoreProcess
let ecb: FakeEcb
let database: ReturnType<typeof openStoreDatabase>

test.beforeAll(async () => {
  ecb = await startFakeEcb()
  store = await startStore({ env: { RATES_URL: ecb.url } })
  database = openStoreDatabase(store)
  const { db } = database
  await saveSettings(db, { product_note_shipping: '' }) // so that product pages list the rates
  await db.delete(marketCountries).where(inArray(marketCountries.country, ['EU']))
  const inEuros = { currency: 'EUR', addressForm: 'country', taxIncluded: true, taxShipping: true } as const
  const standard = { key: 'standard', name: 'Standard', amount: 500 }
  const germany = await addMarket(db, {
    ...inEuros,
    name: 'Germany',
    countries: ['DE'],
    languages: { de: 'de' },
    roundingStep: 100,
    roundingEnding: 99,
    rate: { base: 1_600_000_000, quote: 1_000_000 },
  })
  await addZone(db, { marketId: germany, places: [{ country: 'DE' }], rates: [standard] })
  const rate = { base: 400_000_000, quote: 1_000_000 }
  const austria = await addMarket(db, {
    ...inEuros,
    name: 'Austria',
    countries: ['AT'],
    languages: { at: 'ar' },
    rate,
  })
  await addZone(db, { marketId: austria, places: [{ country: 'AT' }], rates: [standard] })
  await addPacific(db)
  await expect.poll(async () => (await fetch(`${store.url}/au/about`)).ok).toBe(true)
})
test.afterAll(async () => {
  await database?.close()
  await store?.stop()
  await ecb?.stop()
})

async function addPacific(db: Database): Promise<void> {
  const countries = ['AU', 'JP', 'NG']
  const rate = { base: 1_500_000_000, quote: 1_000_000 }
  const marketId = await addMarket(db, { name: 'Pacific', countries, rate, languages: { au: 'en' } })
  const standard = { key: 'standard', name: 'Standard', amount: 1_200, daysMin: 2, daysMax: 4 }
  const collect = { key: 'collect', name: 'Collect', kind: 'pickup' as const, amount: 0 }
  await addZone(db, { marketId, places: [{ country: 'AU' }, { country: 'JP' }], rates: [standard, collect] })
  await addZone(db, { marketId, places: [{ country: 'NG' }], rates: [{ ...standard, amount: 4_000 }] })
  await db.insert(pickupPoints).values([
    { marketId, name: 'Studio', address: '1 George Street\nSydney NSW 2000', hours: 'Mon to Fri, 9 to 5', position: 0 },
    { marketId, name: 'Warehouse', address: '9 Dock Road\nPort Botany NSW 2036', position: 1 },
  ])
}

/** Opens a screen of the admin on a separate, wide page. */
async function openAsStaff(page: Page, path: string): Promise<Page> {
  await addStaffSession(page, store)
  const staff = await page.context().newPage()
  await staff.setViewportSize({ width: 1440, height: 900 })
  await openPage(staff, store.url + path)
  return staff
}

async function deliver(orderNumber: string): Promise<void> {
  const { post, readStatusVersion } = await openAdminClient(store, database.db)
  const screen = await findOrderScreen(database.db, orderNumber)
  await post(screen, { version: await readStatusVersion(screen), status: 'delivered', trackingNumber: '' })
}

const listEmailsTo = (recipient: string) =>
  database.db
    .select({ subject: mailOutbox.subject, body: mailOutbox.body })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, recipient))
    .orderBy(asc(mailOutbox.createdAt))

/** Makes the tests in a group expect the storefront's text in this language. */
function useTextIn(language: Language): void {
  let restore: () => void
  test.beforeAll(() => {
    restore = setTagSource(() => language)
  })
  test.afterAll(() => restore())
}

/** Fills in checkout and pays by card. Returns the order number. */
async function orderByCard(page: Page, typed: Readonly<Record<string, string>>): Promise<string> {
  const labels: Readonly<Record<string, string>> = { ...addressesText.fields, email: checkoutText.email }
  for (const [name, text] of Object.entries(typed)) {
    await page
      .getByRole('main')
      .getByLabel(labels[name] ?? name, { exact: true })
      .first()
      .fill(text)
  }
  await page.getByRole('button', { name: checkoutText.continueToPayment }).click()
  await fillCard(page, { number: checkoutText.cardNumber, expiry: checkoutText.expiry, cvv: checkoutText.cvv })
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: lawText.orderAndPay, exact: true }).click()
  await expect(page.getByRole('heading', { name: checkoutText.thankYou })).toBeVisible()
  return (await page.getByText(/^IN[0-9A-Z]+$/).textContent()) ?? ''
}

test.describe('in German', () => {
  test.use({ locale: 'de' })
  useTextIn('de')

  test('a price with its included tax is the same from the shop to the credit note', async ({ page }) => {
    // ₦62,000 at 1,600 is €38.75, which the market rounds to €38.99. Two units and €5 for shipping contain 19% tax.
    const [unit, subtotal, total, tax] = ['38,99 €', '77,98 €', '82,98 €', '13,25 €']
    const main = page.getByRole('main')
    await openPage(page, `${store.url}/de/product/indigo-brush-scarf`)
    await expect(main).toContainText(unit)
    await page.getByRole('button', { name: cartText.increaseLabel(undefined) }).click()
    await page.getByRole('button', { name: cartText.addToCart }).first().click()
    await page.getByRole('button', { name: cartText.openCart(2) }).press('Enter')
    await expect(page.getByRole('dialog')).toContainText(subtotal)
    await page.getByRole('link', { name: cartText.toCheckout }).click()
    await expect(page).toHaveURL(`${store.url}/de/checkout`)
    await expect(main).toContainText(total)
    await expect(main.getByLabel(addressesText.fields.state), 'Germany has no states').toHaveCount(0)
    const email = 'greta@example.com'
    const addressFields = { address_line1: 'Torstraße 1', postal_code: '10119', city: 'Berlin', phone: '+49 30 123456' }
    const orderNumber = await orderByCard(page, { email, first_name: 'Greta', last_name: 'Berg', ...addressFields })
    const [mail] = await listEmailsTo(email)
    for (const amount of [subtotal, total, tax]) {
      await expect(main).toContainText(amount)
      expect(mail?.body.text.replaceAll(/\s/g, ' ')).toContain(amount)
    }

    const staff = await openAsStaff(page, await findOrderScreen(database.db, orderNumber))
    await expect(staff.getByRole('main')).toContainText('€82.98')
    const documents = staff.getByRole('region', { name: 'Invoices' })
    await documents.getByRole('button', { name: 'Issue invoice' }).click()
    await expect(documents.getByRole('link', { name: /^INV-/ })).toBeVisible()
    await staff.getByRole('button', { name: 'Record a return' }).click()
    const dialog = staff.getByRole('dialog', { name: 'Record a return' })
    await dialog.getByRole('checkbox', { name: /^Indigo Brush Scarf/ }).check()
    await dialog.getByRole('textbox', { name: /^Returned ?: Indigo Brush Scarf$/ }).fill('1')
    await dialog.getByLabel('Reason').selectOption('fit')
    await dialog.getByRole('button', { name: 'Record and refund €38.99' }).click()
    await expect(documents.getByRole('link', { name: /^CN-/ })).toBeVisible()
    await expect(documents).toContainText('−€38.99')
    const invoice = await documents.getByRole('link', { name: /^INV-/ }).getAttribute('href')
    const shown = readMainText(await (await fetchPath(staff, store.url + invoice)).text())
    for (const amount of ['€77.98', '€82.98', '€13.25']) expect(shown).toContain(amount)
  })
})

/** Asserts that the letters of part of an element's text are shown from left to right. */
async function expectLeftToRight(element: Locator, part: string): Promise<void> {
  const lefts = await element.evaluate(({ firstChild: node }, part) => {
    const start = node?.textContent?.indexOf(part) ?? -1
    return Array.from(part, (_, at) => {
      const range = document.createRange()
      if (node && start >= 0) range.setStart(node, start + at)
      if (node && start >= 0) range.setEnd(node, start + at + 1)
      return range.getBoundingClientRect().left
    })
  }, part)
  expect(new Set(lefts).size, `${part} is visible`).toBe(part.length)
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
}

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' })
  useTextIn('ar')

  longTest('a shopper orders, withdraws and is refunded, with pages and emails in one language', async ({ page }) => {
    const main = page.getByRole('main')
    const email = 'amal@example.com'
    const [postalCode, city, phone] = ['1060', 'Wien', '+43 1 123456']
    await storeCart(page, [createCartLine('lune-half-moon-bag')])
    await openPage(page, `${store.url}/at/checkout`)
    const addressFields = { address_line1: 'Mariahilfer Straße 1', city, postal_code: postalCode, phone }
    const orderNumber = await orderByCard(page, { email, first_name: 'Amal', last_name: 'Martin', ...addressFields })
    await deliver(orderNumber)

    await page.getByRole('link', { name: checkoutText.trackOrder }).click()
    await expect(page.getByRole('heading', { name: serverOrderText.delivery.delivered.title })).toBeVisible()
    for (const part of [`${postalCode} ${city}`, phone]) {
      await expectLeftToRight(main.locator('address').getByText(part), part)
    }
    await expectNoSidewaysScroll(page)
    await main.getByRole('link', { name: withdrawalText.withdrawHere }).click()
    await expect(main).toContainText(catalogText.oneSize)
    await main.getByRole('checkbox').check()
    await page.getByRole('button', { name: withdrawalText.confirmWithdrawal }).click()
    await expect(page.getByRole('heading', { level: 1, name: withdrawalText.received })).toBeVisible()
    await expect(main).toContainText(catalogText.oneSize)
    await expectNoViolations(page)

    const staff = await openAsStaff(page, await findOrderScreen(database.db, orderNumber))
    await staff.getByRole('button', { name: 'Record a return' }).click()
    await staff.getByRole('button', { name: /^Record and refund/ }).click()
    await expect(staff.getByRole('region', { name: 'Returns and refunds' })).toContainText('Refunded')
    const evidence = await (await fetchPath(staff, `${staff.url()}/print/evidence`)).text()
    expect(evidence).toMatch(new RegExp(`lang="ar"[^>]*>${lawText.orderAndPay}<`))
    await page.getByRole('link', { name: withdrawalText.toOrder }).click()
    await expect(main).toContainText(orderText.refunded)
    await expect.poll(async () => (await listEmailsTo(email)).length).toBe(3)
    const mails = await listEmailsTo(email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      serverOrderText.confirmation.subject('Lumina', orderNumber),
      serverWithdrawalText.mail.subject('Lumina', orderNumber),
      serverOrderText.refund.subject('Lumina', orderNumber),
    ])
    for (const { body } of mails) {
      expect(body.html).toContain('<html lang="ar" dir="rtl">')
      expect(body.text.replaceAll(/https?:\S+/g, '')).not.toMatch(/\b(your|order|shipping|size|refund)\b/i)
    }
  })
})

test.describe('around the Pacific', () => {
  const scarf = createCartLine('indigo-brush-scarf')
  const errors = (page: Page) => page.getByRole('alert').filter({ hasText: 'Please check these fields' })

  test('the address form follows the country, keeps typed text, and reports invalid fields', async ({ page }) => {
    const product = await fetchPath(page, `${store.url}/au/product/indigo-brush-scarf`)
    const rates = 'Standard delivery in 2-4 business days: Australia and Japan $12.00, Nigeria $40.00'
    expect(readMainText(await product.text())).toContain(rates)
    await storeCart(page, [scarf])
    await openPage(page, `${store.url}/au/checkout`)
    const main = page.getByRole('main')
    const fill = async (values: Readonly<Record<string, string>>) => {
      for (const [label, text] of Object.entries(values)) await main.getByLabel(label, { exact: true }).fill(text)
    }
    await expect(main.getByLabel('Country')).toHaveValue('AU')
    await expect(main.getByLabel('State').getByRole('option', { name: 'New South Wales' })).toHaveCount(1)
    await fill({ Email: 'ada@example.com', 'First name': 'Ada', 'Last name': 'Obi', Phone: '+61 2 5550 0100' })
    await fill({ 'Address line 1': '2 Pitt Street', Suburb: 'Sydney', Postcode: '20' })
    await continueButton(page).click()
    await expect(errors(page).getByRole('button', { name: /^Postcode must look like \d{4}/ })).toBeVisible()
    await expect(errors(page).getByRole('button', { name: 'State is required' })).toBeVisible()

    await main.getByLabel('Country').selectOption('JP')
    await main.getByLabel('Prefecture').selectOption('Tokyo')
    await expect(main.getByLabel('First name')).toHaveValue('Ada')
    await fill({ 'Postal code': '100' })
    await continueButton(page).click()
    await errors(page)
      .getByRole('button', { name: /^Postal code must look like/ })
      .click()
    await expect(main.getByLabel('Postal code')).toBeFocused()
    await fill({ 'Postal code': '100-0001' })
    await expect(page.getByText(/must look like/)).toHaveCount(0)

    await main.getByLabel('Country').selectOption('NG')
    await main.getByLabel('State').selectOption('Lagos')
    await fill({ City: 'Ikeja', 'Postal code (optional)': '' })
    await expect(page.getByRole('radio', { name: /^Standard.*\$40\.00$/ })).toBeChecked()
    await continueButton(page).click()
    await expect(page.getByRole('radio', { name: 'PayPal' })).toBeVisible()
  })

  test('a shopper chooses where to pick up an order', async ({ page }) => {
    const address = { address_line1: '2 Pitt Street', address_line2: '', city: 'Sydney', state: 'NSW' }
    const rest = { first_name: 'Ada', last_name: 'Obi', postal_code: '2000', country: 'AU', phone: '+61 2 5550 0100' }
    await storeCart(page, [scarf], { address: { ...address, ...rest }, paymentMethod: 'paypal' })
    await openPage(page, `${store.url}/au/checkout`)
    const points = page.getByRole('group', { name: 'Pickup point' })
    await expect(page.getByRole('radio', { name: 'Standard 2-4 business days $12.00' })).toBeChecked()
    await expect(points).toHaveCount(0)
    await page.getByRole('radio', { name: /^Collect/ }).check()
    await expect(points.getByRole('radio')).toHaveCount(2)
    await expect(points).toContainText('1 George Street')
    await expect(points).toContainText('Mon to Fri, 9 to 5')
    await continueButton(page).click()
    await errors(page).getByRole('button', { name: 'Please choose a pickup point' }).click()
    await expect(points.getByRole('radio').first()).toBeFocused()
    await expectNoSidewaysScroll(page)
    await expectNoViolations(page)
    await points.getByRole('radio', { name: /^Warehouse/ }).check()
    await continueButton(page).click()
    await placeOrderButton(page).click()
    await page.getByRole('link', { name: 'Track your order' }).click()
    await expect(page.getByRole('main')).toContainText('Warehouse')
    await expect(page.getByRole('main')).toContainText('9 Dock Road')
  })
})

longTest('staff fetch exchange rates, see what changes, and save some of the rates', async ({ page }) => {
  const staff = await openAsStaff(page, '/admin/markets/rates')
  await staff.getByRole('button', { name: 'Get latest rates' }).click()
  const fetched = staff.getByRole('region', { name: /^Rates for/ })
  const pound = fetched.getByRole('checkbox', { name: /GBP/ })
  await expect(pound).toBeVisible()
  await expectNoSidewaysScroll(staff)
  await expectNoViolations(staff)
  for (const other of await fetched.getByRole('checkbox').all()) await other.uncheck()
  await pound.check()
  await fetched.getByRole('button', { name: 'Save 1 rate' }).click()
  await expect(staff.getByText('Rates saved')).toBeVisible()
  await expect(staff.getByRole('main')).toContainText('1 GBP = 1.315189 USD') // 1.1525 / 0.8763
})
