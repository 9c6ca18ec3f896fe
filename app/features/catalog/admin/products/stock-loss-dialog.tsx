import type { ProductFormState } from '#app/features/catalog/admin/products/use-product-form.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'

export function StockLossDialog({ form }: { form: ProductFormState }) {
  const { loss } = form
  const count = loss?.units === 1 ? '1 unit' : `${formatNumber(loss?.units ?? 0)} units`
  const names =
    loss?.of.map(({ size, color, stock }) => `${[size, color].filter(Boolean).join(', ')} (${formatNumber(stock)})`) ??
    []
  return (
    <AlertDialog
      open={loss !== null}
      title={`Write off ${count}?`}
      confirmLabel={`Save and write off ${count}`}
      busy={form.isSaving}
      busyLabel="Saving..."
      onCancel={form.stopConfirming}
      onConfirm={form.confirmLoss}
    >
      {names.length > 0
        ? `You removed variants that are in stock: ${names.join('; ')}. Their units are written off in the stock history.`
        : `The grid has ${count} fewer than the total before. They are written off in the stock history.`}
    </AlertDialog>
  )
}
