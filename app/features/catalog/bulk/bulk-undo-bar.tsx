import { X } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { LastBulkEdit, UndoResult } from '#app/features/catalog/bulk/bulk-preview.ts'
import { countProducts, namesText } from '#app/features/catalog/bulk/bulk-preview-view.tsx'
import { formatNumber } from '#app/lib/format/number.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { useFocusContent } from '#app/ui/admin/use-focus-content.ts'
import { useFocusFallback } from '#app/ui/admin/use-focus-fallback.ts'
import { type FailureResult, useFailureToast, useResult } from '#app/ui/admin/use-result.ts'
import { useToast } from '#app/ui/toast.tsx'

/** What the product list answers to taking an edit back. `undone` null: it was taken back already, or is too old. */
type UndoReply = { readonly undone: UndoResult | null } | { readonly failed: string }

const SAID: Readonly<Record<LastBulkEdit['kind'], string>> = {
  status: 'Status changed on',
  flags: 'Flags changed on',
  collection: 'Collections changed on',
  price: 'Price changed on',
}

/** Tells of the last change of many products, and takes it back. */
export function BulkUndoBar({ edit }: { edit: LastBulkEdit | null }) {
  const undoing = useFetcher<UndoReply>()
  const dismissing = useFetcher<FailureResult>()
  const toast = useToast()
  const [result, setResult] = useState('')
  const { fallback, restoreFocus } = useFocusFallback<HTMLButtonElement>()
  const focusContent = useFocusContent()
  useResult(undoing, (reply) => {
    if ('failed' in reply) toast(reply.failed, 'error')
    else if (reply.undone) {
      setResult(undoneText(reply.undone))
      restoreFocus() // what was pressed is gone
    } else toast('This change was taken back or dismissed already, or another followed it.', 'info')
  })

  useFailureToast(dismissing)

  // What was just done is shown before what was taken back.
  const offered = dismissing.state === 'idle' ? edit : null
  const text = offered ? `${SAID[offered.kind]} ${countProducts(offered.changed)}.` : result
  return (
    <div role="status">
      {text && (
        <div className="mt-4 flex min-h-11 items-center gap-4 border-l-4 border-lumen bg-lumen-soft py-1 pl-3 text-base">
          <p className="min-w-0 flex-1 break-words">{text}</p>
          {offered && (
            <TextButton
              busy={undoing.state !== 'idle'}
              onClick={() => undoing.submit({ intent: 'undo', id: offered.id }, { method: 'post' })}
            >
              Undo
            </TextButton>
          )}
          <button
            ref={fallback}
            type="button"
            aria-label="Dismiss"
            className="grid size-11 place-items-center"
            onClick={() => {
              setResult('')
              focusContent()
              if (offered) dismissing.submit({ intent: 'dismiss', id: offered.id }, { method: 'post' })
            }}
          >
            <X className="size-4" aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  )
}

function undoneText({ undone, kept: stored, names, gone }: UndoResult): string {
  const stays = stored === 1 ? 'stays as it is' : 'stay as they are'
  return [
    `Taken back on ${countProducts(undone)}.`,
    stored > 0 && `${formatNumber(stored)} ${stays}, changed by somebody since: ${namesText(names, stored)}.`,
    gone > 0 && `No longer there: ${countProducts(gone)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
