type Refusal = { readonly status: number; readonly retryAfter?: number }

/** How an answer is sent that may say when to try again, in seconds. Its route has `forwardRetryAfter` as `headers`. */
export function responseInit({ status, retryAfter }: Refusal): { status: number; headers?: Record<string, string> } {
  return { status, ...(retryAfter !== undefined && { headers: { 'Retry-After': String(retryAfter) } }) }
}

/** The `headers` of a route whose action may say when to try again: those of the document are the loader's otherwise. */
export function forwardRetryAfter(of: { readonly actionHeaders: Headers; readonly loaderHeaders: Headers }): Headers {
  return of.actionHeaders.has('Retry-After') ? of.actionHeaders : of.loaderHeaders
}
