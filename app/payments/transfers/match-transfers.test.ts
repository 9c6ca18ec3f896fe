import { expect, test } from 'vitest'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { money } from '#app/base/money.ts'
import { newId } from '#app/lib/id.ts'
import { matchTransfers, type OpenOrder } from '#app/payments/transfers/match-transfers.ts'
import type { StatementRow } from '#app/payments/transfers/statement-row.ts'
import { measureCpuTimeMs } from '#tests/support/cpu-time.ts'

type OrderDetails = {
  readonly minor?: number
  readonly received?: number
  readonly currency?: CurrencyCode
  readonly name?: string
  readonly email?: string
}

function createOrder(
  orderNumber: string,
  { minor = 4_990, received = 0, currency = 'EUR', name = 'Ada Obi', email = 'ada@example.com' }: OrderDetails = {},
): OpenOrder {
  return {
    id: newId<'order'>(),
    orderNumber,
    total: money(minor, currency),
    received: money(received, currency),
    customerName: name,
    email,
    placedOn: '2026-11-01',
  }
}

type RowDetails = {
  readonly minor?: number
  readonly currency?: CurrencyCode
  readonly name?: string
  readonly reference?: string
  readonly on?: string
}

let rowCount = 0
function createRow(
  text: string,
  { minor = 4_990, currency = 'EUR', name = 'Somebody Else', reference = '', on = '2026-11-03' }: RowDetails = {},
): StatementRow {
  const key = `row ${++rowCount}`
  const accounts = { account: '', payerAccount: '' }
  return { ...accounts, bookedOn: on, amount: money(minor, currency), payerName: name, reference, text, key }
}

const A = createOrder('INM8K2ABCD12XY')
const B = createOrder('INM8K3QRST7W9Z', { minor: 10_000, name: 'Bea Cruz Lopez', email: 'bea@example.com' })
const C = createOrder('INM8K4FGHJ5V6U', { minor: 2_500, name: 'Bea Cruz Lopez', email: 'bea@example.com' })
const ORDERS = [A, B, C, createOrder('INM8K5LMNPQ3R4', { minor: 33_300, name: 'Zed Young', currency: 'USD' })]
const NUMBERS = new Map(ORDERS.map(({ id, orderNumber }) => [id, orderNumber]))

/** Lists the first proposal of each row, such as 'INM8K2ABCD12XY 4990'. */
function listFirstProposals(rows: readonly StatementRow[], orders: readonly OpenOrder[] = ORDERS) {
  return matchTransfers(rows, orders).map(({ proposals: [first] }) =>
    first
      ? {
          orders: first.orders.map(({ id, amount }) => `${NUMBERS.get(id)} ${amount.minor}`).join(', '),
          confidence: first.confidence,
          reason: first.reason,
          preselected: first.preselected,
          leftover: first.leftover.minor,
        }
      : null,
  )
}

test.each([
  'INM8K2ABCD12XY',
  'inm8k2abcd12xy',
  'Rechnung INM8K2ABCD12XYDanke',
  'RechnungINM8K2ABCD12XY',
  'IN M8K2 ABCD 12XY',
  'IN-M8K2-ABCD-12XY',
  'Order no. INM8K2AB\nCD12XY thanks',
  'Bestellung:INM8K2ABCD12XY/Ada Obi',
])('“%s” matches the order exactly', (text) => {
  const exact = {
    orders: 'INM8K2ABCD12XY 4990',
    confidence: 'exact',
    reason: 'Reference and amount match',
    preselected: true,
    leftover: 0,
  }
  expect(listFirstProposals([createRow(text)])).toEqual([exact])
  expect(listFirstProposals([createRow('', { reference: text })])).toEqual([exact])
})

test.each([
  ['INM8K2ABCD12XV', 'one typo'],
  ['INM8K2ABCD12X', 'one typo'],
  ['INM8K2ABBCD12XY', 'one typo'],
  ['M8K2ABCD12XY', 'two typos'],
  ['INM8K2BACD12XY', 'two typos'],
  ['Re INX8K2ABCD12XQ danke', 'two typos'],
  ['INM8K2XBCD12XQ', 'two typos'],
  ['INM8K2ABCDI2XY', 'similar characters'],
  ['1NM8K2ABCDl2XY', 'similar characters'],
])('“%s” nearly matches the order: %s', (text, errors) => {
  expect(listFirstProposals([createRow(text)])).toEqual([
    {
      orders: 'INM8K2ABCD12XY 4990',
      confidence: 'near',
      reason: expect.stringContaining(errors),
      preselected: true,
      leftover: 0,
    },
  ])
})

