import type { StockLoss } from '#app/features/stock/stock-edit.server.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'

type StockLossProps = {
  /** Null closes the dialog. */
  readonly loss: StockLoss | null
  readonly isSaving: boolean
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

/** Confirms the loss of units of removed sizes and colors, or of a new grid with fewer units than before. */
export function StockLossDialog({ loss, isSaving, onCancel, onConfirm }: StockLossProps) {
  const count = loss?.units === 1 ? '1 unit' : `${formatNumber(loss?.units ?? 0)} units`
  const names =
    loss?.of.map(({ size, color, stock }) => `${[size, color].filter(Boolean).join(', ')} (${formatNumber(stock)})`) ??
    []
  return (
    <AlertDialog
      open={loss !== null}
      title={`Write off ${count}?`}
      confirmLabel={`Save and write off ${count}`}
      busy={isSaving}
      busyLabel="Saving..."
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {names.length > 0
        ? `You removed variants that are in stock: ${names.join('; ')}. Their units are written off in the stock history.`
        : `The grid holds ${count} fewer than were kept as one number. They leave the stock, and its history says so.`}
    </AlertDialog>
  )
}
