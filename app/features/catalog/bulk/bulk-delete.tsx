import type { BulkScope } from '#app/features/catalog/bulk/bulk-input.ts'
import { countProducts, namesText } from '#app/features/catalog/bulk/bulk-preview.ts'
import { useBulkEdit } from '#app/features/catalog/bulk/use-bulk-edit.ts'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'

type BulkDeleteProps = {
  readonly open: boolean
  readonly scope: BulkScope
  readonly count: number
  readonly onClose: () => void
  readonly onDone: (deleted: number) => void
}

const DELETE = { kind: 'delete' }

export function BulkDelete({ open, scope, count: chosen, onClose, onDone }: BulkDeleteProps) {
  const edit = useBulkEdit(scope, open ? DELETE : null, onDone)
  const { preview, errors, failure } = edit
  const refusal = failure ?? Object.values(errors)[0]
  const count = preview?.changes ?? chosen
  return (
    <AlertDialog
      open={open && (preview !== null || refusal !== undefined)}
      title={
        count > 1
          ? `Are you sure you want to delete these ${countProducts(count)}?`
          : 'Are you sure you want to delete this product?'
      }
      look={preview ? 'danger' : 'primary'}
      confirmLabel={!preview ? 'Try again' : count > 1 ? `Delete ${countProducts(count)}` : 'Delete product'}
      busy={edit.isApplying}
      busyLabel="Deleting..."
      error={refusal}
      onCancel={onClose}
      onConfirm={preview ? edit.apply : edit.retry}
    >
      {preview && (
        <>
          {edit.isStale && (
            <p className="mb-2 text-amber">The products changed in the meantime. Nothing has been deleted yet.</p>
          )}
          <p className="break-words">{namesText(preview.names, count)}</p>
          {preview.missing > 0 && <p className="mt-2">Deleted in the meantime: {countProducts(preview.missing)}.</p>}
          <p className="mt-2">This cannot be undone. Orders are not affected.</p>
        </>
      )}
    </AlertDialog>
  )
}
