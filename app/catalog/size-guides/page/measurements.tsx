import type { CurrencyCode } from '#app/base/currencies.ts'
import { formatRange, LENGTH_UNITS, type LengthRange } from '#app/catalog/size-guides/lengths.ts'
import {
  MEASUREMENT_KINDS,
  type MeasurementColumn,
  SIZE_SYSTEMS,
  type SizeSystem,
} from '#app/catalog/size-guides/measures.ts'
import { type GuideTable, listSystems } from '#app/catalog/size-guides/size-guide.ts'
import { sizeGuideText } from '#app/catalog/size-guides/size-guide-text.ts'
import { useDisplayCurrency } from '#app/store/store.tsx'

/** The sizing system that shoppers with a currency know. */
const SYSTEM_OF_CURRENCY: Readonly<Partial<Record<CurrencyCode, SizeSystem>>> = {
  USD: 'US',
  CAD: 'US',
  GBP: 'UK',
  EUR: 'EU',
  JPY: 'JP',
}

/**
 * Renders every value in both units. Styles hide the unit that is not chosen. The shopper's sizing system is beside the
 * sizes, so that it is in view on phones.
 */
export function Measurements({ guide }: { guide: GuideTable }) {
  const systems = listSystems(guide.rows, SIZE_SYSTEMS)
  const ownSystem = SYSTEM_OF_CURRENCY[useDisplayCurrency().currency]
  const ownSystems = systems.filter((system) => system === ownSystem)
  const otherSystems = systems.filter((system) => system !== ownSystem)
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
              <SystemHeaders systems={ownSystems} />
              {guide.columns.map((column) => (
                <th key={toKey(column)} scope="col">
                  {sizeGuideText.measures[column.measure]}
                  {kinds.length > 1 && <span>{sizeGuideText.kinds[column.kind]}</span>}
                </th>
              ))}
              <SystemHeaders systems={otherSystems} />
            </tr>
          </thead>
          <tbody>
            {guide.rows.map(({ size, conversions, ranges }) => (
              <tr key={size}>
                <th scope="row">{size}</th>
                <SystemCells systems={ownSystems} conversions={conversions} />
                {guide.columns.map((column, index) => (
                  <td key={toKey(column)}>
                    <Range range={ranges[index] ?? null} enteredUnit={guide.unit} />
                  </td>
                ))}
                <SystemCells systems={otherSystems} conversions={conversions} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function SystemHeaders({ systems }: { systems: readonly SizeSystem[] }) {
  return systems.map((system) => (
    <th key={system} scope="col">
      {system}
    </th>
  ))
}

type SystemCellsProps = { systems: readonly SizeSystem[]; conversions: GuideTable['rows'][number]['conversions'] }

function SystemCells({ systems, conversions }: SystemCellsProps) {
  return systems.map((system) => <td key={system}>{conversions[system] || <EmptyCell />}</td>)
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
