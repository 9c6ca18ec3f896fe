import { describe, expect, test } from 'vitest'
import { parseForm } from '#app/lib/form.ts'
import { toDraft } from '#app/store/settings/settings-draft.ts'
import { settingsInput, withCurrencyRate } from '#app/store/settings/settings-input.ts'
import { initialSettings } from '#app/store/settings.ts'
import { type FormKey, type FormValues, formKeys } from '#app/store/settings-fields.ts'
import { measureCpuTimeMs } from '#tests/support/cpu-time.ts'

const initial: FormValues = { ...initialSettings, rate: 1_500_000_000 }

/** Parses the form as a browser sends it, with some fields changed; null omits a field. */
function parseSent(changes: Partial<Record<FormKey | 'other', string | null>> = {}, settings: FormValues = initial) {
  const form = new FormData()
  form.set('version', 'v')
  for (const [name, value] of Object.entries({
    ...toDraft({ keys: formKeys, settings, charged: 'USD', version: 'v' }),
    ...changes,
  })) {
    if (typeof value === 'string') form.set(name, value)
    else if (value === true) form.set(name, 'on')
  }
  return parseForm(settingsInput(formKeys), form)
}

/** Returns the value that would be saved, or the field's error. */
function readField(name: FormKey, typed: string | null): unknown {
  const input = parseSent({ [name]: typed })
  return input.ok ? input.value.values[name] : input.errors[name]
}

test('an unchanged form changes nothing', () => {
  const settings: FormValues = {
    ...initialSettings,
    tax_rate: 88_750,
    rate: 1_234_567_891,
    default_shipping_rate: 450_005,
    store_address: '12 Marina Road\nLagos',
    social_instagram: 'https://www.instagram.com/lumina',
    allow_backorders: true,
    enable_tax: false,
  }
  const input = parseSent({}, settings)
  expect(input).toMatchObject({ ok: true, value: { version: 'v', fallbacks: [] } })
  if (input.ok) expect({ ...settings, ...input.value.values }).toEqual(settings)
})

const NUMBERS: readonly { name: FormKey; typed: string; saved: number; message?: string }[] = [
  { name: 'tax_rate', typed: '8.875', saved: 88_750 },
  { name: 'tax_rate', typed: ' 7.5 % ', saved: 75_000 },
  { name: 'tax_rate', typed: '100', saved: 1_000_000 },
  { name: 'tax_rate', typed: '0.0001', saved: 1 },
  { name: 'tax_rate', typed: 'abc', saved: 0, message: 'Tax rate (%): “abc” is not a number, so 0 was saved' },
  {
    name: 'tax_rate',
    typed: '8 per cent',
    saved: 0,
    message: 'Tax rate (%): “8 per cent” is not a number, so 0 was saved',
  },
  { name: 'tax_rate', typed: '7,5', saved: 75_000 },
  { name: 'tax_rate', typed: '', saved: 0, message: 'Tax rate (%) was empty, so 0 was saved' },
  { name: 'default_shipping_rate', typed: '4500', saved: 450_000 },
  { name: 'default_shipping_rate', typed: '₦4,500.50', saved: 450_050 },
  { name: 'default_shipping_rate', typed: '$7.99', saved: 799 },
  {
    name: 'default_shipping_rate',
    typed: '<script>alert(1)</script>',
    saved: 0,
    message: 'Default shipping rate: “<script>alert(1)</script>” is not a number, so 0 was saved',
  },
  { name: 'free_shipping_threshold', typed: '1.5', saved: 150 },
  {
    name: 'free_shipping_threshold',
    typed: '👗',
    saved: 0,
    message: 'Free shipping threshold: “👗” is not a number, so 0 was saved',
  },
  {
    name: 'free_shipping_threshold',
    typed: 'x'.repeat(1_000_000),
    saved: 0,
    message: `Free shipping threshold: “${'x'.repeat(40)}…” is not a number, so 0 was saved`,
  },
  { name: 'low_stock_threshold', typed: '12', saved: 12 },
  { name: 'low_stock_threshold', typed: '0', saved: 0 },
  { name: 'low_stock_threshold', typed: '1,200', saved: 1_200 },
  {
    name: 'low_stock_threshold',
    typed: '5 pieces',
    saved: 5,
    message: 'Low stock threshold: “5 pieces” is not a number, so 5 was saved',
  },
  { name: 'low_stock_threshold', typed: ' ', saved: 5, message: 'Low stock threshold was empty, so 5 was saved' },
  { name: 'rate', typed: '1500', saved: 1_500_000_000 },
  { name: 'rate', typed: '0.000001', saved: 1 },
  { name: 'rate', typed: '1,612.345678', saved: 1_612_345_678 },
]

