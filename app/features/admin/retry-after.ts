type Refusal = { readonly status: number; readonly retryAfter?: number }

/** The init of a response with `Retry-After` in seconds. The route must export `forwardRetryAfter` as `headers`. */
export function responseInit({ status, retryAfter }: Refusal): { status: number; headers?: Record<string, string> } {
  return { status, ...(retryAfter !== undefined && { headers: { 'Retry-After': String(retryAfter) } }) }
}

/** A route's `headers` that forwards the action's `Retry-After`; documents get only the loader's otherwise. */
export function forwardRetryAfter(of: { readonly actionHeaders: Headers; readonly loaderHeaders: Headers }): Headers {
  return of.actionHeaders.has('Retry-After') ? of.actionHeaders : of.loaderHeaders
}
