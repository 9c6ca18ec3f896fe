import { Form } from 'react-router'
import { type CustomerInput, customerInput } from '#app/features/customers/customer-input.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { TextAreaField, TextField } from '#app/ui/admin/admin-field.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { SaveBar } from '#app/ui/admin/save-bar.tsx'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'

export type CustomerResult = FormResult<CustomerInput>

const FORM = 'customer-form'

const MESSAGES = { saved: 'Customer updated successfully!', failed: () => 'Failed to update customer' }

function draftOf({ firstName, lastName, email, phone, notes }: CustomerInput) {
  return { firstName, lastName, email, phone, notes }
}

type CustomerFormProps = {
  readonly customer: CustomerInput
  readonly result: CustomerResult | undefined
  readonly onCancel: () => void
}

export function CustomerForm({ customer, result, onCancel }: CustomerFormProps) {
  const form = useFormDraft({ loaded: customer, result, schema: customerInput, draftOf, messages: MESSAGES })
  const { draft, set, errors } = form
  const field = (name: keyof typeof draft) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      set({ [name]: event.currentTarget.value }),
  })
  return (
    <Form id={FORM} ref={form.element} method="post" noValidate onBlur={form.onBlur} onSubmit={form.onSubmit}>
      <SaveBar form={FORM} isDirty={form.isDirty} isSaving={form.isSaving} onDiscard={onCancel} />
      <input type="hidden" name="version" value={form.base.version} />
      {form.summary && <ErrorSummary title="This customer was not saved" errors={form.summary} />}
      <div className={`field-grid ${form.summary ? 'mt-4' : ''}`}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField {...field('firstName')} label="First name" maxLength={100} autoFocus />
          <TextField {...field('lastName')} label="Last name" maxLength={100} />
          <TextField {...field('email')} label="Email" type="email" maxLength={254} />
          <TextField {...field('phone')} label="Phone" type="tel" maxLength={50} />
        </div>
        <TextAreaField {...field('notes')} label="Notes" rows={4} maxLength={20_000} hint="Shoppers never see them." />
        <div className="flex gap-3">
          <AdminButton type="submit" look="primary" busy={form.isSaving}>
            {form.isSaving ? 'Saving...' : 'Save Changes'}
          </AdminButton>
          <AdminButton disabled={form.isSaving} onClick={onCancel}>
            Cancel
          </AdminButton>
        </div>
      </div>
    </Form>
  )
}
