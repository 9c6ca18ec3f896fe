import { expect, test } from 'vitest'
import { getLastWithdrawalDay, getRefundDueDay, isWithdrawalOpen } from '#app/orders/withdrawals/withdrawal-window.ts'

test.each([
  { delivered: '2026-06-22T09:00Z', zone: 'UTC', last: '2026-07-06', why: 'Monday to Monday' },
  { delivered: '2026-06-22T23:59Z', zone: 'UTC', last: '2026-07-06', why: 'the last minute of the same day' },
  { delivered: '2026-06-22T22:30Z', zone: 'Europe/Berlin', last: '2026-07-07', why: 'already the next day in Berlin' },
  {
    delivered: '2026-06-22T03:00Z',
    zone: 'America/New_York',
    last: '2026-07-06',
    why: 'Sunday there, so it moves to Monday',
  },
  { delivered: '2026-06-26T12:00Z', zone: 'UTC', last: '2026-07-10', why: 'Friday to Friday' },
  { delivered: '2026-06-27T12:00Z', zone: 'UTC', last: '2026-07-13', why: 'Saturday moves to Monday' },
  { delivered: '2026-06-28T12:00Z', zone: 'UTC', last: '2026-07-13', why: 'Sunday moves to Monday' },
  { delivered: '2028-02-15T12:00Z', zone: 'UTC', last: '2028-02-29', why: 'a leap day' },
  { delivered: '2026-12-21T12:00Z', zone: 'UTC', last: '2027-01-04', why: 'across the new year' },
])(
  'in $zone, the customer can withdraw from an order delivered at $delivered until $last ($why)',
  ({ delivered, zone, last }) => {
    expect(getLastWithdrawalDay(new Date(delivered), zone)).toBe(last)
  },
)

test.each([
  { now: '2026-07-06T21:59:59.999Z', isOpen: true },
  { now: '2026-07-06T22:00Z', isOpen: false },
])('the window ends at 24:00 in the store’s time zone: at $now, isOpen is $isOpen', ({ now, isOpen }) => {
  expect(isWithdrawalOpen(new Date('2026-06-22T09:00Z'), new Date(now), 'Europe/Berlin')).toBe(isOpen)
})

test('the window ends an hour later in UTC once daylight saving ends', () => {
  const delivered = new Date('2026-10-20T09:00Z')
  expect(isWithdrawalOpen(delivered, new Date('2026-11-03T22:59Z'), 'Europe/Berlin')).toBe(true)
  expect(isWithdrawalOpen(delivered, new Date('2026-11-03T23:00Z'), 'Europe/Berlin')).toBe(false)
})

test('without a known delivery, the window stays open', () => {
  expect(isWithdrawalOpen(null, new Date('2036-01-01T00:00Z'), 'UTC')).toBe(true)
})

test('a refund is due within 14 days, on any day of the week', () => {
  expect(getRefundDueDay(new Date('2026-06-27T12:00Z'), 'UTC')).toBe('2026-07-11')
})
