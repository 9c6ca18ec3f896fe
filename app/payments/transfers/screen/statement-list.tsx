import { adminText } from '#app/payments/transfers/admin-text.ts'
import type { BankStatement } from '#app/payments/transfers/import-statement.server.ts'
import { useDeskAction } from '#app/payments/transfers/screen/use-desk-action.ts'
import { RowMenu } from '#app/ui/admin/lists/row-menu.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { getPressableProps } from '#app/ui/pressable.ts'
import { ProblemText } from '#app/ui/problem-text.tsx'

const FORMATS = { 'camt.053': 'CAMT.053', mt940: 'MT940', csv: 'CSV' } as const

export function StatementList({ statements }: { readonly statements: readonly BankStatement[] }) {
  return (
    <Panel title={adminText.importedStatements}>
      {statements.length === 0 && <p className="text-base text-ink-2">{adminText.noStatements}</p>}
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
  const counts = [
    adminText.paymentCount(newRows),
    knownRows > 0 && adminText.importedBefore(knownRows),
    skippedDebits > 0 && adminText.debitsLeftOut(skippedDebits),
  ]
  return (
    <li className="flex items-start justify-between gap-x-4">
      <div className="min-w-0 text-base wrap-anywhere">
        <p className="font-medium">{fileName}</p>
        <p>{counts.filter(Boolean).join(', ')}</p>
        <p className="text-sm text-ink-2">
          {[FORMATS[format], account].filter(Boolean).join(' · ')} · <LocalTime at={createdAt} />
          {staffName && ` · ${staffName}`}
        </p>
        {error && <ProblemText className="text-sm">{error}</ProblemText>}
      </div>
      {statement.isRemovable && (
        <RowMenu name={fileName}>
          <button
            type="button"
            className="text-danger"
            {...getPressableProps({ busy: isBusy, onClick: () => send({ intent: 'remove', statement: id }) })}
          >
            {adminText.remove}
          </button>
        </RowMenu>
      )}
    </li>
  )
}
