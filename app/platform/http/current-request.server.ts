import { AsyncLocalStorage } from 'node:async_hooks'
import { type Locale, setLocaleSource } from '#app/lib/format/locale.ts'
import { setTagSource } from '#app/lib/language.ts'

/**
 * Times are in milliseconds. `language` is the page's BCP 47 tag. `locale` is the number and date format that staff
 * chose.
 */
export type CurrentRequest = {
  readonly id: string
  queries: number
  databaseMs: number
  renderMs: number
  language?: string | undefined
  locale?: Locale
}

const requests = new AsyncLocalStorage<CurrentRequest>()

export function inRequest<Result>(request: CurrentRequest, work: () => Result): Result {
  return requests.run(request, work)
}

/** Undefined outside a request, such as in a worker. */
export function currentRequest(): CurrentRequest | undefined {
  return requests.getStore()
}

/**
 * Sets the page's language once it is known. Removes staff's number format, which does not apply to shoppers' pages.
 */
export function setLanguage(language: string): void {
  const request = requests.getStore()
  if (!request) return
  request.language = language
  delete request.locale
}

/** Runs `work` with text, numbers and dates in the language of a BCP 47 tag, such as for an email. */
export function inLanguage<Result>(language: string, work: () => Result): Result {
  const { id, queries, databaseMs, renderMs } = requests.getStore() ?? {
    id: '',
    queries: 0,
    databaseMs: 0,
    renderMs: 0,
  }
  return requests.run({ id, queries, databaseMs, renderMs, language }, work)
}

setLocaleSource(() => requests.getStore()?.locale)
setTagSource(() => requests.getStore()?.language)
