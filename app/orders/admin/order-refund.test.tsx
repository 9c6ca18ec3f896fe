import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { newId } from '#app/lib/id.ts'
import { OrderRefundEntry } from '#app/orders/admin/order-refund.tsx'
import type { OrderRefund } from '#app/orders/admin/order-returns.server.ts'
import { parseTypedRefund } from '#app/orders/admin/refund-fields.tsx'
import { ToastProvider } from '#app/ui/toast.tsx'

const doneRefund: OrderRefund = {
  id: newId(),
  returnId: null,
  amount: money(2_000, 'USD'),
  storeAmount: money(3_000_000, 'NGN'),
  note: '',
  status: 'done',
  lastError: null,
  createdAt: new Date('2026-11-20T09:30:00Z'),
  staffName: 'Ada Obi',
  wasRetried: false,
  isManual: false,
  paymentReference: '',
}

/** Returns the text of a refund as the screen shows it. */
function renderText(changes: Partial<OrderRefund>, payTo: string | null = null): string {
  const element = (
    <ToastProvider>
      <OrderRefundEntry refund={{ ...doneRefund, ...changes }} orderId={newId()} payTo={payTo} onRetried={() => {}} />
    </ToastProvider>
  )
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

test('a refund shows its status, and a failed one can be retried once', () => {
  expect(renderText({})).toBe('Refunded $20.00 booked as ₦30,000.00 Nov 20, 2026, 09:30 UTC · Ada Obi')
  expect(renderText({ status: 'pending' })).toContain('Pending')
  const failed = renderText({ status: 'failed', lastError: 'The card is closed.' })
  expect(failed).toContain('Refund of $20.00')
  expect(failed).toContain('Failed')
  expect(failed).toContain('The card is closed. Retry refund of $20.00')
  expect(renderText({ status: 'failed' })).toContain('The payment provider gave no reason.')
  expect(renderText({ status: 'failed', wasRetried: true })).toMatch(/Retried\.$/)
})

test('a pending refund shows its last error', () => {
  const message = 'The payment provider did not respond. Retrying automatically.'
  expect(renderText({ status: 'pending', lastError: message })).toContain(message)
  expect(renderText({ lastError: message }), 'it was settled in the meantime').not.toContain(message)
})

test('a refund that no provider pays out shows staff the account to pay, and later the payment reference', () => {
  expect(renderText({ status: 'pending' })).not.toContain('Pay it yourself')
  const manual = renderText({ status: 'pending', isManual: true }, 'DE89370400440532013000')
  expect(manual).toContain('Pay it yourself to DE89370400440532013000')
  expect(manual).toContain('Mark as paid out : $20.00')
  expect(renderText({ isManual: true, paymentReference: 'Transfer 7' })).toContain('Paid out: Transfer 7')
})

test.each([
  ['20.00', 2_000],
  ['20.01', null],
  ['0', null],
  ['abc', null],
  ['', null],
])('with $20.00 left to refund, a typed %j is read as %s cents (null if it is rejected)', (typed, minor) => {
  expect(parseTypedRefund(typed, money(2_000, 'USD'))?.minor ?? null).toBe(minor)
})