test('a reference that resembles two open orders is proposed, not preselected', () => {
  const twin = createOrder('INM8K2ABCD12XZ')
  const [match] = matchTransfers([createRow('INM8K2ABCD12XV')], [A, twin])
  expect(match?.proposals.map(({ orders, preselected }) => [orders[0]?.id, preselected])).toEqual([
    [A.id, false],
    [twin.id, false],
  ])
  expect(listFirstProposals([createRow('INM8K2ABCD12XY')], [A, twin])).toMatchObject([
    { confidence: 'exact', preselected: true },
  ])
  expect(listFirstProposals([createRow('INM8K2ABCD12XV INM8K3QRST7W9Q')])).toMatchObject([
    { orders: 'INM8K2ABCD12XY 4990', confidence: 'near', preselected: false },
  ])
})

test('a reference of nine characters can have one typing error; a shorter reference cannot', () => {
  const matchText = (orderNumber: string, text: string) =>
    matchTransfers([createRow(text, { minor: 1 })], [createOrder(orderNumber)])
  expect(matchText('INM8K2ABC', 'INM8K2ABX')).toMatchObject([{ proposals: [{ confidence: 'weak' }] }])
  expect(matchText('INM8K2ABC', 'INM8X2ABX')).toMatchObject([{ proposals: [] }])
  expect(matchText('INM8K2AB', 'INM8K2AX')).toMatchObject([{ proposals: [] }])
})

test.each<[string, StatementRow, string, string, number]>([
  [
    'too little',
    createRow('INM8K2ABCD12XY', { minor: 4_000 }),
    'INM8K2ABCD12XY 4000',
    'Reference matches; €9.90 less than due',
    0,
  ],
  [
    'too much',
    createRow('INM8K2ABCD12XY', { minor: 5_990 }),
    'INM8K2ABCD12XY 4990',
    'Reference matches; €10.00 more than due',
    1_000,
  ],
  [
    'a different currency',
    createRow('INM8K2ABCD12XY', { currency: 'USD' }),
    'INM8K2ABCD12XY 0',
    'Reference matches; the order is in EUR, the payment in USD',
    4_990,
  ],
  [
    'name and amount',
    createRow('for the dress', { name: 'OBI, ADA' }),
    'INM8K2ABCD12XY 4990',
    'Amount and name match; no reference',
    0,
  ],
  [
    'an initial',
    createRow('for the dress', { name: 'A. Obi' }),
    'INM8K2ABCD12XY 4990',
    'Amount and name match; no reference',
    0,
  ],
  ['an email address', createRow('ADA@EXAMPLE.COM'), 'INM8K2ABCD12XY 4990', 'Amount and name match; no reference', 0],
  [
    'several orders of a payer',
    createRow('', { minor: 12_500, name: 'Bea Cruz' }),
    'INM8K3QRST7W9Z 10000, INM8K4FGHJ5V6U 2500',
    'Name matches, and 2 orders add up to the amount; no reference',
    0,
  ],
  [
    'one reference, and the amount of two orders of the customer',
    createRow('INM8K3QRST7W9Z', { minor: 12_500 }),
    'INM8K3QRST7W9Z 10000, INM8K4FGHJ5V6U 2500',
    'Reference matches; amount matches if the customer’s other orders are included',
    0,
  ],
  [
    'two references, too much',
    createRow('INM8K2ABCD12XY INM8K4FGHJ5V6U', { minor: 7_500 }),
    'INM8K2ABCD12XY 4990, INM8K4FGHJ5V6U 2500',
    '2 references match; €0.10 more than due',
    10,
  ],
  [
    'two references, less than the first',
    createRow('INM8K3QRST7W9Z INM8K4FGHJ5V6U', { minor: 5_000 }),
    'INM8K3QRST7W9Z 5000',
    '2 references match; €75.00 less than due',
    0,
  ],
  [
    'two references, one in a different currency',
    createRow('INM8K2ABCD12XY INM8K5LMNPQ3R4', { minor: 9_000 }),
    'INM8K2ABCD12XY 0, INM8K5LMNPQ3R4 0',
    '2 references match; the order is in USD, the payment in EUR',
    9_000,
  ],
  ['the amount alone', createRow('hello', { minor: 10_000 }), 'INM8K3QRST7W9Z 10000', 'Only the amount matches', 0],
])('orders are proposed with a reason, but not preselected: %s', (_, payment, orders, reason, leftover) => {
  expect(listFirstProposals([payment])).toMatchObject([{ orders, reason, leftover, preselected: false }])
})

