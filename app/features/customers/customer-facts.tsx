import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type CustomerAnswer, CustomerForm, type FormCustomer } from '#app/features/customers/customer-form.tsx'
import { customerName } from '#app/features/customers/customer-list.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type CustomerFactsProps = {
  readonly customer: FormCustomer & { readonly createdAt: Date }
  readonly answer: CustomerAnswer | undefined
}

/** What is known of a customer; 'Edit Customer' makes it a form in the same place, which a save or Cancel ends. */
export function CustomerFacts({ customer, answer }: CustomerFactsProps) {
  const editor = useEditing(answer)
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
        <CustomerForm customer={customer} answer={editor.answer} onCancel={editor.stop} />
      ) : (
        <dl className="grid gap-x-6 gap-y-4 text-base md:grid-cols-2">
          <Fact term="Name">{customerName(customer)}</Fact>
          <Fact term="Email">
            <a className="break-all underline underline-offset-4" href={`mailto:${customer.email}`}>
              {customer.email}
            </a>
          </Fact>
          {customer.phone && (
            <Fact term="Phone">
              <Phone>{customer.phone}</Phone>
            </Fact>
          )}
          <Fact term="Joined">
            <LocalTime at={customer.createdAt} isDay />
          </Fact>
          {customer.notes && (
            <Fact term="Notes" isWide>
              <span className="whitespace-pre-line">{customer.notes}</span>
            </Fact>
          )}
        </dl>
      )}
    </Panel>
  )
}

function Fact({ term, isWide = false, children }: { term: string; isWide?: boolean; children: ReactNode }) {
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
function useEditing(answer: CustomerAnswer | undefined) {
  const [isEditing, setIsEditing] = useState(false)
  const [old, setOld] = useState(answer)
  const opener = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const fresh = answer === old ? undefined : answer
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
    answer: fresh,
    start: () => {
      setOld(answer)
      setIsEditing(true)
    },
    stop: () => setIsEditing(false),
  }
}
