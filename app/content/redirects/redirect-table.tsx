import { href } from 'react-router'
import { adminText } from '#app/content/redirects/admin-text.ts'
import type { RedirectRow } from '#app/content/redirects/redirect-list.server.ts'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type RedirectTableProps = { readonly isBusy: boolean; readonly rows: readonly RedirectRow[] }

export function RedirectTable({ isBusy, rows }: RedirectTableProps) {
  return (
    <IndexTable
      className="redirect-rows"
      caption={adminText.redirects}
      isBusy={isBusy}
      columns={[adminText.oldUrl, adminText.linksTo, adminText.added, adminText.date]}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row" className="cell-code">
            <RowLink
              to={href('/admin/redirects/edit/:id', { id: row.id })}
              className="row-link font-medium wrap-anywhere"
            >
              {row.path}
            </RowLink>
          </th>
          <td className="cell-to wrap-anywhere">
            <span className="text-ink-2 md:hidden" aria-hidden="true">
              →{' '}
            </span>
            {row.target}
          </td>
          <td className="cell-state text-ink-2 max-md:hidden md:whitespace-nowrap">{adminText.origins[row.origin]}</td>
          <td className="cell-date whitespace-nowrap text-ink-2">
            <LocalTime at={row.createdAt} isDateOnly />
          </td>
        </tr>
      ))}
    </IndexTable>
  )
}
