import { CURRENCY_CODES, type CurrencyCode } from '#app/base/currencies.ts'
import type { Money } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { readChoice, readDay, readPage, readSearch } from '#app/lib/list-query.ts'
import type { refunds } from '#app/orders/refunds.table.ts'
import { adminText } from '#app/payments/admin-text.ts'
import type { payments } from '#app/payments/payment/payments.table.ts'
import type { PaymentMethod } from '#app/pricing/payment-method.ts'
import type { BadgeTone } from '#app/ui/admin/status-badge.tsx'

const ACTIVITY_KINDS = ['payment', 'refund', 'to_pay_out', 'waiting', 'expired', 'surplus', 'dispute'] as const

export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

export type ActivityFilter = ReturnType<typeof readActivityFilter>

type PaymentState = (typeof payments.$inferSelect)['state']
type RefundStatus = (typeof refunds.$inferSelect)['status']
type Dispute = NonNullable<(typeof payments.$inferSelect)['dispute']>

export type ActivityState =
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

/** Totals in one currency, in minor units. A fee counts in the currency in which the provider charges it. */
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

/** Also accepts providers that only a later or earlier version of the store has. */
function readProvider(query: URLSearchParams): string | null {
  const name = query.get('provider') ?? ''
  return /^[a-z_]{1,40}$/.test(name) ? name : null
}

export function getKindText({ source, state }: ActivityState): string {
  if (source === 'refund') return adminText.refund
  return state === 'surplus' || state === 'returned' ? adminText.secondPayment : adminText.payment
}

export function getStateText(row: ActivityState): string {
  return row.source === 'refund' ? adminText.refundStates[row.state] : adminText.paymentStates[row.state]
}

type BadgeStyle = { readonly glyph: string; readonly tone: BadgeTone }

const PAYMENT_BADGES: Readonly<Record<PaymentState, BadgeStyle>> = {
  open: { glyph: '○', tone: 'quiet' },
  processing: { glyph: '◐', tone: 'amber' },
  paid: { glyph: '●', tone: 'moss' },
  gone: { glyph: '✕', tone: 'quiet' },
  surplus: { glyph: '◐', tone: 'amber' },
  returned: { glyph: '●', tone: 'quiet' },
}

const REFUND_BADGES: Readonly<Record<RefundStatus, BadgeStyle>> = {
  pending: { glyph: '◐', tone: 'amber' },
  done: { glyph: '●', tone: 'moss' },
  failed: { glyph: '✕', tone: 'danger' },
}

export const DISPUTE_BADGES: Readonly<Record<Dispute, BadgeStyle>> = {
  opened: { glyph: '!', tone: 'danger' },
  won: { glyph: '●', tone: 'moss' },
  lost: { glyph: '✕', tone: 'danger' },
}

export function getStateBadge(row: ActivityState): BadgeStyle {
  return row.source === 'refund' ? REFUND_BADGES[row.state] : PAYMENT_BADGES[row.state]
}
