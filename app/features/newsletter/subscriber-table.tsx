import { languageName } from '#app/features/markets/admin/language.ts'
import type { Subscriber } from '#app/features/newsletter/subscriber-list.server.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type SubscriberTableProps = {
  readonly isBusy: boolean
  readonly rows: readonly Subscriber[]
  readonly onUnsubscribe: (row: Subscriber) => void
}

export function SubscriberTable({ isBusy, rows, onUnsubscribe }: SubscriberTableProps) {
  return (
    <table className="index-table subscriber-rows" aria-busy={isBusy || undefined}>
      <caption className="sr-only">Subscribers</caption>
      <thead>
        <tr>
          <th scope="col">Email</th>
          <th scope="col">Subscribed</th>
          <th scope="col">Consent</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className="cell-email break-all">
              {row.email}
            </th>
            <td className="cell-date whitespace-nowrap text-ink-2">
              <LocalTime at={row.createdAt} isDay />
            </td>
            <td className="cell-consent">
              <Consent row={row} />
            </td>
            <td className="cell-actions text-right">
              <TextButton look="danger" aria-label={`Unsubscribe ${row.email}`} onClick={() => onUnsubscribe(row)}>
                Unsubscribe
              </TextButton>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What was recorded of the consent. */
function Consent({ row: { consent, shown, origin, email } }: { readonly row: Subscriber }) {
  if (!consent) {
    return <span className="text-sm text-ink-2">{origin === 'import' ? 'Imported, no record' : 'No record'}</span>
  }
  const { page, language, requestedAt, confirmedAt } = consent
  return (
    <details>
      <summary className="text-button w-max max-w-full">
        {confirmedAt ? 'Confirmed by mail' : 'Recorded'} <span className="sr-only">for {email}</span>
      </summary>
      <dl className="mt-1 grid max-w-[62ch] gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-ink-2">Requested</dt>
        <dd>
          <LocalTime at={requestedAt} />
        </dd>
        {confirmedAt && (
          <>
            <dt className="text-ink-2">Confirmed</dt>
            <dd>
              <LocalTime at={confirmedAt} />
            </dd>
          </>
        )}
        <dt className="text-ink-2">Page</dt>
        <dd className="wrap-anywhere">
          {page || 'Unknown'}, {languageName(language) || language}
        </dd>
        <dt className="text-ink-2">Words shown</dt>
        <dd lang={language} className="whitespace-pre-line wrap-anywhere">
          {shown}
        </dd>
      </dl>
    </details>
  )
}
