import { type FormEvent, useId, useState } from 'react'
import type { CollectionChoice } from '#app/features/catalog/admin/products/product-form.server.ts'
import type { BulkEdit } from '#app/features/catalog/bulk/bulk-edit.ts'
import { BulkFieldset, INITIAL_FIELDS, isComplete } from '#app/features/catalog/bulk/bulk-fields.tsx'
import type { BulkScope } from '#app/features/catalog/bulk/bulk-input.ts'
import { countProducts } from '#app/features/catalog/bulk/bulk-preview.ts'
import { BulkPreviewView } from '#app/features/catalog/bulk/bulk-preview-view.tsx'
import { useBulkEdit } from '#app/features/catalog/bulk/use-bulk-edit.ts'
import type { StoreCurrency } from '#app/features/money/money.ts'
import { AdminButton, TextButton } from '#app/ui/admin/admin-button.tsx'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

const TITLES: Readonly<Record<BulkEdit['kind'], string>> = {
  status: 'Set the status of',
  flags: 'Set flags of',
  collection: 'Change collections of',
  price: 'Change prices of',
}

type BulkDialogProps = {
  readonly kind: BulkEdit['kind']
  readonly open: boolean
  readonly scope: BulkScope
  readonly count: number
  readonly collections: readonly CollectionChoice[]
  readonly currency: StoreCurrency
  readonly onClose: () => void
  readonly onDone: () => void
}

export function BulkDialog({ kind, open, scope, count, collections, currency, onClose, onDone }: BulkDialogProps) {
  const titleId = useId()
  const [fields, setFields] = useState(INITIAL_FIELDS[kind])
  const edit = useBulkEdit(scope, open && isComplete(kind, fields) ? { kind, ...fields } : null, onDone)
  const { preview, isApplying, errors, failure } = edit
  const close = () => {
    if (!isApplying) onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (preview && preview.changes > 0) edit.apply()
  }
  const formError = errors[''] ?? errors.id
  return (
    <Dialog open={open} onClose={close} labelledBy={titleId} className="bulk-dialog">
      <form className="bulk-form" onSubmit={submit}>
        <h2 id={titleId} className="px-6 pt-6 text-lg font-semibold">
          {TITLES[kind]} {countProducts(count)}
        </h2>
        <div className="grid min-h-0 gap-5 overflow-y-auto px-6 py-4">
          {/* An edited field would load a preview instead of the result of the running edit */}
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
            aria-busy={edit.isLoading || undefined}
            className="min-h-24 border-t border-line pt-4"
          >
            {edit.isStale && (
              <p className="mb-3 border-l-4 border-amber bg-amber-soft px-3 py-2 text-base text-amber">
                These products changed in the meantime, so nothing was done. This is a new preview.
              </p>
            )}
            {preview && <BulkPreviewView preview={preview} currency={currency} />}
            {edit.isLoading && <p className="text-base text-ink-2">Loading preview...</p>}
            {!preview && !edit.isLoading && !failure && !formError && (
              <p className="text-base text-ink-2">
                Choose a change to preview it. Nothing is saved before you confirm.
              </p>
            )}
          </div>
          {(failure ?? formError) && (
            <ErrorBanner>
              {failure ?? formError}{' '}
              {failure && !preview && (
                <TextButton look="danger" onClick={edit.retry}>
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
