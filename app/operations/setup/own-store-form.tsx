import { Form, useNavigation } from 'react-router'
import type { FieldErrors } from '#app/lib/form.ts'
import { adminText } from '#app/operations/setup/admin-text.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { TextField } from '#app/ui/admin/admin-field.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type OwnStoreFormProps = {
  readonly storeName: string
  readonly changed: number
  readonly isBackedUp: boolean
  readonly errors: FieldErrors | null
}

/** Removes the demo after a backup. Typing the name of the store prevents accidental use. */
export function OwnStoreForm({ storeName, changed, isBackedUp, errors }: OwnStoreFormProps) {
  const { state, formMethod } = useNavigation()
  const isSaving = state !== 'idle' && formMethod === 'POST'
  return (
    <Panel title={adminText.removeDemo}>
      {isBackedUp ? (
        <Form method="post" noValidate className="grid gap-4">
          {errors && <ErrorSummary title={adminText.nothingWasRemoved} errors={errors} />}
          {changed > 0 && (
            <label className="flex min-h-9 items-center gap-3 text-base max-md:min-h-11">
              <input type="checkbox" name="changed" className="size-4 shrink-0 accent-plum" />
              {adminText.removeChangedToo(changed)}
            </label>
          )}
          <TextField
            name="store_name"
            label={adminText.confirmedName}
            hint={adminText.confirmedNameHint(storeName)}
            required
            maxLength={100}
            error={errors?.store_name}
          />
          <AdminButton type="submit" look="primary" busy={isSaving} className="justify-self-start">
            {isSaving ? adminText.removing : adminText.removeAndStart}
          </AdminButton>
        </Form>
      ) : (
        <p className="text-base">{adminText.backUpFirstHint}</p>
      )}
    </Panel>
  )
}
