import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, isNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { type MailBody, mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { queueMail, sendWaiting, startMailWorker } from '#app/platform/mail/outbox.server.ts'
import { folderSender, type MailSender, type OutgoingMail, smtpSender } from '#app/platform/mail/sender.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { startMailServer } from '#tests/support/mail-server.ts'

let store: TestDatabase
let db: Database

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
})

afterEach(() => db.delete(mailOutbox))

afterAll(() => store.close())

const body: MailBody = {
  from: { name: 'Lumina', address: 'hello@lumina.example' },
  text: 'Thank you. ₦128,000',
  html: '<p>Thank you.</p>',
}

function mail(event: string) {
  return { event, recipient: 'ada@example.com', subject: 'Your order – Ọ̀ṣun dress', body }
}

/** Returns a sender that collects emails and rejects them while `shouldReject` returns true. */
function createCollector(shouldReject: () => boolean = () => false): MailSender & { sent: OutgoingMail[] } {
  const sent: OutgoingMail[] = []
  return {
    sent,
    send: async (mail) => {
      if (shouldReject()) throw Object.assign(new Error('no'), { code: 'ECONNECTION', responseCode: 421 })
      sent.push(mail)
    },
    close: () => {},
  }
}

test('one event queues one email; nothing is queued if the transaction is rolled back', async () => {
  await withTx(db, async (tx) => {
    await queueMail(tx, mail('order-placed:1'))
    await queueMail(tx, mail('order-placed:1'))
  })
  const rolledBack = withTx(db, async (tx) => {
    await queueMail(tx, mail('order-placed:2'))
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  const rows = await db.select({ event: mailOutbox.event }).from(mailOutbox)
  expect(rows).toEqual([{ event: 'order-placed:1' }])
})

test('a sent email is not sent again', async () => {
  await queueMail(db, mail('order-placed:1'))
  const sender = createCollector()
  expect([await sendWaiting(db, sender), await sendWaiting(db, sender)]).toEqual([1, 0])
  expect(sender.sent).toMatchObject([mail('order-placed:1')])
  expect((await db.select().from(mailOutbox))[0]?.sentAt).toBeInstanceOf(Date)
})

test('four concurrent workers send each of 40 emails once', async () => {
  for (let number = 0; number < 40; number++) await queueMail(db, mail(`order-placed:${number}`))
  const sender = createCollector()
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      while ((await sendWaiting(db, sender)) > 0);
    }),
  )
  expect(new Set(sender.sent.map(({ event }) => event)).size).toBe(40)
  expect(sender.sent).toHaveLength(40)
})

test('the email that has been due longest is sent first', async () => {
  for (const minutes of [1, 3, 2]) {
    const event = `order-placed:${minutes}`
    await queueMail(db, mail(event))
    const dueSince = new Date(Date.now() - minutes * 60_000)
    await db.update(mailOutbox).set({ nextAttemptAt: dueSince }).where(eq(mailOutbox.event, event))
  }
  const sender = createCollector()
  await sendWaiting(db, sender)
  expect(sender.sent.map(({ event }) => event)).toEqual(['order-placed:3', 'order-placed:2', 'order-placed:1'])
})

test('an email that the mail server rejects is retried with backoff', async () => {
  let isAway = true
  const sender = createCollector(() => isAway)
  await queueMail(db, mail('order-placed:1'))
  const waits: number[] = []
  for (const attempt of [1, 2, 3, 13]) {
    await db.update(mailOutbox).set({ attempts: attempt - 1, nextAttemptAt: new Date(0) })
    await sendWaiting(db, sender)
    const [row] = await db.select().from(mailOutbox)
    expect(row).toMatchObject({
      attempts: attempt,
      sentAt: null,
      lastError: 'The mail server did not accept the email (421)',
    })
    waits.push(Math.round(((row?.nextAttemptAt.getTime() ?? 0) - Date.now()) / 1_000))
    expect(await sendWaiting(db, sender)).toBe(0) // it is not due yet
  }
  expect(waits.map((seconds) => Math.round(seconds / 30))).toEqual([1, 2, 4, 720])
  isAway = false
  await db.update(mailOutbox).set({ nextAttemptAt: new Date(0) })
  await sendWaiting(db, sender)
  expect((await db.select().from(mailOutbox))[0]).toMatchObject({
    attempts: 14,
    lastError: null,
    sentAt: expect.any(Date),
  })
})