test.each(NUMBERS)('$name: "$typed" is saved as $saved', ({ name, typed, saved, message }) => {
  const input = parseSent({ [name]: typed })
  expect(input).toMatchObject({ ok: true, value: { fallbacks: message ? [message] : [] } })
  expect(readField(name, typed)).toBe(saved)
})

test.each([
  { currency: 'JPY', max: '1,000,000,000,000' },
  { currency: 'KWD', max: '1,000,000,000.000' },
])('the limit for an amount in $currency is shown with the currency’s decimals', ({ currency, max }) => {
  const input = parseSent({ store_currency: currency, default_shipping_rate: '9999999999999' })
  expect(input).toMatchObject({
    errors: { default_shipping_rate: `Default shipping rate must be between 0 and ${max}` },
  })
})

const TAX = 'Tax rate (%) must be between 0 and 100'
const RATE = 'Default shipping rate must be between 0 and 10,000,000,000.00'
const COUNT = 'Low stock threshold must be a whole number from 0 to 1,000,000'
const EXCHANGE_RATE = 'Exchange rate must be a number above 0 and up to 1,000,000'
const REJECTED: readonly [name: FormKey, typed: string, message: string][] = [
  ['tax_rate', '-5', TAX],
  ['tax_rate', '100.5', TAX],
  ['tax_rate', '9'.repeat(400), TAX],
  ['default_shipping_rate', '-0.01', RATE],
  ['default_shipping_rate', '99999999999', RATE],
  ['free_shipping_threshold', '-1', 'Free shipping threshold must be between 0 and 10,000,000,000.00'],
  ['low_stock_threshold', '-1', COUNT],
  ['low_stock_threshold', '2.5', COUNT],
  ['low_stock_threshold', '1000001', COUNT],
  ['rate', '0', EXCHANGE_RATE],
  ['rate', '-1500', EXCHANGE_RATE],
  ['rate', '0.0000001', EXCHANGE_RATE],
  ['rate', '1000001', EXCHANGE_RATE],
  ['rate', 'many', EXCHANGE_RATE],
  ['rate', '', EXCHANGE_RATE],
  ['store_currency', 'XXX', 'Currency must be from the list, such as NGN'],
  ['store_currency', '', 'Currency must be from the list, such as NGN'],
  ['weight_unit', 'stone', 'Weight unit must be g, kg, oz or lb'],
  ['store_time_zone', 'Africa/Lago', 'Time zone must be from the list, such as Africa/Lagos'],
  ['store_time_zone', 'EST', 'Time zone must be from the list, such as Africa/Lagos'],
  ['store_time_zone', '+01:00', 'Time zone must be from the list, such as Africa/Lagos'],
  ['store_time_zone', '', 'Time zone must be from the list, such as Africa/Lagos'],
  ['store_name', '  ', 'Store name is required'],
  ['store_name', 'x'.repeat(101), 'Store name can have at most 100 characters'],
  ['store_name', 'x'.repeat(1_000_000), 'Store name can have at most 100 characters'],
  ['store_name', 'a\u0007b', 'This text contains a character that cannot be saved'],
  ['store_email', 'not an address', 'Store email must be an email address'],
  ['store_email', 'a@b.co\r\nBcc: c@d.co', 'Store email must be an email address'],
  ['about_story', 'a\u001bb', 'This text contains a character that cannot be saved'],
  [
    'social_instagram',
    'javascript:alert(1)',
    'Instagram must be a URL that starts with https://, with at most 300 characters',
  ],
  [
    'social_facebook',
    'http://facebook.example/us',
    'Facebook must be a URL that starts with https://, with at most 300 characters',
  ],
  ['social_tiktok', 'https:tiktok', 'TikTok must be a URL that starts with https://, with at most 300 characters'],
  [
    'social_pinterest',
    `https://p.example/${'x'.repeat(300)}`,
    'Pinterest must be a URL that starts with https://, with at most 300 characters',
  ],
]

test.each(REJECTED)('%s: %j is rejected', (name, typed, message) => {
  expect(readField(name, typed)).toBe(message)
})

test.each(formKeys)('%s: U+0000 and files are rejected', (name) => {
  expect(readField(name, 'a\0b')).toBe('This text contains a character that cannot be saved')
  const form = new FormData()
  form.set('version', 'v')
  form.set(name, new File(['x'], 'x.txt'))
  const input = parseForm(settingsInput(formKeys), form)
  expect(input.ok ? null : input.errors).toHaveProperty(name)
})

