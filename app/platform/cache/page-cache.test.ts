import { expect, test } from 'vitest'
import { createPageCache, type RenderResult } from '#app/platform/cache/page-cache.ts'
import type { PageTag } from '#app/platform/cache/page-tags.ts'

type Cache = ReturnType<typeof setUp>['cache']
type Page = { text: string; tags: readonly PageTag[]; isBrief: boolean; bytes: number }

const DAY = 24 * 60 * 60 * 1_000

function createPage(text: string, tags: PageTag[] = ['catalog'], rest: Partial<Page> = {}): Page {
  return { text, tags, isBrief: false, bytes: 1_000, ...rest }
}

/** Creates a cache that receives changes, with a manual clock. */
function setUp({ maxBytes = 1_000_000, connected = true }: { maxBytes?: number; connected?: boolean | null } = {}) {
  const clock = { now: 0 }
  const cache = createPageCache<Page, string>({ maxBytes, now: () => clock.now })
  if (connected !== null) cache.setConnected(connected)
  async function get(key: string, next: Page): Promise<string> {
    const found = await cache.getOrRender(key, async () => ({ kind: 'page', page: next }))
    return 'page' in found ? `${found.outcome} ${found.page.text}` : found.outcome
  }
  async function getDuringOutage(key: string): Promise<string> {
    const found = await cache.getOrRender(key, async () => ({ kind: 'away' }))
    return 'page' in found ? `${found.outcome} ${found.page.text}` : found.outcome
  }
  return { cache, clock, get, getDuringOutage }
}

/** Creates a render that the test resolves. */
function createManualRender() {
  const { promise, resolve } = Promise.withResolvers<RenderResult<Page, string>>()
  return { render: () => promise, finish: (rendered: Page) => resolve({ kind: 'page', page: rendered }), resolve }
}

test('a page is rendered once and then cached', async () => {
  const { get, cache } = setUp()
  expect([
    await get('/', createPage('one')),
    await get('/', createPage('two')),
    await get('/b', createPage('b')),
  ]).toEqual(['miss one', 'hit one', 'miss b'])
  expect(cache.statistics()).toMatchObject({ hits: 1, misses: 2, stale: 0, entries: 2 })
})

test('concurrent requests share one rendering', async () => {
  const { cache } = setUp()
  const slow = createManualRender()
  let renders = 0
  const requested = Array.from({ length: 50 }, () =>
    cache.getOrRender('/', () => {
      renders++
      return slow.render()
    }),
  )
  slow.finish(createPage('one'))
  expect((await Promise.all(requested)).every((found) => 'page' in found && found.page.text === 'one')).toBe(true)
  expect(renders).toBe(1)
})

test('a page expires only with one of its tags', async () => {
  const { get, cache } = setUp()
  const pages: [string, PageTag[]][] = [
    ['/', ['settings', 'catalog']],
    ['/a', ['settings', 'product:a']],
    ['/b', ['settings', 'product:b']],
  ]
  for (const [key, tags] of pages) await get(key, createPage('old', tags))
  cache.expire(['product:a', 'collections'])
  const renderAgain = async () => Promise.all(pages.map(([key, tags]) => get(key, createPage('new', tags))))
  expect(await renderAgain()).toEqual(['hit old', 'miss new', 'hit old'])
  cache.expire(['settings'])
  expect(await renderAgain()).toEqual(['miss new', 'miss new', 'miss new'])
  cache.expire('all')
  expect(await renderAgain()).toEqual(['miss new', 'miss new', 'miss new'])
  expect(await renderAgain()).toEqual(['hit new', 'hit new', 'hit new'])
})

test.each([{ change: ['catalog'] as PageTag[] }, { change: 'all' as const }])(
  'a page that was being rendered when $change expired is served only to earlier requests',
  async ({ change }) => {
    const { cache, get } = setUp()
    const [slow, next] = [createManualRender(), createManualRender()]
    const before = [cache.getOrRender('/', slow.render), cache.getOrRender('/', slow.render)]
    await Promise.resolve()
    cache.expire(change)
    const after = [cache.getOrRender('/', next.render), cache.getOrRender('/', next.render)]
    slow.finish(createPage('old'))
    expect(await Promise.all(before)).toMatchObject([{ page: { text: 'old' } }, { page: { text: 'old' } }])
    next.finish(createPage('new'))
    expect(await Promise.all(after)).toMatchObject([{ page: { text: 'new' } }, { page: { text: 'new' } }])
    expect(await get('/', createPage('newer'))).toBe('hit new')
  },
)

