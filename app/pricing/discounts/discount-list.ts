import { listKeys } from '#app/lib/keys.ts'
import { readChoice, readDirection, readPage, readSearch } from '#app/lib/list-query.ts'
import type { DiscountTerms } from '#app/pricing/discount.ts'

export const DISCOUNT_STATE = {
  active: { glyph: '●', tone: 'moss' },
  scheduled: { glyph: '◐', tone: 'amber' },
  ended: { glyph: '○', tone: 'quiet' },
  'used-up': { glyph: '■', tone: 'quiet' },
  off: { glyph: '–', tone: 'quiet' },
} as const

export type DiscountState = keyof typeof DISCOUNT_STATE
export const DISCOUNT_STATES = listKeys(DISCOUNT_STATE)

/** A permanent state takes precedence over a temporary one. */
export function getDiscountState(
  { isActive, startsAt, endsAt, usageLimit, used }: Omit<DiscountTerms, 'code' | 'kind' | 'percent' | 'amount'>,
  now: Date,
): DiscountState {
  if (!isActive) return 'off'
  if (endsAt && now >= endsAt) return 'ended'
  if (usageLimit !== null && used >= usageLimit) return 'used-up'
  return startsAt && now < startsAt ? 'scheduled' : 'active'
}

export type DiscountListQuery = ReturnType<typeof readDiscountListQuery>

export function readDiscountListQuery(query: URLSearchParams) {
  const sort = readChoice(query, 'sort', ['created', 'code', 'used', 'starts', 'ends'])
  return {
    q: readSearch(query),
    state: readChoice(query, 'state', DISCOUNT_STATES),
    sort: sort ?? 'created',
    dir: readDirection(query) ?? (sort === 'code' ? 'asc' : 'desc'),
    page: readPage(query),
  }
}
