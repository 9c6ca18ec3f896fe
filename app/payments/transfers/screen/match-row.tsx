import { type KeyboardEvent, useRef, useState } from 'react'
import { href } from 'react-router'
import { formatMoney, toDecimal } from '#app/base/money.ts'
import { adminText } from '#app/payments/transfers/admin-text.ts'
import { ChooseOrders } from '#app/payments/transfers/screen/choose-orders.tsx'
import { PaymentFacts } from '#app/payments/transfers/screen/payment-facts.tsx'
import { SetAsideForm } from '#app/payments/transfers/screen/set-aside-form.tsx'
import { useDeskAction } from '#app/payments/transfers/screen/use-desk-action.ts'
import type { DeskRow, ShownProposal } from '#app/payments/transfers/transfer-desk.server.ts'
import { AdminButton, TextButton, TextLink } from '#app/ui/admin/admin-button.tsx'
import { Badge } from '#app/ui/admin/status-badge.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { OrderNumber } from '#app/ui/order-number.tsx'
import { ProblemText } from '#app/ui/problem-text.tsx'

type MatchRowProps = { readonly row: DeskRow; readonly isFirst: boolean }

type Mode = 'proposal' | 'choose' | 'set-aside'

export function MatchRow({ row, isFirst }: MatchRowProps) {
  const [mode, setMode] = useState<Mode>('proposal')
  const element = useRef<HTMLLIElement>(null)
  const isReady = useHydrated()
  const { send, error, isBusy } = useDeskAction(() => {
    setMode('proposal')
    element.current?.focus({ preventScroll: true }) // the pressed button is gone
  })
  const bookable = row.proposals.filter(isBookable)
  const [first] = bookable
  const isBooked = row.state === 'booked'
  const confirm = (proposal: ShownProposal | undefined) => {
    if (!proposal || isBooked) return
    send({
      intent: 'book',
      row: row.id,
      version: row.version,
      order: proposal.orders.map(({ id }) => id),
      amount: proposal.orders.map(({ amount }) => toDecimal(amount)),
    })
  }
  const undo = () => send({ intent: 'undo', row: row.id })

  function onKeyDown(event: KeyboardEvent<HTMLLIElement>): void {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const key = event.key.toLowerCase()
    if (key === 'enter' && first && !isBooked) confirm(first)
    else if (key === 'u' && isBooked) undo()
    else if (key === 's' && !isBooked) setMode('set-aside')
    else return
    event.preventDefault()
  }

  return (
    <li
      ref={element}
      tabIndex={isFirst ? 0 : -1}
      aria-label={formatLabel(row, first)}
      aria-busy={isBusy || undefined}
      onKeyDown={onKeyDown}
      className="grid gap-3 rounded-field border border-line bg-paper p-4 md:grid-cols-[minmax(0,1fr)_3rem_minmax(0,1.2fr)] md:gap-0"
    >
      <PaymentFacts row={row} />
      <span
        aria-hidden="true"
        className={`self-start border-t max-md:hidden md:mx-2 md:mt-3 ${getLineClass(row, first)}`}
      />
      <div className="min-w-0">
        {isBooked ? (
          <BookedOrders row={row} isBusy={isBusy} isReady={isReady} onUndo={undo} />
        ) : mode === 'choose' ? (
          <ChooseOrders row={row} error={error} isBusy={isBusy} onCancel={() => setMode('proposal')} onSend={send} />
        ) : mode === 'set-aside' ? (
          <SetAsideForm row={row} isBusy={isBusy} onCancel={() => setMode('proposal')} onSend={send} />
        ) : (
          <>
            {row.proposals.length === 0 && <p className="text-base text-ink-2">{adminText.noOrderMatches}</p>}
            {row.proposals.map((proposal, index) => (
              <Proposal
                key={proposal.orders.map(({ id }) => id).join()}
                proposal={proposal}
                isFirst={index === 0}
                isBusy={isBusy || !isReady}
                onConfirm={() => confirm(proposal)}
              />
            ))}
            <div className="mt-2 flex flex-wrap gap-x-4">
              <TextButton disabled={!isReady} onClick={() => setMode('choose')}>
                {adminText.chooseOrders}
                <span className="sr-only"> {adminText.forPayer(row.payerName)}</span>
              </TextButton>
              <TextButton disabled={!isReady} onClick={() => setMode('set-aside')}>
                {adminText.setAside}
                <span className="sr-only"> {adminText.paymentBy(row.payerName)}</span>
              </TextButton>
            </div>
            {error && <ProblemText className="text-sm">{error}</ProblemText>}
          </>
        )}
      </div>
    </li>
  )
}