test('one payment can pay several orders by their references', () => {
  const rows = [createRow('INM8K2ABCD12XY + INM8K3QRST7W9Z', { minor: 14_990 })]
  expect(listFirstProposals(rows)).toEqual([
    {
      orders: 'INM8K2ABCD12XY 4990, INM8K3QRST7W9Z 10000',
      confidence: 'exact',
      reason: '2 references and amount match',
      preselected: true,
      leftover: 0,
    },
  ])
  expect(listFirstProposals([createRow('INM8K2ABCD12XY + INM8K3QRST7W9Q', { minor: 14_990 })])).toMatchObject([
    { orders: 'INM8K2ABCD12XY 4990, INM8K3QRST7W9Z 10000', confidence: 'near', preselected: true },
  ])
  expect(listFirstProposals([createRow('INM8K2ABCD12XY, not INM8K3QRST7W9Z')])).toMatchObject([
    {
      orders: 'INM8K2ABCD12XY 4990',
      reason: 'Reference and amount match; the text mentions 1 more order',
      preselected: true,
    },
  ])
})

test('two payments that add up to the total are preselected if no other payments for the order do', () => {
  const part = (minor: number) => createRow('INM8K2ABCD12XY', { minor })
  expect(listFirstProposals([part(2_000), part(2_990)])).toMatchObject([
    {
      orders: 'INM8K2ABCD12XY 2000',
      preselected: true,
      reason: 'Reference matches; 2 payments add up to the amount due',
    },
    { orders: 'INM8K2ABCD12XY 2990', preselected: true },
  ])
  const createMistypedRow = (minor: number) => createRow('INM8K2ABCD12XV', { minor })
  expect(listFirstProposals([createMistypedRow(2_000), createMistypedRow(2_990)])).toMatchObject([
    {
      orders: 'INM8K2ABCD12XY 2000',
      confidence: 'near',
      preselected: true,
      reason: 'Reference matches with one typo; 2 payments add up to the amount due',
    },
    { orders: 'INM8K2ABCD12XY 2990', confidence: 'near', preselected: true },
  ])
  expect(listFirstProposals([part(2_000), part(2_000)])).toMatchObject([{ preselected: false }, { preselected: false }])
  const arePreselected = (...amounts: readonly number[]) =>
    listFirstProposals(amounts.map(part)).map((first) => first?.preselected)
  expect(arePreselected(2_495, 2_495, 2_495)).toEqual([false, false, false])
  expect(arePreselected(2_000, 2_990, 1_000)).toEqual([true, true, false])
})

test('amounts that were received earlier count toward the total', () => {
  const partlyPaid = createOrder('INM8K2ABCD12XY', { received: 2_000 })
  expect(listFirstProposals([createRow('INM8K2ABCD12XY', { minor: 2_990 })], [partlyPaid])).toMatchObject([
    { preselected: true },
  ])
  const paid = createOrder('INM8K2ABCD12XY', { received: 4_990 })
  expect(listFirstProposals([createRow('INM8K2ABCD12XY')], [paid])).toMatchObject([
    { reason: 'Reference matches; already paid', preselected: false, leftover: 4_990 },
  ])
  expect(listFirstProposals([createRow('', { minor: 100, name: 'Ada Obi' })], [paid])).toEqual([null])
  const createRowForBoth = (minor: number) => createRow('INM8K2ABCD12XY INM8K3QRST7W9Z', { minor })
  expect(listFirstProposals([createRowForBoth(10_000)], [paid, B, C])).toMatchObject([
    { orders: 'INM8K3QRST7W9Z 10000', preselected: true },
  ])
  expect(listFirstProposals([createRowForBoth(12_500)], [paid, B, C])).toMatchObject([
    { orders: 'INM8K3QRST7W9Z 10000, INM8K4FGHJ5V6U 2500', preselected: false },
  ])
  const oneCent = createOrder('INM8K3QRST7W9Z', { minor: 1 })
  expect(listFirstProposals([createRow('INM8K3QRST7W9Z', { minor: 1 })], [oneCent])).toMatchObject([
    { preselected: true },
  ])
  expect(matchTransfers([createRow('', { minor: 1, name: 'Ada Obi' })], [oneCent])).toMatchObject([{ proposals: [{}] }])
})

