import { AsyncLocalStorage } from 'node:async_hooks'
import { type Locale, setLocaleSource } from '#app/lib/format/locale.ts'
import { setTagSource } from '#app/lib/language.ts'

/**
 * Times in milliseconds. `language`: the BCP 47 tag of its page; `locale`: how staff want numbers and dates written.
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

/** Undefined outside of a request, such as in a worker. */
export function currentRequest(): CurrentRequest | undefined {
  return requests.getStore()
}

/**
 * Sets the language of the page after its locale is read. The number format of staff does not apply to shoppers' pages.
 */
export function setLanguage(language: string): void {
  const request = requests.getStore()
  if (!request) return
  request.language = language
  delete request.locale
}

/** Writes texts, numbers and dates in the language of a BCP 47 tag: of a mail, for example. */
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
