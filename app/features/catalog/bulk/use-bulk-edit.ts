import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { BulkScope } from '#app/features/catalog/bulk/bulk-input.ts'
import type { BulkPreview, BulkResult } from '#app/features/catalog/bulk/bulk-preview.ts'
import type { FieldErrors } from '#app/lib/form.ts'

const PAUSE_MS = 200

/** What the product list answers; `failed` where the store could not be reached, or broke. */
export type BulkResponse = BulkResult | { readonly outcome: 'failed'; readonly message: string }

type BulkEditOptions = {
  readonly scope: BulkScope
  /** What must become of them, under the names of `bulkInput`; null while that is not said yet. */
  readonly fields: Readonly<Record<string, string>> | null
  readonly onDone: (changed: number) => void
  readonly onFailed: (message: string) => void
}

/**
 * Asks the store what an edit would do as soon as it is complete, and again whenever it changes; carries out exactly what
 * was answered last.
 */
export function useBulkEdit({ scope, fields, onDone, onFailed }: BulkEditOptions) {
  const fetcher = useFetcher<BulkResponse>()
  const [reported, setReported] = useState<{
    readonly of: string
    readonly preview: BulkPreview
    readonly isStale: boolean
  }>()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [sent, setSent] = useState<{ readonly of: string; readonly isMeant: boolean } | null>(null)
  const command = fields ? JSON.stringify([scope, fields]) : ''
  const { data, state, submit } = fetcher
  const isBusy = state !== 'idle'
  const isApplying = isBusy && sent?.isMeant === true

  const handled = useRef<typeof data>(undefined)
  const heard = useRef({ onDone, onFailed })
  useEffect(() => {
    heard.current = { onDone, onFailed }
  })
  useEffect(() => {
    if (!data || isBusy || handled.current === data || !sent) return
    handled.current = data
    setErrors(data.outcome === 'refused' ? data.errors : {})
    setFailure(data.outcome === 'failed' ? data.message : null)
    if ('preview' in data) setReported({ of: sent.of, preview: data.preview, isStale: data.outcome === 'stale' })
    if (data.outcome === 'refused') setReported(undefined)
    if (data.outcome === 'done') heard.current.onDone(data.changed)
    if (data.outcome === 'failed' && sent.isMeant) heard.current.onFailed(data.message)
  }, [data, isBusy, sent])

  const send = (of: string, version: string | null) => {
    const form = new FormData()
    const intent = version === null ? { intent: 'preview' } : { intent: 'apply', version }
    const meant = scope.kind === 'rows' ? { scope: 'rows' } : { scope: 'results', query: scope.query }
    for (const [name, value] of Object.entries({ ...fields, ...intent, ...meant })) form.set(name, value)
    if (scope.kind === 'rows') for (const id of scope.ids) form.append('id', id)
    setSent({ of, isMeant: version !== null })
    submit(form, { method: 'post' })
  }
  const sending = useRef(send)
  useEffect(() => {
    sending.current = send
  })
  const isFirst = useRef(true)
  useEffect(() => {
    if (command === '') return
    const timer = setTimeout(() => sending.current(command, null), isFirst.current ? 0 : PAUSE_MS)
    isFirst.current = false
    return () => clearTimeout(timer)
  }, [command])

  const preview = reported?.of === command && command !== '' ? reported.preview : null
  return {
    /** Of what the fields say now. */
    preview,
    /** The products changed since the preview that was agreed to; this is a new one. */
    isStale: preview !== null && reported?.isStale === true,
    isLooking: command !== '' && preview === null && (isBusy || sent?.of !== command),
    isApplying,
    errors: sent?.of === command ? errors : {},
    failure: sent?.of === command ? failure : null,
    apply: () => {
      if (preview && !isApplying) send(command, preview.version)
    },
    /** Asks again, after a failure. */
    lookAgain: () => send(command, null),
  }
}
