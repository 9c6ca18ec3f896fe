import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#app/lib/id.ts'
import type { CheckoutLine } from '#app/orders/checkout/checkout-input.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { isLong } from '#tests/support/long.ts'
import { type MailServer, readMessageId, startMailServer } from '#tests/support/mail-server.ts'
import { placeOrder } from '#tests/support/shopper-client.ts'
import { addStaff, openStaffSession } from '#tests/support/staff-session.ts'
import { findStockedLines } from '#tests/support/stocked-lines.ts'
import { type StoreProcess, startStore, waitForOutput } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Tests the built store with a real mail server that is unreachable, rejects emails or accepts them, and the
// admin's email screens.

let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>
let port: number
let mailServer: MailServer | undefined
let session = ''
let lines: readonly CheckoutLine[]

beforeAll(async () => {
  const closedServer = await startMailServer()
  port = closedServer.port // the port of the later mail server
  await closedServer.close()
  store = await startStore({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  database = openStoreDatabase(store)
  lines = await findStockedLines(database.db, 1)
  session = (await openStaffSession(database.db, store)).cookie
})
afterAll(async () => {
  await mailServer?.close()
  await database?.close()
  await store?.stop()
})

function request(path: string, form?: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(store.url + path, {
    redirect: 'manual',
    headers: { Origin: store.url, ...(session && { Cookie: session }) },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
}

/** Places an order. Returns its confirmation email. */
async function order(email: string): Promise<Id<'mail'>> {
  await placeOrder(store.url, lines, { email })
  const [mail] = await database.db.select({ id: mailOutbox.id }).from(mailOutbox).where(eq(mailOutbox.recipient, email))
  if (!mail) throw new Error('The order has no confirmation email')
  return mail.id
}

/** Waits until an email has this state. */
async function waitForState(id: Id<'mail'>, state: Partial<typeof mailOutbox.$inferSelect>): Promise<void> {
  const findMail = async () => (await database.db.select().from(mailOutbox).where(eq(mailOutbox.id, id)))[0]
  await expect.poll(findMail).toMatchObject(state)
}

/** Returns the emails that arrived for an address, in full. */
function listReceived(email: string): string[] {
  return mailServer?.received.filter((mail) => mail.includes(`To: ${email}`)) ?? []
}

test('an unreachable mail server does not make orders fail: the email waits and is sent when staff retry after the server is back', async () => {
  const id = await order('away@example.com')
  const reason = 'The mail server cannot be reached: check its name and port (ECONNREFUSED)'
  await waitForState(id, { sentAt: null, failedAt: null, lastError: reason })
  const list = await (await request('/admin/mails?state=waiting&q=away')).text()
  expect(list).toContain(reason)
  expect(list).not.toContain('No mail server is set up')

  mailServer = await startMailServer({
    port,
    onRecipient: (address) =>
      address.startsWith('unknown') ? { code: 550, text: `5.1.1 ${address} is unknown` } : 'accept',
  })
  const sendNow = () => request(`/admin/mails/${id}`, { intent: 'now', key: randomUUID() })
  const responses = await Promise.all([sendNow(), sendNow(), sendNow()])
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
  await waitForState(id, { sentAt: expect.any(Date), lastError: null })
  const again = await sendNow()
  expect([again.status, await again.text()]).toEqual([409, expect.stringContaining('Order confirmation')])
  expect(listReceived('away@example.com')).toHaveLength(1)
})

test('a permanently rejected email fails with the reason, and the order is kept', async () => {
  const id = await order('unknown@example.com')
  await waitForState(id, { attempts: 1, failedAt: expect.any(Date) })
  const page = await (await request(`/admin/mails/${id}`)).text()
  expect(page).toContain('The mail server rejected the recipient (550 5.1.1), after 1 attempt')
  await waitForOutput(store, /"event":"mail-given-up"/)
  expect(store.output()).not.toContain('unknown@example.com')
})

test.runIf(isLong)(
  'a command to resend an email that arrives several times sends one copy, which has its own Message-ID',
  async () => {
    const id = await order('twice@example.com')
    await waitForState(id, { sentAt: expect.any(Date) })
    const command = { intent: 'copy', key: randomUUID() }
    const responses = await Promise.all([1, 2, 3].map(() => request(`/admin/mails/${id}`, command)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await database.db.$count(mailOutbox, eq(mailOutbox.recipient, 'twice@example.com'))).toBe(2)
    await expect.poll(() => listReceived('twice@example.com')).toHaveLength(2)
    expect(new Set(listReceived('twice@example.com').map(readMessageId)).size).toBe(2)
  },
)

test('the preview is a separate document without scripts, for staff only', async () => {
  const id = await order('preview@example.com')
  const preview = await request(`/admin/mails/${id}/html`)
  expect(preview.status).toBe(200)
  expect(preview.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(preview.headers.get('cache-control')).toBe('no-store')
  expect(preview.headers.get('content-security-policy')?.split('; ')).toEqual([
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox', // no allow-scripts
  ])
  expect(await preview.text()).toContain('Thank you for your order, Ada.')
  const screen = await request(`/admin/mails/${id}`)
  expect(screen.headers.get('content-security-policy')).toContain("frame-src 'self'")
  const page = await fetch(store.url)
  expect(page.headers.get('content-security-policy')).not.toContain('frame-src')
  expect((await fetch(`${store.url}/admin/mails/${id}/html`)).status).toBe(401)
})

test('staff reset a forgotten password through plain forms, with a link from an email', async () => {
  mailServer ??= await startMailServer({ port })
  const { email } = await addStaff(database.db, 'Ada Obi')
  const send = (path: string, form?: Readonly<Record<string, string>>) =>
    fetch(store.url + path, {
      redirect: 'manual',
      headers: { 'X-Forwarded-Host': 'evil.example', ...(form && { Origin: store.url }) },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
  const requestLink = async (typed: string) => {
    const response = await send('/admin/login/forgot', { email: typed })
    return { status: response.status, text: toText(await response.text()).replaceAll(typed, 'EMAIL') }
  }
  const known = await requestLink(email)
  expect(known.status).toBe(200)
  expect(known.text).toContain('If EMAIL belongs to a staff member, we’ve sent a link.')
  expect(await requestLink('nobody@staff.lumina.test')).toEqual(known)
  const invalid = await send('/admin/login/forgot', { email: 'ada' })
  expect([invalid.status, await invalid.text()]).toEqual([400, expect.stringContaining('Enter an email address')])

  await expect.poll(() => listReceived(email)).toHaveLength(1)
  const mail = (listReceived(email)[0] ?? '').replaceAll('=\r\n', '')
  const path = /http:\/\/localhost:\d+(\/admin\/login\/reset\/[0-9a-f]{64})\r\n/.exec(mail)?.[1] ?? ''
  expect(listReceived('nobody@staff.lumina.test')).toEqual([])
  const page = await send(path)
  expect([page.status, page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
    200,
    'no-store',
    'strict-origin',
  ])
  const change = (password: string, again = password) => send(path, { password, again })
  const rejected = await change('jua-kali-la-asubuhi', 'jua-kali')
  expect([rejected.status, await rejected.text()]).toEqual([400, expect.stringContaining('The passwords do not match')])
  const cookie = (await openStaffSession(database.db, store, email)).cookie
  const changed = await change('jua-kali-la-asubuhi')
  expect([changed.status, changed.headers.get('location')]).toEqual([302, '/admin/login?password=changed'])
  expect(await (await send('/admin/login?password=changed')).text()).toContain('Your password was changed. Log in')
  const ended = await fetch(`${store.url}/admin`, { redirect: 'manual', headers: { Cookie: cookie } })
  expect(ended.headers.get('location')).toBe('/admin/login')
  const login = await send('/admin/login', { email, password: 'jua-kali-la-asubuhi' })
  expect([login.status, login.headers.get('location')]).toEqual([302, '/admin'])
  const again = await change('mwezi-tatu-kijani')
  expect([again.status, await again.text()]).toEqual([404, expect.stringContaining('already used')])
  await expect.poll(() => listReceived(email)).toHaveLength(2)
  expect(listReceived(email)[1]).toContain('Subject: Your password was changed')
  expect(store.output()).not.toContain(path)
})

const toText = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<[^>]+>/g, ' ')

test('an unknown email is reported as not found, invalid input is rejected, and no search breaks the list', async () => {
  for (const id of [randomUUID(), 'x', '%00', "'"]) {
    expect((await request(`/admin/mails/${id}`)).status).toBe(404)
    const preview = await request(`/admin/mails/${id}/html`)
    expect([preview.status, await preview.text()]).toEqual([404, 'Email not found'])
    expect(preview.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(preview.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  }
  expect((await request(`/admin/mails/${randomUUID()}`, { intent: 'copy', key: randomUUID() })).status).toBe(404)
  const id = await order('nonsense@example.com')
  await waitForState(id, { sentAt: expect.any(Date) })
  const before = await database.db.$count(mailOutbox)
  const key = randomUUID()
  const forms: Record<string, string>[] = [
    {},
    { intent: 'copy' },
    { intent: 'copy', key: 'x' },
    { intent: 'erase', key },
    { intent: 'copy', key, recipient: 'eve@example.com' },
  ]
  for (const form of forms) {
    expect((await request(`/admin/mails/${id}`, form)).status).toBe(400)
  }
  expect(await database.db.$count(mailOutbox)).toBe(before)
  for (const query of [
    'q=%25',
    'q=%00',
    'q=%5C',
    `q=${'x'.repeat(1_000)}`,
    'state=lost',
    'page=-1',
    'page=99999',
    'page=1.5',
  ]) {
    expect((await request(`/admin/mails?${query}`)).status).toBe(200)
  }
})
