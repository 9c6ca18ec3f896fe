import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import {
  type Comparison,
  type Difference,
  formatSummary,
  MAX_COMPARED,
  MAX_DAYS,
} from '#app/payments/activity/compare-payments.ts'
import { adminText } from '#app/payments/admin-text.ts'
import { AdminButton, TextLink } from '#app/ui/admin/admin-button.tsx'
import { BOX } from '#app/ui/admin/admin-field.tsx'
import { Notice } from '#app/ui/admin/notice.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { useResult } from '#app/ui/admin/use-result.ts'
import { OrderNumber } from '#app/ui/order-number.tsx'
import { ProblemText } from '#app/ui/problem-text.tsx'
import { useToast } from '#app/ui/toast.tsx'

export type CompareResult =
  | { readonly outcome: 'compared'; readonly comparison: Comparison }
  | { readonly outcome: 'applied'; readonly message: string }
  | { readonly outcome: 'rejected'; readonly message: string }

type ComparePanelProps = {
  readonly from: string
  readonly to: string
  /** False if no provider is connected that could report its payments. */
  readonly isConnected: boolean
}

/** Compares the payments of a period with the records of their providers. */
export function ComparePanel({ from, to, isConnected }: ComparePanelProps) {
  const fetcher = useFetcher<CompareResult>()
  const [comparison, setComparison] = useState<Comparison | null>(null)
  const [problem, setProblem] = useState('')
  const isBusy = fetcher.state !== 'idle'
  useResult(fetcher, (result) => {
    setProblem(result.outcome === 'rejected' ? result.message : '')
    if (result.outcome === 'compared') setComparison(result.comparison)
  })
  return (
    <Panel title={adminText.providerPayments}>
      <p className="mb-4 text-base text-ink-2">{adminText.comparisonHint}</p>
      {!isConnected && (
        <Notice className="mb-4">
          {adminText.noneConnected}{' '}
          <TextLink to={href('/admin/payments')} isInText>
            {adminText.connectProvider}
          </TextLink>
        </Notice>
      )}
      <fetcher.Form method="post" className="grid grid-cols-2 items-end gap-3 md:flex">
        <input type="hidden" name="intent" value="compare" />
        <DayField name="from" label={adminText.firstDay} value={from} />
        <DayField name="to" label={adminText.lastDay} value={to} />
        <AdminButton
          type="submit"
          look={isConnected ? 'primary' : undefined}
          busy={isBusy}
          className="max-md:col-span-2"
        >
          {isBusy ? adminText.comparing : adminText.compareWithTheProvider}
        </AdminButton>
      </fetcher.Form>
      <p className="mt-2 text-sm text-ink-2">{adminText.comparisonLimits(MAX_DAYS, MAX_COMPARED)}</p>
      <ComparisonResult problem={problem} comparison={comparison} />
    </Panel>
  )
}

type ComparisonResultProps = { readonly problem: string; readonly comparison: Comparison | null }

/** Shows the results of the last comparison, or why it was rejected. */
export function ComparisonResult({ problem, comparison }: ComparisonResultProps) {
  return (
    <>
      <div role="status" className="mt-4 text-base empty:hidden">
        {problem ? (
          <ProblemText>{problem}</ProblemText>
        ) : (
          comparison && <p className="font-medium">{formatSummary(comparison)}</p>
        )}
      </div>
      {comparison?.problems.map((problem) => (
        <Notice key={problem} className="mt-3">
          {problem}
        </Notice>
      ))}
      {comparison && comparison.differences.length > 0 && (
        <ul aria-label={adminText.differences} className="mt-4 border-t border-line">
          {comparison.differences.map((difference) => (
            <DifferenceRow key={difference.payment} difference={difference} />
          ))}
        </ul>
      )}
    </>
  )
}

function DayField({ name, label, value }: { readonly name: string; readonly label: string; readonly value: string }) {
  return (
    <label className="min-w-0 text-base font-medium">
      <span className="mb-1 block">{label}</span>
      <input type="date" name={name} defaultValue={value} required className={BOX} />
    </label>
  )
}

function DifferenceRow({ difference }: { readonly difference: Difference }) {
  const { payment, orderId, orderNumber, reference, text, canApply } = difference
  const fetcher = useFetcher<CompareResult>()
  const [message, setMessage] = useState<{ readonly text: string; readonly isDone: boolean } | null>(null)
  const toast = useToast()
  useResult(fetcher, (result) => {
    if (result.outcome === 'compared') return
    const isDone = result.outcome === 'applied'
    setMessage({ text: result.message, isDone })
    toast(result.message, isDone ? undefined : 'error')
  })
  const isBusy = fetcher.state !== 'idle'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 text-base">
      <div className="min-w-0 flex-1 basis-60">
        <p>
          <TextLink to={href('/admin/orders/:id', { id: orderId })} isInText className="font-medium">
            <OrderNumber number={orderNumber} />
          </TextLink>
          : {text}
        </p>
        <p className="text-sm wrap-anywhere text-ink-2">{reference}</p>
      </div>
      {message && <p className={message.isDone ? 'text-moss' : 'text-danger'}>{message.text}</p>}
      {canApply && !message?.isDone && (
        <fetcher.Form method="post">
          <input type="hidden" name="intent" value="apply" />
          <input type="hidden" name="payment" value={payment} />
          <AdminButton type="submit" busy={isBusy}>
            {isBusy ? adminText.applying : adminText.apply}
            <span className="sr-only"> {adminText.toOrder(orderNumber)}</span>
          </AdminButton>
        </fetcher.Form>
      )}
      {!canApply && <p className="text-sm text-ink-2">{adminText.lookIntoIt}</p>}
    </li>
  )
}
