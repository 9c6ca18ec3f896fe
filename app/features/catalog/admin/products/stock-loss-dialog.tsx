import type { Loss } from '#app/features/catalog/admin/products/use-product-form.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'

type StockLossProps = {
  /** Null while nothing is asked. */
  readonly loss: Loss | null
  readonly isSaving: boolean
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

/** Asks before units are lost with a size or color that someone took off the product. */
export function StockLossDialog({ loss, isSaving, onCancel, onConfirm }: StockLossProps) {
  const count = loss?.units === 1 ? '1 piece' : `${formatNumber(loss?.units ?? 0)} pieces`
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
        ? `You removed what is still in stock: ${names.join('; ')}. The pieces leave the stock, and its history says so.`
        : `The grid holds ${count} fewer than were kept as one number. They leave the stock, and its history says so.`}
    </AlertDialog>
  )
}