test('of two payments for an order, the later one or the one with a typo is a duplicate, however the rows are sorted', () => {
  const double = {
    reason: 'Already paid by another payment in this statement',
    preselected: false,
    leftover: 4_990,
  }
  const [early, late] = [createRow('INM8K2ABCD12XY'), createRow('INM8K2ABCD12XY', { on: '2026-11-05' })]
  expect(listFirstProposals([early, late])).toMatchObject([{ preselected: true }, double])
  expect(listFirstProposals([late, early])).toMatchObject([double, { preselected: true }])
  expect(listFirstProposals([createRow('INM8K2ABCD12XV'), late])).toMatchObject([double, { preselected: true }])
  expect(
    listFirstProposals([early, createRow('INM8K2ABCD12XY INM8K3QRST7W9Z', { minor: 14_990, on: '2026-11-05' })]),
  ).toMatchObject([{ preselected: true }, { preselected: false }])
})

/**
 * Lists all proposals of each row, such as 'INM8K2ABCD12XY 4990: Reference and amount match', with a star if it is
 * preselected.
 */
function listProposals(rows: readonly StatementRow[], orders: readonly OpenOrder[]) {
  const numbers = new Map(orders.map(({ id, orderNumber }) => [id, orderNumber]))
  return matchTransfers(rows, orders).map(({ proposals }) =>
    proposals.map((proposal) => {
      const paid = proposal.orders.map(({ id, amount }) => `${numbers.get(id)} ${amount.minor}`)
      return `${proposal.preselected ? '* ' : ''}${paid.join(', ')}: ${proposal.reason}`
    }),
  )
}

const createOrdersFor = (amounts: readonly number[], details: OrderDetails = {}) =>
  amounts.map((minor, index) => createOrder(`N${index + 1}`, { minor, ...details }))

test('orders that match only the name or the amount of a payment are proposed if there are at most three', () => {
  const byName = [createRow('', { minor: 50, name: 'Ada Obi' })]
  const formatReason = (less: string) => `Name matches; no reference; ${less} less than due`
  expect(listProposals(byName, createOrdersFor([100, 200, 400]))).toEqual([
    [`N1 50: ${formatReason('€0.50')}`, `N2 50: ${formatReason('€1.50')}`, `N3 50: ${formatReason('€3.50')}`],
  ])
  expect(listProposals(byName, createOrdersFor([100, 200, 400, 800]))).toEqual([[]])
  const byAmount = [createRow('', { minor: 100 })]
  const only = 'Only the amount matches'
  expect(listProposals(byAmount, createOrdersFor([100, 100, 100]))).toEqual([
    [`N1 100: ${only}`, `N2 100: ${only}`, `N3 100: ${only}`],
  ])
  expect(listProposals(byAmount, createOrdersFor([100, 100, 100, 100]))).toEqual([[]])
})

test('the two smallest sets of orders that match the name and add up to a payment are proposed', () => {
  const amounts = [100, 200, 300, 400, 500, 600, 700]
  expect(listProposals([createRow('', { minor: 700, name: 'Ada Obi' })], createOrdersFor(amounts))).toEqual([
    [
      'N7 700: Amount and name match; no reference',
      'N1 100, N6 600: Name matches, and 2 orders add up to the amount; no reference',
      'N2 200, N5 500: Name matches, and 2 orders add up to the amount; no reference',
    ],
  ])
  const five = createOrdersFor([100, 100, 100, 100, 100])
  const four = /^N1 100, N2 100, N3 100, N[45] 100: Name matches, and 4 orders add up/
  expect(listProposals([createRow('', { minor: 400, name: 'Ada Obi' })], five)).toEqual([
    [expect.stringMatching(four), expect.stringMatching(four)],
  ])
  expect(listProposals([createRow('', { minor: 500, name: 'Ada Obi' })], five)).toEqual([[]]) // sets have at most four orders
  const withOthers = 'Reference matches; amount matches if the customer’s other orders are included'
  const named = [A, ...createOrdersFor([100], { currency: 'USD' }), ...createOrdersFor(amounts)]
  expect(listProposals([createRow('INM8K2ABCD12XY', { minor: 4_990 + 600 })], named)).toEqual([
    [
      `INM8K2ABCD12XY 4990, N6 600: ${withOthers}`,
      `INM8K2ABCD12XY 4990, N1 100, N5 500: ${withOthers}`,
      'INM8K2ABCD12XY 4990: Reference matches; €6.00 more than due',
    ],
  ])
})

