import { describe, expect, test } from 'vitest'
import { recognizeFormat } from '#app/exchange/imports/file-formats.ts'
import { readDiscount } from '#app/pricing/discounts/import/file-discount.ts'
import { listTerms, planDiscount } from '#app/pricing/discounts/import/plan-discount.ts'
import { DISCOUNT_FORMATS } from '#app/pricing/import-formats.ts'

const now = new Date('2026-06-01T10:00Z')
const timeZone = 'Africa/Lagos' // an hour ahead of UTC

type Cells = Readonly<Record<string, string>>

/** Plans the import of a file's row with these cells, keyed by column. */
function plan(cells: Cells, { currency = 'USD' as 'USD' | 'EUR', storeCurrency = 'USD' as 'USD' | 'JPY' } = {}) {
  const heading = recognizeFormat(Object.keys(cells))
  if (heading === null || typeof heading === 'string') throw new Error('The file is not recognized')
  const filledCells = Object.values(cells).flatMap((text, index) =>
    text ? [[heading.columns[index] ?? '', text] as const] : [],
  )
  const given = readDiscount(heading.format, { line: 2, cells: Object.fromEntries(filledCells) }, timeZone)
  return planDiscount(given, { currency, storeCurrency, timeZone, now })
}

function describePlan(cells: Cells, options: Parameters<typeof plan>[1] = {}) {
  const planned = plan(cells, options)
  if (!planned.ok) return planned.errors.map(({ column, message }) => `${column}: ${message}`)
  const terms = listTerms(planned.terms, options.storeCurrency ?? 'USD', timeZone)
  return [planned.terms.code, ...terms.map(({ field, to }) => `${field} ${to}`), ...planned.notes]
}

const SHOPIFY: Cells = {
  Name: 'SUMMER10',
  Value: '-10.0',
  'Value Type': 'percentage',
  Type: 'Amount Off',
  'Discount Class': 'order',
  'Minimum Purchase Requirements': '',
  'Combines with Order Discounts': '',
  'Customer Selection': 'all',
  'Times Used In Total': '0',
  'Applies Once Per Customer': '',
  'Usage Limit Per Code': '',
  Status: 'Active',
  Start: '2025-12-08 11:28:18 -0600',
  End: '',
}
const STARTED = 'Starts Dec 8, 2025, 18:28'

