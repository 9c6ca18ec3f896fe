import { type FormEvent, useId, useState } from 'react'
import type { CollectionChoice } from '#app/features/catalog/admin/products/product-form.server.ts'
import {
  type BulkDialogKind,
  BulkFieldset,
  INITIAL_FIELDS,
  isComplete,
} from '#app/features/catalog/bulk/bulk-fields.tsx'
import type { BulkScope } from '#app/features/catalog/bulk/bulk-input.ts'
import { BulkPreviewView, countProducts } from '#app/features/catalog/bulk/bulk-preview-view.tsx'
import { useBulkEdit } from '#app/features/catalog/bulk/use-bulk-edit.ts'
import type { StoreCurrency } from '#app/features/money/money.ts'
import { AdminButton, TextButton } from '#app/ui/admin/admin-button.tsx'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useToast } from '#app/ui/toast.tsx'

const TITLES: Readonly<Record<BulkDialogKind, string>> = {
  status: 'Set the status of',
  flags: 'Set flags of',
  collection: 'Change collections of',
  price: 'Change prices of',
}

type BulkDialogProps = {
  readonly kind: BulkDialogKind
  readonly open: boolean
  readonly scope: BulkScope
  /** How many products are chosen. */
  readonly count: number
  readonly collections: readonly CollectionChoice[]
  readonly currency: StoreCurrency
  readonly onClose: () => void
  /** After it was carried out. */
  readonly onDone: () => void
}

/** Asks what must become of the chosen products, shows what would come of it, and does just that. */
export function BulkDialog({ kind, open, scope, count, collections, currency, onClose, onDone }: BulkDialogProps) {
  const titleId = useId()
  const [fields, setFields] = useState(INITIAL_FIELDS[kind])
  const toast = useToast()
  const edit = useBulkEdit({
    scope,
    fields: open && isComplete(kind, fields) ? { kind, ...fields } : null,
    onDone,
    onFailed: (message) => toast(message, 'error'),
  })
  const { preview, isApplying, errors, failure } = edit
  const close = () => {
    if (!isApplying) onClose() // while it is being carried out nothing closes it
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (preview && preview.changes > 0) edit.apply()
  }
  const whole = errors[''] ?? errors.id
  return (
    <Dialog open={open} onClose={close} labelledBy={titleId} className="bulk-dialog">
      <form className="bulk-form" onSubmit={submit}>
        <h2 id={titleId} className="px-6 pt-6 text-lg font-semibold">
          {TITLES[kind]} {countProducts(count)}
        </h2>
        <div className="grid min-h-0 gap-5 overflow-y-auto px-6 py-4">
          {/* A field that changed would ask what it does in the place of what is being done, whose answer would be lost */}
          <div className="grid gap-5" inert={isApplying}>
            <BulkFieldset
              kind={kind}
              fields={fields}
              set={(change) => setFields({ ...fields, ...change })}
              errors={errors}
              collections={collections}
              currency={currency}
            />
          </div>
          <div
            aria-live="polite"
            aria-busy={edit.isLooking || undefined}
            className="min-h-24 border-t border-line pt-4"
          >
            {edit.isStale && (
              <p className="mb-3 border-l-4 border-amber bg-amber-soft px-3 py-2 text-base text-amber">
                These products changed in the meantime, so nothing was done. This is what would happen now.
              </p>
            )}
            {preview && <BulkPreviewView preview={preview} currency={currency} />}
            {edit.isLooking && <p className="text-base text-ink-2">Looking at what would change...</p>}
            {!preview && !edit.isLooking && !failure && !whole && (
              <p className="text-base text-ink-2">
                Say what to change to see what will happen. Nothing is saved before.
              </p>
            )}
          </div>
          {(failure ?? whole) && (
            <ErrorBanner>
              {failure ?? whole}{' '}
              {failure && !preview && (
                <TextButton look="danger" onClick={edit.lookAgain}>
                  Try again
                </TextButton>
              )}
            </ErrorBanner>
          )}
        </div>
        <div className="flex justify-end gap-3 border-t border-line px-6 py-4 max-md:flex-col-reverse">
          <AdminButton onClick={close} disabled={isApplying}>
            Cancel
          </AdminButton>
          <AdminButton type="submit" look="primary" busy={isApplying} disabled={!preview || preview.changes === 0}>
            {isApplying ? 'Changing...' : preview ? `Change ${countProducts(preview.changes)}` : 'Change'}
          </AdminButton>
        </div>
      </form>
    </Dialog>
  )
}
