import { type ResponseStatus, responseInit } from '#app/platform/http/response-init.ts'

type JsonInit = (ResponseStatus | { readonly status?: never; readonly retryAfter?: never }) & {
  readonly headers?: Readonly<Record<string, string>>
}

/** Returns a JSON response that no cache may store. */
export function jsonResponse(body: unknown, { headers, ...given }: JsonInit = {}): Response {
  const { status, headers: retry } = responseInit(given.status === undefined ? { status: 200 } : given)
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...retry, ...headers } })
}