test('a payment with a reference is not proposed for other orders of its payer', () => {
  const payment = (text: string) => createRow(text, { minor: 4_000, name: 'Bea Cruz Lopez' })
  expect(listProposals([payment('INM8K2ABCD12XY'), payment('INM8K2ABCD12XV')], ORDERS)).toEqual([
    ['INM8K2ABCD12XY 4000: Reference matches; €9.90 less than due'],
    ['INM8K2ABCD12XY 4000: Reference matches with one typo; €9.90 less than due'],
  ])
})

test('payments that each refer to more than one order are not added up to the total of a single order', () => {
  for (const other of ['INM8K3QRST7W9Z', 'INM8K3QRST7W9Q']) {
    const part = (minor: number) => createRow(`INM8K2ABCD12XY ${other}`, { minor })
    expect(listFirstProposals([part(2_000), part(2_990)])).toMatchObject([
      { preselected: false },
      { preselected: false },
    ])
  }
})

test('of two payments on the same day, the later one in the statement is the duplicate', () => {
  expect(
    listFirstProposals([createRow('INM8K2ABCD12XY'), createRow('INM8K2ABCD12XY')]).map((first) => first?.preselected),
  ).toEqual([true, false])
})

test('a payment whose order is settled by another payment is proposed for other open orders, but not preselected', () => {
  const second = createOrder('INM8K7ZZTOP44B')
  const exact = createRow('INM8K2ABCD12XY')
  const byName = createRow('', { name: 'Ada Obi', on: '2026-11-04' })
  const named = createRow('INM8K2ABCD12XY INM8K7ZZTOP44B', { on: '2026-11-04' })
  const settled = '* INM8K2ABCD12XY 4990: Reference and amount match'
  expect(listProposals([exact, byName], [A])).toEqual([
    [settled],
    ['INM8K2ABCD12XY 0: Another payment in this statement pays for this order'],
  ])
  expect(listProposals([exact, byName], [A, second])).toEqual([
    [settled],
    ['INM8K7ZZTOP44B 4990: Amount and name match; no reference'],
  ])
  expect(listProposals([exact, named], [A, second])).toEqual([
    [settled],
    [
      'INM8K2ABCD12XY 0: Already paid by another payment in this statement',
      'INM8K7ZZTOP44B 4990: Reference and amount match; the text mentions 1 more order',
    ],
  ])
  const mistyped = createRow('INM8K2ABCD12XV', { on: '2026-11-04' })
  expect(listProposals([exact, mistyped], [A, createOrder('INM8K2ABCD12XZ')])).toEqual([
    [settled],
    [
      'INM8K2ABCD12XY 0: Already paid by another payment in this statement',
      'INM8K2ABCD12XZ 4990: Reference with one typo, amount matches',
    ],
  ])
})

test('a payment that matches no order has no proposal', () => {
  expect(
    listFirstProposals([
      createRow('Salary', { minor: 123 }),
      createRow('INZZZZZZZZZZZZ', { minor: 777 }),
      createRow('', { minor: 1 }),
    ]),
  ).toEqual([null, null, null])
  expect(matchTransfers([createRow('INM8K2ABCD12XY')], [])).toMatchObject([{ proposals: [] }])
})

