import { type FormEvent, useCallback, useMemo, useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import { addImage } from '#app/features/catalog/admin/image-list.ts'
import {
  adoptTyped,
  draftOf,
  rebase,
  renameColor,
  withName,
} from '#app/features/catalog/admin/products/product-draft.ts'
import { productInput } from '#app/features/catalog/admin/products/product-input.ts'
import type { StockedProduct } from '#app/features/catalog/admin/products/save-product.server.ts'
import { type FieldName, fieldOf, type NameOfKind, type textNames } from '#app/features/catalog/product-fields.ts'
import { type StoreCurrency, symbolOf } from '#app/features/money/money.ts'
import { errorIn } from '#app/lib/form.ts'
import { sendImage } from '#app/platform/images/send-image.ts'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { useUploads } from '#app/ui/admin/uploads/use-uploads.ts'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'
import { useToast } from '#app/ui/toast.tsx'

/** `isGone`: someone deleted the product in the meantime, so that what is typed can only become a new one. `loss`: see below. */
export type ProductResult = FormResult<StockedProduct> & { readonly isGone?: boolean; readonly loss?: Loss | null }

/** Pieces that would go with what is removed from the grid; with `of` empty, what a new grid holds fewer. */
export type Loss = {
  readonly units: number
  readonly of: readonly { readonly size: string | null; readonly color: string | null; readonly stock: number }[]
}

/** What a field carries by its description, but for its value. */
function described(name: FieldName, currency: StoreCurrency) {
  const { kind, label, hint, isRequired } = fieldOf(name)
  const isPrice = kind === 'price' || kind === 'amount'
  const inputMode: 'decimal' | 'numeric' | undefined = isPrice ? 'decimal' : kind === 'count' ? 'numeric' : undefined
  return { label: isPrice ? `${label} (${symbolOf(currency)})` : label, hint, required: isRequired, inputMode }
}

export type ProductFormState = ReturnType<typeof useProductForm>

const MESSAGES = {
  saved: 'Product updated successfully!',
  failed: (message: string) => `Failed to save product: ${message}`,
}

/** The state of a product's form, with its uploads. */
export function useProductForm(
  product: StockedProduct | null,
  currency: StoreCurrency,
  outcome: ProductResult | undefined,
) {
  const schema = useMemo(() => productInput(currency), [currency])
  const draftIn = useCallback((saved: StockedProduct | null) => draftOf(saved, currency), [currency])
  const form = useFormDraft({
    loaded: product,
    result: outcome,
    schema,
    draftOf: draftIn,
    adopt: adoptTyped,
    rebase,
    messages: MESSAGES,
  })
  const { draft, set, setDraft, element, errors } = form
  const [isGone, setGone] = useState(false)
  if (outcome?.isGone && !isGone) setGone(true)
  const submit = useSubmit()
  const [toast, notify] = [useToast(), useToast()] // of their own: a note on one image replaces no error of another
  const agreed = useRef<Readonly<Record<string, string>>>({}) // to what was asked since the form was last sent by itself
  const agree = (name: 'confirmZeroPrice' | 'writeOff', value: string) => {
    if (!element.current) return
    agreed.current = { ...agreed.current, [name]: value }
    const data = new FormData(element.current)
    for (const [confirmed, as] of Object.entries(agreed.current)) data.set(confirmed, as)
    submit(data, { method: 'post' })
  }
  const loss = (form.isConfirming && outcome?.loss) || null

  const uploads = useUploads({
    send: (file, sending) => sendImage(file, `products/${draft.name}`, sending),
    onArrived: ({ publicId, url }, { id, preview }) => {
      if (draft.images.some((image) => image.publicId === publicId)) notify('This image is already there', 'info')
      setDraft((typed) => ({
        ...typed,
        images: addImage(typed.images, { publicId, url, arrival: id, preview }),
      }))
    },
    onFailed: () => toast('Failed to upload images. Please try again.', 'error'),
  })

  return {
    ...form,
    uploads,
    isGone,
    /** The form of a new product, or of a saved one: on phones each keeps its own sections open. */
    kind: product ? 'product' : 'new-product',
    /** What is saved of the product, to which changes are compared; null for one that is not, or no longer, there. */
    base: isGone ? null : form.base,
    isDirty: uploads.left > 0 || isGone || form.isDirty,
    /** What a text field or a choice needs. */
    field: (name: (typeof textNames)[number] | 'collectionId') => ({
      name,
      ...described(name, currency),
      value: draft[name],
      error: errors[name],
      onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
        set(name === 'name' && !product ? withName(draft, value) : { [name]: value }),
    }),
    /** What a switch needs. */
    toggle: (name: NameOfKind<'flag'>) => ({
      name,
      label: fieldOf(name).label,
      checked: draft[name],
      onChange: ({ currentTarget: { checked } }: { readonly currentTarget: { readonly checked: boolean } }) =>
        set({ [name]: checked }),
    }),
    /** What a list of names needs. */
    list: (name: NameOfKind<'names'>) => {
      const { label, hint, noun } = fieldOf(name)
      const onChange = (tags: readonly string[]) => set({ [name]: tags })
      return { name, label, hint, noun, error: errorIn(errors, name), tags: draft[name], onChange }
    },
    /** Colors that can be chosen and counted by: named, and each name once. */
    namedColors: draft.colors.filter(
      ({ name }, index) => name.trim() !== '' && draft.colors.findIndex((other) => other.name === name) === index,
    ),
    discard: () => {
      uploads.clear()
      form.discard()
    },
    /** What is asked: whether it must cost nothing, or pieces must be lost. */
    asksForPrice: form.isConfirming && !loss,
    loss,
    confirmZeroPrice: () => agree('confirmZeroPrice', 'yes'),
    confirmLoss: () => agree('writeOff', String(loss?.units)),
    renameColor: (from: string, to: string) => setDraft((typed) => renameColor(typed, from, to)),
    /** Not before every upload has ended: what is on its way would be missing. */
    onSubmit: (event: FormEvent) => {
      agreed.current = {}
      if (uploads.left > 0) event.preventDefault()
      else form.onSubmit(event)
    },
  }
}
