import { useEffect, useId, useRef } from 'react'
import { Form } from 'react-router'
import { LineImage } from '#app/features/orders/shopper/line-image.tsx'
import type { WithdrawalOrder, WithdrawResult } from '#app/features/withdrawals/storefront/withdraw-result.ts'
import { withdrawalText } from '#app/features/withdrawals/withdrawal-text.ts'
import { Button } from '#app/ui/button.tsx'
import { BOX, controlAttributes, Field, Notes } from '#app/ui/field.tsx'

type ConfirmStep = Extract<WithdrawResult, { step: 'confirm' }>

type ConfirmWithdrawalProps = {
  readonly order: WithdrawalOrder
  /** What identified the order, if not its link. */
  readonly typed: ConfirmStep['typed'] | undefined
  readonly errors: ConfirmStep['errors']
  readonly isSending: boolean
}

/** The second step: all that can be withdrawn is proposed, and one button confirms. */
export function ConfirmWithdrawal({ order, typed, errors, isSending }: ConfirmWithdrawalProps) {
  const form = useRef<HTMLFormElement>(null)
  const { '': formError } = errors
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    const [wrong, alert] = ['[aria-invalid=true]', '[role=alert]'].map((selector) =>
      form.current?.querySelector(selector),
    )
    const target = wrong ?? alert
    if (target instanceof HTMLElement) target.focus()
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
      <input type="hidden" name="intent" value="confirm" />
      <input type="hidden" name="seen" value={order.seen} />
      {typed?.email === undefined ? (
        <Field
          name="name"
          label={withdrawalText.name}
          required
          autoComplete="name"
          maxLength={200}
          error={errors.name}
          defaultValue={typed?.name ?? order.suggestedName}
        />
      ) : (
        <>
          <input type="hidden" name="name" value={typed.name} />
          <input type="hidden" name="orderNumber" value={typed.orderNumber} />
          <input type="hidden" name="email" value={typed.email} />
        </>
      )}
      <ul className="border-t border-line">
        {order.lines.map((line, at) => (
          <Line key={line.number} line={line} typed={typed?.units[at]} error={errors[`units.${line.number}`]} />
        ))}
      </ul>
      <p className="text-base text-ink-2">
        {order.until === null ? withdrawalText.open : withdrawalText.until(order.until)}{' '}
        <span className="wrap-anywhere">{withdrawalText.receiptTo(order.email)}</span>
      </p>
      <Button type="submit" busy={isSending} className="md:justify-self-start">
        {isSending ? withdrawalText.sending : withdrawalText.confirmWithdrawal}
      </Button>
    </Form>
  )
}

type LineProps = {
  readonly line: WithdrawalOrder['lines'][number]
  readonly typed: string | undefined
  readonly error: string | undefined
}

function Line({ line: { number, productName, variantName, imageUrl, left, exemption }, typed, error }: LineProps) {
  const id = useId()
  return (
    <li className="withdraw-line">
      <LineImage url={imageUrl} />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{productName}</p>
        <p className="text-sm text-ink-2">{variantName}</p>
        {exemption && <p className="mt-1 text-sm">{exemption}</p>}
        {!exemption && left === 0 && <p className="mt-1 text-sm">{withdrawalText.nothingLeft}</p>}
      </div>
      {left > 0 && (
        <div className="withdraw-units">
          <label htmlFor={id} className="mb-1.5 block text-base font-medium">
            {withdrawalText.unitsOf(left)}
            <span className="sr-only">{withdrawalText.unitsOfProduct(productName)}</span>
          </label>
          <input type="hidden" name="line" value={number} />
          <input
            {...controlAttributes(id, undefined, error)}
            name="units"
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            defaultValue={typed ?? left}
            className={BOX}
          />
          <Notes id={id} error={error} />
        </div>
      )}
    </li>
  )
}
