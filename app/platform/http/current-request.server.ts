import { AsyncLocalStorage } from 'node:async_hooks'

/** Times in milliseconds. */
export type CurrentRequest = { readonly id: string; queries: number; databaseMs: number; renderMs: number }

const requests = new AsyncLocalStorage<CurrentRequest>()

export function inRequest<Result>(request: CurrentRequest, work: () => Result): Result {
  return requests.run(request, work)
}

/** Undefined outside of a request, such as in a worker. */
export function currentRequest(): CurrentRequest | undefined {
  return requests.getStore()
}
