import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CachedPage } from '#app/platform/cache/cached-page.ts'
import { createPageCopies, type PageCopies } from '#app/platform/cache/page-copies.server.ts'
import type { PageTag } from '#app/platform/cache/page-tags.ts'
import { log } from '#app/platform/log.server.ts'

const DAY = 24 * 60 * 60 * 1_000
let parent: string
let folder: string
const clock = { now: 0 }

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'lumina-copies-'))
  folder = join(parent, 'copies')
  clock.now = 1_000_000_000
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(parent, { recursive: true, force: true })
})

/** Simulates a process with its copies and the pages in its memory. */
function openProcess({ stamp = 'one', maxBytes = 1_000_000, maxFiles = 100, connected = true, processes = 1 } = {}) {
  const copies = createPageCopies({ folder, stamp, maxBytes, maxFiles, processes, now: () => clock.now })
  const memory = new Map<string, { readonly page: CachedPage; readonly renderedAt: number }>()
  if (connected) copies.setConnected(true)
  return {
    copies,
    /** Renders a page now. The last rendered page is the most recently requested. */
    render: (key: string, page: CachedPage) => {
      memory.delete(key)
      memory.set(key, { page, renderedAt: clock.now })
    },
    forget: () => memory.clear(),
    round: () =>
      copies.maintain(() =>
        [...memory].reverse().map(([key, { page, renderedAt }]) => ({ key, page, ageMs: clock.now - renderedAt })),
      ),
  }
}

function createPage(text: string, tags: PageTag[] = ['catalog']): CachedPage {
  const body = new TextEncoder().encode(text)
  const head = ['Content-Type', 'text/html', 'Content-Security-Policy', "default-src 'none'"]
  const caching = ['Cache-Control', 'no-cache']
  return new CachedPage({ status: 200, head, caching, body, tags: new Set(tags), route: 'routes/one' })
}

/** Returns a page's text and headers as sent during an outage. */
async function readResponse(page: CachedPage | undefined, coding: 'br' | 'gzip' | null = null) {
  const encoded = await page?.encode(coding)
  return (
    encoded && { bytes: Buffer.from(encoded.bytes).toString('base64'), head: [...encoded.head.toPairs('stale', 'id')] }
  )
}

async function readCopyText(copies: PageCopies, key: string): Promise<string | null> {
  const found = await copies.load(key)
  const encoded = await found?.page.encode(null)
  return encoded ? new TextDecoder().decode(encoded.bytes) : null
}

/** Returns the files of all copies. */
function listCopyFiles(): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

test.each([null, 'br', 'gzip'] as const)(
  'a page that was saved with the encoding %s is read unchanged by another process',
  async (coding) => {
    const worker = openProcess()
    const page = createPage('A dress of linen. '.repeat(500))
    await page.encode(coding)
    worker.render('/', page)
    await worker.round()
    clock.now += 60_000
    const found = await openProcess({ connected: false }).copies.load('/')
    expect(found).toMatchObject({ ageMs: 60_000, page: { etag: page.etag, status: 200, route: 'routes/one' } })
    expect(found?.page.tags).toEqual(['catalog'])
    expect(found?.page.unchangedHead.toPairs('stale', 'id')).toEqual(page.unchangedHead.toPairs('stale', 'id'))
    for (const wanted of [null, 'br', 'gzip'] as const) {
      expect(await readResponse(found?.page, wanted)).toEqual(await readResponse(page, wanted))
    }
  },
)

test('a page is written once, and again after it is rendered again', async () => {
  const worker = openProcess()
  worker.render('/', createPage('old'))
  await worker.round()
  const [file = ''] = listCopyFiles()
  const { ino, mode } = statSync(file)
  expect(mode & 0o777).toBe(0o600)
  worker.copies.setConnected(true) // the change feed confirms this repeatedly
  expect(await readCopyText(worker.copies, '/')).toBe('old')
  await worker.round()
  expect(statSync(file).ino).toBe(ino)
  clock.now += 60_000
  worker.render('/', createPage('new'))
  await worker.round()
  expect(await readCopyText(worker.copies, '/')).toBe('new')
  expect(listCopyFiles()).toHaveLength(1)
})

test('at most 100 pages are written per round', async () => {
  const worker = openProcess({ maxFiles: 101 })
  for (let page = 0; page < 101; page++) worker.render(`/${page}`, createPage(`${page}`))
  await worker.round()
  expect(listCopyFiles()).toHaveLength(100)
  await worker.round()
  expect(listCopyFiles()).toHaveLength(101)
})

test('nothing is saved while changes are not received', async () => {
  const worker = openProcess({ connected: false })
  worker.render('/', createPage('one'))
  await worker.round()
  expect(listCopyFiles()).toEqual([])
})

