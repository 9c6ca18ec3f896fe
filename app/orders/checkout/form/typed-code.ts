import { normalizeCode } from '#app/lib/normalize-code.ts'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import { CODE_PATTERN, getUnknownCodeMessage } from '#app/pricing/discount.ts'

type TypedCode = { readonly ok: true; readonly code: string } | { readonly ok: false; readonly problem: string }

/** Returns the discount code to request, or a message for the shopper if no such code can exist. */
export function parseTypedCode(text: string): TypedCode {
  const code = normalizeCode(text)
  if (code === '') return { ok: false, problem: checkoutText.enterCode }
  return CODE_PATTERN.test(code) ? { ok: true, code } : { ok: false, problem: getUnknownCodeMessage() }
}
