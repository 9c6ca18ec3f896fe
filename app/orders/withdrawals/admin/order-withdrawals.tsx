import { href } from 'react-router'
import { formatDay } from '#app/lib/format/date.ts'
import type { Id } from '#app/lib/id.ts'
import { useOrderAction } from '#app/orders/order-action.ts'
import { adminText } from '#app/orders/withdrawals/admin-text.ts'
import type { OrderWithdrawal } from '#app/orders/withdrawals/order-withdrawal.server.ts'
import { AdminButton, TextLink } from '#app/ui/admin/admin-button.tsx'
import { Badge } from '#app/ui/admin/status-badge.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { LocalTime } from '#app/ui/local-time.tsx'

/**
 * `refundDue` is the last day for the refund. `receiptId` identifies the receipt's email, as long as the email is
 * stored.
 */
export type DueWithdrawal = OrderWithdrawal & { readonly refundDue: string; readonly receiptId: Id<'mail'> | null }

type OrderWithdrawalsProps = {
  readonly orderId: Id<'order'>
  readonly withdrawals: readonly DueWithdrawal[]
  /** True if staff refund the order manually, to a bank account that the receipt asks for. */
  readonly isRefundedByHand: boolean
  readonly onClosed: () => void
}

/** Lists withdrawals with the last day to refund them. Guidance: Directive 2011/83/EU, Art. 13 and 14. */
export function OrderWithdrawals({ orderId, withdrawals, isRefundedByHand, onClosed }: OrderWithdrawalsProps) {
  if (withdrawals.length === 0) return null
  return (
    <ul aria-label={adminText.withdrawals} className="mb-4 grid gap-4 border-b border-line pb-4">
      {withdrawals.map((withdrawal) => (
        <li key={withdrawal.id}>
          <Withdrawal
            withdrawal={withdrawal}
            orderId={orderId}
            isRefundedByHand={isRefundedByHand}
            onClosed={onClosed}
          />
        </li>
      ))}
    </ul>
  )
}

type WithdrawalProps = Omit<OrderWithdrawalsProps, 'withdrawals'> & { readonly withdrawal: DueWithdrawal }

function Withdrawal({ withdrawal, ...rest }: WithdrawalProps) {
  const { name, createdAt, settledAt, refundDue, receiptId, lines } = withdrawal
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 text-base font-medium">
        {adminText.fromContract}
        {settledAt === null ? (
          <Badge glyph="◐" tone="amber">
            {adminText.open}
          </Badge>
        ) : (
          <Badge glyph="●" tone="moss">
            {adminText.settled}
          </Badge>
        )}
      </p>
      <ul className="mt-1 text-base">
        {lines.map(({ itemId, productName, variantName, quantity, returned }) => (
          <li key={itemId} className="wrap-anywhere">
            {quantity} × {productName}{' '}
            <span className="text-sm text-ink-2">
              {variantName}
              {returned > 0 && adminText.returnedInSentence(returned)}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-2">
        {adminText.received} <LocalTime at={createdAt} />
        {name && ` · ${name}`}
      </p>
      {receiptId && (
        <TextLink to={href('/admin/mails/:id', { id: receiptId })} className="text-base">
          {adminText.viewReceipt}
          <span className="sr-only">
            {adminText.spokenWithdrawal} <LocalTime at={createdAt} />
          </span>
        </TextLink>
      )}
      {settledAt === null && (
        <>
          <p className="mt-1 text-base">{adminText.refundBy(formatDay(refundDue))}</p>
          {rest.isRefundedByHand && <p className="text-base">{adminText.accountRequested}</p>}
          <CloseWithdrawal withdrawal={withdrawal} {...rest} />
        </>
      )}
    </>
  )
}

/** Closes a withdrawal whose units will not be returned, or were refunded without a return. */
function CloseWithdrawal({ withdrawal: { id, createdAt }, orderId, onClosed }: WithdrawalProps) {
  const { fetcher, errors, isSaving } = useOrderAction({ saved: adminText.withdrawalClosed }, onClosed)
  const isReady = useHydrated() // without JavaScript, the form would navigate away
  return (
    <fetcher.Form method="post" action={href('/admin/orders/:id/returns', { id: orderId })} className="mt-2">
      <input type="hidden" name="intent" value="close-withdrawal" />
      <input type="hidden" name="withdrawal" value={id} />
      <AdminButton type="submit" busy={isSaving} disabled={!isReady}>
        {isSaving ? adminText.saving : adminText.closeWithoutAReturn}
        <span className="sr-only">
          {adminText.spokenWithdrawal} <LocalTime at={createdAt} />
        </span>
      </AdminButton>
      {errors[''] && (
        <p role="alert" className="mt-1 text-sm text-danger">
          {errors['']}
        </p>
      )}
    </fetcher.Form>
  )
}
