import { useState } from 'react'
import { href, useFetcher, useRevalidator } from 'react-router'
import type { DeskResult } from '#app/payments/transfers/transfer-input.ts'
import { useFocusContent } from '#app/ui/admin/use-focus-content.ts'
import { useResult } from '#app/ui/admin/use-result.ts'
import { useToast } from '#app/ui/toast.tsx'

type Fields = Readonly<Record<string, string | readonly string[]>>

/**
 * Sends a command to the transfer desk. If it is rejected, reloads the data that others changed. `onSaved` moves the
 * focus; without it, the page's content gets the focus.
 */
export function useDeskAction(onSaved?: () => void) {
  const fetcher = useFetcher<DeskResult>()
  const [error, setError] = useState<string>()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const focusContent = useFocusContent()
  // Handled immediately, because the row might disappear with the reload
  useResult({ data: fetcher.data, state: 'idle' }, (result) => {
    if (result.outcome === 'saved') {
      setError(undefined)
      toast(result.message)
      if (onSaved) onSaved()
      else focusContent()
      return
    }
    setError(result.error)
    toast(result.error, 'error')
    void revalidate()
  })
  const isBusy = fetcher.state !== 'idle'
  function send(fields: Fields): void {
    if (isBusy) return
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) {
      for (const item of typeof value === 'string' ? [value] : value) form.append(name, item)
    }
    void fetcher.submit(form, { method: 'post', action: href('/admin/transfers') })
  }
  return { send, error, isBusy, clearError: () => setError(undefined) }
}
