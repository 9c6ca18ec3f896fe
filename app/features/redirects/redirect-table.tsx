import { href } from 'react-router'
import type { RedirectRow } from '#app/features/redirects/redirect-list.server.ts'
import { ORIGIN_LABELS } from '#app/features/redirects/redirect-list.ts'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type RedirectTableProps = { readonly isBusy: boolean; readonly rows: readonly RedirectRow[] }

export function RedirectTable({ isBusy, rows }: RedirectTableProps) {
  return (
    <table className="index-table redirect-rows" aria-busy={isBusy || undefined}>
      <caption className="sr-only">Redirects</caption>
      <thead>
        <tr>
          <th scope="col">Old address</th>
          <th scope="col">Leads to</th>
          <th scope="col">Added</th>
          <th scope="col">Date</th>
        </tr>
      </thead>
      <tbody>
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
            <td className="cell-state text-ink-2 md:whitespace-nowrap">{ORIGIN_LABELS[row.origin]}</td>
            <td className="cell-date whitespace-nowrap text-ink-2">
              <LocalTime at={row.createdAt} isDay />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
