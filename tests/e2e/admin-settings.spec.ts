import { randomUUID } from 'node:crypto'
import process from 'node:process'
import type { Page } from '@playwright/test'
import { and, eq, gte, inArray, lt, ne } from 'drizzle-orm'
import { orders } from '#app/features/orders/orders.table.ts'
import { saveSettings } from '#app/features/settings/settings.server.ts'
import { storeSettings } from '#app/features/settings/store-settings.table.ts'
import { formatDate, formatDateTime, formatDay } from '#app/lib/format/date.ts'
import { dayOf } from '#app/lib/time-zone.ts'
import { addDays, startOfDay } from '#app/lib/zone-moments.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test } from '#tests/e2e/fixtures.ts'
import { placeAdminOrder } from '#tests/e2e/orders.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// The store has one settings form: these tests run one after another, and change nothing that other specs check.
test.describe.configure({ mode: 'default' })

const SETTINGS = [
  'contact_hours',
  'contact_reply_time',
  'faq_exchanges',
  'shipping_policy',
  'social_tiktok',
  'store_time_zone',
]

async function inDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const { db, close } = openStoreDatabase({ dataDir: process.env.ADMIN_DATA_DIR ?? '' })
  return await work(db).finally(close)
}

test.afterEach(() => inDatabase((db) => db.delete(storeSettings).where(inArray(storeSettings.key, SETTINGS))))

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const group = (page: Page, name: string) => page.locator('summary').filter({ hasText: name })
const saveAll = (page: Page) => page.getByRole('button', { name: 'Save All Settings' })
const saveBar = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const summaryOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'These settings were not saved' })

test('§1 §2 §3 §5 §8 §9 both buttons and the keyboard save the input of all four tabs', async ({ page, context }) => {
  test.slow() // many pages
  await openAdminPage(page, '/admin')
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await expect(page.getByRole('tab')).toHaveText(['General', 'Pricing', 'Inventory', 'Shipping'])
  for (const label of ['Store name (required)', 'Store email', 'Store phone', 'Store address']) {
    await expect(page.getByLabel(label)).toBeVisible()
  }
  await group(page, 'Homepage').click()
  const homepage = page.getByRole('link', { name: 'Edit the homepage' })
  await expect(homepage).toHaveAttribute('href', '/admin/homepage')
  await group(page, 'Contact page').click()
  await page.getByLabel('Support hours').fill('Every day from 8 to 8')
  await expect(tab(page, 'General unsaved')).toBeVisible()

  await tab(page, 'General').press('ArrowRight')
  await expect(page).toHaveURL('/admin/settings?tab=pricing')
  await expect(tab(page, 'Pricing')).toBeFocused()
  await expect(page.getByLabel('Support hours')).toBeHidden()
  const currencies = await page.getByLabel('Currency').getByRole('option').allInnerTexts()
  expect(currencies.slice(0, 4)).toEqual([
    'Nigerian naira (NGN, ₦)',
    'US dollar (USD, $)',
    'British pound (GBP, £)',
    'Euro (EUR, €)',
  ])
  await expect(page.getByRole('switch', { name: 'Enable tax' })).toBeChecked()
  await page.getByLabel('Tax rate (%)').fill('abc')

  await page.keyboard.press('Tab') // leaves the field, which is then validated
  await tab(page, 'Inventory').click()
  await expect(page.getByLabel('Low stock threshold')).toHaveValue('5')
  await expect(page.getByRole('switch', { name: 'Track inventory' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Allow backorders' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Email alerts for low stock' })).not.toBeChecked()

  await tab(page, 'Inventory').press('End')
  await expect(page.getByRole('switch', { name: 'Enable shipping' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Enable local pickup' })).not.toBeChecked()
  await expect(page.getByLabel('Default shipping rate (₦)')).toHaveValue('0.00')
  await expect(page.getByLabel('Free shipping threshold (₦)')).toHaveValue('0.00')
  await page.getByLabel('Shipping policy').fill('By bicycle in Lagos.')

  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Settings saved successfully!')).toBeVisible()
  await expect(page.getByText('Tax rate (%): “abc” is not a number, so 0 was saved')).toBeVisible()
  await expect(saveBar(page)).toBeHidden()
  await expect(page).toHaveURL('/admin/settings?tab=shipping')
  const history = page.getByRole('region', { name: 'History', exact: true })
  await expect(history.getByRole('listitem').first()).toContainText(
    'Support hours: “Monday to Friday 9 AM to 6 PM EST” → “Every day from 8 to 8”',
  )
  await tab(page, 'Pricing').click()
  await expect(page.getByLabel('Tax rate (%)')).toHaveValue('0')
  await expect(page.getByText('Tax rate (%): “abc” is not a number, so 0 was saved')).toBeVisible()

  const store = await context.newPage()
  await openPage(store, '/contact')
  await expect(store.getByText('Every day from 8 to 8')).toBeVisible()

  await tab(page, 'Shipping').click()
  await page.getByLabel('Shipping policy').fill('')
  await page.keyboard.press('Control+s')
  await expect(history.getByRole('listitem').first()).toContainText('Shipping policy: “By bicycle in Lagos.” → none')
  await tab(page, 'General').click()
  await page.getByLabel('Support hours').fill('By appointment')
  await saveAll(page).click()
  await expect(history.getByRole('listitem').first()).toContainText('“Every day from 8 to 8” → “By appointment”')
  await store.reload()
  await expect(store.getByText('By appointment')).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Store name (required)')).toBeVisible()
  await openPage(page, '/admin/settings?tab=inventory')
  await expect(tab(page, 'Inventory')).toHaveAttribute('aria-selected', 'true')
})

test('§8 §D errors appear beside their fields and on their tabs, and the input stays', async ({ page }) => {
  test.slow() // many pages
  await openAdminPage(page, '/admin/settings?tab=pricing')
  await page.getByLabel('Tax rate (%)').fill('-5')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Tax rate (%) must be between 0 and 100')).toBeVisible()
  await tab(page, 'General').click()
  await group(page, 'Social links').click()
  await page.getByLabel('TikTok').fill('javascript:alert(1)')
  await group(page, 'Social links').click()
  await tab(page, 'Shipping').click()
  await page.getByLabel('Shipping policy').fill('<script>alert(1)</script> 👗')

  await saveAll(page).click()
  await expect(page.getByText('Failed to save settings')).toBeVisible()
  await expect(summaryOf(page)).toBeFocused()
  await expect(tab(page, 'Pricing needs correction')).toBeVisible()
  await expect(tab(page, 'General needs correction')).toBeVisible()
  await expect(page.getByLabel('Shipping policy')).toHaveValue('<script>alert(1)</script> 👗')
  await expectNoViolations(page)

  await summaryOf(page).getByRole('link', { name: 'TikTok must be a URL that begins with https://' }).click()
  await expect(page.getByLabel('TikTok')).toBeFocused()
  await expect(page).toHaveURL('/admin/settings?tab=general')
  await page.getByLabel('TikTok').fill('https://www.tiktok.com/@lumina')
  await summaryOf(page).getByRole('link', { name: 'Tax rate (%) must be between 0 and 100' }).click()
  await expect(page.getByLabel('Tax rate (%)')).toBeFocused()
  await page.getByLabel('Tax rate (%)').fill('0')
  await saveAll(page).click()
  await expect(page.getByText('Settings saved successfully!')).toBeVisible()
  await expect(summaryOf(page)).toBeHidden()

  await openPage(page, '/faq')
  await expect(page.getByText('<script>alert(1)</script> 👗')).toBeAttached()
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'TikTok' })).toHaveAttribute('href', 'https://www.tiktok.com/@lumina')
})

