import { useState } from 'react'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { adminText } from '#app/catalog/admin/admin-text.ts'
import { BulkDialog } from '#app/catalog/bulk/bulk-dialog.tsx'
import { type BulkEdit, MAX_AT_ONCE } from '#app/catalog/bulk/bulk-edit.ts'
import { type BulkChoices, INITIAL_FIELDS } from '#app/catalog/bulk/bulk-fields.tsx'
import type { BulkScope } from '#app/catalog/bulk/bulk-input.ts'
import { formatDeletion, formatNames } from '#app/catalog/bulk/bulk-preview.ts'
import { useBulkEdit } from '#app/catalog/bulk/use-bulk-edit.ts'
import type { Id } from '#app/lib/id.ts'
import { listKeys } from '#app/lib/keys.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { BulkBar } from '#app/ui/admin/lists/bulk-bar.tsx'
import type { Rows } from '#app/ui/admin/lists/use-row-selection.ts'
import { useFocusContent } from '#app/ui/admin/use-focus-content.ts'
import { useToast } from '#app/ui/toast.tsx'

type BulkActionsProps = {
  readonly rows: Rows<Id<'product'>>
  /** The list's filters as a URL query, for changing all results. */
  readonly query: string
  readonly choices: BulkChoices
  readonly currency: CurrencyCode
}

export function BulkActions({ rows, query, choices, currency }: BulkActionsProps) {
  const [requested, setRequested] = useState<{ readonly kind: BulkEdit['kind']; readonly time: number } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const toast = useToast()
  const focusContent = useFocusContent()

  const scope: BulkScope = rows.isAll ? { kind: 'results', query } : { kind: 'rows', ids: rows.chosen }
  const finish = () => {
    setIsOpen(false)
    setIsDeleting(false)
    rows.clear()
    focusContent() // the button that opened the dialog disappears with the bar
  }
  return (
    <>
      <BulkBar rows={rows} max={MAX_AT_ONCE}>
        {listKeys(INITIAL_FIELDS).map((kind) => (
          <TextButton
            key={kind}
            aria-haspopup="dialog"
            onClick={() => {
              setRequested({ kind, time: (requested?.time ?? 0) + 1 })
              setIsOpen(true)
            }}
          >
            {adminText.bulkActions[kind]}
          </TextButton>
        ))}
        <TextButton look="danger" aria-haspopup="dialog" onClick={() => setIsDeleting(true)}>
          {adminText.deleteChosen}
        </TextButton>
      </BulkBar>
      {requested && (
        <BulkDialog
          key={requested.time}
          kind={requested.kind}
          open={isOpen}
          scope={scope}
          count={rows.count}
          choices={choices}
          currency={currency}
          onClose={() => setIsOpen(false)}
          onDone={finish}
        />
      )}
      <BulkDelete
        open={isDeleting}
        scope={scope}
        count={rows.count}
        onClose={() => setIsDeleting(false)}
        onDone={(deleted) => {
          finish()
          toast(formatDeletion(deleted), deleted > 0 ? 'success' : 'info')
        }}
      />
    </>
  )
}

type BulkDeleteProps = {
  readonly open: boolean
  readonly scope: BulkScope
  readonly count: number
  readonly onClose: () => void
  readonly onDone: (deleted: number) => void
}

const DELETE = { kind: 'delete' }

function BulkDelete({ open, scope, count: chosen, onClose, onDone }: BulkDeleteProps) {
  const edit = useBulkEdit(scope, open ? DELETE : null, onDone)
  const { preview, errors, failure } = edit
  const problem = failure ?? Object.values(errors)[0]
  const count = preview?.changes ?? chosen
  return (
    <AlertDialog
      open={open && (preview !== null || problem !== undefined)}
      title={adminText.deleteQuestion(count)}
      look={preview ? 'danger' : 'primary'}
      confirmLabel={preview ? adminText.deleteProducts(count) : adminText.tryAgain}
      busy={edit.isApplying}
      busyLabel={adminText.deleting}
      error={problem}
      onCancel={onClose}
      onConfirm={preview ? edit.apply : edit.retry}
    >
      {preview && (
        <>
          {edit.isStale && <p className="mb-2 text-amber">{adminText.deleteStale}</p>}
          <p className="break-words">{formatNames(preview.names, count)}</p>
          {preview.missing > 0 && <p className="mt-2">{adminText.alreadyDeletedProducts(preview.missing)}</p>}
          <p className="mt-2">{adminText.deleteHint}</p>
        </>
      )}
    </AlertDialog>
  )
}
