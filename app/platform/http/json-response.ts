type JsonResponse = {
  readonly status?: number
  /** Seconds to wait before a retry. */
  readonly retryAfter?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** No cache may store it. */
export function jsonResponse(body: unknown, { status = 200, retryAfter, headers: own }: JsonResponse = {}): Response {
  const headers = { 'Cache-Control': 'no-store', ...(retryAfter && { 'Retry-After': String(retryAfter) }), ...own }
  return Response.json(body, { status, headers })
}
