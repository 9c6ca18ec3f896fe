import { useState } from 'react'
import { subtract, toDecimal } from '#app/base/money.ts'
import { adminText } from '#app/payments/transfers/admin-text.ts'
import { SmallForm } from '#app/payments/transfers/screen/transfer-forms.tsx'
import { useDeskAction } from '#app/payments/transfers/screen/use-desk-action.ts'
import type { OrderTransfer } from '#app/payments/transfers/transfer-desk.server.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'

/** Lets staff confirm manually that the transfer for an order has arrived. */
export function ConfirmTransfer({ transfer }: { readonly transfer: OrderTransfer }) {
  const { id, total, received, version } = transfer
  const [isOpen, setIsOpen] = useState(false)
  const { send, error, isBusy, clearError } = useDeskAction(() => setIsOpen(false))
  const isReady = useHydrated()
  const close = () => {
    clearError()
    setIsOpen(false)
  }
  return (
    <>
      <AdminButton look="primary" disabled={!isReady} onClick={() => setIsOpen(true)}>
        {adminText.confirmPayment}
      </AdminButton>
      <Dialog open={isOpen} onClose={() => !isBusy && close()} label={adminText.confirmPayment} className="form-dialog">
        <h2 className="mb-4 text-lg font-semibold">{adminText.confirmPayment}</h2>
        {isOpen && (
          <SmallForm
            name="transfer-amount"
            label={adminText.amountReceived}
            hint={adminText.amountReceivedHint}
            initial={toDecimal(subtract(total, received))}
            submit={adminText.confirmPayment}
            error={error}
            isBusy={isBusy}
            onSubmit={(amount) => send({ intent: 'confirm', order: id, version, amount })}
            onCancel={close}
          />
        )}
      </Dialog>
    </>
  )
}
