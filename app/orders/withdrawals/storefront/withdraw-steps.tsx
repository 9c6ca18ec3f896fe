import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { StartReturn } from '#app/orders/returns/start-return.tsx'
import type { ModelForm } from '#app/orders/withdrawals/model-form.server.ts'
import { ConfirmWithdrawal } from '#app/orders/withdrawals/storefront/confirm-withdrawal.tsx'
import { IdentifyOrder } from '#app/orders/withdrawals/storefront/identify-order.tsx'
import {
  getWithdrawStep,
  type TypedOrder,
  type WithdrawalOrder,
  type WithdrawResult,
  type WithdrawStep,
} from '#app/orders/withdrawals/storefront/withdraw-result.ts'
import { Receipt } from '#app/orders/withdrawals/storefront/withdrawal-receipt.tsx'
import { withdrawalText } from '#app/orders/withdrawals/withdrawal-text.ts'
import { Button } from '#app/ui/button.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { OrderNumber } from '#app/ui/order-number.tsx'

type WithdrawStepsProps = {
  readonly result: WithdrawResult | undefined
  /** The order, if its link was opened; the first step is then skipped. */
  readonly linked?: WithdrawalOrder
  /** The model form, which the first step also shows. */
  readonly form?: ModelForm
  readonly back: ReactNode
}

/** Shows the steps (identify, confirm, receipt) one at a time. Each step also works as a page without JavaScript. */
export function WithdrawSteps({ result, linked, form, back }: WithdrawStepsProps) {
  const isSending = useNavigation().state !== 'idle'
  const [latest, setLatest] = useState<WithdrawStep>()
  if (result && result.step !== 'failed' && result !== latest) setLatest(result)
  const failed = result?.step === 'failed' ? result : null
  const step =
    latest ?? (linked ? getWithdrawStep(linked, { name: linked.suggestedName }) : createFirstStep(failed?.typed))
  const heading = useStepFocus(step.step)
  return (
    <div className="withdraw-page page pt-8 lg:pt-12">
      {(linked || step.step !== 'identify') && back}
      <h1 ref={heading} tabIndex={-1} className="type-display mt-1 text-title">
        {step.step === 'received' ? withdrawalText.received : withdrawalText.title}
      </h1>
      {failed && (
        <p role="alert" className="mt-6 max-w-[62ch] bg-danger-soft p-4 text-danger">
          {failed.text}
        </p>
      )}
      {step.step === 'identify' && (
        <div className="withdraw-columns">
          <div className="withdraw-online">
            <p className="mt-5 max-w-[62ch]">{withdrawalText.lead}</p>
            <IdentifyOrder result={step} isSending={isSending} />
          </div>
          {form && <ModelFormSection form={form} />}
        </div>
      )}
      {step.step === 'confirm' && (
        <>
          <ConfirmLead number={step.order.orderNumber} />
          <ConfirmWithdrawal order={step.order} typed={step.typed} errors={step.errors} isSending={isSending} />
          <EarlierReceipts receipts={step.order.receipts} />
        </>
      )}
      {step.step === 'received' && (
        <>
          <p role="status" className="mt-5 max-w-[62ch] wrap-anywhere">
            {withdrawalText.receiptSent(step.receipt.email)}
          </p>
          <Receipt receipt={step.receipt} />
        </>
      )}
      {step.step === 'rejected' && (
        <>
          <Rejection text={step.order.rejection ?? ''} exemptions={listExemptions(step.order)} />
          {step.order.canReturn && (
            <p className="mt-6">
              <StartReturn {...step.order} name={step.order.suggestedName} look="primary" />
            </p>
          )}
          <EarlierReceipts receipts={step.order.receipts} />
        </>
      )}
      {step.step === 'imported' && <Rejection text={step.text} exemptions={[]} />}
    </div>
  )
}

/** Shows the model form. Only the form itself is printed. */
function ModelFormSection({ form: { title, lead, lines, print } }: { readonly form: ModelForm }) {
  return (
    <section id="model-form" aria-labelledby="model-form-title" className="withdraw-model mt-5 max-w-[62ch]">
      <h2 id="model-form-title" className="type-display text-sub">
        {title}
      </h2>
      <p className="mt-2 text-base text-ink-2 print:hidden">{lead}</p>
      <div className="withdraw-receipt mt-3">
        {lines.map((line) => (
          <p key={line} className="wrap-anywhere">
            {line.startsWith('– ') ? (
              <>
                <span className="withdraw-dash">– </span>
                {line.slice(2)}
              </>
            ) : (
              line
            )}
          </p>
        ))}
      </div>
      <Button look="secondary" className="mt-5 no-js:hidden print:hidden" onClick={() => window.print()}>
        {print}
      </Button>
    </section>
  )
}

function ConfirmLead({ number }: { readonly number: string }) {
  const [before, after] = withdrawalText.confirmLead(number).split(number)
  return (
    <p className="mt-5 max-w-[62ch]">
      {before}
      <OrderNumber number={number} />
      {after}
    </p>
  )
}

function createFirstStep(typed: TypedOrder = { name: '', orderNumber: '', email: '' }): WithdrawStep {
  return { step: 'identify', errors: {}, typed }
}

/** Moves the focus to the heading of a new step. */
function useStepFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(step)
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}

function listExemptions({ lines }: WithdrawalOrder): readonly { readonly name: string; readonly reason: string }[] {
  return lines.flatMap(({ productName, exemption }) => (exemption ? [{ name: productName, reason: exemption }] : []))
}

type RejectionProps = {
  readonly text: string
  readonly exemptions: readonly { readonly name: string; readonly reason: string }[]
}

function Rejection({ text, exemptions }: RejectionProps) {
  return (
    <>
      <p role="alert" className="mt-6 max-w-[62ch] bg-pearl p-4">
        <LinkedText text={text} />
      </p>
      {exemptions.length > 0 && (
        <ul className="mt-4 max-w-[62ch] border-t border-line">
          {exemptions.map(({ name, reason }) => (
            <li key={name} className="border-b border-line py-3 text-base wrap-anywhere">
              <p className="font-medium">{name}</p>
              <p className="text-ink-2">{reason}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function EarlierReceipts({ receipts }: Pick<WithdrawalOrder, 'receipts'>) {
  if (receipts.length === 0) return null
  return (
    <section aria-labelledby="withdrawn-before" className="mt-8">
      <h2 id="withdrawn-before" className="type-display text-sub">
        {withdrawalText.before}
      </h2>
      {receipts.map((receipt) => (
        <Receipt key={receipt.at} receipt={receipt} />
      ))}
    </section>
  )
}
