import { z } from 'zod'
import { parseForm } from '#app/lib/form.ts'
import {
  limitLinks,
  limitRequests,
  type RequestedFrom,
  requestOrderList,
} from '#app/orders/my-orders/my-orders.server.ts'
import { serverMyOrdersText } from '#app/orders/my-orders/my-orders-text.server.ts'
import type { RequestResult } from '#app/orders/my-orders/request-order-list.tsx'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import type { ResponseStatus } from '#app/platform/http/response-init.ts'
import { uiText } from '#app/ui/ui-text.ts'

const requestInput = z.strictObject({
  email: z
    .string({ error: () => serverMyOrdersText.invalidEmail })
    .trim()
    .max(254, { error: () => serverMyOrdersText.invalidEmail })
    .check(z.email({ error: () => serverMyOrdersText.invalidEmail })),
})

/**
 * Handles the form on /orders. Uses the primary database, as the page's database may be a replica. `address` is the
 * client's network address.
 */
export async function handleRequestForm(
  request: Request,
  { address, ...page }: RequestedFrom & { readonly address: string },
): Promise<{ readonly result: RequestResult } & ResponseStatus> {
  const counted = await limitRequests(db, address)
  const input = parseForm(requestInput, await readForm(request))
  const typed = (input.ok ? input.value.email : input.typed?.email) ?? '' // without JavaScript, it would be lost
  const reject = (message: string, status: ResponseStatus) => {
    return { result: { outcome: 'rejected', errors: { '': message }, typed }, ...status } as const
  }
  if (!counted.allowed) return reject(uiText.tooManyRequests, { status: 429, retryAfter: counted.retryAfter })
  if (!input.ok) return { result: { outcome: 'rejected', errors: input.errors, typed }, status: 400 }
  const { email } = input.value
  const limit = await limitLinks(db, email)
  if (!limit.allowed) {
    return reject(serverMyOrdersText.tooManyLinks, { status: 429, retryAfter: limit.retryAfter })
  }
  await requestOrderList(db, email, page)
  return { result: { outcome: 'sent' }, status: 200 }
}
