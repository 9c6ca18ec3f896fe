import { data, type RouterContextProvider } from 'react-router'
import { notFound } from '#app/lib/route-errors.ts'
import { countGuess, limitOrderForms } from '#app/orders/shopper/order-page-limit.server.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { uiText } from '#app/ui/ui-text.ts'

type Context = Readonly<RouterContextProvider>

/** Returns the record that a page's link identifies. @throws a 404, or a 429 after too many guesses */
export async function getLinkedRecord<Found>(context: Context, find: () => Promise<Found | null>): Promise<Found> {
  const found = await findLinkedRecord(context, find)
  if (found === null) throw notFound('Page Not Found')
  return found
}

/** Like `getLinkedRecord`, for a page that explains an unknown link itself. @throws a 429 after too many guesses */
export async function findLinkedRecord<Found>(
  context: Context,
  find: () => Promise<Found | null>,
): Promise<Found | null> {
  const lookup = await countGuess(context.get(requestInfo).address, find)
  if (!('found' in lookup)) throw createTooManyRequestsResponse(lookup.retryAfter)
  return lookup.found
}

/** @throws a 429 after too many form submissions */
export async function limitLinkedForms(context: Context): Promise<void> {
  const limitResult = await limitOrderForms(context.get(requestInfo).address)
  if (!limitResult.allowed) throw createTooManyRequestsResponse(limitResult.retryAfter)
}

function createTooManyRequestsResponse(retryAfter: number) {
  return data(uiText.tooManyRequests, { status: 429, headers: { 'Retry-After': String(retryAfter) } })
}
