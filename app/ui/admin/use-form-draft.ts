import { type FocusEvent, type FormEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { applyTypedText, type Draft, isSameDraft, type RowKeys, rebase as rebaseFields } from '#app/lib/draft.ts'
import { type FieldErrors, isTooLarge, type ParseResult, parseForm } from '#app/lib/form.ts'
import { adminText } from '#app/ui/admin/admin-text.ts'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { useToast } from '#app/ui/toast.tsx'

type FormDraftOptions<Saved, State extends Draft> = {
  readonly loaded: Saved
  readonly result: FormResult<NonNullable<Saved>> | undefined
  readonly schema: Parameters<typeof parseForm>[0]
  readonly toDraft: (saved: Saved) => State
  /** Returns the initial draft. Needed if that draft has more data than the loaded record. */
  readonly toInitialDraft?: (draft: State) => State
  /** Reads the values that were typed before hydration. */
  readonly applyFormData?: (draft: State, form: FormData) => State
  readonly rebase?: (draft: State, old: State, fresh: State, rowKeys?: RowKeys<State>) => State
  /** `saved` is null if a save needs no message. */
  readonly messages: { readonly saved: string | null; readonly failed: (firstMessage: string) => string }
}

/**
 * A draft with lists of records needs the keys of the records or a custom `rebase`, so that a save undoes no one's
 * changes.
 */
type ListOptions<State extends Draft> = [RecordListName<State>] extends [never]
  ? { readonly rowKeys?: RowKeys<State> }
  : { readonly rowKeys?: RowKeys<State> } & (
      | { readonly rowKeys: Required<Pick<RowKeys<State>, RecordListName<State>>> }
      | Required<Pick<FormDraftOptions<unknown, State>, 'rebase'>>
    )

type RecordListName<State> = {
  [Name in keyof State]: State[Name] extends readonly object[] ? Name : never
}[keyof State]

type TextName<State> = Extract<
  { [Name in keyof State]: State[Name] extends string ? Name : never }[keyof State],
  string
>

/** The state of a form. After a save by this form or by someone else, later edits are rebased on the saved record. */
export function useFormDraft<Saved, State extends Draft>(options: FormDraftOptions<Saved, State> & ListOptions<State>) {
  const {
    loaded,
    result,
    schema,
    toDraft,
    toInitialDraft,
    applyFormData = applyTypedText,
    rebase = rebaseFields,
    rowKeys,
    messages,
  } = options
  const [base, setBase] = useState<Saved>(loaded)
  const [edits, setEdits] = useState(0)
  const [draft, setDraft] = useState(() => {
    const initial = toInitialDraft ? toInitialDraft(toDraft(loaded)) : toDraft(loaded)
    // Without scripts, rejected input is in the result only
    const typed = result?.outcome === 'rejected' ? result.typed : undefined
    return typed ? applyFormData(initial, toFormData(typed)) : initial
  })
  const [lastLoaded, setLastLoaded] = useState<Saved>(loaded)
  // A form that was submitted without JavaScript is rendered with its errors
  const initialErrors = result?.outcome === 'rejected' ? result.errors : null
  const [errors, setErrors] = useState<FieldErrors>(initialErrors ?? {})
  const [summary, setSummary] = useState<FieldErrors | null>(initialErrors)
  const [isConfirming, setIsConfirming] = useState(false)
  const [isGone, setIsGone] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const sent = useRef<State>(null)
  const handled = useRef<typeof result>(undefined)
  const afterPointerUp = useAfterPointerUp()
  const navigation = useNavigation()
  const toast = useToast()

  if (result?.outcome === 'rejected' && result.isGone && !isGone) setIsGone(true)
  if (loaded !== lastLoaded) {
    setLastLoaded(loaded)
    // A form without edits is updated to newly loaded values
    if (isSameDraft(draft, toDraft(base))) {
      setBase(loaded)
      setDraft(toDraft(loaded))
    }
  }

  const showErrors = useCallback(
    (fieldErrors: FieldErrors) => {
      setErrors(fieldErrors)
      setSummary(fieldErrors)
      toast(messages.failed(Object.values(fieldErrors)[0] ?? ''), 'error')
    },
    [toast, messages],
  )

  useEffect(() => {
    if (!result || handled.current === result) return
    handled.current = result
    setIsConfirming(result.outcome === 'unconfirmed')
    if (result.outcome === 'unconfirmed') return
    const { current } = result
    if (current) {
      const isSaved = result.outcome === 'saved'
      const old = isSaved ? sent.current : toDraft(base)
      // A save gives new rows their keys, and there are no changes by others to merge
      const keys = isSaved ? undefined : rowKeys
      setDraft((typed) => (old ? rebase(typed, old, toDraft(current), keys) : toDraft(current)))
      setBase(current)
    }
    if (result.outcome === 'rejected') return showErrors(result.errors)
    setErrors({})
    setSummary(null)
    if (messages.saved) toast(messages.saved)
  }, [result, base, toDraft, rebase, rowKeys, showErrors, toast, messages])

  const applyForm = useEffectEvent((form: HTMLFormElement) =>
    setDraft((typed) => applyFormData(typed, new FormData(form))),
  )
  useEffect(() => {
    if (element.current) applyForm(element.current)
  }, [])

  const edit = (update: (typed: State) => State) => {
    setEdits((count) => count + 1)
    setDraft(update)
  }

  const set = (change: Partial<State>) => {
    edit((typed) => ({ ...typed, ...change }))
    setErrors((shown) =>
      Object.fromEntries(Object.entries(shown).filter(([name]) => !((name.split('.')[0] ?? name) in change))),
    )
  }

  return {
    element,
    base,
    draft,
    /** The number of edits by the user, not counting changes by a save. */
    edits,
    setDraft: edit,
    set,
    /** Returns the props of a text field. */
    field: <Name extends TextName<State>>(name: Name) => ({
      name,
      value: draft[name],
      error: errors[name],
      onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
        set({ [name]: value } as Partial<State>), // Boundary: TypeScript does not follow the computed name
    }),
    errors,
    summary,
    isDirty: !isSameDraft(draft, toDraft(base)),
    isSaving: navigation.state !== 'idle' && navigation.formMethod === 'POST',
    /** True if someone else deleted the record, which can then be saved as a new one. */
    isGone,
    isConfirming,
    stopConfirming: () => setIsConfirming(false),
    discard: () => {
      setDraft(toDraft(base))
      setErrors({})
      setSummary(null)
    },
    /** Rejects a form that exceeds the server's limit. */
    onSubmit: (event: FormEvent) => {
      setSummary(null)
      sent.current = draft
      const form = new FormData(element.current ?? undefined)
      if (!isTooLarge(form)) return
      event.preventDefault()
      const parsed: ParseResult<unknown> = parseForm(schema, form)
      showErrors(parsed.ok ? { '': adminText.tooLarge } : parsed.errors)
    },
    onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
      const name = target.getAttribute('name')
      if (!name || target.closest('form') !== element.current) return
      afterPointerUp(() => {
        if (!element.current) return
        const parsed: ParseResult<unknown> = parseForm(schema, new FormData(element.current))
        const message = parsed.ok ? undefined : parsed.errors[name]
        // A server error remains until the field changes (see `set`)
        if (message) setErrors((shown) => ({ ...shown, [name]: message }))
      })
    },
  }
}

function toFormData(texts: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  return form
}

/** Delays layout shifts while a pointer is down, since they would move the button that is being clicked. */
function useAfterPointerUp(): (work: () => void) => void {
  const isDown = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    const controller = new AbortController()
    const options = { capture: true, signal: controller.signal }
    const onDown = () => {
      isDown.current = true
    }
    const onUp = () => {
      isDown.current = false
      for (const work of waiting.current.splice(0)) setTimeout(work) // after the click event
    }
    window.addEventListener('pointerdown', onDown, options)
    window.addEventListener('pointerup', onUp, options)
    window.addEventListener('pointercancel', onUp, options)
    return () => controller.abort()
  }, [])
  return useCallback((work) => {
    if (isDown.current) waiting.current.push(work)
    else work()
  }, [])
}
