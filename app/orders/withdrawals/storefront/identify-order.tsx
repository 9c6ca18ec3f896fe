import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { WithdrawResult } from '#app/orders/withdrawals/storefront/withdraw-result.ts'
import { withdrawalText } from '#app/orders/withdrawals/withdrawal-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'

type IdentifyOrderProps = {
  readonly result: Extract<WithdrawResult, { step: 'identify' }>
  readonly isSending: boolean
}

/** The first step: which order. */
export function IdentifyOrder({ result, isSending }: IdentifyOrderProps) {
  const form = useRef<HTMLFormElement>(null)
  const { errors, typed } = result
  const { '': formError } = errors
  useEffect(() => {
    const [first] = Object.keys(errors)
    if (first !== undefined)
      form.current?.querySelector<HTMLElement>(first ? `[name=${first}]` : '[role=alert]')?.focus()
  }, [errors])
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => {
        if (isSending) event.preventDefault()
      }}
      className="mt-6 grid max-w-[62ch] gap-5"
    >
      {Object.keys(errors).length > 0 && (
        <p role="alert" tabIndex={-1} className="bg-danger-soft p-4 text-danger">
          {formError ?? withdrawalText.checkFields}
        </p>
      )}
      <input type="hidden" name="intent" value="identify" />
      <Field
        name="name"
        label={withdrawalText.name}
        required
        autoComplete="name"
        maxLength={200}
        error={errors.name}
        defaultValue={typed.name}
      />
      <Field
        name="orderNumber"
        label={withdrawalText.orderNumber}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        hint={withdrawalText.orderNumberHint}
        error={errors.orderNumber}
        defaultValue={typed.orderNumber}
      />
      <Field
        name="email"
        type="email"
        label={withdrawalText.email}
        required
        autoComplete="email"
        maxLength={254}
        hint={withdrawalText.emailHint}
        error={errors.email}
        defaultValue={typed.email}
      />
      <Button type="submit" busy={isSending} className="md:justify-self-start">
        {isSending ? withdrawalText.sending : withdrawalText.next}
      </Button>
    </Form>
  )
}
