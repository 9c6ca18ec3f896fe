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
              {row.origin === 'import' && <span className="block text-sm">Imported</span>}
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