test('an email fails permanently after fourteen attempts and remains visible', async () => {
  await queueMail(db, mail('order-placed:1'))
  await db.update(mailOutbox).set({ attempts: 13 })
  expect(
    await sendWaiting(
      db,
      createCollector(() => true),
    ),
  ).toBe(1)
  await db.update(mailOutbox).set({ nextAttemptAt: new Date(0) })
  expect(await sendWaiting(db, createCollector())).toBe(0)
  expect(await db.select().from(mailOutbox)).toMatchObject([
    {
      attempts: 14,
      sentAt: null,
      failedAt: expect.any(Date),
      lastError: 'The mail server did not accept the email (421)',
    },
  ])
})

test('an email whose sending is interrupted is not due for a minute, and fails after fourteen attempts', async () => {
  await queueMail(db, mail('order-placed:1'))
  const hangingSender: MailSender = { send: () => new Promise(() => {}), close: () => {} }
  void sendWaiting(db, hangingSender) // never settles
  await expect.poll(async () => (await row()).attempts).toBe(1)
  const { nextAttemptAt, lastError, failedAt } = await row()
  expect([lastError, failedAt]).toEqual([null, null])
  expect(nextAttemptAt.getTime() - Date.now()).toBeGreaterThan(50_000) // no other worker claims it in the meantime
  expect(await sendWaiting(db, createCollector())).toBe(0)
  await db.update(mailOutbox).set({ attempts: 14, nextAttemptAt: new Date(0) })
  const sender = createCollector()
  await sendWaiting(db, sender)
  expect(sender.sent).toEqual([])
  expect(await row()).toMatchObject({ sentAt: null, failedAt: expect.any(Date), lastError: expect.any(String) })
})

test('without a mail server, emails are written to files that only the owner can read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lumina-mail-'))
  try {
    await queueMail(db, mail('order-placed:0199'))
    await sendWaiting(db, folderSender(join(folder, 'outbox')))
    const [file = ''] = await readdir(join(folder, 'outbox'))
    const path = join(folder, 'outbox', file)
    const text = await readFile(path, 'utf8')
    expect(file).toMatch(/^[0-9a-f-]{36}\.eml$/)
    expect(text).toContain('Message-ID: <order-placed.0199@lumina.example>')
    expect(text).toContain('To: ada@example.com')
    expect(text).toContain('From: Lumina <hello@lumina.example>')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a line break in the subject adds no header', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lumina-mail-'))
  try {
    const hostile = { ...mail('order-placed:1'), subject: 'Hello\r\nBcc: eve@example.com' }
    await queueMail(db, hostile)
    await sendWaiting(db, folderSender(folder))
    const [file = ''] = await readdir(folder)
    const head = (await readFile(join(folder, file), 'utf8')).split('\r\n\r\n')[0] ?? ''
    expect(head).not.toMatch(/^Bcc:/m)
  } finally {
    await rm(folder, { recursive: true })
  }
})

/** Returns the outbox's only row. */
async function row() {
  const [only] = await db.select().from(mailOutbox)
  if (!only) throw new Error('The outbox is empty')
  return only
}

/** Sends due emails `times` times to a mail server with this behavior, each time as if the backoff were over. */
async function sendThrough(
  command: Parameters<typeof startMailServer>[0],
  times = 1,
  url = (serverUrl: string) => serverUrl,
) {
  const server = await startMailServer(command)
  const sender = smtpSender(url(server.url))
  try {
    for (let time = 0; time < times; time++) {
      await db.update(mailOutbox).set({ nextAttemptAt: new Date(0) })
      await sendWaiting(db, sender)
    }
    return server
  } finally {
    sender.close()
    await server.close()
  }
}

test('emails are sent through the mail server in SMTP_URL, with the password in that URL', async () => {
  const server = await startMailServer({ login: { user: 'shop', password: 'secret' } })
  const worker = startMailWorker(db, smtpSender(server.url))
  try {
    await queueMail(db, mail('order-placed:1'))
    const readSentMails = () => db.select().from(mailOutbox).where(eq(mailOutbox.attempts, 1))
    await expect.poll(async () => (await readSentMails())[0]?.sentAt).toBeInstanceOf(Date)
    expect(server.messageIds()).toEqual(['<order-placed.1@lumina.example>'])
    const [text = ''] = server.received
    expect(text).toContain('To: ada@example.com')
    expect(text).toContain('From: Lumina <hello@lumina.example>')
    expect(text).toMatch(/Content-Type: multipart\/alternative/)
    expect(text).toMatch(/Content-Type: text\/plain; charset=utf-8/)
    expect(text).toMatch(/Content-Type: text\/html; charset=utf-8/)
  } finally {
    await worker.stop()
    await server.close()
  }
})

