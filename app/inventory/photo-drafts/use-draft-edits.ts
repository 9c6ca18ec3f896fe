import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { adminText } from '#app/inventory/photo-drafts/admin-text.ts'
import {
  type DraftEdits,
  listRows,
  restoreEdits,
  setEdit,
  settleEdits,
} from '#app/inventory/photo-drafts/draft-edits.ts'
import { TYPED_FIELDS, type TypedField, writeRows } from '#app/inventory/photo-drafts/draft-rows.ts'
import type { DraftsResult, PhotoDraft } from '#app/inventory/photo-drafts/photo-drafts.server.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { useResult } from '#app/ui/admin/use-result.ts'
import { useToast } from '#app/ui/toast.tsx'

const NONE: DraftEdits = new Map()

/**
 * Manages the state of the list. Typed text is kept until it is saved or discarded, even while drafts are being added.
 */
export function useDraftEdits(loaded: readonly PhotoDraft[], noScriptResult: DraftsResult | undefined) {
  const fetcher = useFetcher<DraftsResult>()
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef(NONE)
  const [edits, setEdits] = useState(() => (noScriptResult ? restoreEdits(noScriptResult) : NONE))
  const [errors, setErrors] = useState<FieldErrors>(noScriptResult?.errors ?? {})
  const [failure, setFailure] = useState(noScriptResult && hasFailed(noScriptResult) ? noScriptResult : null)
  const summary = useMemo(() => failure && toSummary(failure), [failure])
  const rows = listRows(loaded, edits)

  useResult(fetcher, (result) => {
    setEdits((typed) => settleEdits(typed, sent.current, result))
    setErrors(result.errors)
    if (hasFailed(result)) setFailure(result)
    else toast(adminText.saved)
  })

  const restoreTyped = useEffectEvent((element: HTMLFormElement) => {
    const data = new FormData(element)
    const columns = TYPED_FIELDS.map((name) => data.getAll(name).map(String))
    setEdits((before) =>
      rows.reduce((updatedEdits, { base, typed }, index) => {
        const texts = Object.fromEntries(TYPED_FIELDS.map((name, column) => [name, columns[column]?.[index] ?? '']))
        return setEdit(updatedEdits, { base, typed: { ...typed, ...texts } })
      }, before),
    )
  })
  useEffect(() => {
    if (form.current) restoreTyped(form.current) // text may have been typed before hydration
  }, [])

  return {
    form,
    rows,
    errors,
    summary,
    isDirty: edits.size > 0,
    isSaving: fetcher.state !== 'idle',
    set: (id: string, field: TypedField, text: string) => {
      setEdits((before) => {
        const row = listRows(loaded, before).find(({ base }) => base.id === id)
        return row ? setEdit(before, { ...row, typed: { ...row.typed, [field]: text } }) : before
      })
      setErrors(({ [`${field}.${id}`]: _, ...others }) => others)
    },
    discard: () => {
      setEdits(NONE)
      setErrors({})
      setFailure(null)
    },
    /** Sends only the edited rows. */
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      if (edits.size === 0 || fetcher.state !== 'idle') return
      sent.current = edits
      setFailure(null)
      const changed = [...edits.values()].map(({ base, typed }) => ({ ...base, ...typed }))
      void fetcher.submit(writeRows(changed), { method: 'post', action: href('/admin/products/drafts') })
    },
  }
}

function hasFailed({ errors }: DraftsResult): boolean {
  return Object.keys(errors).length > 0
}

/**
 * Returns the content of the error summary. Each error contains the name of its draft, because several drafts can
 * have the same error.
 */
function toSummary({ errors, rejected }: DraftsResult) {
  const named = Object.entries(errors).map(([field, message]) => {
    const row = rejected.find(({ id }) => field.endsWith(`.${id}`))
    return [field, row ? adminText.errorIn(row.name, message) : message] as const
  })
  const title = rejected.length > 0 ? adminText.notSaved(rejected.length) : adminText.nothingSaved
  return { title, errors: Object.fromEntries(named) }
}
