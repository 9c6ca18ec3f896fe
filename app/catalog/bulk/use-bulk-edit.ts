import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { BulkScope } from '#app/catalog/bulk/bulk-input.ts'
import type { BulkPreview, BulkResult } from '#app/catalog/bulk/bulk-preview.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { useResult } from '#app/ui/admin/use-result.ts'
import { useToast } from '#app/ui/toast.tsx'

const DELAY_MS = 200

/** 'failed': the request failed or the server had an error. */
export type BulkResponse = BulkResult | { readonly outcome: 'failed'; readonly message: string }

/**
 * Loads a preview whenever the edit changes. `apply` makes exactly the previewed changes. `fields` is null until all
 * are filled in.
 */
export function useBulkEdit(
  scope: BulkScope,
  fields: Readonly<Record<string, string>> | null,
  onDone: (changed: number) => void,
) {
  const toast = useToast()
  const fetcher = useFetcher<BulkResponse>()
  const [previewed, setPreviewed] = useState<{ edit: string; preview: BulkPreview; isStale: boolean }>()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [lastRequest, setLastRequest] = useState<{ edit: string; isApply: boolean }>()
  const editKey = fields ? JSON.stringify([scope, fields]) : ''
  const isBusy = fetcher.state !== 'idle'
  const isApplying = isBusy && lastRequest?.isApply === true

  useResult(fetcher, (result) => {
    if (!lastRequest) return
    setErrors(result.outcome === 'rejected' ? result.errors : {})
    setFailure(result.outcome === 'failed' ? result.message : null)
    if ('preview' in result) {
      setPreviewed({ edit: lastRequest.edit, preview: result.preview, isStale: result.outcome === 'stale' })
    }
    if (result.outcome === 'rejected') setPreviewed(undefined)
    if (result.outcome === 'done') onDone(result.changed)
    if (result.outcome === 'failed' && lastRequest.isApply) toast(result.message, 'error')
  })

  const send = (version: string | null) => {
    const form = new FormData()
    const intent = version === null ? { intent: 'preview' } : { intent: 'apply', version }
    const products = scope.kind === 'rows' ? { scope: 'rows' } : { scope: 'results', query: scope.query }
    for (const [name, value] of Object.entries({ ...fields, ...intent, ...products })) form.set(name, value)
    if (scope.kind === 'rows') for (const id of scope.ids) form.append('id', id)
    setLastRequest({ edit: editKey, isApply: version !== null })
    fetcher.submit(form, { method: 'post' })
  }
  const loadPreview = useEffectEvent(() => send(null))
  const isFirst = useRef(true)
  useEffect(() => {
    if (editKey === '') return
    const timer = setTimeout(loadPreview, isFirst.current ? 0 : DELAY_MS)
    isFirst.current = false
    return () => clearTimeout(timer)
  }, [editKey])

  const isCurrent = previewed?.edit === editKey && editKey !== ''
  const preview = isCurrent ? previewed.preview : null
  return {
    preview,
    /** The confirmed preview was outdated; this is a new preview. */
    isStale: isCurrent && previewed.isStale,
    isLoading: editKey !== '' && preview === null && (isBusy || lastRequest?.edit !== editKey),
    isApplying,
    errors: lastRequest?.edit === editKey ? errors : {},
    failure: lastRequest?.edit === editKey ? failure : null,
    apply: () => {
      if (preview && !isApplying) send(preview.version)
    },
    retry: () => send(null),
  }
}
