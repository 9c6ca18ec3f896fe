import { expect, test } from 'vitest'
import {
  initialSettings,
  readStoredSettings,
  settingCategory,
  settingDescription,
  settingKeys,
} from '#app/features/settings/settings.ts'

/** The sixteen settings that every store has, with the category that their names give them. */
const KEYS = {
  store_name: 'general',
  store_email: 'general',
  store_phone: 'general',
  store_address: 'general',
  store_currency: 'pricing',
  tax_rate: 'pricing',
  enable_tax: 'pricing',
  low_stock_threshold: 'inventory',
  track_inventory: 'general',
  allow_backorders: 'general',
  email_low_stock: 'general',
  enable_shipping: 'shipping',
  default_shipping_rate: 'shipping',
  free_shipping_threshold: 'shipping',
  enable_local_pickup: 'general',
  shipping_policy: 'shipping',
} as const

test.each(Object.entries(KEYS))('%s belongs to %s', (key, category) => {
  expect(settingKeys).toContain(key)
  expect(settingCategory(key)).toBe(category)
})

test('exactly seven settings have a description', () => {
  expect(settingKeys.filter((key) => settingDescription(key) !== '').toSorted()).toEqual([
    'enable_shipping',
    'free_shipping_threshold',
    'low_stock_threshold',
    'store_currency',
    'store_email',
    'store_name',
    'tax_rate',
  ])
})

test('what was never saved has its initial value', () => {
  const settings = readStoredSettings([])
  expect(settings).toEqual(initialSettings)
  expect(settings).toMatchObject({
    store_name: 'Lumina',
    store_currency: 'NGN',
    usd_rate: 1_500_000_000,
    low_stock_threshold: 5,
    tax_rate: 0,
    default_shipping_rate: 0,
    free_shipping_threshold: 0,
    enable_tax: true,
    track_inventory: true,
    enable_shipping: true,
    allow_backorders: false,
    contact_inbox: false,
    announcement_text: "Free Shipping On All Orders - Don't Miss Out!",
  })
})

test('a stored value counts, an unreadable or unknown one does not', () => {
  const settings = readStoredSettings([
    { key: 'store_name', value: 'Adaeze' },
    { key: 'store_currency', value: 'XYZ' },
    { key: 'tax_rate', value: 'seven' },
    { key: 'social_instagram', value: 'javascript:alert(1)' },
    { key: 'gone', value: 1 },
  ])
  expect(settings).toEqual({ ...initialSettings, store_name: 'Adaeze' })
})
