import { href } from 'react-router'
import { adminText } from '#app/operations/mail/admin-text.ts'
import { MailFailure, type MailProgress, MailStateBadge } from '#app/operations/mail/mail-badges.tsx'
import type { MailRow } from '#app/operations/mail/mail-list.server.ts'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { OrderNumber } from '#app/ui/order-number.tsx'

export function MailTable({ isBusy, rows }: { isBusy: boolean; rows: readonly MailRow[] }) {
  return (
    <IndexTable
      className="mail-rows"
      caption={adminText.emails}
      isBusy={isBusy}
      columns={[adminText.email, adminText.to, { label: adminText.created, hasTimes: true }, adminText.status]}
    >
      {rows.map((mail) => (
        <tr key={mail.id}>
          <th scope="row" className="cell-subject wrap-anywhere">
            <RowLink
              to={href('/admin/mails/:id', { id: mail.id })}
              className="row-link font-medium whitespace-nowrap"
              aria-label={adminText.rowLabel(mail.kind, mail.subject, mail.recipient)}
            >
              {mail.kind}
            </RowLink>
            {mail.orderNumber ? (
              <span className="block text-xs whitespace-nowrap text-ink-2">
                <OrderNumber number={mail.orderNumber} />
              </span>
            ) : (
              <span className="block text-xs text-ink-2">{mail.subject}</span>
            )}
          </th>
          <td className="cell-to wrap-anywhere">
            <span className="line-clamp-2">{mail.recipient}</span>
            <Failure mail={mail} className="md:hidden" />
          </td>
          <td className="cell-date whitespace-nowrap text-ink-2">
            <LocalTime at={mail.createdAt} />
          </td>
          <td className="cell-state max-md:text-right">
            <MailStateBadge mail={mail} />
            <Failure mail={mail} className="max-md:hidden" />
          </td>
        </tr>
      ))}
    </IndexTable>
  )
}

function Failure({ mail, className }: { mail: MailProgress; className: string }) {
  if (!mail.lastError) return null
  return (
    <span className={`block max-w-100 text-xs wrap-anywhere text-ink-2 ${className}`}>
      <MailFailure mail={mail} />
    </span>
  )
}
