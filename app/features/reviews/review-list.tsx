import { formatDate } from '#app/lib/time.ts'

type Review = {
  readonly id: string
  readonly rating: number
  readonly customerName: string
  readonly title: string
  readonly comment: string
  readonly verifiedPurchase: boolean
  readonly createdAt: Date
}

export function ReviewList({ reviews, average }: { reviews: readonly Review[]; average: string | null }) {
  if (reviews.length === 0) return <p className="text-ink-2">There are no reviews yet.</p>
  return (
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-[auto_1fr]">
      <p className="flex items-baseline gap-3 md:block">
        <span className="type-display block text-title">{average}</span>
        <span className="text-base text-ink-2">
          of 5, {reviews.length} {reviews.length === 1 ? 'review' : 'reviews'}
        </span>
      </p>
      <ul className="max-w-[62ch] border-t border-line">
        {reviews.map((review) => (
          <li key={review.id} className="border-b border-line py-5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium">{review.title || `${review.rating} of 5`}</span>
              {review.title && <span className="text-base text-ink-2">{review.rating} of 5</span>}
            </p>
            {review.comment && <p className="mt-2">{review.comment}</p>}
            <p className="mt-2 text-sm text-ink-2">
              {review.customerName}
              {review.verifiedPurchase && ' · Verified purchase'} ·{' '}
              <time dateTime={review.createdAt.toISOString()}>{formatDate(review.createdAt)}</time>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
