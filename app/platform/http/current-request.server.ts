import { AsyncLocalStorage } from 'node:async_hooks'

/** A request's id, and what it has taken so far, in milliseconds. */
export type CurrentRequest = { readonly id: string; queries: number; databaseMs: number; renderMs: number }

const requests = new AsyncLocalStorage<CurrentRequest>()

/** Runs `work` as part of a request: `currentRequest` returns it anywhere inside. */
export function inRequest<Result>(request: CurrentRequest, work: () => Result): Result {
  return requests.run(request, work)
}

/** Returns the current request, or undefined outside of one, such as in a worker. */
export function currentRequest(): CurrentRequest | undefined {
  return requests.getStore()
}