test('changes with other tags do not affect a page that is being rendered', async () => {
  const { cache, get } = setUp()
  const slow = createManualRender()
  const before = cache.getOrRender('/', slow.render)
  cache.expire(['product:x'])
  const after = cache.getOrRender('/', () => Promise.reject(new Error('rendered twice')))
  slow.finish(createPage('one', ['catalog', 'product:a']))
  expect(await Promise.all([before, after])).toMatchObject([{ outcome: 'miss' }, { outcome: 'miss' }])
  expect(await get('/', createPage('two'))).toBe('hit one')
})

test('all pages expire if too many tags have changed', async () => {
  const { get, cache } = setUp()
  await get('/', createPage('one'))
  cache.expire(Array.from({ length: 10_000 }, (_, at) => `product:${at}` as const))
  expect(await get('/', createPage('two'))).toBe('hit one')
  cache.expire(['product:another'])
  expect(await get('/', createPage('two'))).toBe('miss two')
  expect(await get('/', createPage('three'))).toBe('hit two')
})

test('an expired page remains expired, and a newer page remains fresh, whatever else changes', async () => {
  const { get, cache } = setUp()
  await get('/a', createPage('old', ['product:a']))
  cache.expire(['product:a'])
  expect(cache.find('/a')).toBeNull()
  await get('/b', createPage('new', ['product:b']))
  cache.expire(['product:c'])
  expect(cache.statistics()).toMatchObject({ entries: 2, fresh: 1 })
  expect(cache.find('/a')).toBeNull()
  expect(await get('/b', createPage('newer'))).toBe('hit new')
})

test('many pages remain within the memory limit, and a frequently requested page remains cached', async () => {
  const maxBytes = 500_000
  const { cache, clock, get } = setUp({ maxBytes })
  await get('/', createPage('home'))
  for (let i = 0; i < 10_000; i++) {
    clock.now += 50
    cache.setConnected(true)
    await get(
      `/shop?search=${i}`,
      createPage(`found ${i}`, ['catalog', `product:${i}`], { bytes: 1_000 + (i % 7) * 2_000 }),
    )
    if (i % 20 === 0) expect(cache.find('/')).not.toBeNull()
    expect(cache.statistics().bytes).toBeLessThanOrEqual(maxBytes)
  }
  expect(cache.statistics().entries).toBeGreaterThan(20)
  expect(await get('/', createPage('again'))).toBe('hit home')
})

test('the least recently used page is evicted first, with a precision of one second', async () => {
  const { cache, clock, get } = setUp({ maxBytes: 15_000 })
  for (const key of ['/a', '/b', '/c', '/d']) await get(key, createPage(key))
  clock.now += 1_000
  cache.find('/a')
  await get('/e', createPage('/e'))
  expect(['/a', '/b', '/c', '/d', '/e'].filter((key) => cache.find(key))).toEqual(['/a', '/c', '/d', '/e'])
})

test('a page that grows is measured again, and a page that is too large is not cached', async () => {
  const { cache, get } = setUp({ maxBytes: 100_000 })
  const grown = createPage('one')
  await get('/', grown)
  const before = cache.statistics().bytes
  grown.bytes += 5_000
  cache.updateSize('/', grown)
  expect(cache.statistics().bytes).toBe(before + 5_000)
  cache.updateSize('/', createPage('another'))
  expect(cache.statistics().bytes).toBe(before + 5_000)
  expect(await get('/large', createPage('large', [], { bytes: 200_000 }))).toBe('miss large')
  expect(await get('/large', createPage('large', [], { bytes: 200_000 }))).toBe('miss large')
  grown.bytes += 200_000
  cache.updateSize('/', grown)
  expect(cache.statistics()).toMatchObject({ entries: 0, bytes: 0 })
})

test('the cache holds a page under its key until the page expires', async () => {
  const { cache, get } = setUp()
  const cachedPage = createPage('one')
  await get('/', cachedPage)
  expect([cache.holds('/', cachedPage), cache.holds('/', createPage('one')), cache.holds('/b', cachedPage)]).toEqual([
    true,
    false,
    false,
  ])
  cache.expire(['catalog'])
  expect(cache.holds('/', cachedPage)).toBe(false)
})

