import { AsyncLocalStorage } from 'node:async_hooks'

/** What a page's request is known by, and what it has taken so far, in milliseconds. */
export type CurrentRequest = { readonly id: string; queries: number; databaseMs: number; renderMs: number }

const requests = new AsyncLocalStorage<CurrentRequest>()

/** Does work for a request: whatever happens in it, however deep, is known to belong to it. */
export function inRequest<Result>(request: CurrentRequest, work: () => Result): Result {
  return requests.run(request, work)
}

/** The request that is being worked for, or undefined where nobody asked, such as in a worker. */
export function currentRequest(): CurrentRequest | undefined {
  return requests.getStore()
}