function isBookable({ orders }: ShownProposal): boolean {
  return orders.length > 0 && orders.every(({ amount }) => amount.minor > 0)
}

function formatLabel({ payerName, amount, state }: DeskRow, first: ShownProposal | undefined): string {
  const payment = adminText.paymentFrom(formatMoney(amount), payerName)
  if (state === 'booked') return adminText.paymentConfirmed(payment)
  if (!first) return adminText.paymentUnmatched(payment)
  const orders = first.orders.map(({ orderNumber }) => orderNumber).join(', ')
  return adminText.paymentProposed(payment, orders, first.reason)
}

/** Returns the CSS class of the line from a payment to its order. The line is solid if the match is certain. */
function getLineClass({ state }: DeskRow, first: ShownProposal | undefined): string {
  if (state === 'booked') return 'border-moss'
  if (!first) return 'border-transparent'
  return { exact: 'border-ink', near: 'border-dashed border-ink', weak: 'border-dotted border-ink-3' }[first.confidence]
}

const CONFIDENCE_LOOKS = {
  exact: { glyph: '●', tone: 'moss' },
  near: { glyph: '◐', tone: 'amber' },
  weak: { glyph: '○', tone: 'quiet' },
} as const

type ProposalProps = {
  readonly proposal: ShownProposal
  readonly isFirst: boolean
  readonly isBusy: boolean
  readonly onConfirm: () => void
}

function Proposal({ proposal, isFirst, isBusy, onConfirm }: ProposalProps) {
  const { confidence, orders, reason, leftover, preselected } = proposal
  return (
    <div
      className={`flex flex-wrap items-start justify-between gap-x-4 gap-y-2 ${isFirst ? '' : 'mt-3 border-t border-line pt-3'}`}
    >
      <div className="min-w-0 grow basis-56">
        <ul>
          {orders.map(({ id, orderNumber, customerName, amount, total }) => (
            <li key={id} className="text-base wrap-anywhere">
              <TextLink to={href('/admin/orders/:id', { id })} isInText className="font-medium">
                <OrderNumber number={orderNumber} />
              </TextLink>{' '}
              {customerName}{' '}
              <span className="tabular-nums">
                {amount.minor > 0 ? formatMoney(amount) : ''}
                {amount.minor !== total.minor && adminText.ofTotal(formatMoney(total))}
              </span>
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-x-2 text-sm text-ink-2">
          <Badge {...CONFIDENCE_LOOKS[confidence]}>{adminText.confidences[confidence]}</Badge>
          <span>{reason}</span>
        </p>
        {leftover.minor > 0 && isBookable(proposal) && (
          <p className="text-sm text-amber">{adminText.leftoverSetAside(formatMoney(leftover))}</p>
        )}
      </div>
      {isBookable(proposal) && (
        <AdminButton look={isFirst && preselected ? 'primary' : 'secondary'} busy={isBusy} onClick={onConfirm}>
          {adminText.confirm}
          <span className="sr-only"> {orders.map(({ orderNumber }) => orderNumber).join(', ')}</span>
        </AdminButton>
      )}
    </div>
  )
}

type BookedOrdersProps = {
  readonly row: DeskRow
  readonly isBusy: boolean
  readonly isReady: boolean
  readonly onUndo: () => void
}

function BookedOrders({ row, isBusy, isReady, onUndo }: BookedOrdersProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-56">
        <ul>
          {row.bookings.map(({ id, orderId, orderNumber, customerName, amount }) => (
            <li key={id} className="text-base wrap-anywhere">
              <TextLink to={href('/admin/orders/:id', { id: orderId })} isInText className="font-medium">
                <OrderNumber number={orderNumber} />
              </TextLink>{' '}
              {customerName} <span className="tabular-nums">{formatMoney(amount)}</span>
            </li>
          ))}
        </ul>
        <p className="text-sm">
          <Badge glyph="●" tone="moss">
            {adminText.confirmed}
          </Badge>
        </p>
      </div>
      <TextButton busy={isBusy} disabled={!isReady} onClick={onUndo}>
        {adminText.undo}
        <span className="sr-only">
          {' '}
          {adminText.forOrders(row.bookings.map(({ orderNumber }) => orderNumber).join(', '))}
        </span>
      </TextButton>
    </div>
  )
}
