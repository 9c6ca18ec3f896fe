import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { type MailBody, mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { queueMail, sendWaiting, startMailWorker } from '#app/platform/mail/outbox.server.ts'
import { folderSender, type MailSender, type OutgoingMail, smtpSender } from '#app/platform/mail/sender.server.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

let shop: TestDatabase
let db: Database

beforeAll(async () => {
  shop = await testDatabase()
  db = shop.db
})

afterEach(() => db.delete(mailOutbox))

afterAll(() => shop.close())

const body: MailBody = {
  from: { name: 'Lumina', address: 'hello@lumina.example' },
  text: 'Thank you. ₦128,000',
  html: '<p>Thank you.</p>',
}

function mail(event: string) {
  return { event, recipient: 'ada@example.com', subject: 'Your order – Ọ̀ṣun dress', body }
}

/** Keeps what it is given; refuses while `refuses` says so. */
function collector(refuses: () => boolean = () => false): MailSender & { sent: OutgoingMail[] } {
  const sent: OutgoingMail[] = []
  return {
    sent,
    send: async (mail) => {
      if (refuses()) throw Object.assign(new Error('no'), { code: 'ECONNECTION', responseCode: 421 })
      sent.push(mail)
    },
    close: () => {},
  }
}

test('one event is one mail, and none where the transaction is given up', async () => {
  await withTx(db, async (tx) => {
    await queueMail(tx, mail('order-placed:1'))
    await queueMail(tx, mail('order-placed:1'))
  })
  const refused = withTx(db, async (tx) => {
    await queueMail(tx, mail('order-placed:2'))
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  const rows = await db.select({ event: mailOutbox.event }).from(mailOutbox)
  expect(rows).toEqual([{ event: 'order-placed:1' }])
})

test('a sent mail is not sent again', async () => {
  await queueMail(db, mail('order-placed:1'))
  const sender = collector()
  expect([await sendWaiting(db, sender), await sendWaiting(db, sender)]).toEqual([1, 0])
  expect(sender.sent).toMatchObject([mail('order-placed:1')])
  expect((await db.select().from(mailOutbox))[0]?.sentAt).toBeInstanceOf(Date)
})

test('four workers at once send each of 40 mails once', async () => {
  for (let number = 0; number < 40; number++) await queueMail(db, mail(`order-placed:${number}`))
  const sender = collector()
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      while ((await sendWaiting(db, sender)) > 0);
    }),
  )
  expect(new Set(sender.sent.map(({ event }) => event)).size).toBe(40)
  expect(sender.sent).toHaveLength(40)
})

test('what the mail server refuses waits, longer each time, and leaves when it is back', async () => {
  let away = true
  const sender = collector(() => away)
  await queueMail(db, mail('order-placed:1'))
  const waits: number[] = []
  for (let attempt = 1; attempt <= 3; attempt++) {
    await sendWaiting(db, sender)
    const [row] = await db.select().from(mailOutbox)
    expect(row).toMatchObject({ attempts: attempt, sentAt: null, lastError: 'Error ECONNECTION 421' })
    waits.push(Math.round(((row?.nextAttemptAt.getTime() ?? 0) - Date.now()) / 1_000))
    expect(await sendWaiting(db, sender)).toBe(0) // not before its time
    await db.update(mailOutbox).set({ nextAttemptAt: new Date(0) })
  }
  expect(waits.map((seconds) => Math.round(seconds / 30))).toEqual([1, 2, 4])
  away = false
  await sendWaiting(db, sender)
  expect((await db.select().from(mailOutbox))[0]).toMatchObject({
    attempts: 4,
    lastError: null,
    sentAt: expect.any(Date),
  })
})

test('a mail that never goes is given up, and stays to be seen', async () => {
  await queueMail(db, mail('order-placed:1'))
  await db.update(mailOutbox).set({ attempts: 14 })
  expect(await sendWaiting(db, collector())).toBe(0)
  expect(await db.select().from(mailOutbox)).toHaveLength(1)
})

test('without a mail server mails become files that only the owner reads', async () => {
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

test('a recipient that looks like more than one, or like a header, stays one address', async () => {
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

/** A mail server that takes everything, or nothing. */
async function mailServer(takes: boolean): Promise<{ url: string; received: string[]; server: Server }> {
  const received: string[] = []
  const server = createServer((socket) => {
    let data = false
    socket.on('error', () => {})
    socket.write(takes ? '220 test\r\n' : '421 closed\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      if (data) {
        received.push(text)
        if (text.includes('\r\n.\r\n')) {
          data = false
          socket.write('250 taken\r\n')
        }
        return
      }
      data = text.startsWith('DATA')
      socket.write(data ? '354 go on\r\n' : text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, received, server }
}

test('with a mail server mails leave through it, while the shop runs', async () => {
  const { url, received, server } = await mailServer(true)
  const worker = startMailWorker(db, smtpSender(url))
  try {
    await queueMail(db, mail('order-placed:1'))
    const sent = () => db.select().from(mailOutbox).where(eq(mailOutbox.attempts, 1))
    await vi.waitFor(async () => expect((await sent())[0]?.sentAt).toBeInstanceOf(Date), {
      timeout: 10_000,
      interval: 50,
    })
    expect(received.join('')).toContain('Message-ID: <order-placed.1@lumina.example>')
  } finally {
    await worker.stop()
    server.close()
  }
})

test('a mail server that refuses, or is not there, leaves the mail waiting', async () => {
  const { url, server } = await mailServer(false)
  await queueMail(db, mail('order-placed:1'))
  await sendWaiting(db, smtpSender(url))
  expect((await db.select().from(mailOutbox))[0]).toMatchObject({ attempts: 1, sentAt: null })
  await new Promise((resolve) => server.close(resolve))
  await db.update(mailOutbox).set({ nextAttemptAt: new Date(0) })
  await sendWaiting(db, smtpSender(url))
  expect((await db.select().from(mailOutbox))[0]).toMatchObject({
    attempts: 2,
    sentAt: null,
    lastError: expect.stringContaining('ESOCKET'),
  })
})
