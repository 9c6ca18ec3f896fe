import type { Locator, Page } from '@playwright/test'
import { asc, eq, inArray } from 'drizzle-orm'
import { addressesText } from '#app/features/addresses/addresses-text.ts'
import { cartText } from '#app/features/cart/cart-text.ts'
import { catalogText } from '#app/features/catalog/catalog-text.ts'
import { checkoutText } from '#app/features/checkout/checkout-text.ts'
import { lawText } from '#app/features/law/law-text.ts'
import { marketCountries } from '#app/features/markets/markets.table.ts'
import type { CurrencyCode } from '#app/features/money/currencies.ts'
import { serverOrderText } from '#app/features/orders/order-text.server.ts'
import { orderText } from '#app/features/orders/order-text.ts'
import { serverWithdrawalText } from '#app/features/withdrawals/withdrawal-text.server.ts'
import { withdrawalText } from '#app/features/withdrawals/withdrawal-text.ts'
import { findTagWith, type Language } from '#app/lib/language.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { CARD } from '#tests/support/invalid-orders.ts'
import { addMarket } from '#tests/support/markets.ts'
import { addZone } from '#tests/support/shipping.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Shoppers from arrival to refund, each in the market and language of their country.

test.describe.configure({ mode: 'default', timeout: 120_000 }) // one store is enough, which starts first

let store: StoreProcess

type Shopper = {
  readonly language: Language
  readonly prefix: string
  readonly country: string
  readonly currency: CurrencyCode
  /** By field of the form. */
  readonly address: Readonly<Record<string, string>>
}

const SHOPPERS: readonly Shopper[] = [
  {
    ...{ language: 'de', prefix: 'de', country: 'DE', currency: 'EUR' },
    address: { address_line1: 'Torstraße 1', city: 'Berlin', postal_code: '10119', phone: '+49 30 123456' },
  },
  {
    ...{ language: 'fr', prefix: 'fr', country: 'FR', currency: 'EUR' },
    address: { address_line1: '12 rue de Rivoli', city: 'Paris', postal_code: '75004', phone: '+33 1 23 45 67 89' },
  },
  {
    ...{ language: 'ar', prefix: 'at', country: 'AT', currency: 'EUR' },
    address: { address_line1: 'Mariahilfer Straße 1', city: 'Wien', postal_code: '1060', phone: '+43 1 123456' },
  },
]

test.beforeAll(async () => {
  store = await startStore()
  const { db, close } = openStoreDatabase(store)
  const countries = SHOPPERS.map(({ country }) => country)
  await db.delete(marketCountries).where(inArray(marketCountries.country, [...countries, 'EU']))
  for (const { language, prefix, country, currency } of SHOPPERS) {
    const marketId = await addMarket(db, {
      ...{ name: country, currency, countries: [country], languages: { [prefix]: language } },
      ...{
        addressForm: 'country',
        taxIncluded: true,
        taxShipping: true,
        rate: { base: 400_000_000, quote: 1_000_000 },
      },
    })
    const rates = [{ key: 'standard', name: 'Standard', amount: 500 }]
    await addZone(db, { marketId, places: [{ country }], rates })
  }
  await close()
  await expect.poll(async () => (await fetch(`${store.url}/at/about`)).ok).toBe(true)
})
test.afterAll(() => store?.stop())

async function mailsTo(recipient: string) {
  const { db, close } = openStoreDatabase(store)
  const mails = await db
    .select({ subject: mailOutbox.subject, body: mailOutbox.body })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, recipient))
    .orderBy(asc(mailOutbox.createdAt))
  await close()
  return mails
}

/** That a part of an element's text is seen in the order of its letters. */
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
  expect(new Set(lefts).size, `${part} is seen`).toBe(part.length)
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
}

