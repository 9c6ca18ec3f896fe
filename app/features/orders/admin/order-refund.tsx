import { href } from 'react-router'
import { formatMoney } from '#app/features/money/money.ts'
import { EntryNote, EntryTime } from '#app/features/orders/admin/order-entry.tsx'
import type { OrderRefund } from '#app/features/orders/admin/order-returns.server.ts'
import { useOrderAction } from '#app/features/orders/admin/use-order-action.ts'
import { useHydrated } from '#app/lib/hydrated.ts'
import type { Id } from '#app/lib/id.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { Badge } from '#app/ui/admin/status-badge.tsx'

export type OrderRefundEntryProps = {
  readonly refund: OrderRefund
  readonly orderId: Id<'order'>
  readonly onRetried: () => void
}

export function OrderRefundEntry({ refund, ...rest }: OrderRefundEntryProps) {
  const { amount, storeAmount, status, note, createdAt, staffName, lastError } = refund
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3 text-base font-medium tabular-nums">
        {status === 'failed' ? 'Refund of ' : 'Refunded '}
        {formatMoney(amount)}
        {storeAmount.currency !== amount.currency && (
          <span className="text-sm font-normal text-ink-2">{formatMoney(storeAmount)} in the books</span>
        )}
        {status === 'pending' && (
          <Badge glyph="◐" tone="amber">
            Pending
          </Badge>
        )}
        {status === 'failed' && (
          <Badge glyph="✕" tone="danger">
            Failed
          </Badge>
        )}
      </p>
      <EntryNote text={note} />
      <EntryTime at={createdAt} who={staffName} />
      {status === 'pending' && lastError && <p className="text-sm text-amber wrap-anywhere">{lastError}</p>}
      {status === 'failed' && <Failure refund={refund} {...rest} />}
    </div>
  )
}

function Failure({ refund: { id, amount, lastError, wasRetried }, orderId, onRetried }: OrderRefundEntryProps) {
  const { fetcher, errors, isSaving } = useOrderAction(RETRY_MESSAGES, onRetried)
  const isReady = useHydrated() // without scripts the form would navigate away
  return (
    <div className="mt-1 text-base">
      <p className="text-danger wrap-anywhere">{lastError || 'The payment provider gave no reason.'}</p>
      {wasRetried ? (
        <p className="text-sm text-ink-2">Retried.</p>
      ) : (
        <fetcher.Form method="post" action={href('/admin/orders/:id/returns', { id: orderId })}>
          <input type="hidden" name="intent" value="retry" />
          <input type="hidden" name="refund" value={id} />
          <TextButton type="submit" busy={isSaving} disabled={!isReady}>
            {isSaving ? 'Retrying...' : 'Retry'}
            <span className="sr-only"> refund of {formatMoney(amount)}</span>
          </TextButton>
          {errors[''] && (
            <p role="alert" className="text-sm text-danger">
              <span aria-hidden="true">! </span>
              {errors['']}
            </p>
          )}
        </fetcher.Form>
      )}
    </div>
  )
}

const RETRY_MESSAGES = { saved: 'Refund saved', failed: 'Failed to refund' }
