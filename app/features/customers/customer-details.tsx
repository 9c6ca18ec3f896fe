import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CustomerForm, type CustomerResult } from '#app/features/customers/customer-form.tsx'
import type { CustomerInput } from '#app/features/customers/customer-input.ts'
import { customerName } from '#app/features/customers/customer-list.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type CustomerDetailsProps = {
  readonly customer: CustomerInput & { readonly createdAt: Date }
  readonly result: CustomerResult | undefined
}

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

function Phone({ children: phone }: { children: string }) {
  if (!/^\+?[\d\s().\-/]+$/.test(phone)) return phone
  return (
    <a className="underline underline-offset-4" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      {phone}
    </a>
  )
}

/** Whether the form is shown. Results of an earlier edit are ignored. Closing returns the focus to the button. */
function useEditing(result: CustomerResult | undefined) {
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