describe('a Shopify code', () => {
  test.each<{ cells: Cells; is: readonly string[] }>([
    { cells: {}, is: ['SUMMER10', 'Discount 10%', STARTED] },
    { cells: { Value: '-12.5', Name: 'summer10 ' }, is: ['SUMMER10', 'Discount 12.5%', STARTED] },
    { cells: { Value: '-33.3333' }, is: ['SUMMER10', 'Discount 33.3333%', STARTED] },
    {
      cells: { Value: '-5.00', 'Value Type': 'fixed_amount', 'Minimum Purchase Requirements': '50.0' },
      is: ['SUMMER10', 'Discount $5.00', 'Minimum $50.00', STARTED],
    },
    {
      cells: { 'Minimum Purchase Requirements': 'Minimum purchase of $1,050.00' },
      is: ['SUMMER10', 'Discount 10%', 'Minimum $1,050.00', STARTED],
    },
    {
      cells: { 'Usage Limit Per Code': '100', 'Times Used In Total': '80' },
      is: ['SUMMER10', 'Discount 10%', STARTED, 'Uses left 20', '80 of 100 uses have been used.'],
    },
    {
      cells: { 'Applies Once Per Customer': '1', 'Times Used In Total': '3' },
      is: [
        'SUMMER10',
        'Discount 10%',
        STARTED,
        'Limit per customer 1',
        'Earlier uses do not count toward the limit per customer.',
      ],
    },
    {
      cells: { Start: '2026-12-01 00:00:00 +0100', End: '2026-12-24 23:59:59 +0100', Status: 'Scheduled' },
      is: ['SUMMER10', 'Discount 10%', 'Starts Dec 1, 2026, 00:00', 'Ends Dec 25, 2026, 00:00'],
    },
    {
      cells: { Status: 'Paused' },
      is: ['SUMMER10', 'Discount 10%', STARTED, 'Status Off', 'Its status is “Paused”, so it is turned off.'],
    },
    {
      cells: { 'Combines with Order Discounts': 'true' },
      is: [
        'SUMMER10',
        'Discount 10%',
        STARTED,
        'Orders here accept only one code; previously, this code could be combined with other discounts.',
      ],
    },
  ])('with $cells is read as $is', ({ cells, is }) => {
    expect(describePlan({ ...SHOPIFY, ...cells })).toEqual(is)
  })

  test.each<{ cells: Cells; says: string }>([
    { cells: { Type: 'Buy X Get Y' }, says: 'Type: “Buy X Get Y” is not supported: codes here take off' },
    { cells: { Type: 'Free Shipping', 'Value Type': 'shipping' }, says: 'Type: “Free Shipping” is not supported' },
    { cells: { Type: 'App Discount', 'Value Type': 'app' }, says: 'Value Type: “app” is not supported' },
    { cells: { 'Discount Class': 'product' }, says: 'Discount Class: It applies to some products only' },
    { cells: { 'Discount Class': 'multiple' }, says: 'Discount Class: “multiple” is not supported' },
    { cells: { 'Customer Selection': 'Specific segments' }, says: 'Customer Selection: It is for some customers only' },
    {
      cells: { 'Minimum Purchase Requirements': '3 items' },
      says: '“3 items” is not supported: codes here can only require',
    },
    { cells: { Status: 'Expired' }, says: 'Status: It has ended' },
    { cells: { End: '2026-05-31 23:59:59 +0100' }, says: 'End: It ended on May 31, 2026, 23:59' },
    { cells: { End: '31.12.2026' }, says: 'End: This is not a date and time' },
    { cells: { Start: '2026-12-02 00:00', End: '2026-12-01 00:00' }, says: 'End: The end must be after the start' },
    { cells: { 'Usage Limit Per Code': '5', 'Times Used In Total': '5' }, says: 'All of its 5 uses have been used' },
    { cells: { 'Usage Limit Per Code': '5', 'Times Used In Total': 'some' }, says: '“some” is not a number of uses' },
    { cells: { 'Usage Limit Per Code': 'many' }, says: 'Usage Limit Per Code: Enter a whole number' },
    { cells: { Name: 'Summer_sale' }, says: 'Name: Use 2 to 40 characters' },
    { cells: { Name: '' }, says: 'Name: Code is required' },
    { cells: { Value: '-0.0' }, says: 'Value: Enter a percentage above 0' },
    { cells: { Value: '-120' }, says: 'Value: Enter a percentage above 0, up to 100' },
    { cells: { Value: '-33.33333' }, says: 'Value: Enter a percentage above 0, up to 100, with at most 4' },
    { cells: { Value: '-5.005', 'Value Type': 'fixed_amount' }, says: 'Value: This is not an amount' },
    { cells: { Value: '', 'Value Type': 'fixed_amount' }, says: 'Value: Enter an amount above 0' },
  ])('is rejected: $says', ({ cells, says }) => {
    expect(describePlan({ ...SHOPIFY, ...cells }).join('\n')).toContain(says)
    expect(plan({ ...SHOPIFY, ...cells }).ok).toBe(false)
  })

  test('from an older export has a note about the data that the export lacks', () => {
    const { Type: _, 'Discount Class': __, ...older } = SHOPIFY
    expect(describePlan(older)).toContain(
      'The file does not say whether the code was for some products only. Check this in your old store.',
    )
  })

  test('with amounts in a different currency is rejected; a percentage without a minimum is not', () => {
    const inEuros = { currency: 'EUR' as const }
    expect(describePlan({ ...SHOPIFY, 'Value Type': 'fixed_amount' }, inEuros)).toEqual([
      'Value: The amounts are in EUR, but the store uses USD',
    ])
    expect(describePlan({ ...SHOPIFY, 'Minimum Purchase Requirements': '20' }, inEuros)).toEqual([
      'Minimum Purchase Requirements: The amounts are in EUR, but the store uses USD',
    ])
    expect(describePlan(SHOPIFY, inEuros)).toEqual(['SUMMER10', 'Discount 10%', STARTED])
  })

  test('has amounts without decimals if the currency has none', () => {
    const yen = { ...SHOPIFY, 'Value Type': 'fixed_amount' }
    const inYen = { currency: 'JPY' as never, storeCurrency: 'JPY' as const }
    expect(describePlan({ ...yen, Value: '-500.0' }, inYen)[1]).toBe('Discount ¥500')
    expect(describePlan({ ...yen, Value: '-500.5' }, inYen)[0]).toContain('This is not an amount')
  })
})

const WOO: Cells = {
  post_title: 'welcome',
  post_status: 'publish',
  discount_type: 'percent',
  coupon_amount: '15.00',
  usage_limit: '',
  usage_count: '0',
  usage_limit_per_user: '0',
  date_expires: '',
  minimum_amount: '',
  maximum_amount: '',
  individual_use: 'yes',
  free_shipping: 'no',
  exclude_sale_items: 'no',
  product_ids: '',
  product_categories: 'a:0:{}',
  customer_email: '',
}

