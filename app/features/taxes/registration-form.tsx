import { useCallback } from 'react'
import { Form, href } from 'react-router'
import { PlaceFields } from '#app/features/taxes/place-fields.tsx'
import { registrationInput } from '#app/features/taxes/tax-input.ts'
import type { CountryChoice } from '#app/features/taxes/tax-place.ts'
import { pick } from '#app/lib/pick.ts'
import { AdminButton, AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { TextField } from '#app/ui/admin/admin-field.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { SaveBar } from '#app/ui/admin/save-bar.tsx'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'

export type FormRegistration = Readonly<Record<'country' | 'region' | 'number' | 'validFrom' | 'version', string>>

type RegistrationFormProps = {
  readonly registration: FormRegistration
  readonly countries: readonly CountryChoice[]
  readonly result: FormResult<FormRegistration> | undefined
}

const FORM = 'tax-registration-form'
const MESSAGES = { saved: 'Registration saved', failed: () => 'Failed to save registration' }

type Draft = Omit<FormRegistration, 'version'>

export function RegistrationForm({ registration, countries, result }: RegistrationFormProps) {
  const form = useFormDraft<FormRegistration, Draft>({
    loaded: registration,
    result,
    schema: registrationInput,
    draftOf: useCallback((saved) => pick(saved, ['country', 'region', 'number', 'validFrom'] as const), []),
    messages: MESSAGES,
  })
  const { draft, set, errors } = form
  return (
    <Form id={FORM} ref={form.element} method="post" noValidate onBlur={form.onBlur} onSubmit={form.onSubmit}>
      <SaveBar form={FORM} isDirty={form.isDirty} isSaving={form.isSaving} onDiscard={form.discard} />
      <input type="hidden" name="version" value={form.base.version} />
      {form.summary && <ErrorSummary title="This registration was not saved" errors={form.summary} />}
      <Panel title="Registration" className={`max-w-[720px] ${form.summary ? 'mt-4' : ''}`}>
        <div className="field-grid" inert={form.isSaving}>
          <PlaceFields place={draft} countries={countries} errors={errors} set={set} />
          <div className="grid gap-4 md:grid-cols-2">
            <TextField
              name="number"
              label="Tax number"
              value={draft.number}
              error={errors.number}
              maxLength={40}
              spellCheck={false}
              hint="Printed on invoices. Empty if you have none yet."
              onChange={(event) => set({ number: event.currentTarget.value })}
            />
            <TextField
              name="validFrom"
              type="date"
              label="Registered from"
              required
              value={draft.validFrom}
              error={errors.validFrom}
              hint="Before this day no tax is charged there."
              onChange={(event) => set({ validFrom: event.currentTarget.value })}
            />
          </div>
        </div>
      </Panel>
      <div className="mt-4 flex flex-wrap gap-3">
        <AdminButton type="submit" look="primary" busy={form.isSaving}>
          {form.isSaving ? 'Saving...' : 'Save Registration'}
        </AdminButton>
        <AdminButtonLink to={href('/admin/taxes')}>Cancel</AdminButtonLink>
      </div>
    </Form>
  )
}
