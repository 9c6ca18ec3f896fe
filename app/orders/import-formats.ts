import { CURRENCY_CODES } from '#app/base/currencies.ts'
import type { FileFormat } from '#app/base/import-formats.ts'
import { PEOPLE_COLUMNS } from '#app/base/people-columns.ts'

/** Exports with one line per order have a column for each item. */
const MAX_ITEM_COLUMNS = 100
export const ITEM_COLUMNS = Array.from({ length: MAX_ITEM_COLUMNS }, (_, index) => `line_item_${index + 1}`)

/** A row that has only these cells, and no order number, is another item of the order above it. */
const ITEM_DETAILS = ['item name', 'item sku', 'item quantity', 'item price', 'item total', 'item discount']
const groupBy = { column: 'number', details: new Set(ITEM_DETAILS) }

const AMOUNTS = [
  'subtotal',
  'net',
  'shipping',
  'fees',
  'tax',
  'duties',
  'discount',
  'total',
  'written total',
  'refunded',
  'item price',
  'item total',
  'item discount',
]
const localizedColumns = { numbers: AMOUNTS, dates: ['placed', 'placed utc', 'cancelled'] }

const shopifyOrders: FileFormat = {
  kind: 'orders',
  source: 'shopify',
  columns: {
    number: ['name'],
    'original id': ['id'],
    email: ['email'],
    'payment status': ['financial status'],
    'fulfillment status': ['fulfillment status'],
    currency: ['currency'],
    subtotal: ['subtotal'],
    shipping: ['shipping'],
    tax: ['taxes'],
    duties: ['duties'],
    total: ['total'],
    'discount code': ['discount code'],
    discount: ['discount amount'],
    'shipping method': ['shipping method'],
    placed: ['created at'],
    cancelled: ['cancelled at'],
    'payment method': ['payment method'],
    refunded: ['refunded amount'],
    note: ['notes'],
    tags: ['tags'],
    phone: ['phone'],
    'item quantity': ['lineitem quantity'],
    'item name': ['lineitem name'],
    'item price': ['lineitem price'],
    'item sku': ['lineitem sku'],
    'item discount': ['lineitem discount'],
    ...buildAddressColumns('billing'),
    ...buildAddressColumns('shipping'),
  },
  keys: [['number'], ['payment status', 'placed'], ['item name']],
  ...localizedColumns,
  groupBy,
  currency: { amounts: ['total'], column: 'currency' },
}

function buildAddressColumns(kind: 'billing' | 'shipping'): Readonly<Record<string, readonly string[]>> {
  const columns = {
    name: ['name'],
    company: ['company'],
    address1: ['address1', 'street'],
    address2: ['address2'],
    city: ['city'],
    postcode: ['zip'],
    region: ['province name', 'province'],
    country: ['country'],
    phone: ['phone'],
  }
  return Object.fromEntries(
    Object.entries(columns).map(([name, aliases]) => [`${kind} ${name}`, aliases.map((alias) => `${kind} ${alias}`)]),
  )
}

/** The columns of the export under Analytics → Orders, and of common exports with one line per order or per item. */
const woocommerceOrders: FileFormat = {
  kind: 'orders',
  source: 'woocommerce',
  columns: {
    number: ['order_number', 'order number', 'order #', 'order_id', 'order id'],
    'original id': ['order_id', 'order id'],
    placed: ['order_date', 'order date', 'date_created', 'date'],
    status: ['status', 'order_status', 'order status'],
    currency: ['order_currency', 'currency', 'order currency'],
    email: ['customer_email', 'billing_email', 'email (billing)', 'customer email', 'billing email', 'email'],
    customer: ['customer', 'customer_name', 'customer name'],
    'customer phone': ['billing_phone', 'phone (billing)', 'billing phone', 'phone'],
    subtotal: ['order_subtotal', 'order subtotal amount', 'subtotal'],
    net: ['net sales', 'n. revenue'],
    shipping: ['shipping_total', 'order shipping amount', 'order_shipping'],
    fees: ['fee_total', 'order fees amount'],
    tax: ['tax_total', 'order total tax amount', 'order_tax'],
    discount: ['discount_total', 'cart discount amount', 'cart_discount'],
    total: ['order_total', 'order total amount', 'total'],
    'written total': ['n. revenue (formatted)'],
    refunded: ['refunded_total', 'order refund amount', 'refund_amount'],
    'discount code': ['coupon(s)', 'coupon code', 'coupon_code', 'coupons'],
    'shipping method': ['shipping_method', 'shipping method title', 'shipping_method_title', 'shipping method'],
    'payment method': ['payment_method_title', 'payment method title', 'payment_method', 'payment method'],
    note: ['customer_note', 'customer note'],
    items: ['product(s)'],
    'item name': ['item_name', 'item name', 'product name', 'product_name'],
    'item sku': ['item_sku', 'sku', 'item sku'],
    'item quantity': ['item_quantity', 'quantity (- refund)', 'quantity', 'item quantity'],
    'item price': ['item_price', 'item cost', 'item price'],
    'item total': ['item_total', 'order line total', 'item total'],
    ...Object.fromEntries(ITEM_COLUMNS.map((column) => [column, [column]])),
    ...buildWooAddressColumns('billing'),
    ...buildWooAddressColumns('shipping'),
  },
  keys: [['number'], ['placed'], ['status'], ['total', 'written total', 'net']],
  ...localizedColumns,
  groupBy,
  currency: { amounts: ['total', 'written total', 'net'], column: 'currency' },
}

