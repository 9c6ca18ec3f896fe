import { expect, test } from 'vitest'
import { planSettings } from '#app/store/settings/import/plan-settings.ts'
import { initialSettings, type Settings } from '#app/store/settings.ts'
import { formKeys } from '#app/store/settings-fields.ts'

function plan(
  file: Readonly<Record<string, unknown>>,
  { hasAmounts = false, ...overrides }: Partial<Settings> & { hasAmounts?: boolean } = {},
) {
  const stored = { ...initialSettings, ...overrides }
  const form = { keys: formKeys, settings: { ...stored, rate: 1_500_000_000 }, charged: 'USD', version: 'v1' } as const
  const entries = Object.entries(file).map(([key, value]) => ({ key, value }))
  return planSettings(entries, { stored, form, hasAmounts })
}

test.each<[key: string, value: unknown, label: string, tab: string, from: string, to: string]>([
  ['store_name', 'Aurora', 'Store name', 'General', 'Lumina', 'Aurora'],
  ['store_country', 'DE', 'Country', 'General', '', 'Germany'],
  ['enable_tax', false, 'Enable tax', 'Pricing', 'On', 'Off'],
  ['tax_rate', 75_000, 'Tax rate (%)', 'Pricing', '0', '7.5'],
  ['free_shipping_threshold', 1_000_000, 'Free shipping threshold', 'Shipping', '0.00', '10000.00'],
  ['faq_returns', '', 'What is your return policy?', 'Store text', initialSettings.faq_returns, ''],
])('a change to %s is shown with its label, tab and formatted values', (key, value, name, field, from, to) => {
  expect(plan({ [key]: value })).toEqual([{ outcome: 'changed', name, key, value, change: { field, from, to } }])
})

test('settings with the same value as in the store are unchanged', () => {
  expect(plan({ ...initialSettings }).filter(({ outcome }) => outcome !== 'unchanged')).toEqual([])
})

test.each<[title: string, file: Readonly<Record<string, unknown>>, message: string | RegExp]>([
  ['an unknown setting', { theme: 'dark' }, 'This store has no such setting.'],
  ['a number for a text setting', { store_name: 5 }, /^Store name /],
  ['text for a switch', { enable_tax: 'yes' }, /^Enable tax /],
  ['text that is too long', { store_name: 'x'.repeat(101) }, 'Store name can have at most 100 characters'],
  ['an invalid email address', { store_email: 'ada' }, 'Store email must be an email address'],
  [
    'an unknown placeholder',
    { faq_returns: 'Within {days}' },
    /^What is your return policy\? has an unknown placeholder \{days\}/,
  ],
  ['an unknown currency', { store_currency: 'XXX' }, /^Currency must be from the list/],
  [
    'a currency without a default rate',
    { store_currency: 'CHF' },
    'Choose this currency in Settings, together with its exchange rate.',
  ],
  ['the status of the store', { store_open: false }, 'Open or close the store under Settings → Store status.'],
  ['invoice numbering', { invoice_prefix: 'A-' }, /^Numbering starts at 1 in this store\./],
  ['the backup hour', { backup_hour: 5 }, /^Backups belong to this installation\./],
])('%s is rejected', (_, file, message) => {
  expect(plan(file)).toMatchObject([{ outcome: 'rejected', message: expect.stringMatching(message) }])
})

test('a different currency and amounts in it are imported only while the store has no amounts', () => {
  const file = { store_currency: 'EUR', default_shipping_rate: 500 }
  expect(plan(file)).toMatchObject([
    { name: 'Currency', change: { field: 'Pricing', from: 'NGN', to: 'EUR' } },
    { name: 'Default shipping rate', change: { to: '5.00' } },
  ])
  expect(plan(file, { hasAmounts: true })).toMatchObject([
    {
      outcome: 'rejected',
      message: 'The store currency stays NGN: products, orders or discount codes here have amounts in this currency.',
    },
    { outcome: 'rejected', message: 'This amount is in EUR, and this store uses NGN.' },
  ])
})
