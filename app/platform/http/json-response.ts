type JsonResponse = {
  readonly status?: number
  /** In how many seconds to ask again, where it was asked too often or too early. */
  readonly retryAfter?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** JSON for whoever asked, as it stands at this moment: kept by nobody on the way. */
export function jsonResponse(body: unknown, { status = 200, retryAfter, headers: own }: JsonResponse = {}): Response {
  const headers = { 'Cache-Control': 'no-store', ...(retryAfter && { 'Retry-After': String(retryAfter) }), ...own }
  return Response.json(body, { status, headers })
}
