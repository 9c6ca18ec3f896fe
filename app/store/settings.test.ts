import { expect, test } from 'vitest'
import {
  getSettingCategory,
  getSettingDescription,
  initialSettings,
  readStoredSettings,
  settingKeys,
} from '#app/store/settings.ts'

/** The sixteen settings in the specification, with their categories. */
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
  expect(getSettingCategory(key)).toBe(category)
})

/** Site copy, with part of its initial text. */
const COPY = {
  contact_reply_time: 'Replies within 24-48 hours',
  contact_hours: 'Monday to Friday 9 AM to 6 PM EST',
  about_statement: 'clothes',
  about_story: 'silk',
  faq_free_delivery: 'free standard shipping on orders over $150',
  faq_delivery_times: '5-7 business days',
  faq_international: '50+ countries',
  faq_returns: '30-day returns',
  faq_exchanges: '30 days',
  faq_sale_items: 'final sale',
  faq_order_changes: 'within 1 hour',
} as const

test.each(Object.entries(COPY))('%s is a general setting whose initial text contains "%s"', (key, part) => {
  expect(getSettingCategory(key)).toBe('general')
  expect(getSettingDescription(key)).toBe('')
  expect(initialSettings).toHaveProperty(key, expect.stringContaining(part))
})

test('exactly seven settings have a description', () => {
  expect(settingKeys.filter((key) => getSettingDescription(key) !== '').toSorted()).toEqual([
    'enable_shipping',
    'free_shipping_threshold',
    'low_stock_threshold',
    'store_currency',
    'store_email',
    'store_name',
    'tax_rate',
  ])
})

test('settings that were never saved have their initial value', () => {
  const settings = readStoredSettings([])
  expect(settings).toEqual(initialSettings)
  expect(settings).toMatchObject({
    store_name: 'Lumina',
    store_currency: 'NGN',
    store_time_zone: 'UTC',
    low_stock_threshold: 5,
    tax_rate: 0,
    default_shipping_rate: 0,
    free_shipping_threshold: 0,
    enable_tax: true,
    track_inventory: true,
    enable_shipping: true,
    allow_backorders: false,
    contact_inbox: false,
  })
})

test('invalid and unknown stored values are ignored', () => {
  const settings = readStoredSettings([
    { key: 'store_name', value: 'Adaeze' },
    { key: 'store_currency', value: 'XYZ' },
    { key: 'store_time_zone', value: 'Africa/Atlantis' },
    { key: 'tax_rate', value: 'seven' },
    { key: 'social_instagram', value: 'javascript:alert(1)' },
    { key: 'gone', value: 1 },
  ])
  expect(settings).toEqual({ ...initialSettings, store_name: 'Adaeze' })
})
