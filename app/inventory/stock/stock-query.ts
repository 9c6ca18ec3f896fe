import { readChoice, readPage, readSearch } from '#app/lib/list-query.ts'

const STOCK_FILTERS = ['low-stock', 'out-of-stock'] as const

export type StockQuery = ReturnType<typeof readStockQuery>

export function readStockQuery(query: URLSearchParams) {
  return { q: readSearch(query), show: readChoice(query, 'show', STOCK_FILTERS), page: readPage(query) }
}
