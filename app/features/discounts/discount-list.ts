import type { DiscountTerms } from '#app/features/discounts/discount.ts'
import { readChoice, readDirection, readPage, readSearch, type SortDirection } from '#app/lib/list-query.ts'

export const DISCOUNT_STATES = ['active', 'scheduled', 'ended', 'used-up', 'off'] as const
export type DiscountState = (typeof DISCOUNT_STATES)[number]

export const DISCOUNT_STATE_LABELS: Readonly<Record<DiscountState, string>> = {
  active: 'Active',
  scheduled: 'Scheduled',
  ended: 'Ended',
  'used-up': 'Used up',
  off: 'Off',
}

/** What keeps a code from being used, for good before for now; 'active' where nothing does. */
export function stateOf(
  { isActive, startsAt, endsAt, usageLimit, used }: Omit<DiscountTerms, 'code' | 'kind' | 'percent' | 'amount'>,
  now: Date,
): DiscountState {
  if (!isActive) return 'off'
  if (endsAt && now >= endsAt) return 'ended'
  if (usageLimit !== null && used >= usageLimit) return 'used-up'
  return startsAt && now < startsAt ? 'scheduled' : 'active'
}

const DISCOUNT_SORTS = ['created', 'code', 'used', 'starts', 'ends'] as const
type DiscountSort = (typeof DISCOUNT_SORTS)[number]

export type DiscountListQuery = {
  readonly q: string
  readonly state: DiscountState | null
  readonly sort: DiscountSort
  readonly dir: SortDirection
  readonly page: number
}

/** The state of the list of codes, out of its address. Unknown values count as left out; newest first to begin with. */
export function readDiscountListQuery(query: URLSearchParams): DiscountListQuery {
  const sort = readChoice(query, 'sort', DISCOUNT_SORTS)
  return {
    q: readSearch(query),
    state: readChoice(query, 'state', DISCOUNT_STATES),
    sort: sort ?? 'created',
    dir: readDirection(query) ?? (sort === 'code' ? 'asc' : 'desc'),
    page: readPage(query),
  }
}
