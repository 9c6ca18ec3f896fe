import { expect, test } from 'vitest'
import { parseInput } from '#app/lib/form.ts'
import { CODE_PATTERN } from '#app/pricing/discount.ts'
import { generateCode, toDraft } from '#app/pricing/discounts/discount-draft.ts'
import { discountInput, readTimeZone } from '#app/pricing/discounts/discount-input.ts'
import { measureCpuTimeMs } from '#tests/support/cpu-time.ts'

const validInput = {
  code: 'welcome10 ',
  kind: 'percent',
  value: '10',
  minimum: '',
  startsAt: '',
  endsAt: '',
  usageLimit: '',
  customerLimit: '1',
  isActive: 'on',
  version: '',
}

function read(change: Record<string, unknown> = {}, zone = 'UTC') {
  const typedEntries = Object.entries({ ...validInput, ...change }).filter(([, value]) => value !== undefined)
  const parsed = parseInput(discountInput(zone, 'NGN'), { timeZone: zone, ...Object.fromEntries(typedEntries) })
  if (!parsed.ok) return parsed.errors
  const { timeZone, ...value } = parsed.value
  expect(timeZone).toBe(zone)
  return value
}

test('a code is stored in upper case, with its terms as numbers', () => {
  expect(read()).toEqual({
    code: 'WELCOME10',
    kind: 'percent',
    percent: 100_000,
    amount: 0,
    minimum: 0,
    startsAt: null,
    endsAt: null,
    usageLimit: null,
    customerLimit: 1,
    isActive: true,
    version: '',
  })
  expect(read({ isActive: undefined })).toMatchObject({ isActive: false })
})

test.each([
  { value: '12.5', ppm: 125_000 },
  { value: '10,5', ppm: 105_000 },
  { value: '١٠', ppm: 100_000 },
  { value: '0.0001', ppm: 1 },
  { value: '33.3333', ppm: 333_333 },
  { value: '.5 %', ppm: 5_000 },
  { value: '100', ppm: 1_000_000 },
  { value: '100.0000%', ppm: 1_000_000 },
])('$value percent is $ppm parts per million', ({ value, ppm }) => {
  expect(read({ value })).toMatchObject({ percent: ppm, amount: 0 })
})

test.each(['', '0', '0.0000', '100.0001', '101', '-5', '1e1', '0.00001', 'ten', '5 %%'])(
  'a percentage of “%s” shows an error beside its field',
  (value) => {
    expect(read({ value })).toEqual({ value: expect.stringMatching(/^Enter a percentage above 0, up to 100/) })
  },
)

test.each([
  { value: '5000', minor: 500_000 },
  { value: '₦5,000.50', minor: 500_050 },
  { value: '0.01', minor: 1 },
  { value: '10000000000', minor: 10 ** 12 },
])('an amount of $value is read as $minor kobo', ({ value, minor }) => {
  expect(read({ kind: 'amount', value })).toMatchObject({ amount: minor, percent: 0 })
})

test.each(['', '0', '-1', '10000000000.01', '1e12', '5 %', 'NaN'])('an amount of “%s” is rejected', (value) => {
  expect(read({ kind: 'amount', value })).toEqual({ value: 'Enter an amount above 0' })
})

test.each([
  { minimum: '20000', expected: { minimum: 2_000_000 } },
  { minimum: '0', expected: { minimum: 0 } },
  { minimum: '-1', expected: { minimum: 'Enter an amount, or leave it blank' } },
  { minimum: '99999999999', expected: { minimum: 'Enter an amount, or leave it blank' } },
])('a minimum of “$minimum” is $expected', ({ minimum, expected }) => {
  expect(read({ minimum })).toMatchObject(expected)
})

const CODE_MESSAGES = /^Use 2 to 40 characters/

test.each([
  { code: '', message: /^Code is required$/ },
  { code: '  ', message: /^Code is required$/ },
  { code: 'A', message: CODE_MESSAGES },
  { code: '-A', message: CODE_MESSAGES },
  { code: 'ÉTÉ', message: CODE_MESSAGES },
  { code: 'A'.repeat(41), message: CODE_MESSAGES },
  { code: '<script>alert(1)</script>', message: CODE_MESSAGES },
  { code: "'; drop table orders; --", message: CODE_MESSAGES },
  { code: '4242-4242-4242-4242', message: CODE_MESSAGES }, // possibly a card number
  { code: 'CARD 424242424242', message: CODE_MESSAGES },
  { code: 'A\0B', message: /cannot be saved/ },
  { code: undefined, message: /^Code is required$/ },
])('a code “$code” is rejected', ({ code, message }) => {
  expect(read({ code })).toMatchObject({ code: expect.stringMatching(message) })
})

test.each(['A1', 'A'.repeat(40), '2026', 'SUMMER-2026', 'x-'])('“%s” can be a code', (code) => {
  expect(read({ code })).toMatchObject({ code: code.toUpperCase() })
})

