import { expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { type ComparedPayment, isSamePayment } from '#app/payments/transfers/same-payment.ts'

const payment: ComparedPayment = {
  account: 'DE89370400440532013000',
  bookedOn: '2026-11-03',
  amount: money(1_000, 'EUR'),
  payerName: 'Ada Obi',
  payerAccount: 'NL91ABNA0417164300',
  reference: 'E2E-4711',
  text: 'Order IN123456',
}

test.each<[Partial<ComparedPayment>, boolean]>([
  [{}, true],
  [{ account: '37040044/532013000' }, true],
  [{ account: '' }, true],
  [{ account: 'DE02120300000000202051' }, false],
  [{ text: 'ORDER  IN12\n3456' }, true],
  [{ text: 'GUTSCHRIFT Order IN123456 EREF E2E', reference: '' }, true],
  [{ text: '', reference: 'e2e 4711' }, true],
  [{ text: 'Order IN999999', reference: '' }, false],
  [{ payerName: 'OBI, A.' }, true],
  [{ payerName: 'Bea Cole', payerAccount: '' }, false],
  [{ text: 'IN', reference: '' }, false],
  [{ text: '', reference: '', payerAccount: '' }, true],
  [{ text: '', reference: '', payerAccount: '', payerName: 'Bea' }, false],
  [{ text: '', reference: '', payerAccount: '', payerName: '' }, false],
  [{ payerAccount: 'NL20INGB0001234567' }, false],
  [{ bookedOn: '2026-11-04' }, false],
  [{ amount: money(1_001, 'EUR') }, false],
  [{ amount: money(1_000, 'USD') }, false],
])('a payment that differs in %j is the same payment: %s', (other, isSame) => {
  expect(isSamePayment(payment, { ...payment, ...other })).toBe(isSame)
  expect(isSamePayment({ ...payment, ...other }, payment)).toBe(isSame)
})

test('text without a number identifies a payment only for the same account or person', () => {
  const nameless = { ...payment, account: '', payerName: '', payerAccount: '', reference: '', text: 'Faster payment' }
  expect(isSamePayment(nameless, nameless)).toBe(false)
  expect(isSamePayment({ ...nameless, account: 'A1' }, { ...nameless, account: 'A1' })).toBe(true)
  expect(isSamePayment({ ...nameless, payerName: 'Ada Obi' }, { ...nameless, payerName: 'ADA OBI' })).toBe(true)
})
