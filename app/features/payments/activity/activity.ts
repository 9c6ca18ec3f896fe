import { CURRENCY_CODES, type CurrencyCode } from '#app/features/money/currencies.ts'
import type { Money } from '#app/features/money/money.ts'
import type { PaymentMethod } from '#app/features/orders/order.ts'
import type { Id } from '#app/lib/id.ts'
import { keysOf } from '#app/lib/keys-of.ts'
import { readChoice, readDay, readPage, readSearch } from '#app/lib/list-query.ts'
import type { BadgeTone } from '#app/ui/admin/status-badge.tsx'

const KINDS = {
  payment: 'Payments',
  refund: 'Refunds',
  waiting: 'Not paid yet',
  expired: 'Expired or cancelled',
  surplus: 'Paid twice',
  dispute: 'Disputes',
} as const

export type ActivityKind = keyof typeof KINDS

export const ACTIVITY_KINDS = keysOf(KINDS)

export const KIND_OPTIONS = { '': 'Kind: All', ...KINDS }

export type ActivityFilter = ReturnType<typeof readActivityFilter>

export type PaymentState = 'open' | 'processing' | 'paid' | 'gone' | 'surplus' | 'returned'
export type RefundStatus = 'pending' | 'done' | 'failed'
export type Dispute = 'opened' | 'won' | 'lost'

type ActivityState =
  | { readonly source: 'payment'; readonly state: PaymentState; readonly dispute: Dispute | null }
  | { readonly source: 'refund'; readonly state: RefundStatus; readonly dispute: null }

export type ActivityRow = ActivityState & {
  readonly id: string
  readonly at: Date
  readonly orderId: Id<'order'>
  readonly orderNumber: string
  readonly method: PaymentMethod
  readonly provider: string
  readonly amount: Money
  readonly fee: Money | null
  /** The provider's id; '' if there is none. */
  readonly reference: string
}

/** Of one currency, in its smallest unit. A fee counts in the currency in which the provider keeps it. */
export type ActivityTotal = {
  readonly currency: CurrencyCode
  readonly received: number
  readonly refunded: number
  readonly fees: number
}

export function readActivityFilter(query: URLSearchParams, timeZone: string) {
  return {
    q: readSearch(query),
    kind: readChoice(query, 'kind', ACTIVITY_KINDS),
    provider: readProvider(query),
    currency: readChoice(query, 'currency', CURRENCY_CODES),
    from: readDay(query, 'from'),
    to: readDay(query, 'to'),
    timeZone,
  }
}

export function readActivityQuery(query: URLSearchParams, timeZone: string) {
  return { ...readActivityFilter(query, timeZone), page: readPage(query) }
}

export function isFiltered({ timeZone: _, ...filter }: ActivityFilter): boolean {
  return Object.values(filter).some(Boolean)
}

/** Providers of a later or former version of the store too. */
function readProvider(query: URLSearchParams): string | null {
  const name = query.get('provider') ?? ''
  return /^[a-z_]{1,40}$/.test(name) ? name : null
}

export function kindText({ source, state }: Pick<ActivityRow, 'source' | 'state'>): string {
  if (source === 'refund') return 'Refund'
  return state === 'surplus' || state === 'returned' ? 'Second payment' : 'Payment'
}

type Look = { readonly label: string; readonly glyph: string; readonly tone: BadgeTone }

export const PAYMENT_LOOK: Readonly<Record<PaymentState, Look>> = {
  open: { label: 'Not paid yet', glyph: '○', tone: 'quiet' },
  processing: { label: 'Processing', glyph: '◐', tone: 'amber' },
  paid: { label: 'Paid', glyph: '●', tone: 'moss' },
  gone: { label: 'Expired or cancelled', glyph: '✕', tone: 'quiet' },
  surplus: { label: 'To be returned', glyph: '◐', tone: 'amber' },
  returned: { label: 'Returned', glyph: '●', tone: 'quiet' },
}

const REFUND_LOOK: Readonly<Record<RefundStatus, Look>> = {
  pending: { label: 'Pending', glyph: '◐', tone: 'amber' },
  done: { label: 'Paid out', glyph: '●', tone: 'moss' },
  failed: { label: 'Failed', glyph: '✕', tone: 'danger' },
}

export const DISPUTE_LOOK: Readonly<Record<Dispute, Look>> = {
  opened: { label: 'Disputed', glyph: '!', tone: 'danger' },
  won: { label: 'Dispute won', glyph: '●', tone: 'moss' },
  lost: { label: 'Dispute lost', glyph: '✕', tone: 'danger' },
}

export function stateLook(row: Pick<ActivityRow, 'source' | 'state'>): Look {
  const looks: Readonly<Record<string, Look>> = row.source === 'refund' ? REFUND_LOOK : PAYMENT_LOOK
  return looks[row.state] ?? { label: row.state, glyph: '○', tone: 'quiet' }
}