test('of two editors the second is warned, and neither loses anything', async ({ page, context }) => {
  test.slow() // many pages
  await openAdminPage(page, '/admin/settings')
  const other = await context.newPage()
  await openPage(other, '/admin/settings')
  await group(other, 'Contact page').click()
  await other.getByLabel('Reply time').fill('The same day')
  await saveAll(other).click()
  await expect(other.getByText('Settings saved successfully!')).toBeVisible()

  await group(page, 'Contact page').click()
  await page.getByLabel('Support hours').fill('At night')
  await saveAll(page).click()
  await expect(summaryOf(page)).toContainText('The settings were changed by someone else.')
  await expect(summaryOf(page)).toBeFocused()
  await expect(page.getByLabel('Support hours')).toHaveValue('At night')
  await expect(page.getByLabel('Reply time')).toHaveValue('The same day')
  await saveAll(page).click()
  await expect(page.getByText('Settings saved successfully!')).toBeVisible()
  await openPage(page, '/contact')
  await expect(page.getByText('At night')).toBeVisible()
  await expect(page.getByText('The same day')).toBeVisible()
})

test('§D another currency explains its effect before it is saved, and can be reverted', async ({ page }) => {
  await openAdminPage(page, '/admin/settings?tab=pricing')
  const note = page.getByRole('status').filter({ hasText: 'Prices are relabeled, not converted' })
  await page.getByLabel('Currency').selectOption('EUR')
  await expect(note).toContainText('₦25,000.00 becomes €25,000.00')
  await expect(note).toContainText('Saving sets the rate for 1 US dollar to EUR 0.92.')
  await expect(page.getByLabel('Rate for 1 US dollar (EUR)')).toHaveValue('0.92')
  await expect(page.getByLabel('Rate for 1 US dollar (EUR)')).not.toBeEditable()
  await expect(page.getByText('Set by the new currency.')).toBeVisible()
  await tab(page, 'Shipping').click()
  await expect(page.getByLabel('Default shipping rate (€)')).toBeVisible()
  await tab(page, 'Pricing unsaved').click()
  await page.getByLabel('Currency').selectOption('NGN')
  await expect(note).toBeHidden()
  await expect(page.getByLabel('Rate for 1 US dollar (NGN)')).toHaveValue('1500')
  await expect(page.getByLabel('Rate for 1 US dollar (NGN)')).toBeEditable()
  await expect(saveBar(page)).toBeHidden()

  await page.getByLabel('Rate for 1 US dollar (NGN)').fill('1600')
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(page.getByLabel('Rate for 1 US dollar (NGN)')).toHaveValue('1500')
})

