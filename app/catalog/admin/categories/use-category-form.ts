import { useState } from 'react'
import { adminText } from '#app/catalog/admin/categories/admin-text.ts'
import {
  applyName,
  applyTypedText,
  type CategoryDraft,
  type FormCategory,
  toDraft,
} from '#app/catalog/admin/categories/category-draft.ts'
import { categoryInput } from '#app/catalog/admin/categories/category-input.ts'
import { sendImage } from '#app/platform/images/send-image.ts'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { blockUntilUploaded, useUploads } from '#app/ui/admin/uploads/use-uploads.ts'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'
import { useToast } from '#app/ui/toast.tsx'

const getMessages = () => ({
  saved: adminText.categorySaved,
  failed: (message: string) => (message === adminText.nameRequired ? message : adminText.categoryNotSaved),
})

export function useCategoryForm(category: FormCategory | null, result: FormResult<FormCategory> | undefined) {
  const form = useFormDraft<FormCategory | null, CategoryDraft>({
    loaded: category,
    result,
    schema: categoryInput,
    toDraft,
    applyFormData: applyTypedText,
    messages: getMessages(),
  })
  const { draft, set, setDraft } = form
  const [hasCustomSlug, setHasCustomSlug] = useState(category !== null)
  const toast = useToast()
  const uploads = useUploads({
    send: (file, sending) => sendImage(file, `categories/${draft.name}`, sending),
    onArrived: ({ publicId, url }, { preview }) => set({ image: { key: publicId, url, preview }, imageAlt: '' }),
    onFailed: () => toast(adminText.uploadFailed, 'error'),
  })
  const waiting = blockUntilUploaded(form, [uploads])

  return {
    ...form,
    ...waiting,
    uploads,
    setName: (name: string) => {
      set({ name })
      setDraft((typed) => applyName(typed, name, hasCustomSlug))
    },
    /** Once staff type a slug for a new category, it no longer follows the name, unless they empty it again. */
    setSlug: (slug: string) => {
      set({ slug })
      setHasCustomSlug(category !== null || slug !== '')
    },
    discard: () => {
      setHasCustomSlug(category !== null)
      waiting.discard()
    },
  }
}