test('nothing more is saved in a round once everything expires or changes are no longer received', async () => {
  for (const end of [
    (copies: PageCopies) => copies.expire('all'),
    (copies: PageCopies) => copies.setConnected(false),
  ]) {
    const { copies, round } = openProcess()
    await round()
    await copies.maintain(() => {
      end(copies)
      return [{ key: '/', page: createPage('one'), ageMs: 0 }]
    })
    expect(listCopyFiles()).toEqual([])
  }
})

test('a copy is ignored if the stamp or key differs, and after a day', async () => {
  const worker = openProcess()
  worker.render('/', createPage('one'))
  await worker.round()
  expect(await worker.copies.load('/')).toMatchObject({ ageMs: 0 })
  expect(await readCopyText(openProcess({ stamp: 'two', connected: false }).copies, '/')).toBeNull()
  const next = openProcess({ connected: false }).copies
  expect(await readCopyText(next, '/b')).toBeNull()
  clock.now += DAY
  expect(await readCopyText(next, '/')).toBe('one')
  clock.now += 1
  expect(await readCopyText(next, '/')).toBeNull()
})

const damages: [string, (file: Buffer) => Buffer][] = [
  ['cut short', (file) => file.subarray(0, file.length - 1)],
  ['empty', () => Buffer.alloc(0)],
  ['changed in its body', (file) => Buffer.concat([file.subarray(0, -1), Buffer.from('!')])],
  ['changed in its headers', (file) => Buffer.from(file.toString().replace('text/html', 'text/html;'))],
  ['replaced with something else', () => Buffer.from('{"a":1}\n')],
]
test.each(damages)('a copy that is %s is ignored, and written again', async (_, damage) => {
  const worker = openProcess()
  worker.render('/', createPage('one'))
  await worker.round()
  const [file = ''] = listCopyFiles()
  writeFileSync(file, damage(readFileSync(file)))
  expect(await readCopyText(openProcess({ connected: false }).copies, '/')).toBeNull()
  const other = openProcess()
  other.render('/', createPage('one'))
  await other.round()
  expect(await readCopyText(other.copies, '/')).toBe('one')
})

test('a change removes the copies that have its tag, including other processes’ copies', async () => {
  const [worker, other] = [openProcess(), openProcess()]
  await Promise.all([worker.round(), other.round()])
  worker.render('/a', createPage('a', ['settings', 'product:a']))
  worker.render('/b', createPage('b', ['settings', 'product:b']))
  await worker.round()
  await other.round()
  clock.now += 1_000
  other.copies.expire(['product:a'])
  expect(await readCopyText(other.copies, '/a')).toBeNull() // immediately, before it is removed
  await other.round()
  expect(listCopyFiles()).toHaveLength(1)
  expect(await readCopyText(openProcess({ connected: false }).copies, '/b')).toBe('b')
})

test('if a copy cannot be removed, removal is retried for all changed copies', async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => {})
  const worker = openProcess()
  for (const key of ['/a', '/b', '/c']) {
    worker.render(key, createPage(key, ['product:a']))
    await worker.round()
  }
  const [blocked = ''] = listCopyFiles()
  for (const file of listCopyFiles()) {
    rmSync(file)
    mkdirSync(file) // a folder in its place cannot be removed
  }
  worker.forget()
  worker.copies.expire(['product:a'])
  await worker.round()
  for (const entryName of readdirSync(join(blocked, '..'))) {
    rmSync(join(blocked, '..', entryName), { recursive: true })
    writeFileSync(join(blocked, '..', entryName), '')
  }
  await worker.round()
  expect(listCopyFiles()).toEqual([])
})

test.each([0, 1_000])(
  'another process’s copy, rendered %i ms before a change, is removed when it is found',
  async (ms) => {
    const [worker, other] = [openProcess(), openProcess()]
    await Promise.all([worker.round(), other.round()])
    worker.render('/a', createPage('a', ['product:a']))
    clock.now += ms
    other.copies.expire(['product:a'])
    await worker.round()
    expect(listCopyFiles()).toHaveLength(1)
    await other.round()
    expect(listCopyFiles()).toEqual([])
  },
)

test('a file that another process is still writing is left alone', async () => {
  const worker = openProcess()
  worker.render('/', createPage('one'))
  await worker.round()
  const draft = `${listCopyFiles()[0]}.other.draft`
  writeFileSync(draft, 'half a page')
  await worker.round()
  expect(existsSync(draft)).toBe(true)
})

test('all copies are removed if too many tags have changed', async () => {
  const worker = openProcess()
  worker.render('/', createPage('one'))
  await worker.round()
  worker.copies.expire(Array.from({ length: 10_000 }, (_, at) => `product:${at}` as const))
  expect(await readCopyText(worker.copies, '/')).toBe('one')
  worker.copies.expire(['product:another'])
  expect(await readCopyText(worker.copies, '/')).toBeNull()
})

test('a page that changes while it is saved has no copy', async () => {
  const worker = openProcess()
  await worker.round()
  worker.render('/a', createPage('a', ['product:a']))
  const saving = worker.round()
  worker.forget()
  worker.copies.expire(['product:a'])
  await saving
  await worker.round()
  expect(listCopyFiles()).toEqual([])
})

