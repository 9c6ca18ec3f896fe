import { readChoice, readPage, readSearch } from '#app/lib/list-query.ts'
import { MAIL_STATES, type MailState } from '#app/platform/mail/mail-state.ts'

export type MailListQuery = { readonly q: string; readonly state: MailState | null; readonly page: number }

export function readMailListQuery(query: URLSearchParams): MailListQuery {
  return { q: readSearch(query), state: readChoice(query, 'state', MAIL_STATES), page: readPage(query) }
}