test('storefront text can contain known placeholders, but no others', () => {
  expect(readField('faq_delivery_times', 'In {standard_days}.')).toBe('In {standard_days}.')
  const message = 'Reply time has an unknown placeholder {standard_day}. Use {free_shipping_from}, '
  expect(readField('contact_reply_time', 'In {standard_day}!')).toContain(message)
  expect(readField('store_address', 'Door {left}')).toBe('Door {left}')
})

test('invoice prefixes are rejected if their format is invalid or if they are the same', () => {
  expect(readField('invoice_prefix', 'F-{year}-')).toBe('F-{year}-')
  expect(readField('invoice_prefix', 'inv-')).toContain('such as INV-{year}-')
  expect(readField('invoice_prefix', 'INV2026')).toContain('such as INV-{year}-')
  expect(readField('credit_note_prefix', 'INV-{year}-')).toContain('Credit notes need their own prefix')
})

test('packaging must be a list of materials with weights, and a LUCID number must be DE and 13 digits', () => {
  expect(readField('shipment_packaging', 'paper 180 g, plastic 6')).toBe('paper 180 g, plastic 6')
  expect(readField('shipment_packaging', 'a box')).toContain('such as “paper 60 g, plastic 4.5 g”')
  expect(readField('lucid_number', 'DE1234567890123')).toBe('DE1234567890123')
  expect(readField('lucid_number', 'DE123')).toContain('must be DE and 13 digits')
})

test('a custom carrier has a name and the https URL of its tracking page', () => {
  const carrier = 'City Riders https://riders.example/{number}'
  expect(readField('own_carriers', carrier)).toBe(carrier)
  expect(readField('own_carriers', 'City Riders')).toContain('https:// URL that contains {number}')
  const createLongCarrier = (index: number) => `${String(index).padEnd(60, 'n')} https://${'u'.repeat(483)}/{number}`
  const all = Array.from({ length: 20 }, (_, index) => createLongCarrier(index)).join('\n')
  expect(readField('own_carriers', all)).toBe(all)
})

describe('text', () => {
  test.each(
    formKeys.filter(
      (key) =>
        typeof initial[key] === 'string' &&
        !/country|currency|zone|unit|locale|email|social|prefix|lucid|shipment|carriers/.test(key),
    ),
  )('%s keeps HTML tags and emoji as text', (name) => {
    expect(readField(name, ' <b>👗</b> ')).toBe('<b>👗</b>')
  })

  test('single-line text becomes one line, and multi-line text keeps line breaks', () => {
    expect(readField('store_name', 'Adaeze\r\n &  Daughters')).toBe('Adaeze & Daughters')
    expect(readField('store_address', ' 12 Marina Road\r\nLagos\r')).toBe('12 Marina Road\nLagos')
  })

  test('optional text can be empty', () => {
    for (const name of ['store_email', 'store_phone', 'social_tiktok', 'faq_returns', 'about_statement'] as const) {
      expect(readField(name, '')).toBe('')
    }
  })

  test('missing and unknown fields are rejected', () => {
    expect(readField('store_phone', null)).toBe('Store phone is missing')
    expect(parseSent({ other: 'x' }).ok).toBe(false)
  })
})

test('all errors are reported', () => {
  const input = parseSent({ store_name: '', tax_rate: '-1', social_tiktok: 'x' })
  expect(input.ok ? [] : Object.keys(input.errors)).toEqual(['store_name', 'tax_rate', 'social_tiktok'])
})

test.each([
  { from: 'NGN', to: 'USD', typed: 1_700_000_000, rate: 1_000_000 },
  { from: 'NGN', to: 'GBP', typed: 1_700_000_000, rate: 790_000 },
  { from: 'USD', to: 'EUR', typed: 1_000_000, rate: 920_000 },
  { from: 'EUR', to: 'NGN', typed: 1_700_000_000, rate: 1_500_000_000 },
  { from: 'NGN', to: 'NGN', typed: 1_700_000_000, rate: 1_700_000_000 },
  { from: 'USD', to: 'USD', typed: 2_000_000, rate: 1_000_000 },
] as const)(
  'changing the currency from $from to $to with the typed rate $typed saves the rate $rate',
  ({ from, to, typed, rate }) => {
    const before = { ...initial, store_currency: from, default_shipping_rate: 450_000 }
    const after = withCurrencyRate(before, { ...before, store_currency: to, rate: typed }, 'USD')
    expect(after).toEqual({ ...before, store_currency: to, rate })
  },
)

test('a long hostile percentage is parsed quickly', () => {
  const ms = measureCpuTimeMs(() => expect(readField('tax_rate', `1${' '.repeat(100_000)}x`)).toBe(0))
  expect(ms).toBeLessThan(1_000)
})
