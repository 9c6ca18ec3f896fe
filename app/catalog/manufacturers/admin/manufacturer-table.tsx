import { href } from 'react-router'
import { countryName } from '#app/base/countries.ts'
import type { ManufacturerRow } from '#app/catalog/manufacturers/admin/manufacturer-form.server.ts'
import { adminText } from '#app/catalog/manufacturers/admin-text.ts'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'

export function ManufacturerTable({ rows }: { rows: readonly ManufacturerRow[] }) {
  return (
    <IndexTable
      className="manufacturer-rows"
      caption={adminText.manufacturers}
      columns={[
        adminText.nameLabel,
        adminText.contact,
        { label: adminText.country, className: 'md:hidden' },
        { label: adminText.usedBy, className: 'text-right' },
      ]}
    >
      {rows.map(({ id, name, contact, country, products }) => (
        <tr key={id}>
          <th scope="row" className="cell-name">
            <RowLink to={href('/admin/manufacturers/edit/:id', { id })} className="row-link font-medium wrap-anywhere">
              {name || adminText.unnamed}
            </RowLink>
          </th>
          <td className="wrap-anywhere text-ink-2 max-md:hidden">{contact.split('\n').filter(Boolean).join(' · ')}</td>
          <td className="cell-country text-ink-2 md:hidden">{country && countryName(country)}</td>
          <td className="cell-used text-right whitespace-nowrap">
            {products > 0 ? adminText.usedByProducts(products) : adminText.notUsed}
          </td>
        </tr>
      ))}
    </IndexTable>
  )
}
