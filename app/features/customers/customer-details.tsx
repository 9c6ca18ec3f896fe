import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CustomerForm, type CustomerResult, type FormCustomer } from '#app/features/customers/customer-form.tsx'
import { customerName } from '#app/features/customers/customer-list.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type CustomerDetailsProps = {
  readonly customer: FormCustomer & { readonly createdAt: Date }
  readonly result: CustomerResult | undefined
}

/** What is known of a customer; 'Edit Customer' makes it a form in the same place, which a save or Cancel ends. */
export function CustomerDetails({ customer, result }: CustomerDetailsProps) {
  const editor = useEditing(result)
  return (
    <Panel
      title="Customer information"
      action={
        !editor.isEditing && (
          <AdminButton ref={editor.opener} onClick={editor.start}>
            Edit Customer
          </AdminButton>
        )
      }
    >
      {editor.isEditing ? (
        <CustomerForm customer={customer} result={editor.result} onCancel={editor.stop} />
      ) : (
        <dl className="grid gap-x-6 gap-y-4 text-base md:grid-cols-2">
          <Definition term="Name">{customerName(customer)}</Definition>
          <Definition term="Email">
            <a className="break-all underline underline-offset-4" href={`mailto:${customer.email}`}>
              {customer.email}
            </a>
          </Definition>
          {customer.phone && (
            <Definition term="Phone">
              <Phone>{customer.phone}</Phone>
            </Definition>
          )}
          <Definition term="Joined">
            <LocalTime at={customer.createdAt} isDay />
          </Definition>
          {customer.notes && (
            <Definition term="Notes" isWide>
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
      <dd className="break-words">{children}</dd>
    </div>
  )
}

/** To be dialled where it is nothing but a number; staff may note whatever they like. */
function Phone({ children: phone }: { children: string }) {
  if (!/^\+?[\d\s().\-/]+$/.test(phone)) return phone
  return (
    <a className="underline underline-offset-4" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      {phone}
    </a>
  )
}

/**
 * Whether the form is shown. An answer to an earlier one is none to this one; the focus goes back to the button that
 * opened it.
 */
function useEditing(result: CustomerResult | undefined) {
  const [isEditing, setIsEditing] = useState(false)
  const [old, setOld] = useState(result)
  const opener = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const fresh = result === old ? undefined : result
  useEffect(() => {
    if (fresh?.outcome === 'saved') setIsEditing(false)
  }, [fresh])
  useEffect(() => {
    if (wasEditing.current && !isEditing) opener.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  return {
    isEditing,
    opener,
    result: fresh,
    start: () => {
      setOld(result)
      setIsEditing(true)
    },
    stop: () => setIsEditing(false),
  }
}
