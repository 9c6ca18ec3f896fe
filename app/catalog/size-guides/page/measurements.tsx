import { formatRange, LENGTH_UNITS, type LengthRange } from '#app/catalog/size-guides/lengths.ts'
import { MEASUREMENT_KINDS, type MeasurementColumn, SIZE_SYSTEMS } from '#app/catalog/size-guides/measures.ts'
import { type GuideTable, listSystems } from '#app/catalog/size-guides/size-guide.ts'
import { sizeGuideText } from '#app/catalog/size-guides/size-guide-text.ts'

/** Renders every value in both units. Styles hide the unit that is not chosen. */
export function Measurements({ guide }: { guide: GuideTable }) {
  const systems = listSystems(guide.rows, SIZE_SYSTEMS)
  const kinds = MEASUREMENT_KINDS.filter((kind) => guide.columns.some((column) => column.kind === kind))
  const [kind] = kinds
  return (
    <>
      <p className="text-base text-ink-2">
        {kinds.length > 1 ? sizeGuideText.aboutBoth : kind && sizeGuideText.about[kind]}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
      <section className="guide-scroll" aria-label={sizeGuideText.table} tabIndex={0}>
        <table className="guide-table">
          <thead>
            <tr>
              <th scope="col">{sizeGuideText.size}</th>
              {guide.columns.map((column) => (
                <th key={toKey(column)} scope="col">
                  {sizeGuideText.measures[column.measure]}
                  {kinds.length > 1 && <span>{sizeGuideText.kinds[column.kind]}</span>}
                </th>
              ))}
              {systems.map((system) => (
                <th key={system} scope="col">
                  {system}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {guide.rows.map(({ size, conversions, ranges }) => (
              <tr key={size}>
                <th scope="row">{size}</th>
                {guide.columns.map((column, index) => (
                  <td key={toKey(column)}>
                    <Range range={ranges[index] ?? null} enteredUnit={guide.unit} />
                  </td>
                ))}
                {systems.map((system) => (
                  <td key={system}>{conversions[system] || <EmptyCell />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function toKey({ measure, kind }: MeasurementColumn): string {
  return `${measure} ${kind}`
}

function Range({ range, enteredUnit }: { range: LengthRange | null; enteredUnit: GuideTable['unit'] }) {
  if (!range) return <EmptyCell />
  return LENGTH_UNITS.map((unit) => (
    <span key={unit} data-unit={unit}>
      {formatRange(range, unit, enteredUnit)}
    </span>
  ))
}

function EmptyCell() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{sizeGuideText.empty}</span>
    </>
  )
}
