import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { href, useFetcher } from 'react-router'
import type { CountryChoice } from '#app/base/countries.ts'
import { ManufacturerInputs } from '#app/catalog/manufacturer-inputs.tsx'
import { toDraft } from '#app/catalog/manufacturers/admin/manufacturer-draft.ts'
import { adminText } from '#app/catalog/manufacturers/admin-text.ts'
import type { MakerFieldName } from '#app/catalog/product-fields.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'
import { FormButtons } from '#app/ui/admin/form-buttons.tsx'
import { saveOnShortcut } from '#app/ui/admin/save-by-key.ts'
import { useResult } from '#app/ui/admin/use-result.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { useToast } from '#app/ui/toast.tsx'

type Result = { readonly added: Id<'manufacturer'> } | { readonly errors: FieldErrors }

type ManufacturerDialogProps = {
  /** Sorted by name. */
  readonly countries: readonly CountryChoice[]
  readonly onAdded: (id: Id<'manufacturer'>) => void
  readonly onClose: () => void
}

/** Adds a manufacturer without leaving the form behind the dialog. */
export function ManufacturerDialog({ countries, onAdded, onClose }: ManufacturerDialogProps) {
  const titleId = useId()
  const fetcher = useFetcher<Result>()
  const [draft, setDraft] = useState(() => toDraft(null))
  const [errors, setErrors] = useState<FieldErrors>({})
  const toast = useToast()
  const isSaving = fetcher.state !== 'idle'
  useResult(fetcher, (result) => {
    if ('errors' in result) return setErrors(result.errors)
    toast(adminText.manufacturerSaved)
    onAdded(result.added)
  })
  const field = (name: MakerFieldName) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) => {
      setDraft((typed) => ({ ...typed, [name]: value }))
      setErrors(({ [name]: _, ...others }) => others)
    },
  })
  // A nested form would be invalid, and submitting it would also submit the outer form.
  return createPortal(
    <Dialog open onClose={() => !isSaving && onClose()} labelledBy={titleId} className="form-dialog">
      <fetcher.Form
        method="post"
        action={href('/admin/manufacturers/new')}
        noValidate
        className="grid gap-4"
        onKeyDown={saveOnShortcut}
        onSubmit={(event) => event.stopPropagation()}
      >
        <h2 id={titleId} className="text-lg font-semibold">
          {adminText.newManufacturer}
        </h2>
        {errors[''] && <ErrorBanner>{errors['']}</ErrorBanner>}
        <input type="hidden" name="version" value="" />
        <input type="hidden" name="isInDialog" value="yes" />
        <ManufacturerInputs field={field} countries={countries} />
        <FormButtons isSaving={isSaving} onCancel={onClose}>
          {isSaving ? adminText.saving : adminText.saveManufacturer}
        </FormButtons>
      </fetcher.Form>
    </Dialog>,
    document.body,
  )
}