test('a save bar that disappears after Save or Discard moves the focus to the content', async ({ page }) => {
  await openAdminPage(page, '/admin/settings')
  await group(page, 'Contact page').click()
  await page.getByLabel('Support hours').fill('Every day from 7 to 7')
  await saveBar(page).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Settings saved successfully!' })).toBeVisible()
  await expect(saveBar(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()

  await page.getByLabel('Support hours').fill('Never')
  const discard = page.getByRole('button', { name: 'Discard', exact: true })
  await expect(discard).toBeEnabled() // the previous save may still be reloading, and a key press does not wait
  await discard.press('Enter')
  await expect(page.getByLabel('Support hours')).toHaveValue('Every day from 7 to 7')
  await expect(page.getByRole('main')).toBeFocused()

  await page.getByLabel('Support hours').fill('Always')
  await page.keyboard.press('Control+s')
  await expect(saveBar(page)).toHaveCount(0)
  await expect(page.getByLabel('Support hours')).toBeFocused()
})

for (const { what, status, words } of [
  { what: 'a store that fails', status: 503, words: 'The store could not be reached' },
  { what: 'too much text', status: 413, words: 'This is more text than can be sent at once.' },
]) {
  test(`§8 ${what}: nothing is saved, and the form keeps its input`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAdminPage(page, '/admin/settings')
    await page.route('**/admin/settings.data*', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status }) : route.continue(),
    )
    await group(page, 'FAQ').click()
    await page.getByLabel('Can I exchange a piece for another size?').fill('For another piece, always.')
    await expectNoSidewaysScroll(page)
    await saveBar(page).click()
    await expect(page.getByText('Failed to save settings')).toBeVisible()
    await expect(summaryOf(page)).toContainText(words)
    await expect(page.getByLabel('Can I exchange a piece for another size?')).toHaveValue('For another piece, always.')
    await expectNoSidewaysScroll(page)
    await page.unroute('**/admin/settings.data*')
    await saveBar(page).click()
    await expect(page.getByText('Settings saved successfully!')).toBeVisible()
  })
}

