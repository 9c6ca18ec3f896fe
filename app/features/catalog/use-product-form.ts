import { type FocusEvent, type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { addPicture } from '#app/features/catalog/picture-list.ts'
import {
  adoptTyped,
  cellKey,
  draftOf,
  type FormProduct,
  isSameDraft,
  type ProductDraft,
  rebase,
} from '#app/features/catalog/product-draft.ts'
import { productInput } from '#app/features/catalog/product-input.ts'
import type { StoreCurrency } from '#app/features/money/money.ts'
import { type FieldErrors, parseForm } from '#app/lib/form.ts'
import { sendPicture } from '#app/platform/images/send-picture.ts'
import { useUploads } from '#app/ui/admin/use-uploads.ts'
import { useToast } from '#app/ui/toast.tsx'

/** What the server said to the last attempt to save. */
export type ProductAnswer =
  | { readonly outcome: 'saved'; readonly product: FormProduct }
  | { readonly outcome: 'asks' }
  | { readonly outcome: 'refused'; readonly errors: FieldErrors; readonly current: FormProduct | null }

/** The state of a form: what is typed, what it started from, what the server and the schema say to it. */
export function useProductForm(
  product: FormProduct | null,
  currency: StoreCurrency,
  answer: ProductAnswer | undefined,
) {
  const [base, setBase] = useState(product)
  const [draft, setDraft] = useState(() => draftOf(product, currency))
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [summary, setSummary] = useState<FieldErrors | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const answered = useRef<ProductAnswer>(undefined)
  const submit = useSubmit()
  const navigation = useNavigation()
  const toast = useToast()
  const schema = useMemo(() => productInput(currency), [currency])

  useEffect(() => {
    if (!answer || answered.current === answer) return
    answered.current = answer
    setIsAsking(answer.outcome === 'asks')
    if (answer.outcome === 'saved') {
      setBase(answer.product)
      setDraft(draftOf(answer.product, currency))
      setFieldErrors({})
      setSummary(null)
      toast('Product updated successfully!')
    } else if (answer.outcome === 'refused') {
      const { current, errors } = answer
      if (current) {
        setDraft((typed) => rebase(typed, draftOf(base, currency), draftOf(current, currency)))
        setBase(current)
      }
      setFieldErrors(errors)
      setSummary(errors)
      toast(`Failed to save product: ${Object.values(errors)[0] ?? ''}`, 'error')
    }
  }, [answer, base, currency, toast])

  const uploads = useUploads({
    send: (file, sending) => sendPicture(file, `products/${draft.name}`, sending),
    onArrived: ({ publicId, url }, { id, preview }) => {
      if (draft.pictures.some((picture) => picture.publicId === publicId)) toast('This image is already there', 'info')
      setDraft((typed) => ({
        ...typed,
        pictures: addPicture(typed.pictures, { publicId, url, arrival: id, preview }),
      }))
    },
    onFailed: () => toast('Failed to upload images. Please try again.', 'error'),
  })

  useEffect(() => {
    if (element.current) setDraft((draft) => adoptTyped(draft, new FormData(element.current ?? undefined)))
  }, [])

  const set = (change: Partial<ProductDraft>) => {
    setDraft((typed) => ({ ...typed, ...change }))
    setFieldErrors((shown) =>
      Object.fromEntries(Object.entries(shown).filter(([name]) => !((name.split('.')[0] ?? name) in change))),
    )
  }

  return {
    element,
    base,
    draft,
    set,
    errors: fieldErrors,
    summary,
    uploads,
    isDirty: uploads.left > 0 || !isSameDraft(draft, draftOf(base, currency)),
    isSaving: navigation.state !== 'idle' && navigation.formMethod === 'POST',
    isAsking,
    stopAsking: () => setIsAsking(false),
    /** Colours that can be chosen and counted by: named, and each name once. */
    namedColors: draft.colors.filter(
      ({ name }, index) => name.trim() !== '' && draft.colors.findIndex((other) => other.name === name) === index,
    ),
    discard: () => {
      uploads.clear()
      setDraft(draftOf(base, currency))
      setFieldErrors({})
      setSummary(null)
    },
    confirmZeroPrice: () => {
      if (!element.current) return
      const data = new FormData(element.current)
      data.set('confirmZeroPrice', 'yes')
      submit(data, { method: 'post' })
    },
    /** Stock and pictures follow a colour to its new name. */
    renameColor: (from: string, to: string) =>
      setDraft((typed) => ({
        ...typed,
        pictures: typed.pictures.map((picture) => (picture.color === from ? { ...picture, color: to } : picture)),
        cells: {
          ...typed.cells,
          ...Object.fromEntries(
            (typed.sizes.length > 0 ? typed.sizes : [null]).flatMap((size) => {
              const text = typed.cells[cellKey({ size, color: from })]
              return text === undefined ? [] : [[cellKey({ size, color: to }), text]]
            }),
          ),
        },
      })),
    /** Not before every upload has ended: what is on its way would be missing. */
    onSubmit: (event: FormEvent) => {
      if (uploads.left > 0) event.preventDefault()
      else setSummary(null)
    },
    /** A field that is left is checked by the same schema that the server uses. */
    onBlur: (event: FocusEvent<HTMLFormElement>) => {
      const { target } = event
      const name = target.getAttribute('name')
      if (!name || target.closest('form') !== element.current || !element.current) return
      const result = parseForm(schema, new FormData(element.current))
      const message = result.ok ? undefined : result.errors[name]
      setFieldErrors(({ [name]: _, ...others }) => (message ? { ...others, [name]: message } : others))
    },
  }
}
