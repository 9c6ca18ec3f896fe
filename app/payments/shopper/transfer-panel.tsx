import { orderText } from '#app/orders/order-text.ts'
import type { TransferInstructions, TransferRow } from '#app/payments/bank-transfer/transfer-instructions.ts'
import { paymentText } from '#app/payments/shopper/payment-text.ts'
import { TransferRows } from '#app/payments/shopper/transfer-rows.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'

export function TransferPanel({ transfer: { rows, note, qr } }: { readonly transfer: TransferInstructions }) {
  const toast = useToast()
  const copy = async ({ label, copied }: TransferRow) => {
    try {
      await navigator.clipboard.writeText(copied)
      toast(paymentText.copied(label))
    } catch {
      toast(paymentText.notCopied(label), 'error') // browsers allow copying only on HTTPS and localhost
    }
  }
  return (
    <div className="flex flex-wrap gap-x-6">
      <div className="min-w-0 grow">
        <TransferRows
          rows={rows}
          copy={(row) => (
            <Button
              look="text"
              className="no-js:hidden min-h-11 print:hidden"
              aria-label={paymentText.copyValue(row.label)}
              onClick={() => void copy(row)}
            >
              {orderText.copy}
            </Button>
          )}
        />
        {note && <p className="mt-3 max-w-[62ch] whitespace-pre-line">{note}</p>}
      </div>
      {qr && (
        <figure className="mt-5 w-40">
          <svg
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            className="w-full bg-paper"
            role="img"
            aria-label={paymentText.scanCode}
          >
            <path d={qr.d} fill="#000" />
          </svg>
          <figcaption className="mt-2 text-sm text-ink-2" aria-hidden="true">
            {paymentText.scanCode}
          </figcaption>
        </figure>
      )}
    </div>
  )
}
