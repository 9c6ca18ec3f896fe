import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { products } from '#app/catalog/products.table.ts'
import { readAnnouncementsEditor } from '#app/content/announcements/admin/announcements-state.server.ts'
import { saveAnnouncements } from '#app/content/announcements/admin/save-announcements.server.ts'
import { type AnnouncementInput, checkAnnouncements } from '#app/content/announcements/announcement-input.ts'
import { announcements } from '#app/content/announcements/announcements.table.ts'
import { parseAnnouncement, showDueAnnouncement } from '#app/content/announcements/shown-announcement.server.ts'
import type { Target } from '#app/content/menus/menu.ts'
import { DEMO_ANNOUNCEMENT, removeDemoAnnouncements } from '#app/content/own-content.server.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { pageChanges } from '#app/platform/cache/page-changes.table.ts'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { openPool } from '#app/platform/db/db.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { createPageContext } from '#tests/support/page-context.ts'

let database: TestDatabase
let staffId: Id<'staff'>
const ORIGIN = 'https://store.example'

beforeAll(async () => {
  database = await openTestDatabase()
  staffId = await addFirstAdmin(database.db)
})
afterAll(() => database.close())

const NONE: Target = { kind: 'none', value: '' }
type AnnouncementFixture = {
  readonly text: string
  readonly from?: string
  readonly until?: string
  readonly target?: Target
}

async function insert(...all: readonly AnnouncementFixture[]): Promise<void> {
  const at = (text: string | undefined) => (text ? new Date(text) : null)
  await database.db.delete(announcements)
  await database.db.insert(announcements).values(
    all.map(({ text, from, until, target = NONE }, position) => ({
      position,
      text,
      target,
      startsAt: at(from),
      endsAt: at(until),
    })),
  )
}

async function readShownText(): Promise<string | null> {
  const storefront = await readStorefront(createPageContext(database.db))
  const known = { found: { products: [], pages: [], categories: [] }, collections: [], categories: [] }
  const getShippingPromises = () => {
    throw new Error('The text in these tests has no placeholders')
  }
  const targets = { ...known, policies: [], isAboutEmpty: false, isDemo: true }
  return parseAnnouncement(storefront.shell.announcement, targets, getShippingPromises)?.text ?? null
}

/** Returns the tags that were invalidated since the last call. */
async function takeChangedTags(): Promise<string[]> {
  const rows = await database.db.delete(pageChanges).returning({ tags: pageChanges.tags })
  return rows.flatMap(({ tags }) => tags)
}

describe('the shown announcement', () => {
  const SALE: AnnouncementFixture = { text: 'Sale', from: '2026-03-28T23:00Z', until: '2026-03-29T22:00Z' }

  beforeEach(async () => {
    await insert(SALE, { text: 'Always' }, { text: 'Never first' })
    await showDueAnnouncement(database.db, new Date('2026-03-01T00:00Z'))
    await takeChangedTags()
  })

  test.each([
    { at: '2026-03-28T22:59:59.999Z', text: 'Always', tags: [] },
    { at: '2026-03-28T23:00:00.000Z', text: 'Sale', tags: ['shell'] },
    { at: '2026-03-29T21:59:59.999Z', text: 'Sale', tags: ['shell'] },
    { at: '2026-03-29T22:00:00.000Z', text: 'Always', tags: [] },
    { at: '2027-01-01T00:00:00.000Z', text: 'Always', tags: [] },
  ])('at $at is $text', async ({ at, text, tags }) => {
    await showDueAnnouncement(database.db, new Date(at))
    expect(await readShownText()).toBe(text)
    expect(await takeChangedTags()).toEqual(tags)
  })

  test('changes the pages once at each boundary, even after downtime or if the clock was set back', async () => {
    const steps: [string, string | null][] = []
    for (const at of ['29T10:00', '29T10:01', '30T00:00', '30T00:01', '29T12:00', '28T12:00']) {
      const isChanged = await showDueAnnouncement(database.db, new Date(`2026-03-${at}Z`))
      const tags = await takeChangedTags()
      expect(tags).toEqual(isChanged ? ['shell'] : [])
      steps.push([at, isChanged ? await readShownText() : null])
    }
    expect(steps).toEqual([
      ['29T10:00', 'Sale'],
      ['29T10:01', null],
      ['30T00:00', 'Always'],
      ['30T00:01', null],
      ['29T12:00', 'Sale'],
      ['28T12:00', 'Always'],
    ])
  })

  test('changes only once if several processes run', async () => {
    const pools = [1, 2, 3, 4].map(() => openPool(database.url))
    const at = new Date('2026-03-29T10:00Z')
    const results = await Promise.all(pools.map((pool) => showDueAnnouncement(databaseOn(pool), at)))
    await Promise.all(pools.map((pool) => pool.end()))
    expect(results.filter(Boolean)).toHaveLength(1)
    expect(await readShownText()).toBe('Sale')
    expect(await takeChangedTags()).toEqual(['shell'])
  })

  test('is null if no announcement is due', async () => {
    await insert(SALE)
    await showDueAnnouncement(database.db, new Date('2026-03-29T10:00Z'))
    expect(await readShownText()).toBe('Sale')
    await showDueAnnouncement(database.db, new Date('2026-04-01T00:00Z'))
    expect(await readShownText()).toBeNull()
  })
})

