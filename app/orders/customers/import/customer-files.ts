import { CURRENCY_CODES } from '#app/base/currencies.ts'
import type { FileFormat } from '#app/base/import-formats.ts'
import { PEOPLE_COLUMNS } from '#app/base/people-columns.ts'

/** The column with what somebody spent in a currency, in files of this store. */
export const spentColumn = (currency: string) => `spent (${currency.toLowerCase()})`

const shopify: FileFormat = {
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

/** Analytics → Customers, and the columns that exports of WordPress users have. */
const woocommerce: FileFormat = {
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

/** Exports of this store, and files that people write. Other names are those of any system: `recognizePeople`. */
const own: FileFormat = {
  kind: 'customers',
  source: 'file',
  columns: {
    ...Object.fromEntries(Object.entries(PEOPLE_COLUMNS).map(([column, [name]]) => [column, [name]])),
    note: ['note', 'notes'],
    ...Object.fromEntries(CURRENCY_CODES.map((code) => [spentColumn(code), [spentColumn(code)]])),
  },
  keys: [['email'], ['first name', 'last name']],
  numbers: ['spent', ...CURRENCY_CODES.map(spentColumn)],
  dates: ['joined', 'confirmed'],
  currency: { amounts: ['spent'], column: null },
}

export const CUSTOMER_FORMATS: Readonly<Record<string, FileFormat>> = {
  'shopify-customers': shopify,
  'woocommerce-customers': woocommerce,
  customers: own,
}
