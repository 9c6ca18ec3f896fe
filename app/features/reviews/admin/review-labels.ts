import type { ReviewFlag } from '#app/features/reviews/admin/review-flags.ts'
import type { RejectionReason, ReviewStatus } from '#app/features/reviews/review.ts'
import type { BadgeTone } from '#app/ui/admin/status-badge.tsx'

// Words of the admin; shoppers' are in messages/.

export const STATUS_LABELS: Readonly<Record<ReviewStatus, string>> = {
  pending: 'Waiting',
  approved: 'Shown',
  rejected: 'Not shown',
}

export const STATUS_BADGES: Readonly<Record<ReviewStatus, { readonly glyph: string; readonly tone: BadgeTone }>> = {
  pending: { glyph: '◐', tone: 'amber' },
  approved: { glyph: '●', tone: 'moss' },
  rejected: { glyph: '✕', tone: 'danger' },
}

export const REASON_LABELS: Readonly<Record<RejectionReason, string>> = {
  offensive: 'Offends or threatens somebody',
  personal: 'Contains personal data',
  'off-topic': 'Is not about the product',
  advertising: 'Advertises something else',
  false: 'Is not by a buyer, or untrue',
  rights: 'Shows what the writer may not publish',
}

export const FLAG_LABELS: Readonly<Record<ReviewFlag, string>> = {
  link: 'contains a link',
  email: 'contains an email address',
  phone: 'contains a phone number',
  language: 'contains strong language',
}
