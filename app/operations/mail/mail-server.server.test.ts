import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { parseForm } from '#app/lib/form.ts'
import { type Id, newId } from '#app/lib/id.ts'
import {
  createConfiguredSender,
  hasMailServer,
  isMailServerTested,
  readMailServerForm,
  removeMailServer,
  saveMailServer,
} from '#app/operations/mail/mail-server.server.ts'
import { mailServers } from '#app/operations/mail/mail-server.table.ts'
import { type MailServerInput, mailServerInput, TYPED_SECRETS } from '#app/operations/mail/mail-server-input.ts'
import { sendTestMail } from '#app/operations/mail/test-mail.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { createLocalLimiter } from '#app/platform/limits/limits.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { queueMail } from '#app/platform/mail/outbox.server.ts'
import type { OutgoingMail } from '#app/platform/mail/sender.server.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { startMailServer } from '#tests/support/mail-server.ts'

let store: TestDatabase
let db: Database
let staff: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  staff = await addFirstAdmin(db)
})
afterEach(async () => {
  await db.delete(mailServers)
  await db.delete(auditLog)
})
afterAll(() => store.close())

const LOGIN = { user: 'shop', password: ' s3cret ' }
const limiter = createLocalLimiter({ name: 'mail-server-test', points: 100, seconds: 60 })

async function save(changes: Partial<MailServerInput>) {
  const { version } = await readMailServerForm(db)
  const input: MailServerInput = {
    intent: 'save',
    version,
    host: '127.0.0.1',
    port: 25,
    encryption: 'none',
    user: '',
    password: '',
    fromName: '',
    fromAddress: '',
    current: '',
    ...changes,
  }
  return await saveMailServer(db, input, staff)
}

function createMail(): OutgoingMail {
  const from = { name: 'Lumina', address: 'hello@lumina.example' }
  const id = newId<'mail'>()
  const body = { from, text: 'Thank you.', html: '<p>Thank you.</p>' }
  return { id, event: `order-placed:${id}`, recipient: 'ada@example.com', subject: 'Your order', body }
}

test('emails are sent through the current server without a restart', async () => {
  const [first, second] = [await startMailServer({ login: LOGIN }), await startMailServer()]
  const written: OutgoingMail[] = []
  const fallback = { send: async (sent: OutgoingMail) => void written.push(sent), close: () => {} }
  const sender = createConfiguredSender(db, fallback)
  try {
    await sender.send(createMail())
    expect([await hasMailServer(db), written.length]).toEqual([false, 1])
    await save({ port: first.port, ...LOGIN, fromName: 'Òṣun', fromAddress: 'noreply@osun.example' })
    await sender.send(createMail())
    await save({ port: second.port })
    await sender.send(createMail())
    expect([await hasMailServer(db), written.length]).toEqual([true, 1])
    expect(first.received).toHaveLength(1)
    expect(first.received[0]).toMatch(/^From: =\?UTF-8\?\S+\?= <noreply@osun\.example>\r$/m)
    expect(first.received[0]).toMatch(/^Reply-To: hello@lumina\.example\r$/m)
    expect(second.received).toHaveLength(1)
    expect(second.received[0]).toMatch(/^From: Lumina <hello@lumina\.example>\r$/m)
    expect(second.received[0]).not.toMatch(/^Reply-To:/m)
    await removeMailServer(db, staff)
    await sender.send(createMail())
    expect([await hasMailServer(db), written.length]).toEqual([false, 2])
  } finally {
    sender.close()
    await Promise.all([first.close(), second.close()])
  }
})

test('the password is stored encrypted, and appears neither in the form nor in the audit log', async () => {
  expect(await save(LOGIN)).toEqual({ outcome: 'saved' })
  const stored = await db.select().from(mailServers)
  const shown = await readMailServerForm(db)
  const history = await db.select().from(auditLog)
  expect(JSON.stringify([stored, shown, history])).not.toContain('s3cret')
  expect(shown).toMatchObject({ user: 'shop', hasPassword: true, needsPasswordAgain: false })
  expect(history).toMatchObject([
    { action: 'mail-server.save', staffId: staff, changes: { password: { from: null, to: 'entered' } } },
  ])
})

test('a saved password is kept only for the same server, user and encryption', async () => {
  await save(LOGIN)
  const [before] = await db.select().from(mailServers)
  expect(await save({ user: 'shop', port: 2525, fromName: 'Ada' })).toEqual({ outcome: 'saved' })
  const [after] = await db.select().from(mailServers)
  expect(after).toMatchObject({ port: 2525, password: before?.password })
  for (const other of [{ host: 'elsewhere.example' }, { user: 'other' }, { encryption: 'starttls' as const }]) {
    expect(await save({ user: 'shop', ...other })).toMatchObject({
      outcome: 'rejected',
      errors: { password: expect.stringContaining('Enter this user’s password') },
    })
  }
  expect(await save({ user: '' })).toEqual({ outcome: 'saved' })
  expect(await readMailServerForm(db)).toMatchObject({ hasPassword: false })
})

