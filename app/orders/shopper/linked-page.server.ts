import { data, type RouterContextProvider } from 'react-router'
import { notFound } from '#app/lib/route-errors.ts'
import { countGuess, countOrderForm } from '#app/orders/shopper/order-page-limit.server.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { uiText } from '#app/ui/ui-text.ts'

type Context = Readonly<RouterContextProvider>

/** Returns what a page's link leads to. @throws a 404, or a 429 after too many guesses */
export async function getLinked<Found>(context: Context, find: () => Promise<Found | null>): Promise<Found> {
  const looked = await countGuess(context.get(requestInfo).address, find)
  if (!('found' in looked)) throw tooManyRequests(looked.retryAfter)
  if (looked.found === null) throw notFound('Page Not Found')
  return looked.found
}

/** @throws a 429 after too many forms */
export async function limitLinkedForms(context: Context): Promise<void> {
  const counted = await countOrderForm(context.get(requestInfo).address)
  if (!counted.allowed) throw tooManyRequests(counted.retryAfter)
}

function tooManyRequests(retryAfter: number) {
  return data(uiText.tooManyRequests, { status: 429, headers: { 'Retry-After': String(retryAfter) } })
}
