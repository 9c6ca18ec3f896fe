import type { BadgeTone } from '#app/ui/admin/status-badge.tsx'

type Statuses = {
  readonly status: string
  readonly paymentStatus: string
  readonly fulfillmentStatus: string
  readonly cancelledAt: Date | null
}

type ShownStatus = { readonly label: string; readonly glyph: string; readonly tone: BadgeTone }

const DONE = { glyph: '●', tone: 'moss' } as const
const OPEN = { glyph: '◐', tone: 'amber' } as const
const ENDED = { glyph: '○', tone: 'quiet' } as const

/** Words of Shopify, WooCommerce and this store, by what the store would call them. */
const STATUS_WORDS: Readonly<Record<string, ShownStatus>> = {
  paid: { label: 'Paid', ...DONE },
  'partially paid': { label: 'Paid in part', ...OPEN },
  authorized: { label: 'Authorized', ...OPEN },
  pending: { label: 'Pending', ...OPEN },
  'pending payment': { label: 'Payment pending', ...OPEN },
  expired: { label: 'Expired', ...ENDED },
  voided: { label: 'Voided', ...ENDED },
  refunded: { label: 'Refunded', ...ENDED },
  'partially refunded': { label: 'Refunded in part', ...ENDED },
  fulfilled: { label: 'Shipped', ...DONE },
  shipped: { label: 'Shipped', ...DONE },
  delivered: { label: 'Delivered', ...DONE },
  completed: { label: 'Completed', ...DONE },
  partial: { label: 'Shipped in part', ...OPEN },
  unfulfilled: { label: 'Not shipped', ...OPEN },
  restocked: { label: 'Restocked', ...ENDED },
  processing: { label: 'Processing', ...OPEN },
  'on hold': { label: 'On hold', ...OPEN },
  failed: { label: 'Failed', ...ENDED },
  cancelled: { label: 'Cancelled', ...ENDED },
  canceled: { label: 'Cancelled', ...ENDED },
}

/** A plain word for what a file says; null for ''. */
export function statusWord(text: string): ShownStatus | null {
  const bare = text.trim().toLowerCase().replace(/^wc-/, '').replace(/[-_]/g, ' ')
  if (bare === '') return null
  return STATUS_WORDS[bare] ?? { label: text.trim(), ...ENDED }
}

/** The one word of a list: whether the order was cancelled, else its status, shipping or payment. */
export function orderWord({ status, paymentStatus, fulfillmentStatus, cancelledAt }: Statuses): ShownStatus | null {
  if (cancelledAt) return { label: 'Cancelled', ...ENDED }
  return statusWord(status) ?? statusWord(fulfillmentStatus) ?? statusWord(paymentStatus)
}
