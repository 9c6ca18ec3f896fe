import { afterEach, expect, test, vi } from 'vitest'
import { type CheckoutDraft, readDraft, storeDraft } from '#app/orders/checkout/form/checkout-draft.ts'
import { TEST_RULES } from '#tests/support/markets.ts'

function stubStorage(stored = new Map<string, string>()): Map<string, string> {
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
  return stored
}

function createDraft(values: Partial<CheckoutDraft> = {}): CheckoutDraft {
  const nothing = readDraft(TEST_RULES)
  return { ...nothing, email: 'ada@example.com', shippingMethod: 'express', isComplete: true, ...values }
}

afterEach(() => vi.unstubAllGlobals())

test('the draft is restored, and deleted when it is no longer needed', () => {
  const stored = stubStorage()
  const draft = createDraft()
  storeDraft(draft)
  expect(readDraft(TEST_RULES)).toEqual(draft)
  storeDraft(null)
  expect(stored.size).toBe(0)
  expect(readDraft(TEST_RULES)).toMatchObject({ email: '', shippingMethod: 'standard', isComplete: false })
})

const unknownCountry = JSON.stringify({ ...createDraft(), address: { ...createDraft().address, country: 'XX' } })
const invalidCompany = JSON.stringify({ ...createDraft(), address: { ...createDraft().address, company: 1 } })

test.each([
  '{oops',
  'null',
  '{}',
  '{"email":"a","address":null}',
  '{"email":"a","address":{"city":1}}',
  unknownCountry,
  invalidCompany,
])('the stored draft %s is ignored', (text) => {
  stubStorage(new Map([['checkout.draft', text]]))
  expect(readDraft(TEST_RULES)).toMatchObject({ email: '', address: { city: '', country: 'US' } })
})

/** A draft whose long numbers are not card numbers. */
const COMPLETE: CheckoutDraft = {
  email: '8613912345678@example.com',
  address: {
    first_name: 'Ada',
    last_name: 'Obi',
    company: 'Obi & Daughters',
    address_line1: '1 Palm Street',
    address_line2: 'Floor 2',
    city: 'Springfield',
    state: 'OR',
    postal_code: '97477',
    country: 'US',
    phone: '+234 803 555 01 00',
  },
  shippingMethod: 'express',
  pickupPoint: '01941234-5678-7012-8345-123456789012',
  paymentMethod: 'paypal',
  discountCode: 'WELCOME10',
  vatNumber: 'SE123456789001',
  isComplete: true,
}

test.each([true, false])('all fields of a draft are restored, whether the draft is complete or not', (isComplete) => {
  stubStorage()
  storeDraft({ ...COMPLETE, isComplete })
  expect(readDraft(TEST_RULES)).toEqual({ ...COMPLETE, isComplete })
})

const CARD_TEXTS = ['4242 4242 4242', '4242-4242-4242-424', 'Card: 4242.4242.4242.4242', '4242424242424242']

test.each([
  { name: 'the email', change: (email: string) => ({ email }) },
  { name: 'the address', change: (text: string) => ({ address: { ...COMPLETE.address, address_line1: text } }) },
])('no part of a card number typed into $name is stored, but everything else is', ({ change }) => {
  const stored = stubStorage()
  for (const text of [...CARD_TEXTS, '4242424242424242@x', '4242 4242 4242@x']) {
    storeDraft({ ...COMPLETE, ...change(text) })
    expect(stored.get('checkout.draft'), text).not.toContain('42')
    expect(readDraft(TEST_RULES), text).toEqual({ ...COMPLETE, ...change(''), isComplete: false })
  }
})

test('a browser that forbids storage causes no error', () => {
  const throwForbidden = () => {
    throw new Error('forbidden')
  }
  vi.stubGlobal('sessionStorage', { getItem: throwForbidden, setItem: throwForbidden, removeItem: throwForbidden })
  storeDraft(createDraft())
  expect(readDraft(TEST_RULES)).toMatchObject({ email: '' })
})
