import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FieldErrors } from '#app/lib/form.ts'
import { adminText } from '#app/operations/setup/admin-text.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { TextField } from '#app/ui/admin/admin-field.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'

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
  const [typed, setTyped] = useState('')
  const isHydrated = useHydrated()
  const isBlocked = !isBackedUp || (isHydrated && typed.trim() !== storeName)
  return (
    <Form method="post" noValidate className="mt-4 border-t border-line pt-4">
      <fieldset disabled={!isBackedUp} className="grid gap-4">
        <legend className="sr-only">{adminText.stepRemove}</legend>
        {errors && <ErrorSummary title={adminText.nothingWasRemoved} errors={errors} />}
        {changed > 0 && (
          <label className="flex min-h-9 items-center gap-3 text-base max-md:min-h-11">
            <input type="checkbox" name="changed" className="size-4 shrink-0 accent-plum" />
            {adminText.removeChangedToo(changed)}
          </label>
        )}
        <TextField
          name="store_name"
          label={adminText.typeToConfirm(storeName)}
          hint={adminText.typeToConfirmHint}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
          required
          maxLength={100}
          className="max-w-96"
          error={errors?.store_name}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <AdminButton type="submit" look={isBlocked ? 'secondary' : 'danger'} disabled={isBlocked} busy={isSaving}>
            {isSaving ? adminText.removing : adminText.removeAndStart}
          </AdminButton>
          {!isBackedUp && <p className="text-base text-ink-2">{adminText.backUpFirstHint}</p>}
        </div>
      </fieldset>
    </Form>
  )
}
