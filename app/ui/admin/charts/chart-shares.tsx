import { formatNumber } from '#app/lib/format/number.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { ChartFigure } from '#app/ui/admin/charts/chart-figure.tsx'

const LOOKS = {
  waiting: 'fill-lumen stroke-amber',
  working: 'fill-amber stroke-amber',
  moving: 'fill-amber-soft stroke-amber',
  done: 'fill-moss stroke-moss',
  gone: 'fill-danger stroke-danger',
} as const

export type ShareLook = keyof typeof LOOKS

type Share = { readonly name: string; readonly count: number; readonly look: ShareLook; readonly to: string }

type ShareChartProps = { name: string; countName: string; shares: readonly Share[] }

export function ShareChart({ name, countName, shares }: ShareChartProps) {
  const total = shares.reduce((sum, { count }) => sum + count, 0)
  return (
    <ChartFigure
      table={{
        name,
        headers: [adminText.status, countName, adminText.share],
        rows: shares.map(({ name: part, count }) => [
          part,
          formatNumber(count),
          `${formatNumber((count / Math.max(total, 1)) * 100, 1)}%`,
        ]),
      }}
    >
      <svg aria-hidden="true" width="100%" height="20">
        {layOutShares(shares).map(({ name: part, look, x, width }) => (
          <rect key={part} x={`${x}%`} y="1" width={`${width}%`} height="18" className={LOOKS[look]} />
        ))}
      </svg>
      <ul className="mt-2">
        {shares.map(({ name: part, count, look, to }) => (
          <li key={part} className="flex items-center gap-2 border-b border-line text-base last:border-0">
            <svg aria-hidden="true" width="12" height="12">
              <rect x="0.5" y="0.5" width="11" height="11" className={LOOKS[look]} />
            </svg>
            <TextLink to={to} className="md:min-h-8">
              {part}
            </TextLink>
            <span className="ml-auto tabular-nums">{formatNumber(count)}</span>
          </li>
        ))}
      </ul>
    </ChartFigure>
  )
}

/** Returns positions and widths in percent. Even a tiny share gets about one percent, taken from the others. */
function layOutShares(shares: readonly Share[]) {
  const visibleShares = shares.filter(({ count }) => count > 0)
  const total = visibleShares.reduce((sum, { count }) => sum + count, 0)
  const widths = visibleShares.map(({ count }) => Math.max(1, (count / total) * 100))
  const totalWidth = widths.reduce((sum, width) => sum + width, 0)
  let x = 0
  return visibleShares.map((share, index) => {
    const width = ((widths[index] ?? 0) / totalWidth) * 100
    x += width
    return { ...share, x: (x - width).toFixed(2), width: Math.max(0, width - 0.5).toFixed(2) }
  })
}
