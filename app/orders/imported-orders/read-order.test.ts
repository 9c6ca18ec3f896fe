import { describe, expect, test } from 'vitest'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { type FormatHeading, recognizeFormat } from '#app/exchange/imports/file-formats.ts'
import { readOrder } from '#app/orders/imported-orders/read-order.ts'
import { toOrderBadge, toStatusBadge } from '#app/orders/imported-orders/status-words.ts'
import { getSumNote } from '#app/orders/imported-orders/sum-note.ts'
import type { FileRow } from '#app/platform/files/file-row.ts'

const SHOPIFY =
  'Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Accepts Marketing,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem compare at price,Lineitem sku,Lineitem requires shipping,Lineitem taxable,Lineitem fulfillment status,Billing Name,Billing Street,Billing Address1,Billing Address2,Billing Company,Billing City,Billing Zip,Billing Province,Billing Country,Billing Phone,Shipping Name,Shipping Street,Shipping Address1,Shipping Address2,Shipping Company,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Shipping Phone,Notes,Note Attributes,Cancelled at,Payment Method,Payment Reference,Refunded Amount,Vendor,Outstanding Balance,Employee,Location,Device ID,Id,Tags,Risk Level,Source,Lineitem discount,Tax 1 Name,Tax 1 Value,Phone,Receipt Number,Duties,Billing Province Name,Shipping Province Name'
const ANALYTICS =
  'Date,Order #,N. Revenue (formatted),Status,Customer,Customer type,Product(s),Items sold,Coupon(s),Net Sales,Attribution'
const WEBTOFFEE =
  'order_id,order_number,order_date,paid_date,status,shipping_total,shipping_tax_total,fee_total,fee_tax_total,tax_total,cart_discount,order_discount,discount_total,order_total,order_subtotal,order_currency,payment_method,payment_method_title,shipping_method,customer_email,billing_first_name,billing_last_name,billing_address_1,billing_city,billing_postcode,billing_country,shipping_first_name,customer_note,line_item_1,line_item_2'
const PER_ITEM =
  'Order Number,Order Status,Order Date,First Name (Billing),Last Name (Billing),Email (Billing),Order Subtotal Amount,Cart Discount Amount,Order Shipping Amount,Order Total Amount,Order Total Tax Amount,SKU,Item Name,Quantity,Item Cost,Coupon Code'
const STORE_EXPORT =
  'Order,Date (UTC),Status,Payment,Customer,Email,Phone,Company,Region,Country,Items,Currency,Discount code,Discount,Subtotal,Shipping,Tax,Tax included,Total,Refunded'

function getHeading(line: string): FormatHeading {
  const heading = recognizeFormat(line.split(','))
  if (heading === null || typeof heading === 'string') throw new Error(String(heading))
  return heading
}

test.each([
  ['Shopify', SHOPIFY, 'shopify-orders', true],
  ['WooCommerce’s analytics', ANALYTICS, 'woocommerce-orders', false],
  ['an extension with a line for each order', WEBTOFFEE, 'woocommerce-orders', true],
  ['an extension with a line for each item', PER_ITEM, 'woocommerce-orders', false],
  ['this store', STORE_EXPORT, 'orders', true],
])('orders from %s are recognized by their first line', (_, line, format, isCurrencyKnown) => {
  expect(getHeading(line)).toMatchObject({ format, isCurrencyKnown })
})

test('ignored columns are listed', () => {
  expect(getHeading(ANALYTICS).ignoredColumns).toEqual(['Customer type', 'Items sold', 'Attribution'])
  expect(getHeading(SHOPIFY).ignoredColumns).toEqual(expect.arrayContaining(['Paid at', 'Vendor', 'Risk Level']))
})

/** Reads rows whose cells are keyed by the file's column names. */
function parseRows(line: string, cells: readonly Readonly<Record<string, string>>[], currency: CurrencyCode = 'USD') {
  const { columns } = getHeading(line)
  const names = line.split(',')
  const rows = cells.map((row, index): FileRow => {
    const knownCells = Object.entries(row).flatMap(([name, text]) => {
      const column = columns[names.indexOf(name)]
      return column && text ? [[column, text] as const] : []
    })
    return { line: index + 2, cells: Object.fromEntries(knownCells) }
  })
  const [first, ...otherRows] = rows
  if (!first) throw new Error('There are no rows')
  return readOrder([first, ...otherRows], { currency, timeZone: 'Europe/Berlin' })
}

function getOrder(...given: Parameters<typeof parseRows>) {
  const parsed = parseRows(...given)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  return { ...parsed.order, notes: parsed.notes }
}

