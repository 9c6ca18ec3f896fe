import { href, Link } from 'react-router'
import { HelpfulButton } from '#app/content/reviews/helpful/helpful-button.tsx'
import { RATINGS } from '#app/content/reviews/rating.ts'
import { reviewText } from '#app/content/reviews/review-text.ts'
import type { Reviews, ShownReview } from '#app/content/reviews/reviews.server.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import type { Id } from '#app/lib/id.ts'
import { getSizedImageUrl } from '#app/lib/image-url.ts'
import { Stars } from '#app/ui/stars.tsx'

type ReviewListProps = { readonly reviews: Reviews; readonly productId: Id<'product'> }

export function ReviewList({ reviews, productId }: ReviewListProps) {
  const { list, count, countText, average } = reviews
  if (!average) return <p className="text-ink-2">{reviewText.none}</p>
  return (
    <div className="grid gap-y-6">
      <RatingSummary reviews={reviews} />
      <ul aria-label={reviewText.reviewsTitle} className="ruled">
        {list.map((review) => (
          <li key={review.id}>
            <ReviewText review={review} />
          </li>
        ))}
        {list.length < count && (
          <li>
            <Link to={href('/product/:id/reviews', { id: productId })} className="quiet-link">
              {reviewText.all(countText)}
            </Link>
          </li>
        )}
      </ul>
    </div>
  )
}

export function RatingSummary({ reviews: { average, count, countText, ratings } }: { reviews: Summary }) {
  return (
    <div>
      <p className="flex items-baseline gap-3 md:block">
        <span className="type-display block text-title">{formatNumber(Number(average), 1)}</span>
        <span className="text-base text-ink-2">{reviewText.ofFive(countText)}</span>
      </p>
      <Distribution ratings={ratings} count={count} />
    </div>
  )
}

type Summary = Pick<Reviews, 'average' | 'count' | 'countText' | 'ratings'>

const BAR = 100

/** Shows five bars, from the best rating to the worst. */
function Distribution({ ratings, count }: Pick<Reviews, 'ratings' | 'count'>) {
  return (
    <ul aria-label={reviewText.distribution} className="mt-3 text-sm text-ink-2 tabular-nums">
      {RATINGS.map((rating) => {
        const units = ratings[rating] ?? 0
        return (
          <li key={rating} className="flex items-center gap-3">
            {rating}
            <svg viewBox={`0 0 ${BAR} 1`} preserveAspectRatio="none" aria-hidden="true" height="2" className="w-full">
              <rect width={BAR} height="1" opacity="0.2" />
              <rect width={(units / count) * BAR} height="1" />
            </svg>
            <span className="sr-only">{reviewText.starsGiven}</span>
            {units}
          </li>
        )
      })}
    </ul>
  )
}

export function ReviewText({ review }: { review: ShownReview }) {
  const { id, title, rating, comment, customerName, photos, about, source, date, day, helpful, reply } = review
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{title}</span>
        <Stars rating={rating} />
        <span className="sr-only">{reviewText.outOfFive(rating)}</span>
      </p>
      <p className="mt-2 whitespace-pre-line empty:hidden">{comment}</p>
      {photos.length > 0 && (
        <ul aria-label={reviewText.photos} className="mt-3 flex flex-wrap gap-3">
          {photos.map(({ url, width, height }) => (
            <li key={url}>
              <a href={getSizedImageUrl(url, 1200)}>
                <img
                  src={getSizedImageUrl(url, 300)}
                  width={width}
                  height={height}
                  alt={reviewText.photoBy(customerName || reviewText.erased)}
                  loading="lazy"
                  className="h-[90px] w-[72px] object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-sm text-ink-2 empty:hidden">{about}</p>
      <p className="mt-2 text-sm text-ink-2">
        {`${source} · `}
        <time dateTime={day}>{date}</time>
      </p>
      <HelpfulButton id={id} votes={helpful} />
      {reply && (
        <p className="mt-2 bg-pearl p-4 whitespace-pre-line">
          <span className="font-medium">{`${reviewText.reply} `}</span>
          {reply}
        </p>
      )}
    </>
  )
}
