import '#app/wiring.views.ts'
import { expect, test } from 'vitest'
import { buildViewUrl } from '#app/operations/saved-views/saved-view.ts'
import { normalizeViewQuery } from '#app/operations/saved-views/view-lists.ts'

const queries = [
  { list: 'orders', query: 'page=3&status=processing&payment=&open=yes&view=x', stored: 'status=processing' },
  { list: 'orders', query: 'sort=date&dir=desc', stored: '' },
  { list: 'orders', query: 'dir=asc&q=+silk+', stored: 'q=silk&sort=date&dir=asc' },
  { list: 'orders', query: 'status=stolen&from=2026-02-30&to=2026-02-28&timeZone=Mars', stored: 'to=2026-02-28' },
  { list: 'orders', query: 'tag=VIP&market=x', stored: 'tag=VIP' },
  { list: 'customers', query: 'sort=name&dir=desc', stored: 'sort=name&dir=desc' },
  { list: 'customers', query: 'sort=name', stored: 'sort=name&dir=asc' },
  { list: 'customers', query: 'orders=with&former=1', stored: 'orders=with' },
  { list: 'products', query: 'status=draft&category=Dresses!&show=low-stock', stored: 'status=draft&show=low-stock' },
  { list: 'discounts', query: 'state=ended&sort=used', stored: 'state=ended&sort=used&dir=desc' },
  { list: 'invoices', query: 'month=2026-11&kind=none', stored: 'month=2026-11' },
  { list: 'mails', query: 'q=refund&page=2', stored: 'q=refund' },
  { list: 'stock', query: 'show=low-stock&sort=name', stored: 'show=low-stock' },
  { list: 'payments', query: 'q=IN1', stored: 'q=IN1' },
] as const

test.each(queries)(
  'the query $query of the list $list is normalized to "$stored", which does not change when it is normalized again',
  ({ list, query, stored }) => {
    const normalized = normalizeViewQuery(list, new URLSearchParams(query))
    expect(normalized).toBe(stored)
    expect(normalizeViewQuery(list, new URLSearchParams(normalized))).toBe(stored)
  },
)

test('the URL of a view contains its filters and its id', () => {
  expect(buildViewUrl('/admin/stock')).toBe('/admin/stock')
  expect(buildViewUrl('/admin/stock', 'q=a+b')).toBe('/admin/stock?q=a+b')
  expect(buildViewUrl('/admin/stock', 'q=a+b', 'id')).toBe('/admin/stock?q=a+b&view=id')
})
