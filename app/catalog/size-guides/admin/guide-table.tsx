import { href } from 'react-router'
import type { GuideListRow } from '#app/catalog/size-guides/admin/guide-list.server.ts'
import { adminText } from '#app/catalog/size-guides/admin-text.ts'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

export function GuideTable({ rows }: { rows: readonly GuideListRow[] }) {
  return (
    <IndexTable
      className="guide-rows"
      caption={adminText.sizeGuides}
      columns={[adminText.nameLabel, adminText.sizes, adminText.measures, adminText.usedBy, adminText.changed]}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row" className="cell-name">
            <RowLink
              to={href('/admin/size-guides/edit/:id', { id: row.id })}
              className="row-link font-medium wrap-anywhere"
            >
              {row.name}
            </RowLink>
          </th>
          <td className="cell-sizes wrap-anywhere">{formatSpan(row.sizes)}</td>
          <td className="cell-measures wrap-anywhere text-ink-2">
            {[...new Set(row.columns.map(({ measure }) => adminText.measureNames[measure]))].join(', ')}
          </td>
          <td className="cell-used">{formatUses(row) || adminText.notUsed}</td>
          <td className="cell-date whitespace-nowrap text-ink-2">
            <LocalTime at={row.updatedAt} isDay />
          </td>
        </tr>
      ))}
    </IndexTable>
  )
}

/** 'XS to XL' */
function formatSpan(sizes: readonly string[]): string {
  const [first = '', last = first] = [sizes[0], sizes.at(-1)]
  return first === last ? first : adminText.sizeSpan(first, last)
}

function formatUses({ categories, collections, products }: GuideListRow): string {
  return [
    categories > 0 && adminText.usedByCategories(categories),
    collections > 0 && adminText.usedByCollections(collections),
    products > 0 && adminText.usedByProducts(products),
  ]
    .filter(Boolean)
    .join(', ')
}
