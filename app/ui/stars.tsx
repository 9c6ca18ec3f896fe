const STAR = 'l2.3 4.9 5.2.7-3.8 3.7.9 5.3-4.6-2.5-4.6 2.5.9-5.3-3.8-3.7 5.2-.7z'
const WIDTH = 20
const FIVE = [10, 30, 50, 70, 90].map((x) => `M${x} 2.5${STAR}`).join('')

/** Five stars, filled up to `rating` (0 to 5). The text beside the stars states the rating for assistive technology. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg viewBox={`0 0 ${5 * WIDTH} ${WIDTH}`} className="h-4 w-20 shrink-0 rtl:-scale-x-100" aria-hidden="true">
      <path d={FIVE} opacity="0.2" />
      {/* A nested svg clips its content */}
      <svg width={rating * WIDTH} height={WIDTH} aria-hidden="true">
        <path d={FIVE} />
      </svg>
    </svg>
  )
}
