import { href, Link } from 'react-router'
import { countryName, withArticles } from '#app/base/countries.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { adminText } from '#app/orders/packaging/admin-text.ts'
import type { CountryPackaging } from '#app/orders/packaging/packaging-report.server.ts'
import { Panel } from '#app/ui/admin/panel.tsx'

/** Shows the packaging that was shipped to one country. */
export function PackagingTable({
  packaging,
  isBusy,
}: {
  readonly packaging: CountryPackaging
  readonly isBusy: boolean
}) {
  const { country, shipments, units, unitsWithout, materials } = packaging
  const total = materials.reduce((sum, { grams }) => sum + grams, 0)
  const name = countryName(country) || adminText.unknownCountry
  return (
    <Panel title={name}>
      <p className="text-base text-ink-2">
        {adminText.shippedCounts(shipments, units, unitsWithout)}{' '}
        {unitsWithout > 0 && (
          <Link to={`${href('/admin/products')}?status=active&show=without-packaging`} className="text-link">
            {adminText.openThoseWithout}
          </Link>
        )}
      </p>
      {materials.length > 0 && (
        <table className="mt-3 w-full max-w-120 text-base" aria-busy={isBusy}>
          <caption className="sr-only">{adminText.packagingShippedTo(withArticles(name))}</caption>
          <thead className="text-sm">
            <tr className="border-b border-line">
              <th scope="col" className="py-2 text-start font-medium">
                {adminText.material}
              </th>
              <th scope="col" className="py-2 text-end font-medium">
                {adminText.kilograms}
              </th>
            </tr>
          </thead>
          <tbody>
            {materials.map(({ material, grams }) => (
              <tr key={material} className="border-b border-line">
                <th scope="row" className="py-2 text-start font-normal">
                  {adminText.materials[material]}
                </th>
                <td className="py-2 text-end tabular-nums">{kilograms(grams)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-semibold">
              <th scope="row" className="py-2 text-start">
                {adminText.total}
              </th>
              <td className="py-2 text-end tabular-nums">{kilograms(total)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </Panel>
  )
}

function kilograms(grams: number): string {
  return formatNumber(grams / 1_000, 3)
}
