import { checkoutText } from '#app/features/checkout/checkout-text.ts'
import { currencyName } from '#app/features/money/currency-names.ts'
import { formatMoney, type Money } from '#app/features/money/money.ts'
import type { PaymentProblem } from '#app/features/payments/payment-terms.ts'

/** For the shopper. */
export function paymentProblemText(problem: PaymentProblem, total: Money): string {
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
