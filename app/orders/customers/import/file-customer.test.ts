import { describe, expect, test } from 'vitest'
import { recognizeFormat } from '#app/exchange/imports/file-formats.ts'
import { type PreviousStoreCustomer, readCustomer } from '#app/orders/customers/import/file-customer.ts'
import { type KnownCustomer, planCustomer } from '#app/orders/customers/import/plan-customer.ts'

const SHOPIFY =
  'First Name,Last Name,Email,Accepts Email Marketing,Company,Address1,Address2,City,Province,Province Code,Country,Country Code,Zip,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Tags,Note,Tax Exempt'
const SHOPIFY_CURRENT =
  'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags'

test.each([
  ['Shopify', SHOPIFY, 'shopify-customers', ['Province', 'Country', 'Accepts SMS Marketing'], false],
  ['Shopify (current columns)', SHOPIFY_CURRENT, 'shopify-customers', ['Accepts SMS Marketing'], false],
  [
    'WooCommerce’s analytics',
    'Name,Username,Last active,Date registered,Email,Orders,Total spend,AOV,Country / Region,City,Region,Postal code',
    'woocommerce-customers',
    ['Last active', 'AOV'],
    false,
  ],
  [
    'WooCommerce’s emailed export',
    'Name,Username,Last Active,Sign Up,Email,Orders,Total Spend,AOV,Country / Region,City,Region,Postal Code',
    'woocommerce-customers',
    ['Last Active', 'AOV'],
    false,
  ],
  [
    'WordPress users',
    'ID,user_login,user_pass,user_email,user_registered,first_name,last_name,billing_phone,billing_city',
    'woocommerce-customers',
    ['user_pass'],
    true,
  ],
  ['this store', 'First name,Last name,Email,Phone,Orders,Spent (NGN),Joined,Newsletter,Tags', 'customers', [], true],
  ['an unknown program', 'E-Mail,Email,First name', 'customers', ['E-Mail'], true],
])('a customer file from %s is recognized by its first line', (_, heading, format, ignoredColumns, isCurrencyKnown) => {
  expect(recognizeFormat(heading.split(','))).toMatchObject({ format, ignoredColumns, isCurrencyKnown })
})

const CONTEXT = { currency: 'USD', timeZone: 'Europe/Berlin' } as const

function parseCells(cells: Readonly<Record<string, string>>) {
  return readCustomer({ line: 2, cells: { email: 'ada@example.com', ...cells } }, CONTEXT)
}

function getCustomer(cells: Readonly<Record<string, string>>) {
  const parsed = parseCells(cells)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  return { ...parsed.customer, readNotes: parsed.notes }
}

describe('reading a customer', () => {
  test('keeps everything that a previous store recorded', () => {
    const customer = getCustomer({
      'first name': 'Ada',
      'last name': 'Obi',
      phone: '+234 80',
      consent: 'yes',
      'original id': '12',
      company: 'Obi & Co',
      address1: '1 Palm St',
      city: 'Lagos',
      postcode: '100001',
      country: 'NG',
      spent: '1234.50',
      orders: '3',
      tags: 'vip, vip,  wholesale ',
      note: 'Size M',
      'tax exempt': 'yes',
    })
    expect(customer).toMatchObject({ firstName: 'Ada', lastName: 'Obi', phone: '+234 80', acceptsNewsletter: true })
    expect(customer.tags).toEqual(['vip', 'wholesale'])
    expect(customer.earlier).toEqual({
      originalId: '12',
      note: 'Size M',
      taxExempt: true,
      orders: 3,
      address: ['Obi & Co', '1 Palm St', 'Lagos, 100001', 'NG'],
      spent: { minor: 123_450, currency: 'USD' },
    })
  })

  test.each([
    [{ name: 'Ada Grace Obi' }, 'Ada Grace', 'Obi'],
    [{ name: 'Ada' }, 'Ada', ''],
    [{}, '', ''],
    [{ 'last name': 'Obi', name: 'ignored here' }, '', 'Obi'],
    [{ 'billing first name': 'Ada', 'billing last name': 'Obi' }, 'Ada', 'Obi'],
  ])('with %j yields the names “%s” and “%s”', (cells, firstName, lastName) => {
    expect(getCustomer(cells)).toMatchObject({ firstName, lastName })
  })

  test.each([
    ['yes', true, 0],
    ['TRUE', true, 0],
    ['Subscribed', true, 0],
    ['no', false, 0],
    ['', false, 0],
    ['Not Subscribed', false, 0],
    ['unsubscribed', false, 0],
    ['pending', false, 1],
  ])('reads the consent “%s” as %s', (consent, acceptsNewsletter, notes) => {
    const customer = getCustomer({ consent })
    expect(customer.acceptsNewsletter).toBe(acceptsNewsletter)
    expect(customer.readNotes).toHaveLength(notes)
  })

  test('keeps the amount in the currency of its column, and the join date if it can be read', () => {
    const customer = getCustomer({ 'spent (ngn)': '5000', joined: '2023-04-01 09:00:00' })
    expect(customer.earlier.spent).toEqual({ minor: 500_000, currency: 'NGN' })
    expect(customer.joinedAt?.toISOString()).toBe('2023-04-01T07:00:00.000Z')
    const unclear = getCustomer({ joined: '4/1/2023' })
    expect(unclear).toMatchObject({ joinedAt: null, readNotes: [expect.stringContaining('“4/1/2023” cannot be read')] })
  })

  test.each([
    [{ email: '' }, 'Email', 'The email is missing. Customers are identified by email.'],
    [{ email: 'ada@' }, 'Email', 'Please enter a valid email address'],
    [{ email: `${'a'.repeat(250)}@b.co` }, 'Email', 'Email can have at most 254 characters'],
    [{ 'first name': 'x'.repeat(101) }, 'First name', 'First name can have at most 100 characters'],
    [{ note: '4242 4242 4242 4242' }, 'Note', 'This looks like a card number. It must not be stored here.'],
    [{ spent: '12,50' }, 'Spent', 'This is not an amount. Use a format such as 1234.50.'],
    [{ spent: 'EUR 50' }, 'Spent', 'This is not an amount. Use a format such as 1234.50.'],
    [{ spent: '50%' }, 'Spent', 'This is not an amount. Use a format such as 1234.50.'],
    [{ spent: '12.345' }, 'Spent', 'This is not an amount. Use a format such as 1234.50.'],
    [{ orders: '-1' }, 'Orders', '“-1” is not a number of orders'],
  ])('rejects %j', (cells, column, message) => {
    expect(parseCells(cells)).toEqual({ ok: false, errors: [{ line: 2, column, message }] })
  })
})

