import type { BankStatement } from '#app/features/transfers/import-statement.server.ts'
import { useDeskAction } from '#app/features/transfers/screen/use-desk-action.ts'
import { counted } from '#app/features/transfers/statement-row.ts'
import { useHydrated } from '#app/lib/hydrated.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

const FORMATS = { 'camt.053': 'CAMT.053', mt940: 'MT940', csv: 'CSV' } as const

export function StatementList({ statements }: { readonly statements: readonly BankStatement[] }) {
  return (
    <Panel title="Imported statements">
      {statements.length === 0 && <p className="text-base text-ink-2">No statements yet.</p>}
      <ul className="grid gap-4">
        {statements.map((statement) => (
          <Statement key={statement.id} statement={statement} />
        ))}
      </ul>
    </Panel>
  )
}

function Statement({ statement }: { readonly statement: BankStatement }) {
  const { id, fileName, format, account, newRows, knownRows, skippedDebits, createdAt, staffName } = statement
  const { send, isBusy, error } = useDeskAction()
  const isReady = useHydrated()
  const counts = [
    counted(newRows, 'payment', 'payments'),
    knownRows > 0 && `${knownRows} imported before`,
    skippedDebits > 0 && `${counted(skippedDebits, 'debit', 'debits')} left out`,
  ]
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4">
      <div className="min-w-0 text-base wrap-anywhere">
        <p className="font-medium">{fileName}</p>
        <p>{counts.filter(Boolean).join(', ')}</p>
        <p className="text-sm text-ink-2">
          {[FORMATS[format], account].filter(Boolean).join(' · ')} · <LocalTime at={createdAt} />
          {staffName && ` · ${staffName}`}
        </p>
        {error && (
          <p className="text-sm text-danger">
            <span aria-hidden="true">! </span>
            {error}
          </p>
        )}
      </div>
      {statement.isRemovable && (
        <TextButton
          look="danger"
          busy={isBusy}
          disabled={!isReady}
          onClick={() => send({ intent: 'remove', statement: id })}
        >
          Remove<span className="sr-only"> {fileName}</span>
        </TextButton>
      )}
    </li>
  )
}
