import { href } from 'react-router'
import { PageBadge } from '#app/content/pages/admin/page-badge.tsx'
import type { PageRow } from '#app/content/pages/admin/page-list.server.ts'
import { adminText } from '#app/content/pages/admin-text.ts'
import { getPagePath } from '#app/store/policies.ts'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type PageTableProps = { readonly isBusy: boolean; readonly rows: readonly PageRow[] }

export function PageTable({ isBusy, rows }: PageTableProps) {
  return (
    <IndexTable
      className="page-rows"
      caption={adminText.pages}
      isBusy={isBusy}
      columns={[adminText.title, adminText.address, adminText.status, adminText.changed]}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row" className="cell-name">
            <RowLink to={href('/admin/pages/edit/:id', { id: row.id })} className="row-link font-medium wrap-anywhere">
              {row.title}
            </RowLink>
          </th>
          <td className="cell-code wrap-anywhere text-ink-2">{getPagePath(row)}</td>
          <td className="cell-state">
            <PageBadge {...row} />
          </td>
          <td className="cell-date whitespace-nowrap text-ink-2">
            <LocalTime at={row.updatedAt} isDateOnly />
          </td>
        </tr>
      ))}
    </IndexTable>
  )
}
