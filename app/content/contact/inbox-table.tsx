import { href } from 'react-router'
import { adminText } from '#app/content/contact/admin-text.ts'
import type { MessageRow } from '#app/content/contact/contact-inbox.server.ts'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { Badge } from '#app/ui/admin/status-badge.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type InboxTableProps = { readonly isBusy: boolean; readonly rows: readonly MessageRow[] }

export function InboxTable({ isBusy, rows }: InboxTableProps) {
  return (
    <table className="index-table inbox-rows" aria-busy={isBusy || undefined}>
      <caption className="sr-only">{adminText.messages}</caption>
      <thead>
        <tr>
          <th scope="col">{adminText.from}</th>
          <th scope="col">{adminText.subject}</th>
          <th scope="col">{adminText.received}</th>
          <th scope="col">{adminText.status}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td className="cell-from wrap-anywhere">
              <span className="line-clamp-2">{row.name}</span>
              <span className="line-clamp-2 text-xs text-ink-2 max-md:hidden">{row.email}</span>
            </td>
            <th scope="row" className="cell-subject wrap-anywhere">
              <RowLink
                to={href('/admin/messages/:id', { id: row.id })}
                className={`row-link line-clamp-2 ${row.readAt ? '' : 'font-semibold'}`}
              >
                {row.subject}
              </RowLink>
            </th>
            <td className="cell-date whitespace-nowrap text-ink-2 max-md:text-right">
              <LocalTime at={row.createdAt} isDay />
            </td>
            <td className="cell-status max-md:text-right">
              <Badge glyph={row.readAt ? '○' : '●'} tone={row.readAt ? 'quiet' : 'amber'}>
                {row.readAt ? adminText.read : adminText.unread}
              </Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
