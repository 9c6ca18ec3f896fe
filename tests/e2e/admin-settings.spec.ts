import type { Page } from '@playwright/test'
import { inArray } from 'drizzle-orm'
import { storeSettings } from '#app/store/settings.table.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { inAdminStore, openAdminPage } from '#tests/e2e/staff.ts'

// The store has one settings form: this journey changes nothing that other specs check.

const SETTINGS = ['contact_hours', 'shipping_policy', 'social_tiktok']

test.afterEach(() => inAdminStore((db) => db.delete(storeSettings).where(inArray(storeSettings.key, SETTINGS))))

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const group = (page: Page, name: string) => page.locator('summary').filter({ hasText: name })
const saveAll = (page: Page) => page.getByRole('button', { name: 'Save All Settings' })
const saveBar = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const getSummary = (page: Page) => page.getByRole('alert').filter({ hasText: 'These settings were not saved' })

test('settings of all tabs are corrected and saved by button and keyboard, and shoppers see them', async ({ page }) => {
  const latest = page.getByRole('region', { name: 'History', exact: true }).getByRole('listitem').first()
  const hours = page.getByLabel('Support hours')
  const policy = page.getByLabel('Shipping policy')
  const fallback = page.getByText('Tax rate (%): “abc” is not a number, so 0 was saved')
  await openAdminPage(page, '/admin/settings')
  await group(page, 'Contact page').click()
  await hours.fill('Every day from 8 to 8')
  await tab(page, 'General unsaved').press('ArrowRight')
  await expect(page).toHaveURL('/admin/settings?tab=pricing')
  await expect(tab(page, 'Pricing')).toBeFocused()
  await expect(hours).toBeHidden()
  await page.getByLabel('Tax rate (%)').fill('abc')
  await tab(page, 'Pricing unsaved').press('End')
  await policy.fill('By bicycle in Lagos.')

  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Settings saved successfully!')).toBeVisible()
  await expect(fallback).toBeVisible()
  await expect(saveBar(page)).toBeHidden()
  await expect(page).toHaveURL('/admin/settings?tab=shipping')
  await expect(latest).toContainText('Support hours: “Monday to Friday 9 AM to 6 PM EST” → “Every day from 8 to 8”')
  await tab(page, 'Pricing').click()
  await expect(page.getByLabel('Tax rate (%)')).toHaveValue('0')
  await expect(fallback, 'in another tab').toBeVisible()

  await tab(page, 'Shipping').click()
  await policy.fill('')
  await page.keyboard.press('Control+s')
  await expect(latest).toContainText('Shipping policy: “By bicycle in Lagos.” → none')
  await tab(page, 'General').click()
  await hours.fill('By appointment')
  await saveAll(page).click()
  await expect(latest).toContainText('“Every day from 8 to 8” → “By appointment”')
  const empty = page.getByRole('button', { name: 'Clear cache', exact: true })
  await empty.press('Enter')
  await expect(page.getByText('Page cache cleared')).toBeVisible()
  await expect(empty).toBeFocused()

  const [rate, tiktok] = [page.getByLabel('Tax rate (%)'), page.getByLabel('TikTok')]
  await tab(page, 'Pricing').click()
  await rate.fill('-5')
  await page.keyboard.press('Tab') // leaves the field, which is then validated
  await expect(page.getByText('Tax rate (%) must be between 0 and 100')).toBeVisible()
  await tab(page, 'General').click()
  await group(page, 'Social links').click()
  await tiktok.fill('javascript:alert(1)')
  await group(page, 'Social links').click()
  await tab(page, 'Shipping').click()
  await page.getByLabel('Shipping policy').fill('By post 👗')

  await saveAll(page).click()
  await expect(page.getByText('Failed to save settings')).toBeVisible()
  await expect(getSummary(page)).toBeFocused()
  await expect(tab(page, 'Pricing needs correction')).toBeVisible()
  await expect(tab(page, 'General needs correction')).toBeVisible()
  await expect(page.getByLabel('Shipping policy')).toHaveValue('By post 👗')

  await getSummary(page).getByRole('link', { name: 'TikTok must be a URL that starts with https://' }).click()
  await expect(tiktok, 'in a folded group of another tab').toBeFocused()
  await expect(page).toHaveURL('/admin/settings?tab=general')
  await tiktok.fill('https://www.tiktok.com/@lumina')
  await getSummary(page).getByRole('link', { name: 'Tax rate (%) must be between 0 and 100' }).click()
  await expect(rate).toBeFocused()
  await rate.fill('0')
  await saveAll(page).click()
  await expect(latest).toContainText('TikTok')
  await expect(getSummary(page)).toBeHidden()

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
})
