import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readPage } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { openStaffAccess } from '#tests/support/staff-access.ts'

const { cookie } = await openStaffAccess(getSharedStore())

const product = { title: 'Product Not Found', back: '/admin/products' }
const order = { title: 'Order not found', back: '/admin/orders' }

test.each([
  { path: '/admin/products/edit/none', ...product },
  { path: `/admin/products/edit/${randomUUID()}`, ...product },
  { path: `/admin/products/preview/${randomUUID()}`, ...product },
  { path: '/admin/orders/no-id', ...order },
  { path: `/admin/orders/${randomUUID()}`, ...order },
  { path: `/admin/orders/${randomUUID()}/print/summary`, ...order },
])('$path shows "$title" and links back', async ({ path, title, back }) => {
  const { status, html } = await readPage(getSharedStore().url, path, cookie)
  expect(status).toBe(404)
  expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe(title)
  expect(html).toMatch(new RegExp(`<a[^>]* href="${back}"[^>]*>Back to (products|orders)</a>`))
})
