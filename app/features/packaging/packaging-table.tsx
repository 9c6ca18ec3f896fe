import { href, Link } from 'react-router'
import type { PackagingMaterial } from '#app/features/packaging/packaging.ts'
import type { CountryPackaging } from '#app/features/packaging/packaging-report.server.ts'
import { countryName } from '#app/lib/format/country.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { Panel } from '#app/ui/admin/panel.tsx'

const MATERIALS: Readonly<Record<PackagingMaterial, string>> = {
  paper: 'Paper and cardboard',
  plastic: 'Plastic',
  glass: 'Glass',
  metal: 'Metal',
  wood: 'Wood',
  composite: 'Composite',
  textile: 'Textile',
}

/** The packaging that was shipped to one country. */
export function PackagingTable({
  packaging,
  isBusy,
}: {
  readonly packaging: CountryPackaging
  readonly isBusy: boolean
}) {
  const { country, shipments, units, unitsWithout, materials } = packaging
  const total = materials.reduce((sum, { grams }) => sum + grams, 0)
  const name = countryName(country) || 'Unknown country'
  return (
    <Panel title={name}>
      <p className="text-base text-ink-2">
        {counted(shipments, 'shipment')}, {counted(units, 'unit')}
        {unitsWithout > 0 && (
          <>
            {`. ${counted(unitsWithout, 'unit')} without packaging data. `}
            <Link to={`${href('/admin/products')}?status=active&show=without-packaging`} className="text-link">
              Open products without it
            </Link>
          </>
        )}
      </p>
      {materials.length > 0 && (
        <table className="mt-3 w-full max-w-120 text-base" aria-busy={isBusy}>
          <caption className="sr-only">Packaging shipped to {name}</caption>
          <thead className="text-sm">
            <tr className="border-b border-line">
              <th scope="col" className="py-2 text-start font-medium">
                Material
              </th>
              <th scope="col" className="py-2 text-end font-medium">
                Kilograms
              </th>
            </tr>
          </thead>
          <tbody>
            {materials.map(({ material, grams }) => (
              <tr key={material} className="border-b border-line">
                <th scope="row" className="py-2 text-start font-normal">
                  {MATERIALS[material]}
                </th>
                <td className="py-2 text-end tabular-nums">{kilograms(grams)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-semibold">
              <th scope="row" className="py-2 text-start">
                Total
              </th>
              <td className="py-2 text-end tabular-nums">{kilograms(total)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </Panel>
  )
}

function counted(number: number, noun: string): string {
  return `${formatNumber(number)} ${noun}${number === 1 ? '' : 's'}`
}

function kilograms(grams: number): string {
  return formatNumber(grams / 1_000, 3)
}
