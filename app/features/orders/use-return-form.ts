import { useEffect, useRef, useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import type { ReturnAnswer } from '#app/features/orders/return-answer.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { useToast } from '#app/ui/toast.tsx'

/** What a form in a dialog is given. `onBusy`: while it is being saved, nothing closes it. */
export type DialogFormProps = { readonly onClose: () => void; readonly onBusy: (isBusy: boolean) => void }

/** `failed` left out: the form itself says so, at its head. */
type Words = { readonly saved: string; readonly failed?: string }

/**
 * Sends a form beside an order, and keeps what the server said to it. What somebody else did meanwhile is loaded, so that
 * the form is saved again on top of that.
 */
export function useReturnForm({ saved, failed }: Words, onSaved: () => void, onBusy?: DialogFormProps['onBusy']) {
  const fetcher = useFetcher<ReturnAnswer>()
  const [errors, setErrors] = useState<FieldErrors>({})
  const answered = useRef<ReturnAnswer>(undefined)
  const done = useRef(onSaved)
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const { data: answer, state } = fetcher
  useEffect(() => {
    done.current = onSaved
  })
  useEffect(() => {
    if (!answer || answered.current === answer || state !== 'idle') return
    answered.current = answer
    if (answer.outcome === 'saved') {
      setErrors({})
      toast(saved)
      done.current()
      return
    }
    setErrors(answer.errors)
    if (failed) toast(failed, 'error')
    if (answer.isStale) void revalidate()
  }, [answer, state, saved, failed, toast, revalidate])
  const isSaving = state !== 'idle'
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
