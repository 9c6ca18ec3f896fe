import { expect, test } from 'vitest'
import { parseInput } from '#app/lib/form.ts'
import { customerInput } from '#app/orders/customers/customer-input.ts'

const FILLED = {
  version: 'v',
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@example.com',
  phone: '+234 1 555 0100',
  notes: 'Takes M.\nCall first.',
}

const accepted = [
  { what: 'all fields', changes: {}, parsed: {} },
  { what: 'only an email', changes: { firstName: '', lastName: '', phone: '', notes: '' }, parsed: {} },
  {
    what: 'surrounding spaces',
    changes: { firstName: '  Ada ', email: ' ada@example.com ' },
    parsed: { firstName: 'Ada', email: 'ada@example.com' },
  },
  {
    what: 'HTML in the notes',
    changes: { notes: '<script>alert(1)</script>' },
    parsed: { notes: '<script>alert(1)</script>' },
  },
  { what: 'an emoji', changes: { lastName: 'Obi 👗' }, parsed: { lastName: 'Obi 👗' } },
  { what: 'a decomposed letter', changes: { firstName: 'Zoe\u0308' }, parsed: { firstName: 'Zo\u00eb' } },
  { what: 'a phone number that looks like a card number', changes: { phone: '4242 4242 4242 4242' }, parsed: {} },
  { what: 'a negative number as the phone number', changes: { phone: '-1' }, parsed: { phone: '-1' } },
]

test.each(accepted)('a customer with $what is accepted', ({ changes, parsed }) => {
  const value = { ...FILLED, ...changes, ...parsed }
  expect(parseInput(customerInput, { ...FILLED, ...changes })).toEqual({ ok: true, value })
})

const EMAIL = 'Please enter a valid email address'
const rejected = [
  { what: 'an empty email', changes: { email: '' }, errors: { email: EMAIL } },
  { what: 'an email without a host', changes: { email: 'ada@' }, errors: { email: EMAIL } },
  { what: 'an email without a top-level domain', changes: { email: 'ada@example' }, errors: { email: EMAIL } },
  {
    what: 'an overlong email',
    changes: { email: `${'a'.repeat(250)}@b.co` },
    errors: { email: 'Email can have at most 254 characters' },
  },
  {
    what: 'an overlong name',
    changes: { firstName: 'x'.repeat(101), lastName: 'x'.repeat(1_000_000) },
    errors: {
      firstName: 'First name can have at most 100 characters',
      lastName: 'Last name can have at most 100 characters',
    },
  },
  {
    what: 'overlong notes',
    changes: { notes: 'x'.repeat(20_001) },
    errors: { notes: 'Notes can have at most 20,000 characters' },
  },
  {
    what: 'a line break in a name',
    changes: { lastName: 'Obi\r\nBcc: x' },
    errors: { lastName: 'Last name contains a character that cannot be saved' },
  },
  {
    what: 'half a surrogate pair',
    changes: { notes: '\ud83d' },
    errors: { notes: 'This text contains a character that cannot be saved' },
  },
  {
    what: 'a card number',
    changes: { lastName: '4242424242424242', notes: 'Pays with 4242 4242 4242 4242' },
    errors: {
      lastName: 'This looks like a card number. It must not be stored here.',
      notes: 'This looks like a card number. It must not be stored here.',
    },
  },
  {
    what: 'a NUL character',
    changes: { phone: '1\0' },
    errors: { phone: 'This text contains a character that cannot be saved' },
  },
]

test.each(rejected)('a customer with $what is rejected', ({ changes, errors }) => {
  expect(parseInput(customerInput, { ...FILLED, ...changes })).toEqual({ ok: false, errors })
})

test('unknown and missing fields are rejected', () => {
  expect(parseInput(customerInput, { ...FILLED, id: 'x', createdAt: '2020' }).ok).toBe(false)
  expect(parseInput(customerInput, {}).ok).toBe(false)
})
