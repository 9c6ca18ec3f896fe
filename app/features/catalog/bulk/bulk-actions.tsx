import { useState } from 'react'
import type { CollectionChoice } from '#app/features/catalog/admin/products/product-form.server.ts'
import { BulkDelete } from '#app/features/catalog/bulk/bulk-delete.tsx'
import { BulkDialog } from '#app/features/catalog/bulk/bulk-dialog.tsx'
import { type BulkEdit, MAX_AT_ONCE } from '#app/features/catalog/bulk/bulk-edit.ts'
import type { BulkScope } from '#app/features/catalog/bulk/bulk-input.ts'
import { countProducts } from '#app/features/catalog/bulk/bulk-preview.ts'
import type { StoreCurrency } from '#app/features/money/money.ts'
import type { Id } from '#app/lib/id.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { BulkBar } from '#app/ui/admin/lists/bulk-bar.tsx'
import type { Rows } from '#app/ui/admin/lists/use-row-selection.ts'
import { useFocusContent } from '#app/ui/admin/use-focus-content.ts'
import { useToast } from '#app/ui/toast.tsx'

const ACTIONS: readonly { readonly kind: BulkEdit['kind']; readonly label: string }[] = [
  { kind: 'status', label: 'Set status' },
  { kind: 'flags', label: 'Flags' },
  { kind: 'collection', label: 'Collections' },
  { kind: 'price', label: 'Prices' },
]

type BulkActionsProps = {
  readonly rows: Rows<Id<'product'>>
  /** The list's filters as a URL's query, for all results. */
  readonly query: string
  readonly collections: readonly CollectionChoice[]
  readonly currency: StoreCurrency
}

export function BulkActions({ rows, query, collections, currency }: BulkActionsProps) {
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
    focusContent() // the button that opened the dialog goes with the bar
  }
  return (
    <>
      <BulkBar rows={rows} max={MAX_AT_ONCE}>
        {ACTIONS.map(({ kind, label }) => (
          <TextButton
            key={kind}
            aria-haspopup="dialog"
            onClick={() => {
              setRequested({ kind, time: (requested?.time ?? 0) + 1 })
              setIsOpen(true)
            }}
          >
            {label}
          </TextButton>
        ))}
        <TextButton look="danger" aria-haspopup="dialog" onClick={() => setIsDeleting(true)}>
          Delete
        </TextButton>
      </BulkBar>
      {requested && (
        <BulkDialog
          key={requested.time}
          kind={requested.kind}
          open={isOpen}
          scope={scope}
          count={rows.count}
          collections={collections}
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
          if (deleted > 0) toast(`${countProducts(deleted)} deleted`)
          else toast('These products were already deleted', 'info')
        }}
      />
    </>
  )
}
