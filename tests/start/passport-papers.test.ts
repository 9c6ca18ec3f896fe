import { expect, test } from 'vitest'
import { toPassportCode } from '#app/catalog/passport/passport-code.ts'
import { address } from '#tests/support/checkout-request.ts'
import { findElements } from '#tests/support/html-elements.ts'
import { openAdminClient } from '#tests/support/page-updates/admin-client.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { openStaffAccess } from '#tests/support/staff-access.ts'

// Checks the packing slip, the law screen and the packaging report.

const store = getSharedStore()
const { db, read } = await openStaffAccess(store)

test('a packing slip has the URL and QR code of each line’s passport', async () => {
  const order = await (await openAdminClient(store, db)).newOrder()
  const { html, text } = await read(`${order.screen}/print/packing-slip`)
  expect(findElements(html, 'article')).toHaveLength(1)
  expect(html).toContain('Digital product passport QR code')
  expect(text).toContain(`/passport/${toPassportCode(order.product.id)}`)
  expect(text).toContain(address.address_line1)
})

test('the law screen shows what a rule requires, in which markets, and what is missing', async () => {
  const { html, text } = await read('/admin/law')
  expect(text).toContain('guidance, not legal advice')
  const start = html.indexOf('>Packaging register<')
  const rule = html.slice(start, html.indexOf('</section>', start))
  expect(rule).toContain('Your LUCID number, which you need to sell to customers in Germany, is missing.')
  expect(text).toContain('International')
  expect(rule).toMatch(/<a[^>]*href="https:[^"]*"[^>]*>Verpackungsgesetz, § 9/)
})

test('the law screen links to the packaging report, which covers a quarter', async () => {
  expect((await read('/admin/law')).html).toMatch(/href="\/admin\/law\/packaging"[^>]*>Packaging report/)
  const year = new Date().getUTCFullYear() - 1
  const { html } = await read(`/admin/law/packaging?period=${year}-Q4`)
  expect(html).toMatch(/<h1[^>]*>Packaging report<\/h1>/)
  expect(html).toMatch(new RegExp(`<option value="${year}-Q4" selected="">`))
})
