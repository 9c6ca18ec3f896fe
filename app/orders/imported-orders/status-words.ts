import { adminText } from '#app/orders/imported-orders/admin-text.ts'
import type { BadgeTone } from '#app/ui/admin/status-badge.tsx'

type Statuses = {
  readonly status: string
  readonly paymentStatus: string
  readonly fulfillmentStatus: string
  readonly cancelledAt: Date | null
}

type KnownStatus = keyof typeof adminText.statusWords
type Look = { readonly glyph: string; readonly tone: BadgeTone }
type ShownStatus = Look & { readonly label: string }

const DONE = { glyph: '●', tone: 'moss' } as const
const OPEN = { glyph: '◐', tone: 'amber' } as const
const ENDED = { glyph: '○', tone: 'quiet' } as const

/** Keyed by the status in a file; `statusWords` in the messages contains the store's own terms. */
const LOOKS: Readonly<Record<KnownStatus, Look>> = {
  paid: DONE,
  'partially paid': OPEN,
  authorized: OPEN,
  pending: OPEN,
  'pending payment': OPEN,
  expired: ENDED,
  voided: ENDED,
  refunded: ENDED,
  'partially refunded': ENDED,
  fulfilled: DONE,
  shipped: DONE,
  delivered: DONE,
  completed: DONE,
  partial: OPEN,
  unfulfilled: OPEN,
  restocked: ENDED,
  processing: OPEN,
  'on hold': OPEN,
  failed: ENDED,
  cancelled: ENDED,
  canceled: ENDED,
}

/** Returns the store's term for a file's status text; null for ''. */
export function toStatusBadge(text: string): ShownStatus | null {
  const bare = text.trim().toLowerCase().replace(/^wc-/, '').replace(/[-_]/g, ' ')
  if (bare === '') return null
  return isKnown(bare) ? getShownStatus(bare) : { label: text.trim(), ...ENDED }
}

function isKnown(word: string): word is KnownStatus {
  return Object.hasOwn(LOOKS, word)
}

function getShownStatus(word: KnownStatus): ShownStatus {
  return { label: adminText.statusWords[word], ...LOOKS[word] }
}

/** Returns the single status that lists show: 'cancelled', or the order status, or the shipping or payment status. */
export function toOrderBadge({ status, paymentStatus, fulfillmentStatus, cancelledAt }: Statuses): ShownStatus | null {
  if (cancelledAt) return getShownStatus('cancelled')
  return toStatusBadge(status) ?? toStatusBadge(fulfillmentStatus) ?? toStatusBadge(paymentStatus)
}