test('after a wrong password, the email is retried', async () => {
  await queueMail(db, mail('order-placed:1'))
  const login = { user: 'shop', password: 'right' }
  const { received } = await sendThrough({ login }, 1, (url) => url.replace('right', 'wrong'))
  expect(received).toEqual([])
  expect(await row()).toMatchObject({
    sentAt: null,
    failedAt: null,
    lastError: 'The mail server did not accept the username and password (535 5.7.8)',
  })
})

test('an email that the mail server defers is sent again later', async () => {
  await queueMail(db, mail('order-placed:1'))
  let requestCount = 0
  const busy = { code: 451, text: '4.3.2 ada@example.com is busy' } as const
  const lastErrors: (string | null)[] = []
  const server = await startMailServer({
    onRecipient: () => (requestCount++ === 0 ? busy : 'accept'),
    onMail: (count) => (count === 1 ? { code: 452, text: '4.3.1 disk full' } : 'accept'),
  })
  const sender = smtpSender(server.url)
  for (let attempt = 0; attempt < 3; attempt++) {
    await sendWaiting(db, sender)
    lastErrors.push((await row()).lastError)
    await db.update(mailOutbox).set({ nextAttemptAt: new Date(0) })
  }
  sender.close()
  await server.close()
  expect(lastErrors).toEqual([
    'The mail server deferred the email (451 4.3.2)',
    'The mail server deferred the email (452 4.3.1)',
    null,
  ])
  expect(await row()).toMatchObject({ attempts: 3, sentAt: expect.any(Date), failedAt: null })
  expect(new Set(server.messageIds())).toEqual(new Set(['<order-placed.1@lumina.example>']))
})

test.each([
  {
    rejected: 'a recipient',
    command: { onRecipient: () => ({ code: 550, text: '5.1.1 ada@example.com is unknown' }) },
    why: 'The mail server rejected the recipient (550 5.1.1)',
  },
  {
    rejected: 'a message',
    command: { onMail: () => ({ code: 554, text: 'ada@example.com does not want it' }) },
    why: 'The mail server rejected the message (554)',
  },
])(
  'if the mail server permanently rejects $rejected, the email fails immediately, and the error contains the reason, but no address',
  async ({ command, why }) => {
    await queueMail(db, mail('order-placed:1'))
    await sendThrough(command, 3)
    expect(await row()).toMatchObject({ attempts: 1, sentAt: null, failedAt: expect.any(Date), lastError: why })
  },
)

test('if the mail server disconnects before it responds, the email is sent again with the same Message-ID', async () => {
  await queueMail(db, mail('order-placed:1'))
  const server = await sendThrough({ onMail: (count) => (count === 1 ? 'disconnect' : 'accept') }, 2)
  expect(server.messageIds()).toEqual(['<order-placed.1@lumina.example>', '<order-placed.1@lumina.example>'])
  expect(await row()).toMatchObject({ attempts: 2, sentAt: expect.any(Date), lastError: null })
})

test('while no mail server can be reached, the email waits', async () => {
  await queueMail(db, mail('order-placed:1'))
  const server = await startMailServer()
  await server.close()
  await sendWaiting(db, smtpSender(server.url))
  expect(await row()).toMatchObject({
    attempts: 1,
    sentAt: null,
    failedAt: null,
    lastError: 'The mail server cannot be reached: check its name and port (ECONNREFUSED)',
  })
})

test('several workers share the work: each email arrives once', async () => {
  for (let number = 0; number < 30; number++) await queueMail(db, mail(`order-placed:${number}`))
  const server = await startMailServer()
  const workers = Array.from({ length: 3 }, () => startMailWorker(db, smtpSender(server.url)))
  try {
    await expect.poll(() => server.received).toHaveLength(30)
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()))
    await server.close()
  }
  expect(new Set(server.messageIds()).size).toBe(30)
  const unsent = await db.select().from(mailOutbox).where(isNull(mailOutbox.sentAt))
  expect(unsent).toEqual([])
})
