import { AsyncLocalStorage } from 'node:async_hooks'
import { findLocaleWith, type Locale } from '#app/lib/format/locale.ts'

/** Times in milliseconds. `locale`: how its response writes numbers and dates, where that is not the default. */
export type CurrentRequest = {
  readonly id: string
  queries: number
  databaseMs: number
  renderMs: number
  locale?: Locale
}

const requests = new AsyncLocalStorage<CurrentRequest>()

export function inRequest<Result>(request: CurrentRequest, work: () => Result): Result {
  return requests.run(request, work)
}

/** Undefined outside of a request, such as in a worker. */
export function currentRequest(): CurrentRequest | undefined {
  return requests.getStore()
}

findLocaleWith(() => requests.getStore()?.locale)
