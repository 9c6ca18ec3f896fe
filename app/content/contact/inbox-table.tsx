import { href } from 'react-router'
import { adminText } from '#app/content/contact/admin-text.ts'
import type { MessageRow } from '#app/content/contact/contact-inbox.server.ts'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { Badge } from '#app/ui/admin/status-badge.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type InboxTableProps = { readonly isBusy: boolean; readonly rows: readonly MessageRow[] }

export function InboxTable({ isBusy, rows }: InboxTableProps) {
  return (
    <IndexTable
      className="inbox-rows"
      caption={adminText.messages}
      isBusy={isBusy}
      columns={[adminText.from, adminText.subject, adminText.received, adminText.status]}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <td className="cell-from wrap-anywhere">
            <span className="line-clamp-2">{row.name}</span>
            <span className="line-clamp-2 text-xs text-ink-2 max-md:hidden">{row.email}</span>
          </td>
          <th scope="row" className="cell-subject wrap-anywhere">
            <RowLink
              to={href('/admin/messages/:id', { id: row.id })}
              className={`row-link line-clamp-2 max-md:line-clamp-1 ${row.readAt ? '' : 'font-semibold'}`}
            >
              {row.subject}
            </RowLink>
          </th>
          <td className="cell-date whitespace-nowrap text-ink-2 max-md:text-right">
            <LocalTime at={row.createdAt} isDateOnly />
          </td>
          <td className="cell-status max-md:text-right">
            <Badge glyph={row.readAt ? '○' : '●'} tone={row.readAt ? 'quiet' : 'amber'}>
              {row.readAt ? adminText.read : adminText.unread}
            </Badge>
          </td>
        </tr>
      ))}
    </IndexTable>
  )
}
