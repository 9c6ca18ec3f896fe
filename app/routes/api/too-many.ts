import { jsonResponse } from '#app/platform/http/json-response.ts'

export const TOO_MANY = 'Too many requests came from your connection. Please try again in a minute.'

/** The answer to an address that asks too often, with the words for a form. `retryAfter` is in seconds. */
export function tooMany(retryAfter: number): Response {
  return jsonResponse({ errors: { '': TOO_MANY } }, { status: 429, retryAfter })
}