describe('the plan for a customer in a file', () => {
  const EARLIER: PreviousStoreCustomer = {
    originalId: '12',
    address: ['Lagos'],
    note: '',
    taxExempt: false,
    orders: 3,
    spent: null,
  }
  const KNOWN: KnownCustomer = {
    firstName: 'Ada',
    lastName: 'Obi',
    phone: '',
    notes: 'Takes M.',
    tags: ['VIP'],
    earlier: EARLIER,
  }
  const createFileCustomer = (cells: Readonly<Record<string, string>> = {}) =>
    getCustomer({ 'first name': 'A.', 'last name': 'O.', ...cells })
  const sameCells = { 'original id': '12', city: 'Lagos', tags: 'vip', orders: '3' }
  const buildState = (customer: KnownCustomer | null, isSubscribed = false, hasOptedOut = false) => ({
    customer,
    isSubscribed,
    hasOptedOut,
  })

  test('saves all data from the file if the customer is unknown', () => {
    const { outcome, plan, changes } = planCustomer(
      createFileCustomer({ ...sameCells, consent: 'yes', note: 'Kind' }),
      buildState(null),
    )
    expect(outcome).toBe('new')
    expect(plan).toMatchObject({ firstName: 'A.', notes: 'Kind', subscribes: true, earlier: { ...EARLIER, note: '' } })
    expect(changes.map(({ field }) => field)).toEqual([
      'First name',
      'Last name',
      'Notes',
      'Newsletter',
      'Tags',
      'Previous ID',
      'Address',
      'Previous orders',
    ])
  })

  test.each<[situation: string, cells: Record<string, string>, fields: readonly string[]]>([
    ['nothing new', sameCells, []],
    ['a different name', { ...sameCells, 'first name': 'Grace' }, []],
    ['a value for an empty field', { ...sameCells, phone: '+49' }, ['Phone']],
    ['a note that the notes contain in different letter case', { ...sameCells, note: 'takes' }, ['Previous note']],
    ['a note that the notes contain', { ...sameCells, note: 'Takes M.' }, []],
    ['different tags', { ...sameCells, tags: 'press' }, ['Tags']],
    ['fewer columns', { tags: 'vip' }, []],
  ])(
    'for a file with %s, changes only empty fields of a known customer and the previous store’s data',
    (_, cells, fields) => {
      const { outcome, changes } = planCustomer(createFileCustomer(cells), buildState(KNOWN))
      expect(changes.map(({ field }) => field)).toEqual(fields)
      expect(outcome).toBe(fields.length > 0 ? 'changed' : 'unchanged')
    },
  )

  test('changes nothing if the file contains only the name of a known customer', () => {
    const withoutEarlierStore = { ...KNOWN, earlier: null }
    expect(planCustomer(createFileCustomer(), buildState(withoutEarlierStore))).toMatchObject({
      outcome: 'unchanged',
      changes: [],
    })
  })

  test.each([
    ['yes', false, false, true],
    ['yes', true, false, false],
    ['yes', false, true, false],
    ['no', false, false, false],
    ['no', true, false, false],
  ])(
    'with consent “%s” (already subscribed: %s, unsubscribed in this store: %s), subscribes the customer: %s',
    (consent, isSubscribed, optedOut, subscribes) => {
      const { plan, notes } = planCustomer(
        createFileCustomer({ ...sameCells, consent }),
        buildState(KNOWN, isSubscribed, optedOut),
      )
      expect(plan.subscribes).toBe(subscribes)
      expect(notes).toEqual(optedOut ? ['Unsubscribed in this store, so stays unsubscribed'] : [])
    },
  )
})

test.each([
  [{ confirmed: '2024-01-01 10:00:00' }, true],
  [{ confirmed: '2024-01-01 10:00:00', unsubscribed: '2024-05-01 10:00:00' }, false],
  [{ confirmed: '2024-01-01 10:00:00', consent: 'no' }, false],
  [{ confirmed: '' }, false],
])('with %j, consent to the newsletter is %s', (cells, acceptsNewsletter) => {
  expect(getCustomer(cells)).toMatchObject({ acceptsNewsletter, readNotes: [] })
})

test.each(['$120.50', '120.50 €', '120.50', 'USD 120.50'])('“%s” is read as the amount spent', (spent) => {
  expect(getCustomer({ spent }).earlier.spent?.minor).toBe(12_050)
})
