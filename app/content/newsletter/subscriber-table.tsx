import { languageName } from '#app/base/language-names.ts'
import { adminText } from '#app/content/newsletter/admin-text.ts'
import type { Subscriber } from '#app/content/newsletter/subscriber-list.server.ts'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { RowMenu } from '#app/ui/admin/lists/row-menu.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type SubscriberTableProps = {
  readonly isBusy: boolean
  readonly rows: readonly Subscriber[]
  /** False if no subscriber of the store has a consent record or was imported. The column is then omitted. */
  readonly hasConsents: boolean
  readonly onUnsubscribe: (row: Subscriber) => void
}

export function SubscriberTable({ isBusy, rows, hasConsents, onUnsubscribe }: SubscriberTableProps) {
  return (
    <IndexTable
      className="subscriber-rows"
      caption={adminText.subscribers}
      isBusy={isBusy}
      columns={[
        adminText.email,
        adminText.subscribed,
        ...(hasConsents ? [adminText.consent] : []),
        { label: adminText.actions, isHidden: true },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row" className="cell-email break-all">
            {row.email}
          </th>
          <td className="cell-date whitespace-nowrap text-ink-2">
            <LocalTime at={row.createdAt} isDateOnly />
          </td>
          {hasConsents && (
            <td className="cell-consent">
              <Consent row={row} />
            </td>
          )}
          <td className="cell-actions text-right">
            <RowMenu name={row.email}>
              <button type="button" className="text-danger" onClick={() => onUnsubscribe(row)}>
                {adminText.unsubscribe}
              </button>
            </RowMenu>
          </td>
        </tr>
      ))}
    </IndexTable>
  )
}

/** Shows the consent record, or that there is none. */
function Consent({ row: { consent, shown, origin, email } }: { readonly row: Subscriber }) {
  if (!consent) {
    return (
      <span className="text-sm text-ink-2">
        {origin === 'import' ? adminText.importedNoRecord : adminText.noRecord}
      </span>
    )
  }
  const { page, language, requestedAt, confirmedAt } = consent
  return (
    <details>
      <summary className="text-button w-max max-w-full">
        {confirmedAt ? adminText.confirmedByEmail : adminText.recorded}{' '}
        <span className="sr-only">{adminText.forEmail(email)}</span>
      </summary>
      <dl className="mt-1 grid max-w-[62ch] gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-ink-2">{adminText.requested}</dt>
        <dd>
          <LocalTime at={requestedAt} />
        </dd>
        {confirmedAt && (
          <>
            <dt className="text-ink-2">{adminText.confirmed}</dt>
            <dd>
              <LocalTime at={confirmedAt} />
            </dd>
          </>
        )}
        <dt className="text-ink-2">{adminText.page}</dt>
        <dd className="wrap-anywhere">
          {page || adminText.unknownPage}, {languageName(language) || language}
        </dd>
        <dt className="text-ink-2">{adminText.textShown}</dt>
        <dd lang={language} className="whitespace-pre-line wrap-anywhere">
          {shown}
        </dd>
      </dl>
    </details>
  )
}
