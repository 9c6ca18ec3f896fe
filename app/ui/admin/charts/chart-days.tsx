import { type PointerEvent, type ReactNode, useState } from 'react'
import { formatDay } from '#app/lib/format/date.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { ChartFigure } from '#app/ui/admin/charts/chart-figure.tsx'
import { findColumn, listChartTicks } from '#app/ui/admin/charts/chart-scale.ts'

type ChartDay = { readonly day: string; readonly amount: number; readonly count: number }

type DayChartProps = {
  /** Oldest first, as 'YYYY-MM-DD'. */
  readonly days: readonly ChartDay[]
  readonly name: string
  readonly amountName: string
  readonly countName: string
  readonly formatAmount: (amount: number) => string
  readonly formatTick: (amount: number) => string
  readonly caption: ReactNode
}

// In px, from the top of the chart
const [AREA_TOP, AREA_HEIGHT] = [12, 220]
const [BARS_TOP, BARS_HEIGHT] = [256, 56]
const [DATES_BASELINE, HEIGHT] = [332, 340]
const SCALE = 1_000

/** An area chart and bars by day; pointing at a day shows its values. Text is outside the stretched SVGs. */
export function DayChart({ days, name, amountName, countName, formatAmount, formatTick, caption }: DayChartProps) {
  const [hoveredIndex, setHoveredIndex] = useState<number | null>(null)
  const ticks = listChartTicks(Math.max(...days.map(({ amount }) => amount)))
  const top = ticks.at(-1) ?? 1
  const maxCount = Math.max(1, ...days.map(({ count }) => count))
  const hoveredDay = hoveredIndex === null ? null : days[hoveredIndex]
  const getY = (amount: number) => AREA_TOP + AREA_HEIGHT * (1 - amount / top)
  const stretched = { width: '100%', viewBox: `0 0 ${days.length} ${SCALE}`, preserveAspectRatio: 'none' }
  const followPointer = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setHoveredIndex(findColumn((event.clientX - left) / width, days.length))
  }
  return (
    <ChartFigure
      caption={caption}
      table={{
        name,
        headers: [adminText.day, amountName, countName],
        rows: days
          .toReversed()
          .map(({ day, amount, count }) => [formatDay(day), formatAmount(amount), formatNumber(count)]),
      }}
    >
      <p aria-hidden="true" className="mb-2 min-h-5 text-base tabular-nums">
        {hoveredDay ? (
          <>
            <span className="font-semibold">{formatAmount(hoveredDay.amount)}</span> · {countName}{' '}
            {formatNumber(hoveredDay.count)} · {formatDay(hoveredDay.day)}
          </>
        ) : (
          <span className="text-ink-2">{adminText.byDay(amountName, countName.toLowerCase())}</span>
        )}
      </p>
      <div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)] gap-2 text-xs tabular-nums">
        <svg aria-hidden="true" width="52" height={HEIGHT} className="fill-ink-2">
          {ticks.map((tick) => (
            <text key={tick} x="52" y={getY(tick) + 4} textAnchor="end">
              {formatTick(tick)}
            </text>
          ))}
          <text x="52" y={BARS_TOP - 4} textAnchor="end">
            {countName}
          </text>
          <text x="52" y={BARS_TOP + 10} textAnchor="end">
            {formatNumber(maxCount)}
          </text>
          <text x="52" y={BARS_TOP + BARS_HEIGHT + 4} textAnchor="end">
            {formatNumber(0)}
          </text>
        </svg>
        <svg
          aria-hidden="true"
          width="100%"
          height={HEIGHT}
          className="touch-pan-y overflow-visible"
          onPointerMove={followPointer}
          onPointerDown={followPointer}
          onPointerLeave={() => setHoveredIndex(null)}
        >
          {ticks.map((tick) => (
            <line key={tick} x1="0" x2="100%" y1={getY(tick)} y2={getY(tick)} className="stroke-line" />
          ))}
          <svg aria-hidden="true" y={AREA_TOP} height={AREA_HEIGHT} {...stretched}>
            <path d={`${buildLinePath(days, top)}V${SCALE}H0.5Z`} className="fill-lumen-soft" />
            <path
              d={buildLinePath(days, top)}
              className="fill-none stroke-plum stroke-2"
              vectorEffect="non-scaling-stroke"
              strokeLinejoin="round"
            />
          </svg>
          <svg aria-hidden="true" y={BARS_TOP} height={BARS_HEIGHT} {...stretched}>
            {days.map(({ day, count }, index) => {
              const barHeight = Math.round((count / maxCount) * SCALE)
              return (
                <rect
                  key={day}
                  x={index + 0.15}
                  y={SCALE - barHeight}
                  width="0.7"
                  height={barHeight}
                  className="fill-edge"
                />
              )
            })}
          </svg>
          <line x1="0" x2="100%" y1={BARS_TOP + BARS_HEIGHT} y2={BARS_TOP + BARS_HEIGHT} className="stroke-edge" />
          {listDateLabels(days).map(({ index, anchor }) => (
            <text
              key={index}
              x={toMiddle(index, days.length)}
              y={DATES_BASELINE}
              textAnchor={anchor}
              className="fill-ink-2"
            >
              {formatDay(days[index]?.day ?? '').replace(/,? \d{4}$/, '')}
            </text>
          ))}
          {hoveredIndex !== null && hoveredDay && (
            <>
              <line
                x1={toMiddle(hoveredIndex, days.length)}
                x2={toMiddle(hoveredIndex, days.length)}
                y1={AREA_TOP}
                y2={BARS_TOP + BARS_HEIGHT}
                className="stroke-ink"
              />
              <circle
                cx={toMiddle(hoveredIndex, days.length)}
                cy={getY(hoveredDay.amount)}
                r="4"
                className="fill-plum stroke-paper stroke-2"
              />
            </>
          )}
        </svg>
      </div>
    </ChartFigure>
  )
}

function buildLinePath(days: readonly ChartDay[], top: number): string {
  return days
    .map(({ amount }, index) => `${index === 0 ? 'M' : 'L'}${index + 0.5} ${Math.round((1 - amount / top) * SCALE)}`)
    .join('')
}

function toMiddle(index: number, columns: number): string {
  return `${(((index + 0.5) / columns) * 100).toFixed(3)}%`
}

/** Labels only the first, middle and last day, because more labels would not fit on a phone. */
function listDateLabels({ length }: readonly ChartDay[]) {
  return [
    { index: 0, anchor: length > 14 ? 'start' : 'middle' },
    { index: Math.floor((length - 1) / 2), anchor: 'middle' },
    { index: length - 1, anchor: length > 14 ? 'end' : 'middle' },
  ] as const
}
