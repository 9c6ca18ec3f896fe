import { type KeyboardEvent, useRef } from 'react'
import { adminText } from '#app/payments/transfers/admin-text.ts'
import { MatchRow } from '#app/payments/transfers/screen/match-row.tsx'
import { useDeskAction } from '#app/payments/transfers/screen/use-desk-action.ts'
import type { DeskRow } from '#app/payments/transfers/transfer-desk.server.ts'
import type { BookedRows } from '#app/payments/transfers/transfer-input.ts'
import { AdminButton, AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'

type TransferMatchesProps = {
  readonly rows: readonly DeskRow[]
  readonly openCount: number
  readonly hasMore: boolean
}

/** Shows payments on the left, and the orders that they could pay for on the right. */
export function TransferMatches({ rows, openCount, hasMore }: TransferMatchesProps) {
  const list = useRef<HTMLOListElement>(null)
  const { send, isBusy } = useDeskAction()
  const isReady = useHydrated()
  const preselected = listPreselectedRows(rows)
  if (rows.length === 0) {
    return (
      <div className="rounded-field border border-line bg-paper">
        <EmptyList
          noun={adminText.emptyNouns.payments}
          title={adminText.noPayments}
          clear={null}
          hint={adminText.noPaymentsHint}
        >
          <AdminButtonLink to="?view=statements">{adminText.importStatement}</AdminButtonLink>
        </EmptyList>
      </div>
    )
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-2 max-md:hidden">
          <kbd>↑</kbd> <kbd>↓</kbd> {adminText.keyHints.move} <kbd>{adminText.keyHints.enter}</kbd>{' '}
          {adminText.keyHints.confirms} <kbd>U</kbd> {adminText.keyHints.undoes} <kbd>S</kbd>{' '}
          {adminText.keyHints.setsAside}
        </p>
        {preselected.length > 0 && (
          <AdminButton
            look="primary"
            busy={isBusy}
            disabled={!isReady}
            onClick={() => send({ intent: 'book-all', rows: JSON.stringify(preselected) })}
          >
            {isBusy ? adminText.confirming : adminText.confirmAll(preselected.length)}
          </AdminButton>
        )}
      </div>
      <ol ref={list} aria-label={adminText.payments} className="grid gap-3" onKeyDown={moveFocus}>
        {rows.map((row, index) => (
          <MatchRow key={row.id} row={row} isFirst={index === 0} />
        ))}
      </ol>
      {hasMore && <p className="mt-4 text-base text-ink-2">{adminText.moreOpen(openCount)}</p>}
    </>
  )
}

/** A preselected proposal has no remainder: payments with a remainder are confirmed one by one. */
function listPreselectedRows(rows: readonly DeskRow[]): BookedRows {
  return rows.flatMap(({ id, version, state, proposals: [first] }) =>
    state === 'open' && first?.preselected
      ? [
          {
            row: id,
            version,
            parts: first.orders.map(({ id: order, amount: { minor, currency } }) => ({ order, minor, currency })),
          },
        ]
      : [],
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || !(event.target instanceof HTMLLIElement)) return
  const rows = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(':scope > li'))
  const next = rows[rows.indexOf(event.target) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