/** Creates a mulberry32 generator. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const FIRST_NAMES = [
  'Ada',
  'Bea',
  'Chidi',
  'Dana',
  'Emeka',
  'Femke',
  'Greta',
  'Hugo',
  'Inês',
  'José',
  'Käthe',
  'Łukasz',
]
const LAST_NAMES = [
  'Obi',
  'Cruz',
  'Müller',
  'Nowak',
  'de Vries',
  'Rossi',
  'Silva',
  'Dupont',
  'Schäfer',
  'Okafor',
  'Smith',
  'Jansen',
]

type Random = ReturnType<typeof createRandom>

/** `everyMs`: the time between two orders. */
function createOrders(random: Random, count: number, everyMs: number): readonly OpenOrder[] {
  const pick = (from: readonly string[]) => from[random(from.length)] ?? ''
  return Array.from({ length: count }, (_, index) => {
    const time = (Date.UTC(2026, 10, 1) + index * everyMs).toString(36)
    const end = Array.from({ length: 4 }, () => DIGITS.charAt(random(36))).join('')
    const name = `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`
    return createOrder(`IN${time}${end}`.toUpperCase(), {
      minor: 500 + random(40_000),
      name,
      email: `c${index}@example.com`,
    })
  })
}

type Kind = 'exact' | 'near' | 'several' | 'split' | 'double' | 'wrong amount' | 'unknown'
type MessyRow = { readonly row: StatementRow; readonly kind: Kind; readonly ids: readonly string[] }

const BEFORE = ['', 'Rechnung ', 'Rechnung', 'Order no. ', 'Bestellung:', 'Danke fuer ', 'Payment 2026/11 ']
const AFTER = ['', ' Danke', 'Danke', ' thanks', '/Ada Obi', ' vom 03.11.2026']

function createMessyRows(random: Random, orders: readonly OpenOrder[], count: number): readonly MessyRow[] {
  const free = [...orders]
  const take = (): OpenOrder => free.splice(random(free.length), 1)[0] ?? A
  const pick = (from: readonly string[]) => from[random(from.length)] ?? ''
  const addContext = (reference: string) => pick(BEFORE) + reference + pick(AFTER)
  const formatReference = (number: string) => {
    const at = 3 + random(number.length - 5)
    const variant = random(6)
    if (variant === 0) return number.toLowerCase()
    if (variant === 1) return `${number.slice(0, at)} ${number.slice(at)}`
    if (variant === 2) return `${number.slice(0, at)}-${number.slice(at)}`
    return variant === 3 ? `${number.slice(0, at)}\n${number.slice(at)}` : number
  }
  const addTypos = (number: string) => {
    let text = number
    for (let edits = 1 + random(2); edits > 0; edits--) {
      const at = random(text.length)
      const variant = random(4)
      const other = DIGITS.charAt(random(36))
      if (variant === 0) text = text.slice(0, at) + text.slice(at + 1)
      else if (variant === 1) text = text.slice(0, at) + other + text.slice(at)
      else if (variant === 2) text = text.slice(0, at) + other + text.slice(at + 1)
      else
        text = text.replace(/[O0I1]/, (character) =>
          character === 'O' ? '0' : character === '0' ? 'O' : character === 'I' ? '1' : 'I',
        )
    }
    return text
  }
  const pickDay = () => `2026-11-${String(1 + random(24)).padStart(2, '0')}`
  const createPayment = (text: string, minor: number, name: string) => createRow(text, { minor, name, on: pickDay() })
  const messy: MessyRow[] = []
  while (messy.length < count) {
    const firstOrder = take()
    const [name, minor] = [firstOrder.customerName, firstOrder.total.minor]
    const kind = random(100)
    if (kind < 35)
      messy.push({
        row: createPayment(addContext(formatReference(firstOrder.orderNumber)), minor, name),
        kind: 'exact',
        ids: [firstOrder.id],
      })
    else if (kind < 65)
      messy.push({
        row: createPayment(addContext(addTypos(firstOrder.orderNumber)), minor, name),
        kind: 'near',
        ids: [firstOrder.id],
      })
    else if (kind < 72) {
      const secondOrder = take()
      const text = `${formatReference(firstOrder.orderNumber)} ${formatReference(secondOrder.orderNumber)}`
      messy.push({
        row: createPayment(text, minor + secondOrder.total.minor, name),
        kind: 'several',
        ids: [firstOrder.id, secondOrder.id],
      })
    } else if (kind < 78) {
      const part = 1 + random(minor - 1)
      for (const amount of [part, minor - part]) {
        messy.push({
          row: createPayment(addContext(formatReference(firstOrder.orderNumber)), amount, name),
          kind: 'split',
          ids: [firstOrder.id],
        })
      }
    } else if (kind < 84) {
      const again = [1, 2]
        .map(() => createPayment(addContext(formatReference(firstOrder.orderNumber)), minor, name))
        .toSorted((a, b) => (a.bookedOn < b.bookedOn ? -1 : 1))
      for (const [index, payment] of again.entries())
        messy.push({ row: payment, kind: index === 0 ? 'exact' : 'double', ids: [firstOrder.id] })
    } else if (kind < 92) {
      const amount = Math.max(1, minor + (random(2) ? 1 : -1) * (1 + random(2_000)))
      messy.push({
        row: createPayment(addContext(formatReference(firstOrder.orderNumber)), amount, name),
        kind: 'wrong amount',
        ids: [firstOrder.id],
      })
    } else
      messy.push({
        row: createPayment(
          pick(['Miete', 'Salary', 'INXQ7', 'donation', '']),
          random(2) ? minor : 1 + random(900),
          'Nobody Known',
        ),
        kind: 'unknown',
        ids: [],
      })
  }
  return messy
}

