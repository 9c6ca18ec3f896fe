import { type FormEvent, useState } from 'react'
import { orderText } from '#app/orders/order-text.ts'
import { paymentText } from '#app/payments/shopper/payment-text.ts'
import type { UnpaidOrder } from '#app/payments/shopper/unpaid-order.server.ts'
import type { PaymentMethod } from '#app/pricing/payment-method.ts'
import { Button } from '#app/ui/button.tsx'

type OtherMethodsProps = {
  readonly others: UnpaidOrder['others']
  readonly isBusy: boolean
  readonly onChange: (method: PaymentMethod) => void
}

/** A collapsed section that offers other ways to pay for an unpaid order. */
export function OtherMethods({ others, isBusy, onChange }: OtherMethodsProps) {
  const [chosen, setChosen] = useState(others[0]?.method)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen) onChange(chosen)
  }
  return (
    <details className="no-js:hidden mt-5 max-w-160 print:hidden">
      <summary className="min-h-11 content-center underline underline-offset-[5px]">
        {paymentText.payAnotherWay}
      </summary>
      <form onSubmit={submit} className="mt-2">
        <fieldset>
          <legend className="sr-only">{orderText.paymentMethod}</legend>
          {others.map(({ method, name }) => (
            <label key={method} className="flex min-h-11 items-center gap-3 has-checked:font-medium">
              <input
                type="radio"
                name="method"
                value={method}
                checked={method === chosen}
                onChange={() => setChosen(method)}
                className="size-5 accent-plum"
              />
              {name}
            </label>
          ))}
        </fieldset>
        <Button type="submit" look="secondary" className="mt-3 min-h-13" busy={isBusy}>
          {isBusy ? paymentText.changingMethod : paymentText.changeMethod}
        </Button>
      </form>
    </details>
  )
}