test('nothing is cached until the change feed first connects; pages are then cached for an hour, but only for five seconds while it is disconnected', async () => {
  const { cache, clock, get } = setUp({ connected: null })
  expect([await get('/', createPage('one')), await get('/', createPage('two'))]).toEqual(['miss one', 'miss two'])
  cache.setConnected(true)
  await get('/', createPage('three'))
  clock.now += 4_000
  expect(await get('/', createPage('four'))).toBe('hit three')
  cache.setConnected(false)
  clock.now += 999
  expect(await get('/', createPage('four'))).toBe('hit three')
  clock.now += 1
  expect(await get('/', createPage('five'))).toBe('miss five')
  clock.now += 5_000
  expect(await get('/', createPage('six'))).toBe('miss six')
  cache.setConnected(true)
  expect(await get('/', createPage('seven'))).toBe('hit six')
  clock.now += 59 * 60 * 1_000
  cache.setConnected(true)
  expect(await get('/', createPage('seven'))).toBe('hit six')
  clock.now += 60 * 1_000
  cache.setConnected(true)
  expect(await get('/', createPage('eight'))).toBe('miss eight')
})

test('the connection must be confirmed, because a process that slept may have missed changes', async () => {
  const { cache, clock, get } = setUp()
  await get('/', createPage('one'))
  for (let second = 0; second < 10; second++) {
    clock.now += 1_000
    cache.setConnected(true)
  }
  expect(await get('/', createPage('two'))).toBe('hit one')
  clock.now += 2_000
  expect(await get('/', createPage('two'))).toBe('miss two')
  clock.now += 4_999
  expect(await get('/', createPage('three'))).toBe('hit two')
  cache.setConnected(true)
  clock.now += 1_999
  expect(await get('/', createPage('three'))).toBe('hit two')
})

test('the age of a page is counted from before its data was read', async () => {
  const { cache, clock, get } = setUp({ connected: false })
  const slow = createManualRender()
  const requested = cache.getOrRender('/', slow.render)
  clock.now += 4_000
  slow.finish(createPage('one'))
  expect(await requested).toMatchObject({ outcome: 'miss' })
  clock.now += 999
  expect(await get('/', createPage('two'))).toBe('hit one')
  clock.now += 1
  expect(await get('/', createPage('two'))).toBe('miss two')
})

test('a brief page is cached for five seconds', async () => {
  const { clock, get, getDuringOutage } = setUp()
  const missing = createPage('missing', ['catalog'], { isBrief: true })
  await get('/x', missing)
  clock.now += 4_999
  expect(await get('/x', missing)).toBe('hit missing')
  clock.now += 1
  expect(await getDuringOutage('/x')).toBe('away')
})

test('during an outage, a stale page is served for a day', async () => {
  const { cache, clock, get, getDuringOutage } = setUp()
  await get('/', createPage('old'))
  expect(await getDuringOutage('/never-asked-for')).toBe('away')
  clock.now += DAY
  cache.expire('all')
  expect(await getDuringOutage('/')).toBe('stale old')
  clock.now += 2_000
  expect(await get('/', createPage('new'))).toBe('miss new')
  cache.expire('all')
  clock.now += DAY + 1
  expect(await getDuringOutage('/')).toBe('away')
  expect(cache.statistics()).toMatchObject({ stale: 1 })
})

test('without a database and change feed, stale pages are served without rendering', async () => {
  const { cache, clock, get, getDuringOutage } = setUp()
  await get('/', createPage('old'))
  await get('/b', createPage('old b'))
  cache.setConnected(false)
  cache.expire('all')
  expect(await getDuringOutage('/')).toBe('stale old')
  expect([await get('/', createPage('x')), await get('/b', createPage('x'))]).toEqual(['stale old', 'stale old b'])
  expect(await getDuringOutage('/never-asked-for')).toBe('away')
  clock.now += 60_000
  expect(await get('/', createPage('x'))).toBe('stale old')
})

