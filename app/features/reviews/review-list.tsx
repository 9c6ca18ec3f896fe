import { reviewText } from '#app/features/reviews/review-text.ts'
import type { Reviews } from '#app/features/reviews/reviews.server.ts'

export function ReviewList({ reviews: { list, count, countText, average } }: { reviews: Reviews }) {
  if (!average) return <p className="text-ink-2">{reviewText.none}</p>
  return (
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-[auto_1fr]">
      <p className="flex items-baseline gap-3 md:block">
        <span className="type-display block text-title">{average}</span>
        <span className="text-base text-ink-2">{reviewText.ofFive(countText)}</span>
      </p>
      <ul className="ruled">
        {list.map(({ id, title, rating, comment, customerName, verifiedPurchase, date, day }) => (
          <li key={id}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium">{title}</span>
              <span className="text-base text-ink-2">{reviewText.outOf(rating)}</span>
            </p>
            <p className="mt-2 empty:hidden">{comment}</p>
            <p className="mt-2 text-sm text-ink-2">
              {`${customerName} · ${verifiedPurchase ? `${reviewText.verified} · ` : ''}`}
              <time dateTime={day}>{date}</time>
            </p>
          </li>
        ))}
        {list.length < count && <li>{reviewText.newestShown(list.length)}</li>}
      </ul>
    </div>
  )
}