async function openAsStaff(page: Page, orderNumber: string): Promise<void> {
  await page.goto(`${store.url}/admin/orders?q=${orderNumber}`)
  await page.getByLabel('Email').fill(store.admin.email)
  await page.getByLabel('Password', { exact: true }).fill(store.admin.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('link', { name: orderNumber }).click()
  await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible()
  await waitForHydration(page)
}

for (const { language, prefix, country, address } of SHOPPERS) {
  test.describe(`a phone in ${country}`, () => {
    test.use({ locale: language, viewport: { width: 390, height: 844 } })
    let giveBack: () => void
    test.beforeAll(() => {
      giveBack = findTagWith(() => language)
    })
    test.afterAll(() => giveBack())

    test(`a shopper arrives, orders, withdraws and is refunded, all in ${language}`, async ({ page }) => {
      const email = `${language}@example.com`
      const main = page.getByRole('main')
      const expectGoodScreen = async () => {
        await expectNoSidewaysScroll(page)
        await expectNoViolations(page)
      }
      await openPage(page, `${store.url}/${prefix}/product/lune-half-moon-bag`)
      await page.getByRole('button', { name: cartText.addToCart }).first().click()
      await page.getByRole('button', { name: cartText.openCart(1) }).press('Enter')
      await page.getByRole('link', { name: cartText.toCheckout }).click()
      await page.getByRole('button', { name: checkoutText.continueToPayment }).click()
      await expect(page.getByRole('alert')).toContainText(addressesText.fields.phone)
      const labels: Readonly<Record<string, string>> = {
        ...addressesText.fields,
        email: checkoutText.email,
      }
      const typed = { ...address, email, first_name: 'Amal', last_name: 'Martin' }
      for (const [name, text] of Object.entries(typed)) {
        await main
          .getByLabel(labels[name] ?? name, { exact: true })
          .first()
          .fill(text)
      }
      await expectGoodScreen()
      await page.getByRole('button', { name: checkoutText.continueToPayment }).click()
      await expect(page.getByLabel(checkoutText.cardNumber)).toBeVisible() // hidden fields take no keys
      await page.getByLabel(checkoutText.cardNumber).pressSequentially(CARD)
      await page.getByLabel(checkoutText.expiry).pressSequentially('1230')
      await page.getByLabel(checkoutText.cvv).fill('737')
      await expectGoodScreen()
      await page.getByRole('button', { name: lawText.orderAndPay }).click()
      await expect(page.getByRole('heading', { name: checkoutText.thankYou })).toBeVisible()
      await expectGoodScreen()
      const orderNumber = (await page.getByText(/^IN[0-9A-Z]+$/).textContent()) ?? ''

      const staff = await page.context().newPage()
      await staff.setViewportSize({ width: 1440, height: 900 })
      await openAsStaff(staff, orderNumber)
      await staff.getByRole('combobox', { name: 'Status', exact: true }).selectOption('delivered')
      await staff.getByRole('button', { name: 'Save', exact: true }).last().click()
      await expect(staff.getByText('Status changed from Processing to Delivered')).toBeVisible()

      await page.getByRole('link', { name: checkoutText.viewOrder }).click()
      await expect(page.getByRole('heading', { name: serverOrderText.delivery.delivered.title })).toBeVisible()
      for (const part of [`${address.postal_code} ${address.city}`, address.phone ?? '']) {
        await expectLeftToRight(main.locator('address').getByText(part), part)
      }
      await expectGoodScreen()
      await main.getByRole('link', { name: withdrawalText.withdrawHere }).click()
      await expect(main).toContainText(catalogText.oneSize)
      await expectGoodScreen()
      await main.getByRole('checkbox').check()
      await page.getByRole('button', { name: withdrawalText.confirmWithdrawal }).click()
      await expect(page.getByRole('heading', { level: 1, name: withdrawalText.received })).toBeVisible()
      await expect(main).toContainText(catalogText.oneSize)
      await expectGoodScreen()

      await staff.reload()
      await waitForHydration(staff)
      await staff.getByRole('button', { name: 'Record a return' }).click()
      await staff.getByRole('button', { name: /^Record and refund/ }).click()
      await expect(staff.getByRole('region', { name: 'Returns and refunds' })).toContainText('Refunded')
      await staff.goto(`${staff.url()}/print/evidence`)
      await expect(staff.getByText(lawText.orderAndPay, { exact: true })).toHaveAttribute('lang', language)
      await expectNoViolations(staff)

      await page.getByRole('link', { name: withdrawalText.toOrder }).click()
      await expect(main).toContainText(orderText.refunded)
      await expectGoodScreen()
      await expect.poll(async () => (await mailsTo(email)).length).toBe(3)
      const mails = await mailsTo(email)
      expect(mails.map(({ subject }) => subject)).toEqual([
        serverOrderText.confirmation.subject('Lumina', orderNumber),
        serverWithdrawalText.mail.subject('Lumina', orderNumber),
        serverOrderText.refund.subject('Lumina', orderNumber),
      ])
      for (const { body } of mails) {
        expect(body.html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
        expect(body.text.replaceAll(/https?:\S+/g, '')).not.toMatch(/\b(your|order|shipping|size|refund)\b/i)
      }
    })
  })
}
