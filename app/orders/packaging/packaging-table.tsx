import { href, Link } from 'react-router'
import { countryName } from '#app/base/countries.ts'
import { PACKAGING_MATERIALS } from '#app/base/packaging.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { adminText } from '#app/orders/packaging/admin-text.ts'
import type { CountryPackaging } from '#app/orders/packaging/packaging-report.server.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { Notice } from '#app/ui/admin/notice.tsx'

const PRODUCTS_WITHOUT = `${href('/admin/products')}?status=active&show=without-packaging`

type PackagingTableProps = {
  readonly report: readonly CountryPackaging[]
  readonly isShipmentMissing: boolean
  readonly isBusy: boolean
}

/** Shows the packaging that was shipped to each country, in kilograms. */
export function PackagingTable({ report, isShipmentMissing, isBusy }: PackagingTableProps) {
  const shipped = PACKAGING_MATERIALS.filter((material) => report.some((row) => findGrams(row, material) !== undefined))
  const unitsWithout = report.reduce((sum, row) => sum + row.unitsWithout, 0)
  const hasGaps = shipped.length > 0 && unitsWithout > 0
  return (
    <>
      {shipped.length === 0 && (
        <Notice className="mb-4">
          <p>{adminText.noWeights(report.reduce((sum, row) => sum + row.units, 0))}</p>
          <AdminButtonLink look="primary" to={PRODUCTS_WITHOUT} className="mt-3">
            {adminText.enterWeights}
          </AdminButtonLink>
        </Notice>
      )}
      {shipped.length > 0 && (unitsWithout > 0 || isShipmentMissing) && (
        <Notice className="mb-4">
          {adminText.describeGaps(unitsWithout, isShipmentMissing)}{' '}
          {unitsWithout > 0 && (
            <Link to={PRODUCTS_WITHOUT} className="text-link">
              {adminText.openThoseWithout}
            </Link>
          )}
        </Notice>
      )}
      <div className="rounded-field border border-line bg-paper">
        <IndexTable
          className="packaging-rows"
          caption={adminText.packagingReport}
          isBusy={isBusy}
          columns={[
            adminText.country,
            { label: adminText.shipments, className: 'text-end' },
            { label: adminText.units, className: 'text-end' },
            ...shipped.map((material) => ({ label: adminText.inKilograms(material), className: 'text-end' })),
            ...(hasGaps ? [{ label: adminText.withoutData, className: 'text-end' }] : []),
          ]}
        >
          {report.map((row) => (
            <tr key={row.country}>
              <th scope="row" className="cell-name text-start font-medium">
                {countryName(row.country) || adminText.unknownCountry}
              </th>
              <NumberCell label={adminText.shipments}>{formatNumber(row.shipments)}</NumberCell>
              <NumberCell label={adminText.units}>{formatNumber(row.units)}</NumberCell>
              {shipped.map((material) => (
                <NumberCell key={material} label={adminText.inKilograms(material)}>
                  {formatNumber((findGrams(row, material) ?? 0) / 1_000, 3)}
                </NumberCell>
              ))}
              {hasGaps && <NumberCell label={adminText.withoutData}>{formatNumber(row.unitsWithout)}</NumberCell>}
            </tr>
          ))}
        </IndexTable>
      </div>
    </>
  )
}

/** On phones, the label is shown before the number, as the table's header row is hidden. */
function NumberCell({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <td className="text-end">
      <span className="text-ink-2 md:hidden">{label} </span>
      {children}
    </td>
  )
}

function findGrams({ materials }: CountryPackaging, material: string): number | undefined {
  return materials.find((part) => part.material === material)?.grams
}