test('a password encrypted with a different secret must be entered again; emails wait until then', async () => {
  await save(LOGIN)
  await db.update(mailServers).set({ password: Buffer.alloc(60).toString('base64') })
  expect(await readMailServerForm(db)).toMatchObject({ hasPassword: true, needsPasswordAgain: true })
  expect(await hasMailServer(db)).toBe(false)
  expect(await save({ user: 'shop' })).toMatchObject({ outcome: 'rejected' })
  await expect(createConfiguredSender(db).send(createMail())).rejects.toThrow()
  expect(await sendTestMail(db, 'ada@example.com', limiter)).toContain('enter it again')
})

test('once a different server is saved, emails that the previous one did not accept are due immediately', async () => {
  await queueMail(db, { ...createMail(), event: 'waiting', orderId: null })
  await db.update(mailOutbox).set({ attempts: 9, lastError: 'no', nextAttemptAt: new Date('2099-01-01') })
  await save({ host: 'other.example' })
  const [waiting] = await db.select().from(mailOutbox)
  expect(waiting).toMatchObject({ attempts: 0, lastError: 'no', nextAttemptAt: expect.any(Date) })
  expect(waiting?.nextAttemptAt.getTime()).toBeLessThanOrEqual(Date.now() + 1_000)
  await db.delete(mailOutbox)
})

test('two people do not overwrite each other’s changes', async () => {
  await removeMailServer(db, staff)
  const first = await readMailServerForm(db)
  const both = await Promise.all(['a.example', 'b.example'].map((host) => save({ version: first.version, host })))
  expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['rejected', 'saved'])
  const { version } = await readMailServerForm(db)
  await save({ host: 'one.example' })
  expect(await save({ version, host: 'two.example' })).toMatchObject({ outcome: 'rejected' })
  expect(await readMailServerForm(db)).toMatchObject({ host: 'one.example' })
})

test('if a test email is not accepted, the reason is shown in plain language', async () => {
  const rejectingOptions = { onRecipient: () => ({ code: 550, text: '5.7.1 relaying\r\nis denied' }) } as const
  const server = await startMailServer({ login: LOGIN })
  const other = await startMailServer(rejectingOptions)
  try {
    expect(await sendTestMail(db, 'ada@example.com', limiter)).toBe('Save a mail server first.')
    await save({ port: server.port, ...LOGIN })
    const { version } = await readMailServerForm(db)
    expect(await isMailServerTested(db)).toBe(false)
    expect(await sendTestMail(db, 'ada@example.com', limiter)).toBeNull()
    expect(await isMailServerTested(db)).toBe(true)
    expect((await readMailServerForm(db)).version, 'an open form can still be saved').toBe(version)
    expect(server.received[0]).toMatch(/^Subject: Test email from Lumina\r$/m)
    await save({ port: server.port, user: 'shop', password: 'wrong' })
    expect(await isMailServerTested(db)).toBe(false)
    expect(await sendTestMail(db, 'ada@example.com', limiter)).toMatch(
      /^The mail server did not accept the username and password \(535 5\.7\.8\)\. The server said: 535 5\.7\.8 no such user/,
    )
    await save({ port: other.port })
    expect(await sendTestMail(db, 'ada@example.com', limiter)).toMatch(
      /rejected the recipient \(550 5\.7\.1\)\. The server/,
    )
    await server.close()
    await save({ port: server.port })
    expect(await sendTestMail(db, 'ada@example.com', limiter)).toBe(
      'The mail server cannot be reached: check its name and port (ECONNREFUSED).',
    )
    await save({ host: 'mail.invalid', port: 25 }) // RFC 2606 reserves this domain, so it is never found
    expect(await sendTestMail(db, 'ada@example.com', limiter)).toMatch(/^The mail server was not found/)
    const exhaustedLimiter = createLocalLimiter({ name: 'mail-server-none', points: 0, seconds: 60 })
    expect(await sendTestMail(db, 'ada@example.com', exhaustedLimiter)).toContain('try again in an hour')
  } finally {
    await Promise.all([server.close(), other.close()])
  }
})

const FORM = { intent: 'save', version: '', host: 'smtp.example.com', port: '465', encryption: 'tls', user: '' }
const parseFields = (changes: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...FORM, fromName: '', fromAddress: '', ...changes }))
    form.set(name, value)
  return parseForm(mailServerInput, form, { asTyped: TYPED_SECRETS })
}

test.each([
  ['host', ['', 'https://smtp.example.com', 'smtp.example.com:465', 'a b', 'a\r\nb', '-a', 'x'.repeat(300)]],
  ['port', ['', '0', '65536', '4.5', 'abc', '-1', '1e9']],
  ['encryption', ['', 'ssl']],
  ['fromAddress', ['ada', 'a@b@c', 'ada@example.com\r\nBcc: x@example.com']],
  ['user', ['a\nb', 'x'.repeat(300)]],
])('an invalid %s is rejected, with an error beside its field', (field, typed) => {
  for (const value of typed) {
    const parsed = parseFields({ [field]: value })
    expect(parsed.ok ? value : Object.keys(parsed.errors)).toEqual([field])
  }
})

test('pasted settings are normalized, but a password is kept as typed', () => {
  expect(parseFields({ host: ' SMTP.Example.com ', port: ' 587 ', password: ' a b ' })).toMatchObject({
    ok: true,
    value: { host: 'smtp.example.com', port: 587, password: ' a b ' },
  })
  expect(parseFields({ host: '::1' })).toMatchObject({ ok: true, value: { host: '::1' } })
})
