import { type FormEvent, useCallback, useMemo } from 'react'
import { useSubmit } from 'react-router'
import { addPicture } from '#app/features/catalog/picture-list.ts'
import { adoptTyped, cellKey, draftOf, type FormProduct, rebase } from '#app/features/catalog/product-draft.ts'
import { productInput } from '#app/features/catalog/product-input.ts'
import type { StoreCurrency } from '#app/features/money/money.ts'
import { sendPicture } from '#app/platform/images/send-picture.ts'
import { type FormAnswer, useFormDraft } from '#app/ui/admin/use-form-draft.ts'
import { useUploads } from '#app/ui/admin/use-uploads.ts'
import { useToast } from '#app/ui/toast.tsx'

export type ProductAnswer = FormAnswer<FormProduct>

const WORDS = {
  saved: 'Product updated successfully!',
  failed: (message: string) => `Failed to save product: ${message}`,
}

/** The state of a product's form, with its uploads. */
export function useProductForm(
  product: FormProduct | null,
  currency: StoreCurrency,
  answer: ProductAnswer | undefined,
) {
  const schema = useMemo(() => productInput(currency), [currency])
  const draftIn = useCallback((saved: FormProduct | null) => draftOf(saved, currency), [currency])
  const form = useFormDraft({
    loaded: product,
    answer,
    schema,
    draftOf: draftIn,
    adopt: adoptTyped,
    rebase,
    words: WORDS,
  })
  const { draft, setDraft, element } = form
  const submit = useSubmit()
  const toast = useToast()

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

  return {
    ...form,
    uploads,
    isDirty: uploads.left > 0 || form.isDirty,
    /** Colours that can be chosen and counted by: named, and each name once. */
    namedColors: draft.colors.filter(
      ({ name }, index) => name.trim() !== '' && draft.colors.findIndex((other) => other.name === name) === index,
    ),
    discard: () => {
      uploads.clear()
      form.discard()
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
      else form.onSubmit(event)
    },
  }
}
