import { expect, test } from 'vitest'
import { customerInput } from '#app/features/customers/customer-input.ts'
import { parseInput } from '#app/lib/form.ts'

const FILLED = {
  version: 'v',
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@example.com',
  phone: '+234 1 555 0100',
  notes: 'Takes M.\nCall first.',
}

const accepted = [
  { told: 'as it is', changes: {}, gives: {} },
  { told: 'nothing but an e-mail', changes: { firstName: '', lastName: '', phone: '', notes: '' }, gives: {} },
  {
    told: 'blanks around',
    changes: { firstName: '  Ada ', email: ' ada@example.com ' },
    gives: { firstName: 'Ada', email: 'ada@example.com' },
  },
  { told: 'script', changes: { notes: '<script>alert(1)</script>' }, gives: { notes: '<script>alert(1)</script>' } },
  { told: 'emoji', changes: { lastName: 'Obi 👗' }, gives: { lastName: 'Obi 👗' } },
  { told: 'two ways of one letter', changes: { firstName: 'Zoe\u0308' }, gives: { firstName: 'Zo\u00eb' } },
  { told: 'a phone number like a card’s', changes: { phone: '4242 4242 4242 4242' }, gives: {} },
  { told: 'a negative number as a phone', changes: { phone: '-1' }, gives: { phone: '-1' } },
]

test.each(accepted)('§5 $told is taken', ({ changes, gives }) => {
  const value = { ...FILLED, ...changes, ...gives }
  expect(parseInput(customerInput, { ...FILLED, ...changes })).toEqual({ ok: true, value })
})

const EMAIL = 'Please enter a valid email address'
const refused = [
  { told: 'an empty e-mail', changes: { email: '' }, errors: { email: EMAIL } },
  { told: 'an e-mail without a host', changes: { email: 'ada@' }, errors: { email: EMAIL } },
  { told: 'an e-mail that browsers take', changes: { email: 'ada@example' }, errors: { email: EMAIL } },
  {
    told: 'an overlong e-mail',
    changes: { email: `${'a'.repeat(250)}@b.co` },
    errors: { email: 'Email can have at most 254 characters' },
  },
  {
    told: 'an overlong name',
    changes: { firstName: 'x'.repeat(101), lastName: 'x'.repeat(1_000_000) },
    errors: {
      firstName: 'First name can have at most 100 characters',
      lastName: 'Last name can have at most 100 characters',
    },
  },
  {
    told: 'overlong notes',
    changes: { notes: 'x'.repeat(20_001) },
    errors: { notes: 'Notes can have at most 20,000 characters' },
  },
  {
    told: 'a line break in a name',
    changes: { lastName: 'Obi\r\nBcc: x' },
    errors: { lastName: 'Last name contains a character that cannot be saved' },
  },
  {
    told: 'half a character',
    changes: { notes: '\ud83d' },
    errors: { notes: 'This text contains a character that cannot be saved' },
  },
  {
    told: 'a card number',
    changes: { lastName: '4242424242424242', notes: 'Pays with 4242 4242 4242 4242' },
    errors: {
      lastName: 'This looks like a card number. It must not be stored here.',
      notes: 'This looks like a card number. It must not be stored here.',
    },
  },
  { told: 'NUL', changes: { phone: '1\0' }, errors: { phone: 'This text contains a character that cannot be saved' } },
]

test.each(refused)('§D $told is refused beside its field', ({ changes, errors }) => {
  expect(parseInput(customerInput, { ...FILLED, ...changes })).toEqual({ ok: false, errors })
})

test('§3 nothing else can be sent along', () => {
  expect(parseInput(customerInput, { ...FILLED, id: 'x', createdAt: '2020' }).ok).toBe(false)
  expect(parseInput(customerInput, {}).ok).toBe(false)
})
