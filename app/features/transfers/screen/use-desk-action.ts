import { useState } from 'react'
import { href, useFetcher, useRevalidator } from 'react-router'
import type { DeskResult } from '#app/features/transfers/transfer-input.ts'
import { useResult } from '#app/ui/admin/use-result.ts'
import { useToast } from '#app/ui/toast.tsx'

type Fields = Readonly<Record<string, string | readonly string[]>>

/** Sends a command of the transfer desk. What was changed by someone else is loaded. */
export function useDeskAction(onSaved: () => void = () => {}) {
  const fetcher = useFetcher<DeskResult>()
  const [error, setError] = useState<string>()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  useResult(fetcher, (result) => {
    if (result.outcome === 'saved') {
      setError(undefined)
      toast(result.message)
      onSaved()
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
      for (const one of typeof value === 'string' ? [value] : value) form.append(name, one)
    }
    void fetcher.submit(form, { method: 'post', action: href('/admin/transfers') })
  }
  return { send, error, isBusy, clearError: () => setError(undefined) }
}
