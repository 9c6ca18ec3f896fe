import { useEffect, useRef } from 'react'
import { Form, href, Link, useNavigation } from 'react-router'
import type { FieldErrors } from '#app/lib/form.ts'
import { myOrdersText } from '#app/orders/my-orders/my-orders-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'

export type RequestResult =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'rejected'; readonly errors: FieldErrors; readonly typed: string }

/** The form that requests a link to all orders of an email address. It also works without scripts. */
export function RequestOrderList({ result }: { readonly result?: RequestResult | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  const isSending = useNavigation().state !== 'idle'
  const rejection = result?.outcome === 'rejected' ? result : null
  useEffect(() => {
    if (result) box.current?.querySelector<HTMLElement>('[tabindex], [aria-invalid=true]')?.focus()
  }, [result])
  return (
    <div ref={box} className="mt-6 max-w-[62ch]">
      <div role="status">
        {result?.outcome === 'sent' && (
          <p tabIndex={-1} className="bg-moss-soft p-4 text-moss">
            {myOrdersText.sent}
          </p>
        )}
      </div>
      {result?.outcome === 'sent' ? (
        <>
          <p className="mt-4">{myOrdersText.sentHint}</p>
          <Link to={href('/orders')} reloadDocument className="quiet-link mt-2">
            {myOrdersText.otherAddress}
          </Link>
        </>
      ) : (
        <Form
          method="post"
          action={href('/orders')}
          noValidate
          onSubmit={(event) => {
            if (isSending) event.preventDefault()
          }}
          className="grid gap-5"
        >
          {rejection?.errors[''] && (
            <p role="alert" tabIndex={-1} className="bg-danger-soft p-4 text-danger">
              {rejection.errors['']}
            </p>
          )}
          <Field
            name="email"
            type="email"
            label={myOrdersText.email}
            hint={myOrdersText.emailHint}
            required
            autoComplete="email"
            maxLength={254}
            error={rejection?.errors.email}
            defaultValue={rejection?.typed}
          />
          <Button type="submit" busy={isSending} className="md:justify-self-start">
            {isSending ? myOrdersText.sending : myOrdersText.send}
          </Button>
        </Form>
      )}
    </div>
  )
}