test.each([
  { zone: 'UTC', startsAt: '2026-11-20T09:30', endsAt: '', start: '2026-11-20T09:30Z', end: null },
  {
    zone: 'UTC',
    startsAt: '2026-11-20T09:30:00',
    endsAt: '2026-11-20T09:31',
    start: '2026-11-20T09:30Z',
    end: '2026-11-20T09:31Z',
  },
  {
    zone: 'Africa/Lagos',
    startsAt: '2026-11-20T00:00',
    endsAt: '2026-11-21T00:00',
    start: '2026-11-19T23:00Z',
    end: '2026-11-20T23:00Z',
  },
  // From an hour that New York's clocks skip until an hour that they show twice
  {
    zone: 'America/New_York',
    startsAt: '2026-03-08T02:30',
    endsAt: '2026-11-01T01:30',
    start: '2026-03-08T07:30Z',
    end: '2026-11-01T05:30Z',
  },
])(
  'times are in the store’s time zone: $zone from $startsAt until “$endsAt”',
  ({ zone, startsAt, endsAt, start, end }) => {
    expect(read({ startsAt, endsAt }, zone)).toMatchObject({ startsAt: new Date(start), endsAt: end && new Date(end) })
  },
)

test.each(['2026-02-30T10:00', '2026-13-01T10:00', '2026-11-20', '2026-11-20T25:00', '0001-01-01T00:00', 'tomorrow'])(
  'a start of “%s” is rejected',
  (startsAt) => {
    expect(read({ startsAt })).toEqual({ startsAt: 'Enter a date and time, or leave it blank' })
  },
)

test.each(['2026-11-20T09:29', '2026-11-20T09:30'])('an end at %s, at or before the start, is rejected', (endsAt) => {
  expect(read({ startsAt: '2026-11-20T09:30', endsAt })).toEqual({
    endsAt: 'The end must be after the start',
  })
})

test.each(['usageLimit', 'customerLimit'])('%s is a whole number from 1 to 1,000,000, or empty', (field) => {
  for (const typed of ['0', '-1', '1.5', '1e12', '1000001', '1000000000000', 'many', '0x10', '１']) {
    expect(read({ [field]: typed }), typed).toEqual({
      [field]: 'Enter a whole number from 1 to 1,000,000, or leave it blank',
    })
  }
  expect(read({ [field]: '1' })).toMatchObject({ [field]: 1 })
  expect(read({ [field]: '1000000' })).toMatchObject({ [field]: 1_000_000 })
  expect(read({ [field]: '' })).toMatchObject({ [field]: null })
})

test('all errors are reported together; an unknown field and an unknown type are rejected', () => {
  const wrong = {
    code: '!',
    value: '0',
    minimum: '-1',
    startsAt: '?',
    endsAt: '?',
    usageLimit: '0',
    customerLimit: '0',
  }
  expect(Object.keys(read(wrong)).toSorted()).toEqual(Object.keys(wrong).toSorted())
  expect(read({ used: '5' })).toHaveProperty('')
  expect(read({ kind: 'gift' })).toEqual({ kind: 'Choose a type' })
})

test('stored terms are unchanged after a round trip through the form', () => {
  const percent = { percent: 125_000, amount: 0, kind: 'percent' } as const
  const amount = { percent: 0, amount: 500_050, kind: 'amount' } as const
  for (const [value, zone] of [
    [percent, 'UTC'],
    [amount, 'Asia/Kolkata'],
  ] as const) {
    const terms = {
      code: 'SUMMER',
      minimum: 2_000_000,
      startsAt: new Date('2026-11-20T09:30Z'),
      endsAt: null,
      usageLimit: 5,
      customerLimit: null,
      isActive: true,
      ...value,
    }
    const { isActive, ...typed } = toDraft({ ...terms, used: 3, id: 'x', version: 'v' }, zone, 'NGN')
    expect(typed.value).toBe(value.kind === 'percent' ? '12.5' : '5000.50')
    expect(typed.startsAt).toBe(zone === 'UTC' ? '2026-11-20T09:30' : '2026-11-20T15:00')
    const sent = { ...typed, isActive: isActive ? 'on' : undefined, version: 'v' }
    expect(read(sent, zone)).toEqual({ ...terms, version: 'v' })
  }
})

test.each([
  ['Africa/Lagos', 'Africa/Lagos'],
  ['No/Where', 'UTC'],
  [null, 'UTC'],
])('the times of a form that names the time zone %j are parsed in %s', (sent, zone) => {
  const form = new FormData()
  if (sent) form.set('timeZone', sent)
  expect(readTimeZone(form, 'UTC')).toBe(zone)
})

test('generated codes are valid and different', () => {
  const codes = Array.from({ length: 200 }, generateCode)
  expect(codes.every((code) => CODE_PATTERN.test(code) && /^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/.test(code))).toBe(
    true,
  )
  expect(new Set(codes).size).toBe(200)
})

test('a long malicious code is rejected quickly', () => {
  const codes = ['1-'.repeat(20_000), '-'.repeat(40_000), 'A'.repeat(40_000), '1---'.repeat(10_000)]
  const ms = measureCpuTimeMs(() => expect(codes.filter((code) => CODE_PATTERN.test(code))).toEqual([]))
  expect(ms).toBeLessThan(1_000)
})

test('a long malicious value is rejected quickly', () => {
  const ms = measureCpuTimeMs(() => expect(read({ value: `1${' '.repeat(100_000)}x` })).toHaveProperty('value'))
  expect(ms).toBeLessThan(1_000)
})
