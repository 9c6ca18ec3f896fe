import { countGuess } from '#app/orders/shopper/order-page-limit.server.ts'
import { createPdfResponse } from '#app/payments/invoices/pdf/pdf-response.server.ts'
import { findLinkedInvoice } from '#app/payments/invoices/shopper-invoices.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import type { Route } from './+types/order-invoice'

export const localized = true

/** Serves the PDF of an order's invoice or credit note to anyone with the order's link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { link, number } = params
  const lookup = await countGuess(context.get(requestInfo).address, () => findLinkedInvoice(db, link, number))
  if (!('found' in lookup)) return jsonResponse(null, { status: 429, retryAfter: lookup.retryAfter })
  return lookup.found ? createPdfResponse(lookup.found) : jsonResponse(null, { status: 404 })
}