test('the keyboard empties the page cache once, with a confirmation, and the focus stays on the button', async ({
  page,
}) => {
  await openAdminPage(page, '/admin/settings')
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  let times = 0
  await page.route('**/admin/page-cache*', async (route) => {
    times++
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Empty', exact: true }).focus()
  await page.keyboard.press('Enter')
  const busy = page.getByRole('button', { name: 'Emptying...' })
  await expect(busy).toBeDisabled()
  await expect(busy).toBeFocused()
  await page.keyboard.press('Enter')
  letGo()
  await expect(page.getByText('Page cache emptied')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Empty', exact: true })).toBeFocused()
  expect(times).toBe(1)
})

test('an order just before midnight UTC is on the next day in Lagos, and on the same day in New York', async ({
  page,
}) => {
  test.slow() // several screens, twice
  const lastName = `Midnight-${randomUUID().slice(0, 8)}`
  const number = await placeAdminOrder(page, { firstName: 'Ada', lastName })
  const day = addDays(dayOf(new Date(), 'UTC'), -20)
  const next = addDays(day, 1)
  const at = new Date(`${day}T23:30Z`)
  await inDatabase((db) => db.update(orders).set({ createdAt: at }).where(eq(orders.orderNumber, number)))

  await chooseZone(page, 'Africa/Lagos', /^Lagos \(UTC\+1\)$/)
  await expectListedOn(page, number, next, [formatDay(next)])
  await expectListedOn(page, number, day, [])
  await openAdminPage(page, `/admin/orders?q=${number}`)
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('main').locator('time').first()).toHaveText(`${formatDay(next)}, 00:30`)
  const nextDayCount = await countOrders(`${day}T23:00Z`, `${next}T23:00Z`)
  expect(await readChart(page, next)).toBe(nextDayCount)

  await chooseZone(page, 'America/New_York', /^New York \(UTC-[45]\)$/)
  await expectListedOn(page, number, next, [])
  await expectListedOn(page, number, day, [formatDay(day)])
  const ofDay = await countOrders(startOfDay(day, 'America/New_York'), startOfDay(next, 'America/New_York'))
  expect(await readChart(page, day)).toBe(ofDay)
})

test('an unknown time zone is rejected with advice', async ({ page }) => {
  await openAdminPage(page, '/admin/settings')
  const zone = page.getByLabel('Time zone')
  await expect(zone).toHaveValue('UTC')
  await zone.locator('option[value="Africa/Lagos"]').evaluate((option: HTMLOptionElement) => {
    option.value = 'Africa/Atlantis'
  })
  await zone.selectOption('Africa/Atlantis')
  await saveAll(page).click()
  await expect(summaryOf(page)).toContainText('Time zone must be one of the list, such as Africa/Lagos')
  await expect(zone).toHaveAccessibleDescription(/must be one of the list/)
  await zone.selectOption('Africa/Accra')
  await saveAll(page).click()
  await expect(page.getByText('Settings saved successfully!')).toBeVisible()
  await expect(page.getByText('Times are in Africa/Accra.')).toBeVisible()
})

/** Saves a time zone in the settings form, whose list contains it. */
async function chooseZone(page: Page, zone: string, label: RegExp): Promise<void> {
  await openAdminPage(page, '/admin/settings')
  await page.getByLabel('Time zone').selectOption(zone)
  await expect(page.getByLabel('Time zone').locator('option:checked')).toHaveText(label)
  await saveAll(page).click()
  await expect(page.getByText('Settings saved successfully!')).toBeVisible()
}

/** Whether the order is listed with these dates: one if it belongs to the day, otherwise none. */
async function expectListedOn(page: Page, number: string, day: string, dates: readonly string[]): Promise<void> {
  await openAdminPage(page, `/admin/orders?q=${number}`)
  await page.getByLabel('From', { exact: true }).fill(day)
  await expect(page).toHaveURL(/from=/)
  await page.getByLabel('To', { exact: true }).fill(day)
  await expect(page).toHaveURL(/to=/)
  await expect(page.getByText('No orders match these filters.')).toHaveCount(dates.length === 0 ? 1 : 0)
  await expect(page.getByRole('row').filter({ hasText: number }).locator('time')).toHaveText([...dates])
}

/** How many orders the dashboard's chart shows on a day. */
async function readChart(page: Page, day: string): Promise<number> {
  await openAdminPage(page, '/admin')
  const sales = page.getByRole('region', { name: 'Revenue and orders' })
  await sales.getByText('View as table').click()
  const named = page.getByRole('rowheader', { name: formatDay(day), exact: true })
  const row = sales.getByRole('row').filter({ has: named })
  return Number(await row.getByRole('cell').last().textContent())
}

/** How many orders in the database were placed between two times. */
async function countOrders(from: string | Date, until: string | Date): Promise<number> {
  const condition = and(ne(orders.status, 'cancelled'), ne(orders.paymentStatus, 'refunded'))
  const placed = and(gte(orders.createdAt, new Date(from)), lt(orders.createdAt, new Date(until)))
  return await inDatabase((db) => db.$count(orders, and(condition, placed)))
}

test.describe('in a distant time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test("every time in the admin is in the store's time zone, with its offset in the title", async ({ page }) => {
    const zone = 'America/New_York'
    await inDatabase((db) => saveSettings(db, { store_time_zone: zone }))
    for (const path of [
      '/admin',
      '/admin/orders',
      '/admin/stock',
      '/admin/settings',
      '/admin/system',
      '/admin/account',
    ]) {
      await openAdminPage(page, path)
      const moments = page.locator('time')
      await expect(moments.first()).toBeVisible()
      const shown = await moments.evaluateAll((all: HTMLTimeElement[]) =>
        all.map(({ textContent, title, dateTime }) => ({ text: textContent, title, dateTime })),
      )
      for (const { text, title, dateTime } of shown) {
        const at = new Date(dateTime)
        expect([formatDate(at, zone), formatDateTime(at, zone)], `${dateTime} on ${path}`).toContain(text)
        expect(title, `${dateTime} on ${path}`).toMatch(/^\d+ \w{3} \d{4}, \d\d:\d\d UTC-[45]$/)
      }
      await expect(page.getByText('Times are in America/New York.')).toBeVisible()
    }
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all settings are one long form, which can be submitted', async ({ page }) => {
    await openAdminPage(page, '/admin/settings')
    await expect(page.getByRole('tab')).toHaveCount(0)
    await group(page, 'Contact page').click()
    await page.getByLabel('Support hours').fill('On paper')
    await page.getByLabel('Shipping policy').fill('By post.')
    await saveAll(page).click()
    await page.goto('/contact')
    await expect(page.getByText('On paper')).toBeVisible()
  })
})
