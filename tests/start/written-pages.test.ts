import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pages } from '#app/content/pages.table.ts'
import { readPage } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { openStaffAccess } from '#tests/support/staff-access.ts'

// Tests pages written by staff, as shoppers and staff see them.

const store = getSharedStore()
const { db, admin, cookie } = await openStaffAccess(store)

test('a page with five headings begins with links to them', async () => {
  const { id, page, title } = await admin.newWrittenPage()
  const body = 'A [link](/shop).\n\n## One\n\n## Two\n\n## Three\n\n## Four\n\n## Five'
  await db.update(pages).set({ body }).where(eq(pages.id, id))
  const { html } = await readPage(store.url, page)
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
  expect(html).toMatch(/<nav[^>]*aria-labelledby="contents"[\s\S]*href="[^"]*#section-three"[^>]*>Three</)
  expect(html).toMatch(/<h2[^>]*id="section-three"/)
  expect(html).toMatch(/<a[^>]*href="\/shop"[^>]*>link</)
})

test('staff preview and discard a draft that shoppers cannot see, and delete the page', async () => {
  const { edit, page } = await admin.newWrittenPage()
  const fields = { title: 'Notes', slug: page.replace('/pages/', ''), policy: '', seoTitle: '', seoDescription: '' }
  const draft = { ...fields, body: 'In a draft.', intent: 'draft', version: await admin.readVersion(edit) }
  expect((await admin.post(edit, draft)).status).toBe(200)
  const preview = edit.replace('edit', 'preview')
  expect((await readPage(store.url, preview, cookie)).text).toContain('In a draft.')
  expect((await readPage(store.url, preview)).status).toBe(302)
  expect((await readPage(store.url, page)).text).not.toContain('In a draft.')
  expect((await admin.post(edit, { intent: 'discard' })).status).toBe(200)
  expect((await readPage(store.url, preview, cookie)).text).toContain('First text.')
  await admin.post(edit, { intent: 'delete' })
  expect((await readPage(store.url, page)).status).toBe(404)
})