test.each([
  { event: 'changes arrive again', restore: (cache: Cache) => cache.setConnected(true) },
  { event: 'the database responds again', restore: (cache: Cache) => cache.setDatabaseBack() },
])('once $event, no client gets a stale page, and all wait for the same rendering', async ({ restore }) => {
  const { cache, get, getDuringOutage } = setUp()
  for (const key of ['/', '/b']) await get(key, createPage('old'))
  cache.setConnected(false)
  cache.expire('all')
  for (const key of ['/', '/b']) expect(await getDuringOutage(key)).toBe('stale old')
  restore(cache)
  const slow = createManualRender()
  const readers = Array.from({ length: 12 }, () => cache.getOrRender('/', slow.render))
  slow.finish(createPage('new'))
  const found = await Promise.all(readers)
  expect(found.map((each) => 'page' in each && each.page.text)).toEqual(Array(12).fill('new'))
  expect(await get('/b', createPage('new b'))).toBe('miss new b')
})

test('a page whose rendering fails just as changes arrive again is rendered again', async () => {
  const { cache, get } = setUp({ connected: false })
  const slow = createManualRender()
  cache.setConnected(true)
  await get('/', createPage('old'))
  cache.setConnected(false)
  cache.expire('all')
  const renders = [slow.render(), Promise.resolve({ kind: 'page' as const, page: createPage('new') })]
  const requested = cache.getOrRender('/', () => renders.shift() ?? Promise.reject(new Error('rendered three times')))
  await Promise.resolve()
  cache.setConnected(true)
  slow.resolve({ kind: 'away' })
  expect(await requested).toMatchObject({ outcome: 'miss', page: { text: 'new' } })
})

test('an added page replaces a page that is too old to be served', async () => {
  const { cache, clock, get, getDuringOutage } = setUp()
  await get('/', createPage('yesterday'))
  clock.now += 25 * 60 * 60 * 1_000
  cache.setConnected(false)
  expect(await getDuringOutage('/')).toBe('away')
  cache.addStale('/', createPage('of another process'), 1_000)
  expect(await getDuringOutage('/')).toBe('stale of another process')
  clock.now += DAY - 1_000
  expect(await getDuringOutage('/')).toBe('stale of another process')
  clock.now += 1
  expect(await getDuringOutage('/')).toBe('away')
})

test('stale pages can be served once the database is unavailable, until changes arrive again', async () => {
  const { cache, clock, getDuringOutage } = setUp({ connected: null })
  expect(cache.canServeStale()).toBe(false)
  await getDuringOutage('/')
  cache.setConnected(false)
  expect(cache.canServeStale()).toBe(true)
  cache.setConnected(true)
  clock.now += 2_000
  expect(cache.canServeStale()).toBe(false)
})

test('fresh pages are listed with their ages while changes arrive, the most recently requested first', async () => {
  const { cache, clock, get } = setUp()
  clock.now = 500
  for (const name of ['a', 'b', 'c'] as const) await get(`/${name}`, createPage(name, [`product:${name}`]))
  await get('/missing', createPage('missing', [], { isBrief: true }))
  clock.now += 1_000
  cache.find('/a')
  cache.expire(['product:b'])
  const listFresh = () => [...cache.freshPages()].map(({ key, page: { text }, ageMs }) => [key, text, ageMs])
  expect(listFresh()).toEqual([
    ['/a', 'a', 1_000],
    ['/c', 'c', 1_000],
  ])
  expect(cache.statistics()).toMatchObject({ entries: 4, fresh: 3 })
  cache.setConnected(false)
  expect(listFresh()).toEqual([])
})

test('while changes arrive, a stale page is served only to requests whose rendering failed', async () => {
  const { cache, get, getDuringOutage } = setUp()
  await get('/', createPage('old'))
  cache.expire(['catalog'])
  expect(await getDuringOutage('/')).toBe('stale old')
  expect(await get('/', createPage('new'))).toBe('miss new')
})

test('responses other than pages are neither cached nor shared, and a failure rejects all waiting requests', async () => {
  const { cache, get } = setUp()
  const slow = createManualRender()
  const both = [cache.getOrRender('/', slow.render), cache.getOrRender('/', slow.render)]
  slow.resolve({ kind: 'other', other: 'moved' })
  expect(await Promise.all(both)).toEqual([{ outcome: 'other', other: 'moved' }, { outcome: 'unshared' }])
  const failToRender = () => Promise.reject(new Error('broken'))
  const failed = await Promise.allSettled([cache.getOrRender('/', failToRender), cache.getOrRender('/', failToRender)])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await get('/', createPage('one'))).toBe('miss one')
})