describe('an order', () => {
  const FIRST = {
    Name: '#1001',
    Email: 'ada@example.com',
    'Financial Status': 'partially_refunded',
    Currency: 'EUR',
    'Fulfillment Status': 'fulfilled',
    Subtotal: '85.00',
    Shipping: '5.00',
    Taxes: '14.37',
    Total: '90.00',
    'Discount Code': 'SPRING',
    'Discount Amount': '15.00',
    'Created at': '2024-05-31 14:30:10 +0200',
    Id: '55',
    'Lineitem quantity': '2',
    'Lineitem name': 'Dress - M',
    'Lineitem price': '40.00',
    'Lineitem sku': 'D-M',
    'Billing Name': 'Ada Obi',
    'Billing Address1': '1 Palm St',
    'Billing City': 'Berlin',
    'Billing Zip': '10115',
    'Billing Country': 'DE',
    'Refunded Amount': '10.00',
    Tags: 'gift, vip',
    'Payment Method': 'Stripe',
  }
  const SECOND = { Name: '#1001', 'Lineitem quantity': '1', 'Lineitem name': 'Belt', 'Lineitem price': '20.00' }

  test('from Shopify has its items on several lines', () => {
    expect(getOrder(SHOPIFY, [FIRST, SECOND])).toMatchObject({
      number: '#1001',
      originalId: '55',
      email: 'ada@example.com',
      customerName: 'Ada Obi',
      currency: 'EUR',
      subtotal: 8_500,
      discount: 1_500,
      shipping: 500,
      tax: 1_437,
      total: 9_000,
      refunded: 1_000,
      sumNote: '',
      placedAt: new Date('2024-05-31T12:30:10Z'),
      cancelledAt: null,
      tags: ['gift', 'vip'],
      billingAddress: ['Ada Obi', '1 Palm St', 'Berlin, 10115', 'DE'],
      items: [
        { name: 'Dress - M', sku: 'D-M', quantity: 2, price: 4_000, total: 8_000 },
        { name: 'Belt', sku: '', quantity: 1, price: 2_000, total: 2_000 },
      ],
      notes: [],
    })
  })

  test('whose parts differ from its total keeps the file’s total and gets a note', () => {
    const { total, sumNote: note, notes } = getOrder(SHOPIFY, [{ ...FIRST, Total: '91.00' }, SECOND])
    expect(total).toBe(9_100)
    expect(note).toBe(
      'Lines, shipping, taxes and discount add up to €90.00, but the file’s total is €91.00. The file’s total is used.',
    )
    expect(notes).toEqual([note])
  })

  test('from WooCommerce’s analytics has a formatted total and item names', () => {
    const cells = {
      Date: '2024-01-31 14:30:00',
      'Order #': '812',
      Status: 'on-hold',
      Customer: 'Ada Obi',
      'Net Sales': '40',
      'Product(s)': '2× Dress, long, 1× Belt',
      'N. Revenue (formatted)': '&#36;1,045.50',
    }
    const order = getOrder(ANALYTICS, [cells])
    expect(order).toMatchObject({ number: '812', total: 104_550, subtotal: 4_000, customerName: 'Ada Obi', notes: [] })
    expect(order.placedAt.toISOString()).toBe('2024-01-31T13:30:00.000Z')
    expect(order.items).toMatchObject([
      { name: 'Dress, long', quantity: 2, total: null },
      { name: 'Belt', quantity: 1, total: null },
    ])
    const net = getOrder(ANALYTICS, [{ ...cells, 'N. Revenue (formatted)': '' }])
    expect(net).toMatchObject({ total: 4_000, sumNote: expect.stringContaining('net sales only') })
  })

  test('from an extension has one column per item, with totals after the discount', () => {
    const cells = {
      order_number: '77',
      order_id: '9',
      order_date: '2024-05-31 10:00:00',
      status: 'completed',
      tax_total: '7.60',
      order_currency: 'eur',
      order_total: '57.60',
      order_subtotal: '50.00',
      discount_total: '10.00',
      shipping_total: '10.00',
      customer_email: 'ada@example.com',
      billing_first_name: 'Ada',
      line_item_1: 'name:Dress: long|product_id:3|sku:D|quantity:2|total:30.00|sub_total:40.00',
      line_item_2: 'name:Belt|sku:|quantity:1|total:10.00|sub_total:10.00|meta:Size:M',
    }
    expect(getOrder(WEBTOFFEE, [cells])).toMatchObject({
      number: '77',
      originalId: '9',
      currency: 'EUR',
      sumNote: '',
      customerName: 'Ada',
      status: 'completed',
      items: [
        { name: 'Dress: long', sku: 'D', quantity: 2, total: 3_000 },
        { name: 'Belt', quantity: 1, total: 1_000 },
      ],
    })
  })

  test('from an extension has one line per item, with prices before the discount', () => {
    const cells = {
      'Order Number': '78',
      'Order Status': 'Processing',
      'Order Date': '2024-05-31 10:00',
      'Order Total Amount': '45.00',
      'Cart Discount Amount': '5.00',
      'Order Shipping Amount': '10.00',
      'Email (Billing)': 'ada@example.com',
      SKU: 'D',
      'Item Name': 'Dress',
      Quantity: '3',
      'Item Cost': '13.333333',
    }
    const order = getOrder(PER_ITEM, [cells])
    expect(order).toMatchObject({ sumNote: '', items: [{ price: 1_333, total: 3_999 }] })
    expect(order.notes).toEqual(['Line amounts are rounded to the currency’s smallest unit'])
  })

  test('from this store is read in UTC, with its items in one cell', () => {
    const cells = {
      Order: 'IN123',
      'Date (UTC)': '2026-01-05 10:00',
      Status: 'Shipped',
      Payment: 'Paid',
      Currency: 'NGN',
      Items: '2 × Dress (Sand / M); 1 × Belt (One Size)',
      Subtotal: '1000.00',
      Discount: '100.00',
      Shipping: '50.00',
      Tax: '0.00',
      Total: '1050.00',
      Refunded: '0.00',
      Email: 'ada@example.com',
    }
    const order = getOrder(STORE_EXPORT, [cells])
    expect(order).toMatchObject({ number: 'IN123', total: 105_000, sumNote: '', refunded: 0 })
    expect(order.placedAt.toISOString()).toBe('2026-01-05T10:00:00.000Z')
    expect(order.items.map(({ quantity, name }) => [quantity, name])).toEqual([
      [2, 'Dress (Sand / M)'],
      [1, 'Belt (One Size)'],
    ])
  })

  test.each<[cells: Record<string, string>, column: string, message: RegExp]>([
    [{ Name: '' }, 'number', /order number is missing/],
    [{ Name: 'x'.repeat(101) }, 'number', /longer than 100 characters/],
    [{ Currency: 'EURO' }, 'currency', /“EURO” is not a currency/],
    [{ 'Created at': '' }, 'date', /cannot be read/],
    [{ 'Created at': '9/6/2016 6:29' }, 'date', /cannot be read/],
    [{ 'Cancelled at': 'soon' }, 'cancelled', /cannot be read/],
    [{ Total: '' }, 'total', /The total is missing/],
    [{ Total: '90,00' }, 'total', /“90,00” is not an amount in EUR/],
    [{ Currency: 'JPY', Total: '90.50' }, 'total', /is not an amount in JPY/],
    [{ 'Lineitem quantity': 'two' }, 'item quantity', /“two” is not a quantity/],
    [{ 'Lineitem price': 'free' }, 'item price', /“free” is not an amount/],
    [{ 'Lineitem price': '9999999999', 'Lineitem quantity': '999999999' }, 'item price', /too high/],
    [{ Notes: 'pays with 4242 4242 4242 4242' }, 'note', /card number/],
  ])('with %j is rejected', (cells, column, message) => {
    const parsed = parseRows(SHOPIFY, [{ ...FIRST, ...cells }])
    expect(parsed.ok ? [] : parsed.errors).toContainEqual({ line: 2, column, message: expect.stringMatching(message) })
  })
})

