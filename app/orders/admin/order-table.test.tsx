import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { newId } from '#app/lib/id.ts'
import { OrderTable } from '#app/orders/admin/order-table.tsx'

const japan = { id: newId<'market'>(), name: 'Japan' }
const order = {
  id: newId<'order'>(),
  orderNumber: 'INMWP8IIUKMI3Z',
  createdAt: new Date('2026-11-24T10:00:00Z'),
  customerName: 'Ada Obi',
  paymentStatus: 'paid',
  paymentMethod: 'credit_card',
  status: 'shipped',
  trackingNumber: '',
  shippingMethod: 'standard',
  shippingName: 'Standard',
  marketId: japan.id,
  total: money(60_00, 'USD'),
  country: 'JP',
  units: 2,
  returned: 0,
  hasOpenWithdrawal: false,
  hasBackorder: false,
  tags: [],
} as const

type OrderChange = {
  readonly hasBackorder?: boolean
  readonly status?: 'processing'
  readonly paymentStatus?: 'pending' | 'paid'
  readonly paymentMethod?: 'cash_on_delivery'
}

function renderCells(markets: readonly (typeof japan)[], hasOpenWithdrawal = false, change: OrderChange = {}) {
  const element = <OrderTable rows={[{ ...order, hasOpenWithdrawal, ...change }]} markets={markets} caption="Orders" />
  return renderTable(element)
}

function renderTable(element: ReactElement) {
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  return [...html.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]+>/g, ''))
}

test('an order shows its market if the store has several', () => {
  const international = { id: newId<'market'>(), name: 'International' }
  expect(renderCells([international, japan])).toEqual(expect.arrayContaining(['Market', 'Japan']))
  expect(renderCells([])).not.toContain('Market')
})

test('an open withdrawal is shown', () => {
  expect(renderCells([], true).join()).toContain('Withdrawal')
  expect(renderCells([]).join()).not.toContain('Withdrawal')
})

test('an order with a backorder is marked as such until it is shipped', () => {
  const waiting = { hasBackorder: true, status: 'processing' } as const
  expect(renderCells([], false, waiting).join()).toContain('Backorder')
  expect(renderCells([], false, { hasBackorder: true }).join()).not.toContain('Backorder')
  expect(renderCells([], false, { status: 'processing' }).join()).not.toContain('Backorder')
})

test('an order shows its country and, once it is shipped, its tracking number', () => {
  const element = <OrderTable rows={[{ ...order, trackingNumber: 'LM1' }]} caption="Orders" hasShipping />
  expect(renderTable(element)).toEqual(expect.arrayContaining(['Japan', 'Tracking number LM1']))
})

test('an unpaid order with cash on delivery is shown as “Cash due” instead of “Pending”', () => {
  const cash = { paymentMethod: 'cash_on_delivery' } as const
  expect(renderCells([], false, { ...cash, paymentStatus: 'pending' })).toContain('Cash dueCash on delivery: pending')
  expect(renderCells([], false, { ...cash, paymentStatus: 'paid' })).toContain('PaidPaid')
})
