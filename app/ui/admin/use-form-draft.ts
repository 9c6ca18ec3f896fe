import { type FocusEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { type Draft, isSameDraft } from '#app/lib/draft.ts'
import { type FieldErrors, isTooLarge, type Parsed, parseForm, TOO_MUCH } from '#app/lib/form.ts'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { useAfterPress } from '#app/ui/admin/use-after-press.ts'
import { useToast } from '#app/ui/toast.tsx'

type FormSchema = Parameters<typeof parseForm>[0]

type FormDraftOptions<Saved, Kept extends Draft> = {
  /** What the form was loaded with. */
  readonly loaded: Saved
  readonly answer: FormResult<NonNullable<Saved>> | undefined
  /** The same schema that the server uses. */
  readonly schema: FormSchema
  readonly draftOf: (saved: Saved) => Kept
  readonly adopt: (draft: Kept, form: FormData) => Kept
  readonly rebase: (draft: Kept, old: Kept, fresh: Kept) => Kept
  readonly words: { readonly saved: string; readonly failed: (firstMessage: string) => string }
}

/**
 * The state of a form: what is typed, what it started from, what the server and the schema say to it. A saved form
 * starts anew from what was saved, with what was typed in the meantime on top; after somebody else's save, what was typed is
 * put on top of theirs.
 */
export function useFormDraft<Saved, Kept extends Draft>(options: FormDraftOptions<Saved, Kept>) {
  const { loaded, answer: response, schema, draftOf, rebase, words } = options
  const [base, setBase] = useState<Saved>(loaded)
  const [draft, setDraft] = useState(() => draftOf(loaded))
  const [seen, setSeen] = useState<Saved>(loaded)
  // Of the document that answers a form sent without scripts, which says in its HTML why nothing was saved
  const refusal = response?.outcome === 'refused' ? response.errors : null
  const [errors, setErrors] = useState<FieldErrors>(refusal ?? {})
  const [summary, setSummary] = useState<FieldErrors | null>(refusal)
  const [isConfirming, setIsConfirming] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const sent = useRef<Kept>(null)
  const handled = useRef<typeof response>(undefined)
  const afterPress = useAfterPress()
  const navigation = useNavigation()
  const toast = useToast()

  if (loaded !== seen) {
    setSeen(loaded)
    // Loaded anew: a form in which nothing was typed shows what there is now.
    if (isSameDraft(draft, draftOf(base))) {
      setBase(loaded)
      setDraft(draftOf(loaded))
    }
  }

  const refuse = useCallback(
    (refused: FieldErrors) => {
      setErrors(refused)
      setSummary(refused)
      toast(words.failed(Object.values(refused)[0] ?? ''), 'error')
    },
    [toast, words],
  )

  useEffect(() => {
    if (!response || handled.current === response) return
    handled.current = response
    setIsConfirming(response.outcome === 'asks')
    if (response.outcome === 'asks') return
    const { current } = response
    if (current) {
      const old = response.outcome === 'saved' ? sent.current : draftOf(base)
      setDraft((typed) => (old ? rebase(typed, old, draftOf(current)) : draftOf(current)))
      setBase(current)
    }
    if (response.outcome === 'refused') return refuse(response.errors)
    setErrors({})
    setSummary(null)
    toast(words.saved)
  }, [response, base, draftOf, rebase, refuse, toast, words])

  const adopt = useRef(options.adopt)
  useEffect(() => {
    if (element.current) setDraft((draft) => adopt.current(draft, new FormData(element.current ?? undefined)))
  }, [])

  return {
    /** For the form's `ref`. */
    element,
    base,
    draft,
    setDraft,
    /** Changes fields of the draft; what was said of them is no longer true. */
    set: (change: Partial<Kept>) => {
      setDraft((typed) => ({ ...typed, ...change }))
      setErrors((shown) =>
        Object.fromEntries(Object.entries(shown).filter(([name]) => !((name.split('.')[0] ?? name) in change))),
      )
    },
    /** Messages by field. */
    errors,
    /** What was refused, to be shown above the form. */
    summary,
    isDirty: !isSameDraft(draft, draftOf(base)),
    isSaving: navigation.state !== 'idle' && navigation.formMethod === 'POST',
    isConfirming,
    stopConfirming: () => setIsConfirming(false),
    discard: () => {
      setDraft(draftOf(base))
      setErrors({})
      setSummary(null)
    },
    /** What the store would turn away unread, for its sheer size, is told here, and stays. */
    onSubmit: (event: FormEvent) => {
      setSummary(null)
      sent.current = draft
      const typed = new FormData(element.current ?? undefined)
      if (!isTooLarge(typed)) return
      event.preventDefault()
      const result: Parsed<unknown> = parseForm(schema, typed)
      refuse(result.ok ? { '': TOO_MUCH } : result.errors)
    },
    /** A field that is left is checked, see `useAfterPress`. */
    onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
      const name = target.getAttribute('name')
      if (!name || target.closest('form') !== element.current) return
      afterPress(() => {
        if (!element.current) return
        const result: Parsed<unknown> = parseForm(schema, new FormData(element.current))
        const message = result.ok ? undefined : result.errors[name]
        // What the server said of it stays until it is changed, see `set`
        if (message) setErrors((shown) => ({ ...shown, [name]: message }))
      })
    },
  }
}
