type JsonAnswer = {
  readonly status?: number
  /** In how many seconds to ask again, where it was asked too often or too early. */
  readonly retryAfter?: number
}

/** JSON for whoever asked, as it stands at this moment: kept by nobody on the way. */
export function jsonAnswer(body: unknown, { status = 200, retryAfter }: JsonAnswer = {}): Response {
  const headers = { 'Cache-Control': 'no-store', ...(retryAfter && { 'Retry-After': String(retryAfter) }) }
  return Response.json(body, { status, headers })
}
