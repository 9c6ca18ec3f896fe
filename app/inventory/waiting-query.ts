import { adminText } from '#app/inventory/waiting-list/admin-text.ts'
import { WAITING_STATES, type WaitingState } from '#app/inventory/waiting-list.ts'
import { parseId } from '#app/lib/id.ts'
import { shortLine } from '#app/lib/line.ts'
import { buildListUrl, readChoice, readPage, readSearch } from '#app/lib/list-query.ts'

export type WaitingQuery = Readonly<ReturnType<typeof readWaitingQuery>>

/**
 * If `by` is 'people', the list contains entries, and `product`, `size` and `color` can select a single choice.
 * Otherwise, the list contains choices with counts.
 */
export function readWaitingQuery(query: URLSearchParams) {
  return {
    q: readSearch(query),
    by: readChoice(query, 'by', ['people']),
    state: readChoice(query, 'state', WAITING_STATES),
    product: parseId<'product'>(query.get('product')),
    size: shortLine(query.get('size') ?? '', 100),
    color: shortLine(query.get('color') ?? '', 100),
    page: readPage(query),
  }
}

export function buildWaitingUrl(path: string, filter: Partial<WaitingQuery>): string {
  const { q, by, state, product, size, color } = filter
  return buildListUrl(path, { q, by, state, product, size, color })
}

/** Returns the label that staff see. */
export function getStateLabel(state: WaitingState): string {
  return adminText.states[state]
}