test.each([1, 2, 3])('300 messy rows are matched without a wrong preselection (seed %i)', (seed) => {
  const random = createRandom(seed)
  const orders = createOrders(random, 1_000, 2_000_000)
  const messy = createMessyRows(random, orders, 300)
  const matches = matchTransfers(
    messy.map((messyRow) => messyRow.row),
    orders,
  )
  const figures = new Map<string, number>()
  const wrong: string[] = []
  for (const [index, { kind, ids, row: payment }] of messy.entries()) {
    const proposals = matches[index]?.proposals ?? []
    const joinOrderIds = (at: number) =>
      (proposals[at]?.orders ?? [])
        .map(({ id }) => id)
        .toSorted()
        .join()
    const isRight = joinOrderIds(0) === [...ids].toSorted().join()
    const isPreselected = proposals.some(({ preselected }) => preselected)
    for (const figure of [kind, `${kind}, right first`, `${kind}, preselected`]) {
      const isCounted = figure === kind || (figure.endsWith('first') ? isRight : isPreselected)
      figures.set(figure, (figures.get(figure) ?? 0) + (isCounted ? 1 : 0))
    }
    const canBePreselected = ['exact', 'near', 'several', 'split'].includes(kind)
    if (isPreselected && !(isRight && canBePreselected && proposals[0]?.leftover.minor === 0))
      wrong.push(`${kind}: ${payment.text}`)
  }
  const share = (kind: Kind) => (figures.get(`${kind}, right first`) ?? 0) / (figures.get(kind) ?? 1)
  expect(wrong).toEqual([])
  expect([share('exact'), share('several'), share('split'), share('wrong amount')]).toEqual([1, 1, 1, 1])
  expect(share('near')).toBeGreaterThanOrEqual(0.95)
  expect(figures.get('double, preselected') ?? 0).toBe(0)
  expect(figures.get('exact, preselected')).toBe(figures.get('exact'))
})

test('20,000 rows and 10,000 orders are matched within seconds', { timeout: 120_000 }, () => {
  const random = createRandom(7)
  // Orders placed over a month, and orders placed in quick succession, whose numbers differ only in their last digits
  const orders = [...createOrders(random, 5_000, 500_000), ...createOrders(random, 5_000, 1)]
  const messy = createMessyRows(random, orders, 7_000).map((messyRow) => messyRow.row)
  const unknown = Array.from({ length: 20_000 - messy.length }, (_, index) => {
    const text = `SEPA Überweisung Nr. ${random(1e9)} INM${random(1e9).toString(36)} Vielen Dank und Grüße`
    return createRow(text, { minor: index, name: 'Nobody Known' })
  })
  let matched = 0
  const time = measureCpuTimeMs(() => {
    const matches = matchTransfers([...messy, ...unknown], orders)
    matched = matches.filter(({ proposals }) => proposals.length > 0).length
  })
  expect(matched).toBeGreaterThan(6_000)
  expect(time).toBeLessThan(3_000) // 2 s, plus a margin for a busy machine
})
