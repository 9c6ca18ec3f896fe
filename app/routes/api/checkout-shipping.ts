import { getCheckoutAddressRules } from '#app/orders/checkout/address-rules.ts'
import { createShippingStepInput } from '#app/orders/checkout/checkout-input.ts'
import { findDeliveryErrors } from '#app/orders/checkout/delivery-errors.ts'
import { limitQuotes } from '#app/orders/checkout/order/checkout-limit.server.ts'
import { readTerms } from '#app/orders/sales-terms.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { createTooManyRequestsResponse, readJson, rejectGet } from '#app/routes/api/json-request.ts'
import { localePrefix } from '#app/store/locale.ts'
import type { Route } from './+types/checkout-shipping'

export const localized = true

export const loader = rejectGet

/** Validates the shipping step. Returns its errors by field, if any. The status is always 200. */
export async function action({ context, request }: Route.ActionArgs) {
  const limit = await limitQuotes(context.get(requestInfo).address)
  if (!limit.allowed) return createTooManyRequestsResponse(limit.retryAfter)
  const terms = await readTerms(db, { prefix: context.get(localePrefix), now: new Date() })
  const input = await readJson(request, createShippingStepInput(getCheckoutAddressRules(terms)))
  return jsonResponse({ errors: input.ok ? findDeliveryErrors(terms, input.value) : input.errors })
}
