import { formatMoney, type Money } from '#app/base/money.ts'
import { currencyName } from '#app/base/money-formats.ts'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import type { PaymentProblem } from '#app/pricing/payment-terms.ts'

/** Returns the message for the shopper. */
export function getPaymentProblemMessage(problem: PaymentProblem, total: Money): string {
  switch (problem.kind) {
    case 'currency':
      return checkoutText.currencyNotTaken(currencyName(total.currency, 2))
    case 'country':
      return checkoutText.notPayableThere
    case 'too-large':
      return checkoutText.tooLarge
    case 'too-small':
      return checkoutText.tooSmall(formatMoney(problem.min))
    case 'not-chargeable':
      return checkoutText.notChargeable(formatMoney(total), formatMoney(problem.step))
  }
}
