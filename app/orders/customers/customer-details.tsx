import { type ReactNode, useEffect, useRef, useState } from 'react'
import { toPhoneHref } from '#app/lib/link.ts'
import { adminText } from '#app/orders/customers/admin-text.ts'
import { type CustomerInput, customerInput } from '#app/orders/customers/customer-input.ts'
import { getCustomerName } from '#app/orders/customers/customer-list.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { TextAreaField, TextField } from '#app/ui/admin/admin-field.tsx'
import { DraftForm } from '#app/ui/admin/draft-form.tsx'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'
import { LocalTime } from '#app/ui/local-time.tsx'

type CustomerDetailsProps = {
  readonly customer: CustomerInput & { readonly createdAt: Date }
  readonly result: FormResult<CustomerInput> | undefined
}

export function CustomerDetails({ customer, result }: CustomerDetailsProps) {
  const editor = useEditing(result)
  return (
    <Panel
      title={adminText.customerInformation}
      action={
        !editor.isEditing && (
          <AdminButton ref={editor.opener} onClick={editor.start}>
            {adminText.editCustomer}
          </AdminButton>
        )
      }
    >
      {editor.isEditing ? (
        <CustomerForm customer={customer} result={editor.result} onCancel={editor.stop} />
      ) : (
        <dl className="grid gap-x-6 gap-y-4 text-base md:grid-cols-2">
          <Definition term={adminText.name}>{getCustomerName(customer)}</Definition>
          <Definition term={adminText.email}>
            <a className="break-all underline underline-offset-4" href={`mailto:${customer.email}`}>
              {customer.email}
            </a>
          </Definition>
          {customer.phone && (
            <Definition term={adminText.phone}>
              <Phone>{customer.phone}</Phone>
            </Definition>
          )}
          <Definition term={adminText.joined}>
            <LocalTime at={customer.createdAt} isDateOnly />
          </Definition>
          {customer.notes && (
            <Definition term={adminText.notes} isWide>
              <span className="whitespace-pre-line">{customer.notes}</span>
            </Definition>
          )}
        </dl>
      )}
    </Panel>
  )
}

function Definition({ term, isWide = false, children }: { term: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={`min-w-0 ${isWide ? 'md:col-span-2' : ''}`}>
      <dt className="text-sm text-ink-2">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

function Phone({ children: phone }: { children: string }) {
  const href = toPhoneHref(phone)
  if (!href) return phone
  return (
    <a className="underline underline-offset-4" href={href}>
      {phone}
    </a>
  )
}

/** Tracks whether the form is open. Ignores results of an earlier edit. Closing returns focus to the button. */
function useEditing(result: CustomerDetailsProps['result']) {
  const [isEditing, setIsEditing] = useState(false)
  const [previous, setPrevious] = useState(result)
  const opener = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const current = result === previous ? undefined : result
  useEffect(() => {
    if (current?.outcome === 'saved') setIsEditing(false)
  }, [current])
  useEffect(() => {
    if (wasEditing.current && !isEditing) opener.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  return {
    isEditing,
    opener,
    result: current,
    start: () => {
      setPrevious(result)
      setIsEditing(true)
    },
    stop: () => setIsEditing(false),
  }
}

const getMessages = () => ({
  saved: adminText.customerSaved,
  failed: () => adminText.customerNotUpdated,
})

function toDraft({ firstName, lastName, email, phone, notes }: CustomerInput) {
  return { firstName, lastName, email, phone, notes }
}

type CustomerFormProps = {
  readonly customer: CustomerInput
  readonly result: CustomerDetailsProps['result']
  readonly onCancel: () => void
}

function CustomerForm({ customer, result, onCancel }: CustomerFormProps) {
  const form = useFormDraft({ loaded: customer, result, schema: customerInput, toDraft, messages: getMessages() })
  const { field } = form
  return (
    <DraftForm
      id="customer-form"
      failedTitle={adminText.customerNotSaved}
      form={form}
      buttons={
        <>
          <AdminButton type="submit" look="primary" busy={form.isSaving}>
            {form.isSaving ? adminText.saving : adminText.saveChanges}
          </AdminButton>
          <AdminButton disabled={form.isSaving} onClick={onCancel}>
            {adminText.cancel}
          </AdminButton>
        </>
      }
    >
      <div className="field-grid">
        <div className="grid gap-4 md:grid-cols-2">
          <TextField {...field('firstName')} label={adminText.firstName} maxLength={100} autoFocus />
          <TextField {...field('lastName')} label={adminText.lastName} maxLength={100} />
          <TextField {...field('email')} label={adminText.email} type="email" maxLength={254} />
          <TextField {...field('phone')} label={adminText.phone} type="tel" maxLength={50} />
        </div>
        <TextAreaField
          {...field('notes')}
          label={adminText.notes}
          rows={4}
          maxLength={20_000}
          hint={adminText.notesHint}
        />
      </div>
    </DraftForm>
  )
}