function buildWooAddressColumns(kind: 'billing' | 'shipping'): Readonly<Record<string, readonly string[]>> {
  const columns = {
    'first name': ['first_name', 'first name'],
    'last name': ['last_name', 'last name'],
    company: ['company', 'company'],
    address1: ['address_1', 'address 1&2'],
    address2: ['address_2', 'address 2'],
    city: ['city', 'city'],
    region: ['state', 'state code'],
    postcode: ['postcode', 'postcode'],
    country: ['country', 'country code'],
  } as const
  return Object.fromEntries(
    Object.entries(columns).map(([name, [key, label]]) => [
      `${kind} ${name}`,
      [`${kind}_${key}`, `${label} (${kind})`],
    ]),
  )
}

/** The columns of this store's exports, with the amounts in store currency. */
const storeOrders: FileFormat = {
  kind: 'orders',
  source: 'file',
  columns: {
    number: ['order'],
    'placed utc': ['date (utc)'],
    status: ['status'],
    'payment status': ['payment'],
    customer: ['customer'],
    email: ['email'],
    phone: ['phone'],
    'shipping company': ['company'],
    'shipping region': ['region'],
    'shipping country': ['country'],
    items: ['items'],
    currency: ['currency'],
    'discount code': ['discount code'],
    discount: ['discount'],
    subtotal: ['subtotal'],
    shipping: ['shipping'],
    tax: ['tax'],
    total: ['total'],
    refunded: ['refunded'],
    'shipping method': ['shipping method'],
  },
  keys: [['number'], ['placed utc'], ['total']],
  ...localizedColumns,
  groupBy,
  currency: { amounts: ['total'], column: 'currency' },
}

export const ORDER_FORMATS: Readonly<Record<string, FileFormat>> = {
  'shopify-orders': shopifyOrders,
  orders: storeOrders,
  'woocommerce-orders': woocommerceOrders,
}

/** Returns the column of this store's exports with the amount that a customer spent in a currency. */
export const getSpentColumn = (currency: string) => `spent (${currency.toLowerCase()})`

const shopifyCustomers: FileFormat = {
  kind: 'customers',
  source: 'shopify',
  columns: {
    'original id': ['customer id', 'id'],
    'first name': ['first name'],
    'last name': ['last name'],
    email: ['email'],
    consent: ['accepts email marketing', 'accepts marketing'],
    company: ['default address company', 'company'],
    address1: ['default address address1', 'address1'],
    address2: ['default address address2', 'address2'],
    city: ['default address city', 'city'],
    region: ['default address province code', 'province code', 'province'],
    postcode: ['default address zip', 'zip'],
    country: ['default address country code', 'country code', 'country'],
    'address phone': ['default address phone'],
    phone: ['phone'],
    spent: ['total spent'],
    orders: ['total orders'],
    note: ['note'],
    tags: ['tags'],
    'tax exempt': ['tax exempt'],
  },
  keys: [['email'], ['consent', 'spent', 'orders'], ['first name', 'last name']],
  numbers: ['spent'],
  currency: { amounts: ['spent'], column: null },
}

/** The columns of the export under Analytics → Customers, and of WordPress user exports. */
const woocommerceCustomers: FileFormat = {
  kind: 'customers',
  source: 'woocommerce',
  columns: {
    'original id': ['customer_id', 'user_id', 'id'],
    name: ['name', 'display_name'],
    'first name': ['first_name', 'first name'],
    'last name': ['last_name', 'last name'],
    'billing first name': ['billing_first_name'],
    'billing last name': ['billing_last_name'],
    username: ['username', 'user_login'],
    email: ['email', 'user_email', 'customer_email', 'billing_email'],
    joined: ['date registered', 'sign up', 'user_registered', 'date_registered'],
    company: ['billing_company'],
    address1: ['billing_address_1'],
    address2: ['billing_address_2'],
    city: ['billing_city', 'city'],
    region: ['billing_state', 'region'],
    postcode: ['billing_postcode', 'postal code', 'postcode'],
    country: ['billing_country', 'country / region', 'country'],
    phone: ['billing_phone', 'phone'],
    orders: ['orders', 'order_count', 'orders_count'],
    spent: ['total spend', 'total_spent', 'total_spend'],
  },
  keys: [['email'], ['username', 'joined', 'spent']],
  numbers: ['spent'],
  dates: ['joined'],
  currency: { amounts: ['spent'], column: null },
}

/**
 * The columns of this store's exports and of files created by hand. `recognizePeople` recognizes other systems' column
 * names.
 */
const storeCustomers: FileFormat = {
  kind: 'customers',
  source: 'file',
  columns: {
    ...Object.fromEntries(Object.entries(PEOPLE_COLUMNS).map(([column, names]) => [column, names.slice(0, 1)])),
    note: ['note', 'notes'],
    ...Object.fromEntries(CURRENCY_CODES.map((code) => [getSpentColumn(code), [getSpentColumn(code)]])),
  },
  keys: [['email'], ['first name', 'last name']],
  numbers: ['spent', ...CURRENCY_CODES.map(getSpentColumn)],
  dates: ['joined', 'confirmed'],
  currency: { amounts: ['spent'], column: null },
}

export const CUSTOMER_FORMATS: Readonly<Record<string, FileFormat>> = {
  'shopify-customers': shopifyCustomers,
  'woocommerce-customers': woocommerceCustomers,
  customers: storeCustomers,
}
