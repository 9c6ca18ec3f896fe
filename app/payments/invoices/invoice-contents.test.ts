import { expect, test } from 'vitest'
import { getSupply } from '#app/payments/invoices/invoice-contents.server.ts'

const onDay = (day: number) => new Date(Date.UTC(2026, 10, day, 12))
const NOW = onDay(20)

const placed = { kind: 'placed', detail: {}, createdAt: onDay(1) }
const paid = { kind: 'paid', detail: {}, createdAt: onDay(2) }
const move = (day: number, from: string, to: string) => ({
  kind: 'status',
  detail: { from, to },
  createdAt: onDay(day),
})

const sent = [move(3, 'processing', 'shipped'), move(4, 'shipped', 'delivered')]
const reopened = [...sent, move(5, 'delivered', 'cancelled'), move(6, 'cancelled', 'processing')]

test.each([
  { order: 'an order that is paid now', events: [placed], supply: { kind: 'paid', day: '2026-11-20' } },
  { order: 'a paid order', events: [placed, paid], supply: { kind: 'paid', day: '2026-11-02' } },
  {
    order: 'an order that was paid twice',
    events: [placed, paid, { ...paid, createdAt: onDay(3) }],
    supply: { kind: 'paid', day: '2026-11-02' },
  },
  {
    order: 'a sent and delivered order',
    events: [placed, paid, ...sent],
    supply: { kind: 'supplied', day: '2026-11-03' },
  },
  { order: 'a reopened order', events: [placed, paid, ...reopened], supply: { kind: 'paid', day: '2026-11-02' } },
  {
    order: 'an order that was sent again',
    events: [placed, paid, ...reopened, move(7, 'processing', 'shipped')],
    supply: { kind: 'supplied', day: '2026-11-07' },
  },
  {
    order: 'an order that was reopened as delivered',
    events: [placed, paid, ...sent, move(5, 'delivered', 'cancelled'), move(6, 'cancelled', 'delivered')],
    supply: { kind: 'supplied', day: '2026-11-06' },
  },
])('the supply of $order is found, whatever the sequence of its events', ({ events, supply }) => {
  expect(getSupply(events, NOW, 'UTC')).toEqual(supply)
  expect(getSupply(events.toReversed(), NOW, 'UTC')).toEqual(supply)
})

test('the day of supply is in the store’s time zone', () => {
  const late = { ...paid, createdAt: new Date('2026-11-02T23:30:00Z') }
  expect(getSupply([late], NOW, 'Africa/Lagos')).toEqual({ kind: 'paid', day: '2026-11-03' })
})
