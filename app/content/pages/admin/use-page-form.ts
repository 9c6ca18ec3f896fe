import { useMemo, useRef, useState } from 'react'
import { findGaps } from '#app/content/page-gaps.ts'
import { type PageDraft, toDraft } from '#app/content/pages/admin/page-draft.ts'
import type { EditablePage } from '#app/content/pages/admin/page-form.server.ts'
import { insertImage } from '#app/content/pages/admin/page-images.ts'
import { pageInput } from '#app/content/pages/admin/page-input.ts'
import { adminText } from '#app/content/pages/admin-text.ts'
import { applyTypedText as applyFields } from '#app/lib/draft.ts'
import { slugify } from '#app/lib/slug.ts'
import { sendImage } from '#app/platform/images/send-image.ts'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { blockUntilUploaded, useUploads } from '#app/ui/admin/uploads/use-uploads.ts'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'
import { useToast } from '#app/ui/toast.tsx'

export type PageResult = FormResult<EditablePage> & { readonly isPublished?: boolean }

export type PageFormState = ReturnType<typeof usePageForm>

export function usePageForm(page: EditablePage | null, start: PageDraft, result: PageResult | undefined) {
  const [firstStart] = useState(start)
  const toInitialDraft = useMemo(
    () => (saved: EditablePage | null) => (saved ? toDraft(saved) : firstStart),
    [firstStart],
  )
  const form = useFormDraft<EditablePage | null, PageDraft>({
    loaded: page,
    result,
    schema: pageInput,
    toDraft: toInitialDraft,
    applyFormData: applyTypedText,
    messages: {
      saved: result?.isPublished ? adminText.pagePublished : adminText.draftSaved,
      failed: () => adminText.notSaved,
    },
  })
  const { set } = form
  const [openedBody] = useState(form.draft.body)
  const [hasCustomSlug, setHasCustomSlug] = useState(page !== null)
  const [discards, setDiscards] = useState(0)
  const caret = useRef(Number.POSITIVE_INFINITY)
  const toast = useToast()
  const uploads = useUploads({
    send: (file, sending) => sendImage(file, 'pages', sending),
    onArrived: ({ url }) =>
      form.setDraft((typed) => ({
        ...typed,
        body: insertImage(typed.body, Math.min(caret.current, typed.body.length), url),
      })),
    onFailed: () => toast(adminText.uploadFailed, 'error'),
  })
  const waiting = blockUntilUploaded(form, [uploads])
  return {
    ...form,
    ...waiting,
    uploads,
    /** The number of blanks left in the text; 0 if the text had none when it was opened. */
    blanks: findGaps(openedBody).length > 0 ? findGaps(form.draft.body).length : 0,
    setCaret: (index: number) => {
      caret.current = index
    },
    setTitle: (title: string) => set(hasCustomSlug ? { title } : { title, slug: slugify(title) }),
    /** Sets the slug. After the slug of a new page is cleared, it follows the title again. */
    setSlug: (slug: string) => {
      set({ slug })
      setHasCustomSlug(page !== null || slug !== '')
    },
    /** The number of times that changes were discarded. */
    discards,
    discard: () => {
      setDiscards(discards + 1)
      setHasCustomSlug(page !== null)
      waiting.discard()
    },
  }
}

/** Applies text typed before hydration. */
function applyTypedText(draft: PageDraft, form: FormData): PageDraft {
  const typed = applyFields(draft, form)
  return typed.slug === '' && typed.title !== draft.title ? { ...typed, slug: slugify(typed.title) } : typed
}
