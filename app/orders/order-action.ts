import { useEffect, useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import type { FieldErrors } from '#app/lib/form.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { useResult } from '#app/ui/admin/use-result.ts'
import { useToast } from '#app/ui/toast.tsx'

/** `isStale` is true if someone else changed the order in the meantime. */
export type OrderActionResult =
  | { readonly outcome: 'saved' }
  | { readonly outcome: 'rejected'; readonly errors: FieldErrors; readonly isStale: boolean }

/** Returns the message for staff if saving fails for a reason beyond their control. */
export function getSaveFailedMessage(): string {
  return adminText.saveFailed
}

export function rejectAction(errors: FieldErrors, isStale = false): OrderActionResult {
  return { outcome: 'rejected', errors, isStale }
}

/** `onBusy` is called with true while the form is being saved, so that the dialog stays open. */
export type DialogFormProps = { readonly onClose: () => void; readonly onBusy: (isBusy: boolean) => void }

/**
 * Reports a failure with the message `failed`; if there is none, only the form shows the errors. After a stale save,
 * loads the changes that others saved, so that the user can save again.
 */
export function useOrderAction(
  { saved, failed }: { readonly saved: string; readonly failed?: string },
  onSaved: () => void,
  onBusy?: DialogFormProps['onBusy'],
) {
  const fetcher = useFetcher<OrderActionResult>()
  const [errors, setErrors] = useState<FieldErrors>({})
  const toast = useToast()
  const { revalidate } = useRevalidator()
  useResult(fetcher, (result) => {
    if (result.outcome === 'saved') {
      setErrors({})
      toast(saved)
      onSaved()
      return
    }
    setErrors(result.errors)
    if (failed) toast(failed, 'error')
    if (result.isStale) void revalidate()
  })
  const isSaving = fetcher.state !== 'idle'
  useEffect(() => onBusy?.(isSaving), [onBusy, isSaving])
  return {
    fetcher,
    errors,
    isSaving,
    clearErrors: (...names: readonly string[]) =>
      setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => !names.includes(name)))),
  }
}
