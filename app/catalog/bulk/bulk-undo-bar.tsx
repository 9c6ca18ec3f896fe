import { X } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { adminText } from '#app/catalog/admin/admin-text.ts'
import { formatUndoResult, type LastBulkEdit, type UndoResult } from '#app/catalog/bulk/bulk-preview.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { useFocusContent } from '#app/ui/admin/use-focus-content.ts'
import { useFocusFallback } from '#app/ui/admin/use-focus-fallback.ts'
import { type FailureResult, useFailureToast, useResult } from '#app/ui/admin/use-result.ts'
import { useToast } from '#app/ui/toast.tsx'

/** `undone`: see `formatUndoResult`. */
type UndoResponse = { readonly undone: UndoResult | null } | { readonly failed: string }

export function BulkUndoBar({ edit }: { edit: LastBulkEdit | null }) {
  const undoing = useFetcher<UndoResponse>()
  const dismissing = useFetcher<FailureResult>()
  const toast = useToast()
  const [result, setResult] = useState('')
  const { fallback, restoreFocus } = useFocusFallback<HTMLButtonElement>()
  const focusContent = useFocusContent()
  useResult(undoing, (response) => {
    if ('failed' in response) toast(response.failed, 'error')
    else if (response.undone) {
      setResult(formatUndoResult(response.undone))
      restoreFocus() // the pressed button is gone
    } else toast(formatUndoResult(null), 'info')
  })
  useFailureToast(dismissing)

  const offeredEdit = dismissing.state === 'idle' ? edit : null
  const text = offeredEdit ? adminText.bulkDone[offeredEdit.kind](offeredEdit.changed) : result
  return (
    <div role="status">
      {text && (
        <div className="mt-4 flex min-h-11 items-center gap-4 border-l-4 border-lumen bg-lumen-soft py-1 pl-3 text-base">
          <p className="min-w-0 flex-1 wrap-anywhere">{text}</p>
          {offeredEdit && (
            <TextButton
              busy={undoing.state !== 'idle'}
              onClick={() => undoing.submit({ intent: 'undo', id: offeredEdit.id }, { method: 'post' })}
            >
              {adminText.undo}
            </TextButton>
          )}
          <button
            ref={fallback}
            type="button"
            aria-label={adminText.dismiss}
            className="grid size-11 place-items-center"
            onClick={() => {
              setResult('')
              focusContent()
              if (offeredEdit) dismissing.submit({ intent: 'dismiss', id: offeredEdit.id }, { method: 'post' })
            }}
          >
            <X className="size-4" aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  )
}
