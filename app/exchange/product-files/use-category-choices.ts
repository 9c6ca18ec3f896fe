import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { adminText } from '#app/exchange/product-files/admin-text.ts'
import type { CategorizedProduct } from '#app/exchange/product-files/category-choices.server.ts'
import { type ChoicesResult, MAX_CHOICES_AT_ONCE } from '#app/exchange/product-files/category-input.ts'
import type { Id } from '#app/lib/id.ts'
import { useToast } from '#app/ui/toast.tsx'

type Edit = { readonly id: Id<'file-import-item'>; readonly before: string; readonly category: string }
type Edits = Readonly<Record<string, Edit>>
type Row = Pick<CategorizedProduct, 'id' | 'category'>

/** Keeps the unsaved choices of all pages of the list that staff have opened. */
export function useCategoryChoices(result: ChoicesResult | undefined) {
  const [edits, setEdits] = useState<Edits>({})
  const sent = useRef<Edits>({})
  const handled = useRef<ChoicesResult>(undefined)
  const toast = useToast()
  const navigation = useNavigation()
  const all = Object.values(edits)

  useEffect(() => {
    if (!result || handled.current === result) return
    handled.current = result
    if (result.failed !== null) return toast(adminText.choicesNotSaved, 'error')
    setEdits((typed) => Object.fromEntries(Object.entries(typed).filter(([id, edit]) => sent.current[id] !== edit)))
    toast(adminText.choicesSaved(result.saved))
  }, [result, toast])

  return {
    getChoice: (row: Row) => edits[row.id]?.category ?? row.category,
    choose: (row: Row, category: string) =>
      setEdits(({ [row.id]: edit, ...others }) => {
        const before = edit?.before ?? row.category
        return category === before ? others : { ...others, [row.id]: { id: row.id, before, category } }
      }),
    forget: (ids: readonly string[]) =>
      setEdits((typed) => Object.fromEntries(Object.entries(typed).filter(([id]) => !ids.includes(id)))),
    discard: () => setEdits({}),
    payload: JSON.stringify(all),
    isDirty: all.length > 0,
    hasTooMany: all.length > MAX_CHOICES_AT_ONCE,
    isSaving: navigation.state !== 'idle' && navigation.formMethod === 'POST',
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      if (all.length === 0) event.preventDefault()
      sent.current = edits
    },
  }
}

export type CategoryChoices = ReturnType<typeof useCategoryChoices>
