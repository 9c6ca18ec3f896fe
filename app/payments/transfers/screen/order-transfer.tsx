import { useState } from 'react'
import { href } from 'react-router'
import { formatMoney, subtract } from '#app/base/money.ts'
import { adminText } from '#app/payments/transfers/admin-text.ts'
import { Decision } from '#app/payments/transfers/screen/transfer-forms.tsx'
import { useDeskAction } from '#app/payments/transfers/screen/use-desk-action.ts'
import type { OrderTransfer as Transfer } from '#app/payments/transfers/transfer-desk.server.ts'
import { TextButton, TextLink } from '#app/ui/admin/admin-button.tsx'
import { DefinitionList } from '#app/ui/admin/definition.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { LocalTime } from '#app/ui/local-time.tsx'

type Mode = 'accept' | 'returned'

/**
 * Shows the transfer that an order is waiting for, with the transfer desk's actions. To confirm the transfer, staff use
 * `ConfirmTransfer`.
 */
export function OrderTransfer({ transfer }: { readonly transfer: Transfer }) {
  const { id, reference, customerName, total, received, heldUntil, version, isCancelled } = transfer
  const [mode, setMode] = useState<Mode | null>(null)
  const { send, error, isBusy, clearError } = useDeskAction(() => setMode(null))
  const isReady = useHydrated()
  const missing = subtract(total, received)
  const open = (next: Mode | null) => {
    clearError()
    setMode(next)
  }
  const form = { error, isBusy, onCancel: () => open(null) }
  const renderCommand = (name: Mode, label: string) => (
    <TextButton disabled={!isReady} aria-expanded={mode === name} onClick={() => open(name)}>
      {label}
    </TextButton>
  )
  return (
    <div className="mt-3 grid gap-2 border-t border-line pt-3">
      <DefinitionList
        rows={[
          received.minor > 0 && {
            term: adminText.transferAmount,
            value: formatMoney(isCancelled ? received : missing),
          },
          { term: adminText.reference, value: reference },
          !isCancelled && {
            term: adminText.due,
            value: heldUntil ? <LocalTime at={heldUntil} /> : adminText.noDeadline,
          },
        ]}
      />
      <div className="flex flex-wrap gap-x-4">
        {isCancelled && renderCommand('returned', adminText.markAsReturned)}
        {received.minor > 0 && !isCancelled && renderCommand('accept', adminText.acceptLess)}
        <TextLink to={href('/admin/transfers')}>{adminText.transfers}</TextLink>
      </div>
      {mode === 'accept' && (
        <Decision
          {...form}
          text={adminText.acceptLessHint(formatMoney(missing))}
          submit={adminText.acceptMissing(formatMoney(missing))}
          onSubmit={() => send({ intent: 'accept', order: id, version })}
        />
      )}
      {mode === 'returned' && (
        <Decision
          {...form}
          text={adminText.returnHint(formatMoney(received), customerName)}
          submit={adminText.wasReturned(formatMoney(received))}
          onSubmit={() => send({ intent: 'returned', order: id, version })}
        />
      )}
    </div>
  )
}
