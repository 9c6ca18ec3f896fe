import { afterEach, expect, test, vi } from 'vitest'
import { type CheckoutDraft, readDraft, storeDraft } from '#app/features/checkout/form/checkout-draft.ts'
import { TEST_RULES } from '#tests/support/markets.ts'

function storage(stored = new Map<string, string>()): Map<string, string> {
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
  return stored
}

function typed(values: Partial<CheckoutDraft> = {}): CheckoutDraft {
  const nothing = readDraft(TEST_RULES)
  return { ...nothing, email: 'ada@example.com', shippingMethod: 'express', isComplete: true, ...values }
}

afterEach(() => vi.unstubAllGlobals())

test('the draft is restored, and deleted when it is no longer needed', () => {
  const stored = storage()
  const draft = typed()
  storeDraft(draft)
  expect(readDraft(TEST_RULES)).toEqual(draft)
  storeDraft(null)
  expect(stored.size).toBe(0)
  expect(readDraft(TEST_RULES)).toMatchObject({ email: '', shippingMethod: 'standard', isComplete: false })
})

const elsewhere = JSON.stringify({ ...typed(), address: { ...typed().address, country: 'XX' } })
const odd = JSON.stringify({ ...typed(), address: { ...typed().address, company: 1 } })

test.each([
  '{oops',
  'null',
  '{}',
  '{"email":"a","address":null}',
  '{"email":"a","address":{"city":1}}',
  elsewhere,
  odd,
])('a stored draft of %s is ignored', (text) => {
  storage(new Map([['checkout.draft', text]]))
  expect(readDraft(TEST_RULES)).toMatchObject({ email: '', address: { city: '', country: 'US' } })
})

test.each([
  { name: 'the email', values: (text: string) => ({ email: text }) },
  { name: 'the address', values: (text: string) => ({ address: { ...typed().address, address_line1: text } }) },
])('no part of a card number typed into $name is stored, but everything else', ({ values }) => {
  const stored = storage()
  for (const text of ['4242 4242 4242', '4242-4242-4242-424', 'Card: 4242.4242.4242.4242', '4242424242424242']) {
    const draft = { discountCode: 'WELCOME10', ...values(text) }
    storeDraft(typed(draft))
    expect(stored.get('checkout.draft'), text).not.toContain('42')
    expect(readDraft(TEST_RULES), text).toEqual(typed({ ...draft, ...values(''), isComplete: false }))
  }
})

test('an email that contains a phone number is stored', () => {
  storage()
  const draft = typed({ email: '8613912345678@example.com' })
  storeDraft(draft)
  expect(readDraft(TEST_RULES)).toEqual(draft)
})

test('a company is stored with the address', () => {
  storage()
  const draft = typed({ address: { ...typed().address, company: 'Obi & Daughters' } })
  storeDraft(draft)
  expect(readDraft(TEST_RULES)).toEqual(draft)
})

test('a phone number as long as a card number is stored', () => {
  storage()
  const draft = typed({ address: { ...typed().address, phone: '+234 803 555 01 00' } })
  storeDraft(draft)
  expect(readDraft(TEST_RULES)).toEqual(draft)
})

test('forbidden storage causes no error', () => {
  const forbidden = () => {
    throw new Error('forbidden')
  }
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  storeDraft(typed())
  expect(readDraft(TEST_RULES)).toMatchObject({ email: '' })
})
