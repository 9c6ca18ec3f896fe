import { readChoice, readPage, readSearch } from '#app/lib/list-query.ts'

/** The origin of a redirect: staff, a file, or the store when a page moved or was deleted. */
export const REDIRECT_ORIGINS = ['staff', 'file', 'store'] as const

export type RedirectListQuery = ReturnType<typeof readRedirectListQuery>

export function readRedirectListQuery(query: URLSearchParams) {
  return { q: readSearch(query), origin: readChoice(query, 'origin', REDIRECT_ORIGINS), page: readPage(query) }
}
