import { useMemo, useState } from 'react'
import { adminText } from '#app/catalog/admin/collections/admin-text.ts'
import {
  applyName,
  applyTypedText,
  type CollectionDraft,
  type FormCollection,
  type ImageField,
  toDraft,
} from '#app/catalog/admin/collections/collection-draft.ts'
import { collectionInput, UNCHANGED_LIST } from '#app/catalog/admin/collections/collection-input.ts'
import type { ProductChoice } from '#app/catalog/admin/products/product-choices.server.ts'
import { isSameDraft } from '#app/lib/draft.ts'
import { sendImage } from '#app/platform/images/send-image.ts'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { blockUntilUploaded, useUploads } from '#app/ui/admin/uploads/use-uploads.ts'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'
import { useToast } from '#app/ui/toast.tsx'

const getMessages = () => ({
  saved: adminText.collectionSaved,
  failed: (message: string) => (message === adminText.nameRequired ? message : adminText.collectionNotSaved),
})

export type CollectionFormState = ReturnType<typeof useCollectionForm>

export function useCollectionForm(collection: FormCollection | null, result: FormResult<FormCollection> | undefined) {
  const form = useFormDraft({
    loaded: collection,
    result,
    schema: collectionInput,
    toDraft,
    applyFormData: applyTypedText,
    messages: getMessages(),
  })
  const { base, draft, set, setDraft } = form
  const [hasCustomSlug, setHasCustomSlug] = useState(collection !== null)
  const [added, setAdded] = useState<readonly ProductChoice[]>([])
  const hero = useImage('heroImage', draft, set)
  const tile = useImage('imageUrl', draft, set)
  const known = useMemo(
    () => new Map<string, ProductChoice>([...added, ...(base?.members ?? [])].map((product) => [product.id, product])),
    [added, base],
  )
  const products = draft.products.flatMap((id) => known.get(id) ?? [])
  const waiting = blockUntilUploaded(form, [hero, tile])

  return {
    ...form,
    ...waiting,
    uploads: { heroImage: hero, imageUrl: tile },
    uploadsLeft: hero.left + tile.left,
    products,
    sentProducts:
      form.isGone || !isSameDraft({ ids: draft.products }, { ids: toDraft(base).products })
        ? draft.products.join(' ')
        : UNCHANGED_LIST,
    setName: (name: string) => {
      set({ name })
      setDraft((typed) => applyName(typed, name, hasCustomSlug))
    },
    /** Once staff type a slug for a new collection, it no longer follows the name, unless they empty it again. */
    setSlug: (slug: string) => {
      set({ slug })
      setHasCustomSlug(collection !== null || slug !== '')
    },
    addProduct: (product: ProductChoice) => {
      setAdded((before) => [...before.filter(({ id }) => id !== product.id), product])
      set({ products: [...draft.products.filter((id) => id !== product.id), product.id] })
    },
    removeProduct: (id: string) => set({ products: draft.products.filter((other) => other !== id) }),
    discard: () => {
      setHasCustomSlug(collection !== null)
      waiting.discard()
    },
  }
}

function useImage(field: ImageField, { name }: CollectionDraft, set: (change: Partial<CollectionDraft>) => void) {
  const toast = useToast()
  return useUploads({
    send: (file, sending) => sendImage(file, `collections/${name}`, sending),
    onArrived: ({ publicId, url }, { preview }) =>
      set({ [field]: { key: publicId, url, preview }, [`${field}Alt`]: '' }),
    onFailed: () => toast(adminText.uploadFailed, 'error'),
  })
}