test('a new store has the demo store’s announcement until the demo content is removed', async () => {
  const newStore = await openTestDatabase()
  try {
    const read = () =>
      newStore.db.select({ text: announcements.text, isShown: announcements.isShown }).from(announcements)
    expect(await read()).toEqual([{ text: DEMO_ANNOUNCEMENT, isShown: true }])
    await removeDemoAnnouncements(newStore.db)
    expect(await read()).toEqual([])
  } finally {
    await newStore.close()
  }
})

describe('saving', () => {
  const createAnnouncement = (text: string, more: Partial<AnnouncementInput> = {}): AnnouncementInput => {
    return { id: newId<'announcement'>(), text, target: NONE, startsAt: null, endsAt: null, ...more }
  }
  const readEditor = (now?: Date) =>
    readAnnouncementsEditor(database.db, {
      isDemo: true,
      ownOrigin: ORIGIN,
      timeZone: 'Europe/Berlin',
      ...(now && { now }),
    })
  async function save(all: readonly AnnouncementInput[], { version, now }: { version?: string; now?: Date } = {}) {
    return await saveAnnouncements(database.db, all, {
      version: version ?? (await readEditor()).version,
      timeZone: 'Europe/Berlin',
      staffId,
      ownOrigin: ORIGIN,
      ...(now && { now }),
    })
  }

  test('shows the first due announcement immediately, and reports a conflict with someone else’s save', async () => {
    const [first, second] = [createAnnouncement('First'), createAnnouncement('Second')]
    const { version } = await readEditor()
    expect(await save([first, second])).toEqual({ outcome: 'saved' })
    expect(await readShownText()).toBe('First')
    expect(await save([second], { version })).toEqual({ outcome: 'conflict' })
    expect(await save([second, first])).toEqual({ outcome: 'saved' })
    expect(await readShownText()).toBe('Second')
    expect((await readEditor()).states).toEqual({ [second.id]: 'shown', [first.id]: 'due' })
    expect(await save([])).toEqual({ outcome: 'saved' })
    expect(await readShownText()).toBeNull()
  })

  test('keeps the second occurrence of a time that occurs twice when clocks are set back', async () => {
    const startsAt = new Date('2026-10-25T01:30Z') // 2:30 for the second time
    const later = createAnnouncement('Later', { startsAt })
    expect(await save([later], { now: new Date('2026-10-01T00:00Z') })).toEqual({ outcome: 'saved' })
    const { announcements: typed, states } = await readEditor(new Date('2026-10-01T00:00Z'))
    expect(typed[0]?.startsAt).toBe('2026-10-25T02:30')
    expect(states).toEqual({ [later.id]: 'scheduled' })
    const checked = checkAnnouncements(typed, 'Europe/Berlin')
    expect(checked).toMatchObject({ announcements: [{ startsAt: new Date('2026-10-25T00:30Z') }] })
    expect(await save(checked.ok ? checked.announcements : [])).toEqual({ outcome: 'saved' })
    const [row] = await database.db.select().from(announcements)
    expect(row?.startsAt).toEqual(startsAt)
  })

  test('rejects a missing target, and keeps the text when the linked product is archived', async () => {
    const gone = createAnnouncement('Gone', { target: { kind: 'address', value: '/nowhere' } })
    expect(await save([gone])).toEqual({
      outcome: 'rejected',
      errors: { [`announcements.${gone.id}.target`]: 'There is no page at /nowhere' },
    })
    const id = newId<'product'>()
    const row = { id, name: 'Slip', slug: 'slip', sku: 'S-1', price: 100, category: 'tops', status: 'active' } as const
    await database.db.insert(products).values(row)
    expect(await save([createAnnouncement('New', { target: { kind: 'product', value: id } })])).toEqual({
      outcome: 'saved',
    })
    expect((await readStorefront(createPageContext(database.db))).shell.targets.products).toEqual([
      { id, name: 'Slip' },
    ])
    await takeChangedTags()
    await database.db.update(products).set({ status: 'archived' }).where(eq(products.id, id))
    expect(await takeChangedTags()).toContain('shell')
    expect((await readStorefront(createPageContext(database.db))).shell.targets.products).toEqual([])
    expect(await readShownText()).toBe('New')
  })

  test('updates positions if only the order changed', async () => {
    const [a, b] = [createAnnouncement('A'), createAnnouncement('B')]
    await save([a, b])
    await save([b, a])
    const rows = await database.db
      .select({ text: announcements.text })
      .from(announcements)
      .orderBy(asc(announcements.position))
    expect(rows).toEqual([{ text: 'B' }, { text: 'A' }])
  })
})
