/** A status that needs no `Retry-After`. */
export type Status = 200 | 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 500 | 502 | 503 | 507

/** A response's status. 'Too many requests' also has the number of seconds until a retry. */
export type ResponseStatus =
  | { readonly status: Status; readonly retryAfter?: number | undefined }
  | { readonly status: 429; readonly retryAfter: number }

/** Returns a response init with `Retry-After` in seconds. The route must export `forwardRetryAfter` as `headers`. */
export function responseInit({ status, retryAfter }: ResponseStatus): {
  status: number
  headers?: Record<string, string>
} {
  return { status, ...(retryAfter !== undefined && { headers: { 'Retry-After': String(retryAfter) } }) }
}

/**
 * Use as a route's `headers` to forward the action's `Retry-After`; otherwise, documents get only the loader's headers.
 */
export function forwardRetryAfter(headers: {
  readonly actionHeaders: Headers
  readonly loaderHeaders: Headers
}): Headers {
  return headers.actionHeaders.has('Retry-After') ? headers.actionHeaders : headers.loaderHeaders
}
