import { adminText } from '#app/orders/imported-orders/admin-text.ts'
import type { BadgeTone } from '#app/ui/admin/status-badge.tsx'

type Statuses = {
  readonly status: string
  readonly paymentStatus: string
  readonly fulfillmentStatus: string
  readonly cancelledAt: Date | null
}

type StatusWord = keyof typeof adminText.statusWords
type Look = { readonly glyph: string; readonly tone: BadgeTone }
type ShownStatus = Look & { readonly label: string }

const DONE = { glyph: '●', tone: 'moss' } as const
const OPEN = { glyph: '◐', tone: 'amber' } as const
const ENDED = { glyph: '○', tone: 'quiet' } as const

/** Keyed by a word in a file; the messages' `statusWords` are the store's own terms. */
const LOOKS: Readonly<Record<StatusWord, Look>> = {
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
export function statusWord(text: string): ShownStatus | null {
  const bare = text.trim().toLowerCase().replace(/^wc-/, '').replace(/[-_]/g, ' ')
  if (bare === '') return null
  return isKnown(bare) ? shown(bare) : { label: text.trim(), ...ENDED }
}

function isKnown(word: string): word is StatusWord {
  return Object.hasOwn(LOOKS, word)
}

function shown(word: StatusWord): ShownStatus {
  return { label: adminText.statusWords[word], ...LOOKS[word] }
}

/** Returns the single status for a list: whether the order was cancelled, otherwise its status, shipping or payment. */
export function orderWord({ status, paymentStatus, fulfillmentStatus, cancelledAt }: Statuses): ShownStatus | null {
  if (cancelledAt) return shown('cancelled')
  return statusWord(status) ?? statusWord(fulfillmentStatus) ?? statusWord(paymentStatus)
}
