import { href } from 'react-router'
import { countryName } from '#app/base/countries.ts'
import type { ManufacturerRow } from '#app/catalog/manufacturers/admin/manufacturer-form.server.ts'
import { adminText } from '#app/catalog/manufacturers/admin-text.ts'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

export function ManufacturerTable({ rows }: { rows: readonly ManufacturerRow[] }) {
  return (
    <IndexTable
      className="manufacturer-rows"
      caption={adminText.manufacturers}
      columns={[adminText.nameLabel, adminText.contact, adminText.country, adminText.usedBy, adminText.changed]}
    >
      {rows.map(({ id, name, contact, country, products, updatedAt }) => (
        <tr key={id}>
          <th scope="row" className="cell-name">
            <RowLink to={href('/admin/manufacturers/edit/:id', { id })} className="row-link font-medium wrap-anywhere">
              {name || adminText.unnamed}
            </RowLink>
          </th>
          <td className="cell-contact wrap-anywhere text-ink-2">{contact.split('\n').filter(Boolean).join(' · ')}</td>
          <td className="cell-country">{country && countryName(country)}</td>
          <td className="cell-used">{products > 0 ? adminText.usedByProducts(products) : adminText.notUsed}</td>
          <td className="cell-date whitespace-nowrap text-ink-2">
            <LocalTime at={updatedAt} isDay />
          </td>
        </tr>
      ))}
    </IndexTable>
  )
}
