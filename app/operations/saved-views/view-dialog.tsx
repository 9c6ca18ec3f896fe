import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useFetcher, useNavigate, useRevalidator } from 'react-router'
import type { FieldErrors } from '#app/lib/form.ts'
import { adminText } from '#app/operations/saved-views/admin-text.ts'
import { getViewAction, ViewFields, type ViewSubject } from '#app/operations/saved-views/view-form.tsx'
import { FormButtons } from '#app/ui/admin/form-buttons.tsx'
import { useResult } from '#app/ui/admin/use-result.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { useToast } from '#app/ui/toast.tsx'

/** `saved` is the URL of the list with the view. */
export type ViewResult = { readonly saved: string } | { readonly errors: FieldErrors }

type ViewDialogProps = { readonly subject: ViewSubject; readonly onClose: () => void; readonly onSaved?: () => void }

/** Shows a form that names a new view or renames an existing one. */
export function ViewDialog({ subject, onClose, onSaved }: ViewDialogProps) {
  const titleId = useId()
  const fetcher = useFetcher<ViewResult>()
  const [errors, setErrors] = useState<FieldErrors>({})
  const toast = useToast()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const isNew = subject.kind === 'new'
  const isSaving = fetcher.state !== 'idle'
  useResult({ data: fetcher.data, state: 'idle' }, (result) => {
    if ('errors' in result) {
      setErrors(result.errors)
      if (isNew || !result.errors['']) return
      toast(result.errors[''], 'error')
      onClose()
      void revalidate() // the view may have been deleted elsewhere
      return
    }
    toast(isNew ? adminText.viewSaved : adminText.viewRenamed)
    onClose()
    onSaved?.()
    void navigate(result.saved, { replace: true, preventScrollReset: true })
  })
  // A form inside another form would be invalid, and its events would reach the filters around it.
  return createPortal(
    <div onChange={(event) => event.stopPropagation()} onSubmit={(event) => event.stopPropagation()}>
      <Dialog open onClose={() => !isSaving && onClose()} labelledBy={titleId} className="form-dialog">
        <fetcher.Form method="post" action={getViewAction(subject)} noValidate className="grid gap-4">
          <h2 id={titleId} className="text-lg font-semibold">
            {isNew ? adminText.saveView : adminText.renameViewTitle}
          </h2>
          <input type="hidden" name="isInDialog" value="yes" />
          <ViewFields subject={subject} errors={errors} onType={() => setErrors({})}>
            {isNew && <p className="text-sm text-ink-2">{adminText.saveViewHint}</p>}
          </ViewFields>
          <FormButtons isSaving={isSaving} onCancel={onClose}>
            {isSaving ? adminText.saving : isNew ? adminText.saveView : adminText.renameView}
          </FormButtons>
        </fetcher.Form>
      </Dialog>
    </div>,
    document.body,
  )
}
