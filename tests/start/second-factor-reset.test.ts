import { afterAll, beforeAll, expect, test } from 'vitest'
import { computeCode, computeStep } from '#app/store/staff/second-factor/totp.ts'
import { decodeBase32 } from '#tests/support/base32.ts'
import { sendForm } from '#tests/support/page-forms.ts'
import { readPage } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { addStaff, openStaffSession } from '#tests/support/staff-session.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

const store = getSharedStore()
let database: ReturnType<typeof openStoreDatabase>

beforeAll(() => {
  database = openStoreDatabase(store)
})
afterAll(() => database?.close())

/** Sends a form of the account page. Returns the response text. */
async function send(cookie: string, fields: Readonly<Record<string, string>>): Promise<string> {
  const init = { method: 'POST', headers: { Origin: store.url, Cookie: cookie }, body: new URLSearchParams(fields) }
  return await (await fetch(`${store.url}/admin/account`, init)).text()
}

test('staff reset the second factor of someone who lost it, which ends that person’s sessions', async () => {
  const { db } = database
  const { password } = store.admin
  const { id, email } = await addStaff(db, 'Dayo Bello')
  const { cookie } = await openStaffSession(db, store, email)
  const setupPage = await send(cookie, { intent: 'begin', current: password })
  const key = decodeBase32(/<code[^>]*>([A-Z2-7 ]+)</.exec(setupPage)?.[1] ?? '')
  const now = computeStep(new Date())
  await send(cookie, { intent: 'confirm', code: await computeCode(key, now), next: await computeCode(key, now + 1) })

  const owner = (await openStaffSession(db, store, store.admin.email)).cookie
  const readRow = async () => {
    const { html } = await readPage(store.url, '/admin/account', owner)
    const start = html.indexOf(email)
    return html.slice(start, html.indexOf('</li>', start)).replace(/<[^>]*>/g, ' ')
  }
  expect(await readRow()).toContain('Two-factor authentication on')
  const typed = { staff: id, current: password }
  await sendForm({ url: store.url, cookie: owner }, '/admin/account', 'Reset two-factor authentication', typed)
  expect(await readRow()).toContain('No two-factor authentication')
  expect((await readPage(store.url, '/admin', cookie)).headers.get('location')).toMatch(/^\/admin\/login/)
})
