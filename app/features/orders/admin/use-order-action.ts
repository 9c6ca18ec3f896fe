import { useEffect, useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import type { OrderActionResult } from '#app/features/orders/admin/order-action.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { useResult } from '#app/ui/admin/use-result.ts'
import { useToast } from '#app/ui/toast.tsx'

/** What a form in a dialog is given. `onBusy`: while it is being saved, nothing closes it. */
export type DialogFormProps = { readonly onClose: () => void; readonly onBusy: (isBusy: boolean) => void }

/** `failed` left out: the form itself says so, at its head. */
type Words = { readonly saved: string; readonly failed?: string }

/**
 * Sends a form beside an order, and keeps what the server said to it. What someone else did in the meantime is loaded, so that
 * the form is saved again on top of that.
 */
export function useOrderAction({ saved, failed }: Words, onSaved: () => void, onBusy?: DialogFormProps['onBusy']) {
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
    /** What was said of a field is no longer true once it is changed. */
    forget: (...names: readonly string[]) =>
      setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => !names.includes(name)))),
  }
}
