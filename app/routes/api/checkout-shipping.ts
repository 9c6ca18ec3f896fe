import { shippingStepInput } from '#app/features/checkout/checkout-input.ts'
import { deliveryErrors } from '#app/features/checkout/delivery-errors.server.ts'
import { countQuote } from '#app/features/checkout/order/checkout-limit.server.ts'
import { localePrefix } from '#app/features/markets/locale-prefix.ts'
import { readAddressRules } from '#app/features/markets/locales.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { postOnly, readJson, tooManyRequests } from '#app/routes/api/json-request.ts'
import type { Route } from './+types/checkout-shipping'

export const localized = true

export const loader = postOnly

/** Validates the shipping step: errors by field, with status 200 either way. */
export async function action({ context, request }: Route.ActionArgs) {
  const counted = await countQuote(context.get(requestInfo).address)
  if (!counted.allowed) return tooManyRequests(counted.retryAfter)
  const prefix = context.get(localePrefix)
  const input = await readJson(request, shippingStepInput(await readAddressRules(db, prefix)))
  if (!input.ok) return jsonResponse({ errors: input.errors })
  return jsonResponse({ errors: await deliveryErrors(db, input.value, prefix) })
}