test('a process that connects to the change feed removes all copies, and other processes save their pages again', async () => {
  const former = openProcess({ stamp: 'former build' })
  former.render('/', createPage('former'))
  await former.round()
  const worker = openProcess()
  worker.render('/a', createPage('a'))
  await worker.round()
  expect(listCopyFiles()).toHaveLength(1)

  const other = openProcess()
  expect(await readCopyText(other.copies, '/a')).toBeNull()
  await other.round()
  expect(listCopyFiles()).toEqual([])
  await worker.round()
  expect(listCopyFiles()).toHaveLength(1)
})

test('copies survive when the change feed is lost and pages expire; they are removed when the feed returns', async () => {
  const worker = openProcess()
  worker.render('/', createPage('one'))
  await worker.round()
  worker.copies.setConnected(false)
  worker.copies.expire('all')
  await worker.round()
  expect(await readCopyText(worker.copies, '/')).toBe('one')
  worker.forget()
  worker.copies.setConnected(true)
  expect(await readCopyText(worker.copies, '/')).toBeNull()
  await worker.round()
  expect(listCopyFiles()).toEqual([])
})

test('no copy is served until all copies have been removed', async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => {})
  const worker = openProcess()
  worker.render('/', createPage('one'))
  await worker.round()
  const [file = ''] = listCopyFiles()
  const copy = readFileSync(file)
  rmSync(file)
  mkdirSync(file) // a folder in its place cannot be removed
  worker.forget()
  worker.copies.expire('all')
  await worker.round()
  rmSync(file, { recursive: true })
  writeFileSync(file, copy)
  expect(await readCopyText(worker.copies, '/')).toBeNull()
  await worker.round()
  expect(listCopyFiles()).toEqual([])
})

test('when everything expires, all copies are removed', async () => {
  const worker = openProcess()
  worker.render('/', createPage('one'))
  await worker.round()
  worker.forget()
  worker.copies.expire('all')
  expect(await readCopyText(worker.copies, '/')).toBeNull()
  await worker.round()
  expect(listCopyFiles()).toEqual([])
})

test('the folder remains within its limits: recently requested pages are preserved, and the oldest others are removed', async () => {
  const worker = openProcess({ maxFiles: 5 })
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
    clock.now += 2_000
    worker.render(`/${name}`, createPage(name))
  }
  await worker.round()
  expect(listCopyFiles()).toHaveLength(5)
  expect(await readCopyText(worker.copies, '/a')).toBeNull()
  expect(await readCopyText(worker.copies, '/f')).toBe('f')
  clock.now += 2_000
  worker.forget()
  worker.render('/g', createPage('g'))
  await worker.round()
  const saved = await Promise.all(['b', 'c', 'd', 'e', 'f', 'g'].map((name) => readCopyText(worker.copies, `/${name}`)))
  expect(saved).toEqual([null, 'c', 'd', 'e', 'f', 'g'])

  const small = openProcess({ stamp: 'small', maxBytes: 20_000 })
  for (const length of [3_000, 8_000]) {
    small.forget()
    for (let page = 0; page < 20; page++) small.render(`/${length}/${page}`, createPage('x'.repeat(length)))
    await small.round()
    const bytes = listCopyFiles().reduce((sum, file) => sum + statSync(file).size, 0)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThanOrEqual(20_000)
  }
})

test.each([{ limit: { maxFiles: 4 } }, { limit: { maxBytes: 20_000 } }])(
  'several processes with different pages share $limit without evicting each other’s copies',
  async ({ limit }) => {
    const both = [openProcess({ ...limit, processes: 2 }), openProcess({ ...limit, processes: 2 })]
    for (const process of both) await process.round()
    for (const [at, process] of both.entries()) {
      for (let page = 0; page < 8; page++) process.render(`/${at}/${page}`, createPage(`${at} ${page} `.repeat(1_000)))
    }
    for (const process of both) await process.round()
    const before = listCopyFiles().map((file) => [file, statSync(file).ino])
    expect(before).toHaveLength(4)
    for (const process of both) await process.round()
    expect(listCopyFiles().map((file) => [file, statSync(file).ino])).toEqual(before)
  },
)

test('a failed write is logged once in 30 rounds, creates no data folder, and is retried', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
  rmSync(parent, { recursive: true })
  const worker = openProcess()
  worker.render('/', createPage('one'))
  for (let round = 0; round < 30; round++) await worker.round()
  expect(existsSync(parent)).toBe(false)
  expect(warn.mock.calls).toEqual([[{ event: 'page-copies-failed', code: 'ENOENT' }]])
  mkdirSync(parent)
  await worker.round()
  expect(await readCopyText(worker.copies, '/')).toBeNull()
  await worker.round()
  expect(await readCopyText(worker.copies, '/')).toBe('one')
})