test.each([
  ['tax added to the lines', { goods: [100_00], shipping: 5_00, tax: 19_00, total: 124_00 }, false],
  ['tax included in the lines', { goods: [100_00], shipping: 5_00, tax: 16_76, total: 105_00 }, false],
  ['a difference of one cent', { goods: [99_99], shipping: 0, tax: 0, total: 100_00 }, false],
  ['a difference of two cents', { goods: [99_98], shipping: 0, tax: 0, total: 100_00 }, true],
  ['two interpretations of the discount', { goods: [95_00, 90_00], shipping: 0, tax: 0, total: 90_00 }, false],
  ['fees', { goods: [90_00], shipping: 0, fees: 10_00, tax: 0, total: 100_00 }, false],
  ['no parts', { goods: [], shipping: null, tax: null, total: 100_00 }, false],
  ['a different total', { goods: [90_00], shipping: 5_00, tax: 5_00, total: 110_00 }, true],
])('an order with %s gets a note for staff only if its parts differ from its total', (_, sum, isShown) => {
  expect(getSumNote({ currency: 'USD', fees: 0, ...sum }) !== '').toBe(isShown)
})

test.each([
  ['partially_refunded', 'Partly refunded'],
  ['wc-on-hold', 'On hold'],
  ['Pending payment', 'Payment pending'],
  ['unfulfilled', 'Not shipped'],
  ['Ready for pickup', 'Ready for pickup'],
  ['', undefined],
])('“%s” is shown as %s', (text, label) => {
  expect(toStatusBadge(text)?.label).toBe(label)
})

test.each([
  [{ fulfillmentStatus: 'fulfilled', paymentStatus: 'paid' }, 'Shipped'],
  [{ paymentStatus: 'paid' }, 'Paid'],
  [{ status: 'completed' }, 'Completed'],
  [{ status: 'completed', cancelledAt: new Date(0) }, 'Cancelled'],
  [{}, undefined],
])('an order with %j is shown as %s', (given, label) => {
  const statuses = { status: '', paymentStatus: '', fulfillmentStatus: '', cancelledAt: null, ...given }
  expect(toOrderBadge(statuses)?.label).toBe(label)
})
