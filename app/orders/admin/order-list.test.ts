import { expect, test } from 'vitest'
import { parseOrderNumber, readOrderListQuery } from '#app/orders/admin/order-list.ts'

const DEFAULTS = {
  q: '',
  status: null,
  payment: null,
  withdrawal: null,
  ship: null,
  market: null,
  tag: null,
  from: null,
  to: null,
  timeZone: 'Africa/Lagos',
  sort: 'date',
  dir: 'desc',
  page: 1,
}

test.each([
  ['', {}],
  ['q=+Ada+&status=shipped&payment=paid&page=3', { q: 'Ada', status: 'shipped', payment: 'paid', page: 3 }],
  [
    'from=2026-02-28&to=2026-03-01&sort=total&dir=asc',
    { from: '2026-02-28', to: '2026-03-01', sort: 'total', dir: 'asc' },
  ],
  ['market=019B2D5C-8D8B-7F61-8A57-2B6B8C1F5A01', { market: '019b2d5c-8d8b-7f61-8a57-2b6b8c1f5a01' }],
  ['market=Germany', {}],
  ['tag=++VIP%0A+', { tag: 'VIP' }],
  ['withdrawal=open', { withdrawal: 'open' }],
  ['withdrawal=all', {}],
  ['status=processing&ship=open', { status: 'processing', ship: 'open' }],
  ['status=stolen&payment=free&sort=secret&dir=up&page=-1', {}],
  ['page=1e9', {}],
  ['page=9007199254740993', {}],
  ['from=2026-02-30&to=yesterday', {}],
  ['from=0026-01-01&to=99999-01-01', {}],
  ["from=2026-01-01'%20or%201=1", {}],
  [`q=${'x'.repeat(1_000_000)}`, { q: 'x'.repeat(100) }],
  ['q=%00', {}],
])('the query “%.60s” is parsed', (query, expected) => {
  expect(readOrderListQuery(new URLSearchParams(query), 'Africa/Lagos')).toEqual({ ...DEFAULTS, ...expected })
})

test.each([
  ['INMWP8IIUKMI3Z', 'INMWP8IIUKMI3Z'],
  [' # inmwp8 iiuk mi3z ', 'INMWP8IIUKMI3Z'],
  ['\u200bＩＮＭＷＰ８iiuk\u00admi3z\ufeff', 'INMWP8IIUKMI3Z'],
  ['ina', null],
  ['Ingrid', null],
  ['', null],
  ["IN'; drop table orders; --", null],
])('%j is read as the order number %j', (text, number) => {
  expect(parseOrderNumber(text)).toBe(number)
})
