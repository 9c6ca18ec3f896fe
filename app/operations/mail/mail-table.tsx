import { href } from 'react-router'
import { adminText } from '#app/operations/mail/admin-text.ts'
import { MailFailure, type MailProgress, MailStateBadge } from '#app/operations/mail/mail-badges.tsx'
import type { MailRow } from '#app/operations/mail/mail-list.server.ts'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

export function MailTable({ isBusy, rows }: { isBusy: boolean; rows: readonly MailRow[] }) {
  return (
    <table className="index-table mail-rows" aria-busy={isBusy || undefined}>
      <caption className="sr-only">{adminText.emails}</caption>
      <thead>
        <tr>
          <th scope="col">{adminText.email}</th>
          <th scope="col">{adminText.to}</th>
          <th scope="col">{adminText.created}</th>
          <th scope="col">{adminText.status}</th>
        </tr>
      </thead>
      <tbody>
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
                <span className="block text-xs whitespace-nowrap text-ink-2">{mail.orderNumber}</span>
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
      </tbody>
    </table>
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
