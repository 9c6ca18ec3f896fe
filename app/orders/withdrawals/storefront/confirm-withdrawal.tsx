import { useEffect, useId, useRef, useState } from 'react'
import { formatMoney, type Money, subtract, sum } from '#app/base/money.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { parseTypedInteger } from '#app/lib/format/parse-number.ts'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import { computeUnitsCost } from '#app/orders/refund-parts.ts'
import type { WithdrawalOrder, WithdrawResult } from '#app/orders/withdrawals/storefront/withdraw-result.ts'
import { WithdrawForm } from '#app/orders/withdrawals/storefront/withdrawal-step.tsx'
import { withdrawalText } from '#app/orders/withdrawals/withdrawal-text.ts'
import { BOX, Field, getControlAttributes, Notes } from '#app/ui/field.tsx'
import { LineImage } from '#app/ui/line-image.tsx'

type ConfirmStep = Extract<WithdrawResult, { step: 'confirm' }>

type ConfirmWithdrawalProps = {
  readonly order: WithdrawalOrder
  /** The submitted values, with an email only if the order was not found by its link. */
  readonly typed: ConfirmStep['typed'] | undefined
  readonly errors: ConfirmStep['errors']
  readonly isSending: boolean
}

/** The second step. No line is chosen at first, so that an accidental click has no effect. */
export function ConfirmWithdrawal({ order, typed, errors, isSending }: ConfirmWithdrawalProps) {
  const form = useRef<HTMLFormElement>(null)
  const [summary, setSummary] = useState<string | null>(null)
  useEffect(() => {
    // The form may already have choices: restored by the browser, or kept when the store rejected them
    if (form.current) setSummary(summarize(new FormData(form.current), order))
  }, [order])
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    const [invalidField, alert] = ['[aria-invalid=true]', '[role=alert]'].map((selector) =>
      form.current?.querySelector(selector),
    )
    const target = invalidField ?? alert
    if (target instanceof HTMLElement) target.focus()
  }, [errors])
  return (
    <WithdrawForm
      ref={form}
      intent="confirm"
      errors={errors}
      isSending={isSending}
      button={withdrawalText.confirmWithdrawal}
      onChange={({ currentTarget }) => setSummary(summarize(new FormData(currentTarget), order))}
    >
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
          <Line
            key={line.number}
            line={line}
            units={typed?.units[at]}
            isChosen={typed?.chosen[at] ?? false}
            error={errors[`units.${line.number}`]}
          />
        ))}
      </ul>
      <p role="status" className="min-h-6 font-medium no-js:hidden">
        {summary}
      </p>
      <p className="text-base text-ink-2">
        {order.until === null ? withdrawalText.open : withdrawalText.until(order.until)}{' '}
        <span className="wrap-anywhere">{withdrawalText.receiptTo(order.email)}</span>
      </p>
    </WithdrawForm>
  )
}

type LineProps = {
  readonly line: WithdrawalOrder['lines'][number]
  readonly units: string | undefined
  readonly isChosen: boolean
  readonly error: string | undefined
}

function Line({ line, units, isChosen, error }: LineProps) {
  const { number, productName, variantName, imageUrl, left, exemption } = line
  const id = useId()
  return (
    <li className="withdraw-line">
      {left > 0 && <input id={`${id}-chosen`} type="checkbox" name="chosen" value={number} defaultChecked={isChosen} />}
      <LineImage url={imageUrl} />
      <div className="min-w-0 wrap-anywhere">
        <label htmlFor={left > 0 ? `${id}-chosen` : undefined} className="block">
          <span className="block font-medium">{productName}</span>
          <span className="block text-sm text-ink-2 empty:hidden">{variantName}</span>
          {left > 0 && (
            <span className="block text-sm tabular-nums">
              {left > 1 && `${checkoutText.units(left)} · `}
              {formatMoney(computeCost(line, left))}
            </span>
          )}
        </label>
        {exemption && <p className="mt-1 text-sm">{exemption}</p>}
        {!exemption && left === 0 && <p className="mt-1 text-sm">{withdrawalText.nothingLeft}</p>}
      </div>
      {left > 0 && <input type="hidden" name="line" value={number} />}
      {left === 1 && <input type="hidden" name="units" value="1" />}
      {left > 1 && (
        <div className="withdraw-units">
          <label htmlFor={id} className="mb-1.5 block text-base font-medium">
            {withdrawalText.unitsLabel(left)}
            <span className="sr-only">{withdrawalText.unitsOfProduct(productName)}</span>
          </label>
          <input
            {...getControlAttributes(id, undefined, error)}
            name="units"
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            defaultValue={units ?? left}
            onInput={({ currentTarget }) => {
              // Entering a quantity chooses the line
              const box = currentTarget.closest('li')?.querySelector<HTMLInputElement>('[name=chosen]')
              if (box) box.checked = true
            }}
            className={BOX}
          />
          <Notes id={id} error={error} />
        </div>
      )}
    </li>
  )
}

/**
 * Returns the cost of `count` of the units left. Subtracts rounded totals, because shares that were rounded separately
 * would not add up to the cost of the line.
 */
function computeCost({ cost, quantity, left }: WithdrawalOrder['lines'][number], count: number): Money {
  const before = quantity - left
  return subtract(computeUnitsCost(cost, before + count, quantity), computeUnitsCost(cost, before, quantity))
}

/** Summarizes the chosen units; null while nothing is chosen or if a quantity is invalid. */
function summarize(form: FormData, { lines }: WithdrawalOrder): string | null {
  const [numbers, units, chosen] = [form.getAll('line'), form.getAll('units'), form.getAll('chosen')]
  const chosenLines = lines.flatMap((line) => {
    const at = numbers.indexOf(String(line.number))
    return chosen.includes(String(line.number)) ? [{ line, count: parseTypedInteger(String(units[at])) ?? 0 }] : []
  })
  const [first] = chosenLines
  if (!first || chosenLines.some(({ line, count }) => count < 1 || count > line.left)) return null
  const cost = sum(
    chosenLines.map(({ line, count }) => computeCost(line, count)),
    first.line.cost.currency,
  )
  const [withdrawn, all] = [chosenLines.map(({ count }) => count), lines.map(({ left }) => left)].map((counts) =>
    formatNumber(counts.reduce((total, count) => total + count, 0)),
  )
  return withdrawalText.summary(withdrawn ?? '', all ?? '', formatMoney(cost))
}
