import { storefrontText } from '#app/features/storefront/storefront-text.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'

/** The answer to an address that asks too often, with the words for a form. `retryAfter` is in seconds. */
export function tooMany(retryAfter: number): Response {
  return jsonResponse({ errors: { '': storefrontText.tooManyRequests } }, { status: 429, retryAfter })
}
