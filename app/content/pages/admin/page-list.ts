import { PAGE_STATUSES } from '#app/content/pages/page-content.ts'
import { readChoice, readPage, readSearch } from '#app/lib/list-query.ts'

export type PageListQuery = ReturnType<typeof readPageListQuery>

export function readPageListQuery(query: URLSearchParams) {
  return { q: readSearch(query), status: readChoice(query, 'status', PAGE_STATUSES), page: readPage(query) }
}
