import { expect, test } from 'vitest'
import { describePaymentReference } from '#app/orders/admin/payment-reference.ts'

test.each([
  { paymentReference: 'pi_1', paymentStatus: 'paid', text: 'pi_1' },
  { paymentReference: 'pi_1', paymentStatus: 'pending', text: 'pi_1' },
  { paymentReference: '', paymentStatus: 'pending', text: 'No payment started' },
  { paymentReference: '', paymentStatus: 'failed', text: 'No payment started' },
  { paymentReference: '', paymentStatus: 'paid', text: null },
  { paymentReference: '', paymentStatus: 'refunded', text: null },
] as const)('a payment that is $paymentStatus with the number "$paymentReference": $text', ({ text, ...order }) => {
  expect(describePaymentReference(order)).toBe(text)
})
