const TOO_MANY = 'Too many requests from your connection. Please try again in a minute.'

/** The answer to an address that asks too often, with the words for a form. `retryAfter` is in seconds. */
export function tooMany(retryAfter: number): Response {
  const headers = { 'Retry-After': String(retryAfter), 'Cache-Control': 'no-store' }
  return Response.json({ errors: { '': TOO_MANY } }, { status: 429, headers })
}
