import { useEffect, useRef } from 'react'
import type { WithdrawResult } from '#app/orders/withdrawals/storefront/withdraw-result.ts'
import { WithdrawForm } from '#app/orders/withdrawals/storefront/withdrawal-step.tsx'
import { withdrawalText } from '#app/orders/withdrawals/withdrawal-text.ts'
import { Field } from '#app/ui/field.tsx'

type IdentifyOrderProps = {
  readonly result: Extract<WithdrawResult, { step: 'identify' }>
  readonly isSending: boolean
}

/** The first step, which identifies the order. */
export function IdentifyOrder({ result, isSending }: IdentifyOrderProps) {
  const form = useRef<HTMLFormElement>(null)
  const { errors, typed } = result
  useEffect(() => {
    const [first] = Object.keys(errors)
    if (first !== undefined)
      form.current?.querySelector<HTMLElement>(first ? `[name=${first}]` : '[role=alert]')?.focus()
  }, [errors])
  return (
    <WithdrawForm ref={form} intent="identify" errors={errors} isSending={isSending} button={withdrawalText.next}>
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
    </WithdrawForm>
  )
}