describe('a WooCommerce coupon', () => {
  test.each<{ cells: Cells; is: readonly string[] }>([
    { cells: {}, is: ['WELCOME', 'Discount 15%'] },
    {
      cells: { discount_type: 'fixed_cart', coupon_amount: '7.5', minimum_amount: '40', usage_limit_per_user: '2' },
      is: ['WELCOME', 'Discount $7.50', 'Minimum $40.00', 'Limit per customer 2'],
    },
    { cells: { date_expires: '2026-12-31' }, is: ['WELCOME', 'Discount 15%', 'Ends Dec 31, 2026, 00:00'] },
    { cells: { date_expires: '1798671600' }, is: ['WELCOME', 'Discount 15%', 'Ends Dec 31, 2026, 00:00'] },
    {
      cells: { usage_limit: '3', usage_count: '1' },
      is: ['WELCOME', 'Discount 15%', 'Uses left 2', '1 of 3 uses have been used.'],
    },
    {
      cells: { post_status: 'draft', individual_use: 'no' },
      is: [
        'WELCOME',
        'Discount 15%',
        'Status Off',
        'Orders here accept only one code; previously, this code could be combined with other discounts.',
        'Its status is “draft”, so it is turned off.',
      ],
    },
  ])('with $cells is read as $is', ({ cells, is }) => {
    expect(describePlan({ ...WOO, ...cells })).toEqual(is)
  })

  test.each<{ cells: Cells; says: string }>([
    { cells: { discount_type: 'fixed_product' }, says: 'discount_type: It applies to some products only' },
    { cells: { discount_type: 'smart_coupon' }, says: 'discount_type: “smart_coupon” is not supported' },
    { cells: { product_ids: '17|18' }, says: 'product_ids: It applies to some products only' },
    { cells: { product_categories: 'Dresses' }, says: 'product_categories: It applies to some products only' },
    { cells: { exclude_sale_items: 'yes' }, says: 'exclude_sale_items: It applies to some products only' },
    { cells: { customer_email: 'ada@example.com' }, says: 'customer_email: It is for some customers only' },
    { cells: { maximum_amount: '100' }, says: 'maximum_amount: It has a maximum subtotal' },
    { cells: { free_shipping: 'yes' }, says: 'free_shipping: It also gives free shipping' },
    { cells: { post_status: 'trash' }, says: 'post_status: It is in the trash' },
    { cells: { date_expires: '2026-06-01' }, says: 'date_expires: It ended on Jun 1, 2026, 00:00' },
  ])('is rejected: $says', ({ cells, says }) => {
    expect(describePlan({ ...WOO, ...cells }).join('\n')).toContain(says)
  })
})

const LUMINA: Cells = {
  Code: 'VIP',
  Percent: '',
  Amount: '1000.00',
  Currency: 'USD',
  Minimum: '5000.00',
  'Starts (UTC)': '2026-12-01 23:30:00',
  'Ends (UTC)': '',
  'Limit of uses': '10',
  'Limit per customer': '2',
  Used: '4',
  Active: 'yes',
}

test.each<{ cells: Cells; is: readonly string[] }>([
  {
    cells: {},
    is: [
      'VIP',
      'Discount $1,000.00',
      'Minimum $5,000.00',
      'Starts Dec 2, 2026, 00:30',
      'Uses left 6',
      'Limit per customer 2',
      '4 of 10 uses have been used.',
      'Earlier uses do not count toward the limit per customer.',
    ],
  },
  { cells: { Percent: '50.5' }, is: ['Amount: Enter either a percentage or an amount'] },
  { cells: { Currency: 'NGN' }, is: ['Amount: The amounts are in NGN, but the store uses USD'] },
  { cells: { Active: 'perhaps' }, is: ['Active: Enter yes or no'] },
  { cells: { Active: 'no', Used: '' }, is: expect.arrayContaining(['Status Off', 'Uses left 10']) },
])('a code from this store with $cells is read as $is', ({ cells, is }) => {
  expect(describePlan({ ...LUMINA, ...cells })).toEqual(is)
})

test.each([
  ['Name,Value,Value Type,Type', 'shopify-discounts', false],
  ['Name,Value,Value Type,Times Used In Total,Usage Limit Per Code,Status,Start,End', 'shopify-discounts', false],
  ['coupon_code,discount_type,coupon_amount', 'woocommerce-discounts', false],
  ['Code,Discount type,Amount', 'woocommerce-discounts', false],
  ['Code,Percent', 'discounts', true],
  ['Code,Amount,Currency', 'discounts', true],
  ['Code,Amount', 'discounts', false],
])('the columns %s are recognized as %s, with a known currency: %s', (heading, format, isCurrencyKnown) => {
  expect(recognizeFormat(heading.split(','))).toMatchObject({ format, isCurrencyKnown })
  expect(DISCOUNT_FORMATS).toHaveProperty(format)
})
