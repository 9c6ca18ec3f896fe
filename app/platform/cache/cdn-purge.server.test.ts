import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cdn, gatherPurges, sendPurges } from '#app/platform/cache/cdn-purge.server.ts'
import { createChangesSweep } from '#app/platform/cache/page-changes-sweep.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

let database: TestDatabase
let hook: Server
let cdn: Cdn
let status = 200
let reported: { readonly tags: unknown; readonly token: string | undefined }[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  hook = createServer(async (req, res) => {
    reported.push({ tags: await json(req), token: req.headers.authorization })
    res.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(hook, 'listening')
  const address = hook.address()
  cdn = { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/purge`, token: 'a-token' }
})
afterAll(async () => {
  hook.close()
  await database.close()
})
beforeEach(async () => {
  status = 200
  await database.db.execute(sql`truncate page_changes, page_purges, page_purge_cursor`)
})

async function runRound(): Promise<unknown[]> {
  reported = []
  await gatherPurges(database.db)
  await sendPurges(database.db, cdn)
  return reported.map(({ tags }) => tags)
}

const insertChange = (...tags: readonly string[]) =>
  database.db.execute(sql`insert into page_changes (tags) values (${sql.param(tags)}::text[])`)

/** Makes everything in the queue due. */
const makeQueueDue = () => database.db.execute(sql`update page_purges set due_at = now()`)

/**
 * Returns the rows of a query after the next sweep. This can take several sweeps, because a sweep keeps rows that are
 * newer than the oldest running transaction, and other test files run transactions on the same server.
 */
async function sweepAndQuery(sweep: ReturnType<typeof createChangesSweep>, query: SQL): Promise<unknown[]> {
  await sweep(database.db)
  return (await database.db.execute(query)).rows
}

/** Skips the initial full purge and its repetition: only later changes are sent. */
async function skipInitialPurge(): Promise<void> {
  await runRound()
  await makeQueueDue()
  await runRound()
}

test('the first purge covers everything; later purges cover only changes, and each change is purged again after a while', async () => {
  expect(await runRound()).toEqual([{ tags: ['all'] }])
  await makeQueueDue()
  expect(await runRound()).toEqual([{ tags: ['all'] }])
  expect(reported[0]?.token).toBe('Bearer a-token')
  await makeQueueDue()
  expect(await runRound()).toEqual([])

  await insertChange('catalog', 'product:01a1fb2b-77b4-7616-ad94-abf744ae4118')
  await insertChange('catalog')
  expect(await runRound()).toEqual([{ tags: expect.arrayContaining(['catalog', 'product-abf744ae4118']) }])
  expect(await runRound()).toEqual([])
  await makeQueueDue()
  expect(await runRound()).toHaveLength(1)
  await makeQueueDue()
  expect(await runRound()).toEqual([])
})

test('several processes purge a change only once', async () => {
  await skipInitialPurge()
  await insertChange('settings')
  reported = []
  await Promise.all([gatherPurges(database.db), gatherPurges(database.db), gatherPurges(database.db)])
  await Promise.all([sendPurges(database.db, cdn), sendPurges(database.db, cdn), sendPurges(database.db, cdn)])
  expect(reported.map(({ tags }) => tags)).toEqual([{ tags: ['settings'] }])
})

test('a rejected purge is retried, together with later changes', async () => {
  await skipInitialPurge()
  status = 503
  await insertChange('settings')
  expect(await runRound()).toEqual([{ tags: ['settings'] }])
  expect(await runRound()).toEqual([])
  status = 200
  await insertChange('catalog')
  await makeQueueDue()
  expect(await runRound()).toEqual([{ tags: expect.arrayContaining(['settings', 'catalog']) }])
})

test('a CDN that is unavailable for days is called at most once a minute', async () => {
  await skipInitialPurge()
  status = 503
  await insertChange('settings')
  await runRound()
  await database.db.execute(sql`update page_purges set due_at = now(), attempts = 5000`)
  expect(await runRound()).toEqual([{ tags: ['settings'] }])
  // Slightly more than a minute is possible, because the column is rounded to milliseconds
  const { rows } = await database.db.execute(
    sql`select bool_and(due_at between now() + interval '50 seconds' and now() + interval '61 seconds') as is_soon from page_purges`,
  )
  expect(rows).toEqual([{ is_soon: true }])
  status = 200
  await makeQueueDue()
  expect(await runRound()).toEqual([{ tags: ['settings'] }])
})

test('many tags are purged in several calls, and too many tags purge everything', async () => {
  const createProductTags = (count: number) => Array.from({ length: count }, (_, index) => `product:${index + 1e11}`)
  await skipInitialPurge()
  await insertChange(...createProductTags(65))
  await runRound()
  expect(reported.map(({ tags }) => tags)).toHaveLength(3)
  await makeQueueDue()
  await runRound()
  await insertChange(...createProductTags(501))
  expect(await runRound()).toEqual([{ tags: ['all'] }])
})

test('changes older than an hour are deleted; if a deleted change might not have been read, everything is purged', async () => {
  const { db } = database
  await skipInitialPurge()
  await insertChange('catalog')
  await db.execute(sql`update page_changes set created_at = now() - interval '2 hours'`)
  await insertChange('settings')
  const sweep = createChangesSweep()
  expect(await sweep(db)).toBe(false)
  await expect.poll(() => sweepAndQuery(sweep, sql`select tags from page_changes`)).toEqual([{ tags: ['settings'] }])
  await db.execute(sql`update page_purge_cursor set read_at = now() - interval '1 hour'`)
  expect(await runRound()).toEqual([{ tags: ['all'] }])
})

test('a change whose transaction ended after a sweep is deleted by the sweep after the next, regardless of its timestamp', async () => {
  const { db } = database
  const sweep = createChangesSweep()
  await sweep(db)
  await insertChange('catalog')
  await db.execute(sql`update page_changes set created_at = now() - interval '3 hours' where tags = '{catalog}'`)
  const countRemaining = async () => (await db.execute(sql`select from page_changes where tags = '{catalog}'`)).rowCount
  await sweep(db)
  expect(await countRemaining()).toBe(1)
  await expect.poll(() => sweepAndQuery(sweep, sql`select from page_changes where tags = '{catalog}'`)).toEqual([])
})

test('changes from another server’s dump are deleted, and everything is purged', async () => {
  const { db } = database
  await skipInitialPurge()
  await db.execute(sql`insert into page_changes (tags, transaction, created_at)
    values ('{collections}', '900000000', now() - interval '2 hours')`)
  await createChangesSweep()(db)
  expect((await db.execute(sql`select from page_changes where tags = '{collections}'`)).rowCount).toBe(0)
  await db.execute(sql`update page_purge_cursor set snapshot = '900000000:900000000:'`)
  expect(await runRound()).toEqual([{ tags: ['all'] }])
  await makeQueueDue()
  expect(await runRound()).toEqual([{ tags: ['all'] }])
  await makeQueueDue()
  expect(await runRound()).toEqual([])
})
