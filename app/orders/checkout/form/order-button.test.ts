import { expect, test } from 'vitest'
import { getOrderButtonText } from '#app/orders/checkout/form/order-button.ts'

test.each([
  { own: '', total: '$10.00', text: 'Place order · $10.00' },
  { own: '', total: null, text: 'Place order' },
  { own: '', namesPayment: true, total: '€ 10,00', text: 'Order and pay' },
  { own: 'Buy now · {total}', namesPayment: true, total: '€ 20,00', text: 'Buy now' },
  { own: '', namesPayment: true, total: null, text: 'Order and pay' },
  { own: 'Order with obligation to pay', total: '$10.00', text: 'Order with obligation to pay' },
  { own: 'Buy now · {total}', total: '€ 20,00', text: 'Buy now · € 20,00' },
  { own: 'Buy now · {total}', total: null, text: 'Buy now' },
  { own: 'Pay {total} now', total: '$1.00', text: 'Pay $1.00 now' },
])("the order button of a market with the text '$own' says '$text'", ({ own, namesPayment = false, total, text }) => {
  expect(getOrderButtonText({ own, namesPayment }, total)).toBe(text)
})
