import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { zstdCompressSync } from 'node:zlib'
import { Client, escapeIdentifier } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BACKED_UP_TABLES, EXCLUDED_TABLES, SEEDED_TABLES } from '#app/features/backups/backed-up-tables.ts'
import { withBackupLock } from '#app/features/backups/backup-lock.server.ts'
import { checkBackup } from '#app/features/backups/check-backup.server.ts'
import { createBackup } from '#app/features/backups/create-backup.server.ts'
import { refuseTooLarge } from '#app/features/backups/free-space.server.ts'
import { listTables } from '#app/features/backups/list-tables.server.ts'
import { entryKind, FORMAT, SEAL } from '#app/features/backups/manifest.ts'
import { readBackup } from '#app/features/backups/read-backup.server.ts'
import { restoreBackup } from '#app/features/backups/restore-backup.server.ts'
import { type WrittenBackup, writeBackup } from '#app/features/backups/write-backup.server.ts'
import { StartError } from '#app/lib/start-error.ts'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { openPool } from '#app/platform/db/db.server.ts'
import { migrate, readMigrations } from '#app/platform/db/migrate.server.ts'
import type { ImageStore } from '#app/platform/images/image-store.server.ts'
import { openImageWorker } from '#app/platform/images/image-worker.server.ts'
import { mediaUrl, type Original } from '#app/platform/images/media-path.ts'
import { brokenInvariants } from '#db/invariants.ts'
import { sealed, type TarFile, unpackBackup, writeTar } from '#tests/support/backup-files.ts'
import { addOrder, checkoutLine } from '#tests/support/checkout.ts'
import { createTestDatabase, type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { localImageStore } from '#tests/support/local-image-store.ts'
import { addProduct } from '#tests/support/products.ts'

const folder = mkdtempSync(join(tmpdir(), 'lumina-backups-'))
const work = openImageWorker()
const store = localImageStore(join(folder, 'media'), work)
const wares: string[] = []
let source: TestDatabase
let names = 0

beforeAll(async () => {
  source = await testDatabase()
  for (let n = 0; n < 3; n++) wares.push(await addProduct(source.db, { stock: 1_000 }))
  // Texts with all that a line of COPY has to escape, and signs of all lengths.
  await source.db.$client.query(`insert into store_settings (key, value, category, description)
    values ('store_name', '"Tab\\tline\\nback\\\\slash 🪡 É"', 'general', E'a\\tb\\nc\\\\.')`)
  await order(5)
  for (const type of ['jpg', 'webp'] as const) await store.putBack(image(type, 30_000).original, image.last)
})
afterAll(async () => {
  await source.close()
  rmSync(folder, { recursive: true })
})

async function order(times: number): Promise<void> {
  for (let n = 0; n < times; n++) await addOrder(source.db, [checkoutLine(wares[n % wares.length] ?? '')])
}

/** Some bytes and what a store calls them. */
function image(type: Original['type'], bytes: number) {
  image.last = randomBytes(bytes)
  const hash = createHash('sha256').update(image.last).digest('hex')
  return { original: { publicId: `demo/${hash}`, type } }
}
image.last = Buffer.alloc(0)

const newFile = () => join(folder, `backup-${++names}.tar`)
const from = (databaseUrl = source.url, images: Pick<ImageStore, 'list' | 'readOriginal'> = store) => ({
  databaseUrl,
  store: images,
  listShown: async (): Promise<string[]> => [],
})
const emptyDatabase = () => createTestDatabase({ empty: true })
const into = (databaseUrl: string, media = `media-${++names}`) => ({
  databaseUrl,
  store: localImageStore(join(folder, media), work),
  say: () => {},
})

async function query<Row extends Record<string, unknown>>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** What each table that is backed up says, as one number; computed columns too. */
async function contents(url: string): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const table of BACKED_UP_TABLES) {
    const [row] = await query(
      url,
      `select count(*)::int as rows, md5(string_agg(t::text, E'\\n' order by t::text)) as text from ${escapeIdentifier(table)} t`,
    )
    found[table] = row
  }
  return found
}

function originalsOf({ manifest }: WrittenBackup): Original[] {
  return manifest.files.flatMap(({ name }) => {
    const is = entryKind(name)
    return is?.kind === 'image' ? [{ publicId: is.publicId, type: is.type }] : []
  })
}

function originals(media: string): Record<string, string> {
  const root = join(folder, media, 'originals/demo')
  return Object.fromEntries(
    readdirSync(root)
      .sort()
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(root, name)))
          .digest('hex'),
      ]),
  )
}

describe('the lists of tables', () => {
  test('name every table once', async () => {
    const client = new Client({ connectionString: source.url })
    await client.connect()
    const tables = await listTables(client)
    await client.end()
    expect([...BACKED_UP_TABLES, ...Object.keys(EXCLUDED_TABLES)].sort()).toEqual(tables.map(({ name }) => name).sort())
    // What is backed up has to stand by itself.
    const dangling = tables.filter(
      ({ name, refersTo }) => !EXCLUDED_TABLES[name] && refersTo.some((other) => EXCLUDED_TABLES[other]),
    )
    expect(dangling).toEqual([])
  })

  test('say which tables a new database has rows in', async () => {
    const rows = await contents(await createTestDatabase())
    const filled = BACKED_UP_TABLES.filter((table) => (rows[table] as { rows: number }).rows > 0)
    expect(filled).toEqual([...SEEDED_TABLES])
  })
})

test('a restored shop has every row and every image, and goes on', async () => {
  const file = newFile()
  const { bytes } = await writeBackup(file, from())
  expect(statSync(file)).toMatchObject({ size: bytes })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const [url, media] = [await emptyDatabase(), `media-${++names}`]
  await restoreBackup(file, into(url, media))
  expect(await contents(url)).toEqual(await contents(source.url))
  expect(originals(media)).toEqual(originals('media'))
  expect(await query(url, 'select done_at from setup_steps')).toEqual(
    await query(source.url, 'select done_at from setup_steps'),
  )

  const pool = openPool(url)
  const db = databaseOn(pool)
  expect(await brokenInvariants(db)).toEqual([])
  await addOrder(db, [checkoutLine(wares[0] ?? '')])
  expect(await brokenInvariants(db)).toEqual([])
  // Its triggers are back: what is written makes pages old.
  await pool.query("update products set name = 'Silk dress'")
  expect((await pool.query("select from page_changes where 'catalog' = any(tags)")).rowCount).toBe(1)
  await pool.end()
})

test('an image that is shown is in it also where it was not listed; one that is not there is told, and gives it another name', async () => {
  const unlisted = { list: async function* () {}, readOriginal: store.readOriginal }
  const [original] = originalsOf(await writeBackup(newFile(), from()))
  if (!original) throw new Error('no image was backed up')
  const shown = [mediaUrl(original), 'https://res.cloudinary.com/shop/image/upload/v1/a.jpg', '/assets/own.jpg']
  const file = newFile()
  const whole = await writeBackup(file, { ...from(undefined, unlisted), listShown: async () => shown })
  expect(whole).toMatchObject({ path: file, missing: 0 })
  expect(originalsOf(whole)).toEqual([original])

  const lost = mediaUrl({ publicId: `demo/${'0'.repeat(64)}`, type: 'jpg' })
  writeFileSync(file, 'the whole one of yesterday')
  const part = await writeBackup(file, { ...from(), listShown: async () => [...shown, lost] })
  expect(part).toMatchObject({ path: file.replace('.tar', '.incomplete.tar'), missing: 1 })
  expect(originalsOf(part)).toHaveLength(2)
  expect(readFileSync(file, 'utf8')).toBe('the whole one of yesterday')
  await restoreBackup(part.path, into(await emptyDatabase()))
})

test('an image of the longest name is in it, and comes back', async () => {
  const { original } = image('jpg', 100)
  const longest = { ...original, publicId: original.publicId.replace('demo', 'f'.repeat(80)) }
  const stored = localImageStore(join(folder, `media-${++names}`), work)
  await stored.putBack(longest, image.last)
  const file = newFile()
  await writeBackup(file, from(undefined, stored))
  const place = into(await emptyDatabase())
  await restoreBackup(file, place)
  expect(await place.store.readOriginal(longest)).toEqual(image.last)
})

test('a backup that is made while orders are placed is one moment of the store', async () => {
  const file = newFile()
  const ordering = [order(12), order(12)]
  await writeBackup(file, from())
  await Promise.all(ordering)
  const url = await emptyDatabase()
  const { tables } = await restoreBackup(file, into(url))
  expect(tables.find(({ name }) => name === 'orders')?.rows).toBeGreaterThanOrEqual(5)
  const pool = openPool(url)
  expect(await brokenInvariants(databaseOn(pool))).toEqual([])
  await pool.end()
})

describe('another version', () => {
  const migrations = mkdtempSync(join(folder, 'migrations-'))
  for (const { name } of readMigrations()) copyFileSync(`db/migrations/${name}.sql`, join(migrations, `${name}.sql`))
  writeFileSync(
    join(migrations, '9998_numbers.sql'),
    `create table numbers (id bigint generated always as identity primary key, word text);
     create table notes (id serial primary key, number bigint references numbers);`,
  )

  test('of a later one nothing is restored; that version goes on with its numbers', async () => {
    const later = await emptyDatabase()
    await migrate(later, { folder: migrations })
    await query(later, "insert into numbers (word) values ('one'), ('two'); insert into notes (number) values (2)")
    const file = newFile()
    await writeBackup(file, from(later))

    const url = await emptyDatabase()
    await expect(restoreBackup(file, into(url))).rejects.toThrow('it holds the change "9998_numbers"')
    expect(await query(url, "select from pg_class where relname = 'products'")).toEqual([])

    const notItsOwn = restoreBackup(file, { ...into(url), folder: migrations })
    await expect(notItsOwn).rejects.toThrow('holds rows for "numbers", which no backup of Lumina does')
    const tables = [...BACKED_UP_TABLES, 'numbers', 'notes']
    await restoreBackup(file, { ...into(url), folder: migrations, tables })
    await query(url, "insert into numbers (word) values ('three'); insert into notes (number) values (3)")
    expect(await query(url, 'select id::int from numbers order by id')).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
    expect(await query(url, 'select id from notes order by id')).toEqual([{ id: 1 }, { id: 2 }])
  })

  test('one of an earlier version is brought up to date', async () => {
    const earlier = await emptyDatabase()
    const known = readMigrations().map(({ name }) => name)
    await migrate(earlier, { only: new Set(known.slice(0, 9)) })
    await query(earlier, "insert into newsletter_subscribers (id, email) values (gen_random_uuid(), 'a@b.example')")
    const file = newFile()
    await writeBackup(file, from(earlier))
    const url = await emptyDatabase()
    await restoreBackup(file, into(url))
    expect(await query(url, 'select name from schema_migrations order by name')).toEqual(
      known.map((name) => ({ name })),
    )
    expect(await query(url, 'select email from newsletter_subscribers')).toEqual([{ email: 'a@b.example' }])
  })

  test('one of before the sizes of tables were told is restored whole', async () => {
    const [file, older] = [newFile(), newFile()]
    await writeBackup(file, from())
    const { manifest, files } = await unpackBackup(file)
    const tables = manifest.tables.map(({ bytes: _, ...table }) => table)
    await writeTar(older, [...files, ...sealed({ ...manifest, format: 1, tables })])
    const url = await emptyDatabase()
    await restoreBackup(older, into(url))
    expect(await contents(url)).toEqual(await contents(source.url))
  })

  test('a backup of another edition, or of a later format, is refused', async () => {
    const other = await createTestDatabase()
    await query(other, "update schema_migrations set hash = repeat('0', 64) where name = '0003_dashboard_figures'")
    const file = newFile()
    await writeBackup(file, from(other))
    await expect(restoreBackup(file, into(await emptyDatabase()))).rejects.toThrow('made by another edition')
    await writeTar(file, sealed({ format: FORMAT + 1, anything: 'else' }))
    await expect(checkBackup(file)).rejects.toThrow('made by a later version of Lumina')
  })
})

test('what is not empty is left as it is', async () => {
  const file = newFile()
  await writeBackup(file, from())
  const before = await contents(source.url)
  await expect(restoreBackup(file, into(source.url))).rejects.toThrow('The database already holds rows in "')
  expect(await contents(source.url)).toEqual(before)
  const used = await createTestDatabase()
  await query(used, "insert into newsletter_subscribers (id, email) values (gen_random_uuid(), 'a@b.example')")
  await expect(restoreBackup(file, into(used))).rejects.toThrow('already holds rows in "newsletter_subscribers"')
})

test('of two restores into one place at once, one is refused and nothing of it comes in', async () => {
  const file = newFile()
  await writeBackup(file, from())
  const place = await emptyDatabase()
  const media = `media-${++names}`
  const both = await Promise.allSettled([1, 2].map(() => restoreBackup(file, into(place, media))))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = both.find((one) => one.status === 'rejected')
  expect(refused?.reason).toBeInstanceOf(StartError)
  expect(await contents(place)).toEqual(await contents(source.url))
})

/** The files in a backup, in their order, with what they hold. */
async function entriesOf(file: string): Promise<readonly { name: string; sha256: string }[]> {
  const entries = []
  for await (const { name, body } of readBackup(file)) {
    const sha256 = createHash('sha256')
      .update(await buffer(body))
      .digest('hex')
    entries.push({ name, sha256 })
  }
  return entries
}

describe('a file that is no whole backup is refused', () => {
  const hash = 'a'.repeat(64)
  const strange: readonly { what: string; files: readonly TarFile[]; says: RegExp }[] = [
    { what: 'another archive', files: [{ name: 'holiday.jpg', text: 'x' }], says: /is not a backup of Lumina\.$/ },
    { what: 'one that leads out', files: [{ name: '../../evil', text: 'x' }], says: /is not a backup of Lumina\.$/ },
    {
      what: 'one that leads out through an image',
      files: [{ name: `pictures/../${hash}.jpg`, text: 'x' }],
      says: /is not a backup of Lumina\.$/,
    },
    {
      what: 'a link in the place of an image',
      files: [{ name: `pictures/demo/${hash}.jpg`, type: 'symlink' }],
      says: /is not a backup of Lumina\.$/,
    },
    { what: 'one without a manifest', files: [{ name: `pictures/demo/${hash}.jpg`, text: 'x' }], says: /damaged/ },
    { what: 'an empty archive', files: [], says: /is not a backup of Lumina\.$/ },
    { what: 'a manifest of something else', files: sealed({ shop: 'other' }), says: /is not a backup of Lumina\.$/ },
    { what: 'a manifest that is no JSON', files: sealed({}, '{'), says: /is not a backup of Lumina\.$/ },
    {
      what: 'an image larger than any of ours',
      files: [{ name: `pictures/demo/${hash}.jpg`, text: 'x'.repeat(64 * 2 ** 20 + 1) }],
      says: /damaged/,
    },
    { what: 'a seal longer than any', files: [{ name: SEAL, text: 'x'.repeat(101) }], says: /damaged/ },
    { what: 'a manifest that is not sealed', files: sealed({}).slice(0, 1), says: /damaged/ },
  ]
  test.each(strange)('$what', async ({ files, says }) => {
    const file = newFile()
    await writeTar(file, files)
    await expect(checkBackup(file)).rejects.toThrow(says)
    await expect(checkBackup(file)).rejects.toThrow(StartError)
  })

  test('a text, a file that is not there, a folder', async () => {
    const file = newFile()
    writeFileSync(file, 'Dear diary,\n'.repeat(100))
    await expect(checkBackup(file)).rejects.toThrow(`${file} is not a backup of Lumina, or it is damaged.`)
    await expect(checkBackup(newFile())).rejects.toThrow('There is no file')
    await expect(checkBackup(folder)).rejects.toThrow('cannot be read (EISDIR)')
  })

  test('whatever is changed in it is noticed, or of no meaning; nothing is restored then', async () => {
    const [file, spoilt] = [newFile(), newFile()]
    const { manifest } = await writeBackup(file, from())
    const whole = readFileSync(file)
    const entries = await entriesOf(file)
    for (let at = 7; at < whole.length; at += Math.ceil(whole.length / 41)) {
      const bytes = Buffer.from(whole)
      bytes[at] = (bytes[at] ?? 0) ^ 0x41
      writeFileSync(spoilt, bytes)
      const outcome = await checkBackup(spoilt).catch((error: Error) => error)
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(StartError)
      else expect([outcome, await entriesOf(spoilt)]).toEqual([manifest, entries]) // between two files
    }
    for (const part of [0, 0.1, 0.5, 0.9, 0.99]) {
      writeFileSync(spoilt, whole.subarray(0, Math.floor(whole.length * part)))
      await expect(checkBackup(spoilt)).rejects.toThrow(StartError)
    }
    const url = await emptyDatabase()
    await expect(restoreBackup(spoilt, into(url))).rejects.toThrow(StartError)
    expect(await query(url, "select from pg_class where relname = 'products'")).toEqual([])
  })
})

/** A backup whose table of subscribers unpacks to more than its manifest says, with all sums right; `told` is what it says. */
async function writeBomb(file: string, reported: { readonly format: number; readonly bytes?: number }): Promise<void> {
  const { manifest } = await writeBackup(newFile(), from(await createTestDatabase()))
  const name = 'tables/newsletter_subscribers.0001.copy.zst'
  const packed = zstdCompressSync(Buffer.alloc(300 * 2 ** 20, 'x'))
  const tables = manifest.tables
    .filter((table) => table.name === 'newsletter_subscribers')
    .map(({ bytes: _, ...table }) => ({ ...table, ...(reported.bytes !== undefined && { bytes: reported.bytes }) }))
  const files = [{ name, bytes: packed.length, sha256: createHash('sha256').update(packed).digest('hex') }]
  await writeTar(file, [{ name, text: packed }, ...sealed({ ...manifest, format: reported.format, tables, files })])
}

describe('a file that is made to fill the disk', () => {
  test.each([
    { what: 'more text than its manifest says', told: { format: FORMAT, bytes: 1_000 } },
    { what: 'more text than anything of ours was packed by, where its manifest does not say', told: { format: 1 } },
  ])('of $what nothing comes in', async ({ told: reported }) => {
    const file = newFile()
    await writeBomb(file, reported)
    const url = await emptyDatabase()
    await expect(restoreBackup(file, into(url))).rejects.toThrow('is damaged or not whole')
    expect(await query(url, "select from pg_class where relname = 'newsletter_subscribers'")).toEqual([])
  })

  test('a backup of more than there is room for is refused before anything is made', async () => {
    const { manifest } = await writeBackup(newFile(), from())
    const place = (database: boolean) => ({
      folder: join(folder, 'not/there/yet'),
      takes: { database, images: true },
    })
    await refuseTooLarge(manifest, place(true))
    const tables = manifest.tables.map((table) => ({ ...table, bytes: 2 ** 52 }))
    await refuseTooLarge({ ...manifest, tables }, place(false))
    await expect(refuseTooLarge({ ...manifest, tables }, place(true))).rejects.toThrow(/^There is too little room for /)
    expect(existsSync(join(folder, 'not'))).toBe(false)
  })
})

describe('a backup that fails or is killed', () => {
  const left = (path: string) => readdirSync(path).filter((name) => name.endsWith('.tar') || name.endsWith('.draft'))

  test('leaves nothing where an image cannot be read', async () => {
    const path = join(folder, `failing-${++names}`)
    const broken = {
      list: store.list,
      readOriginal: () => Promise.reject(Object.assign(new Error('broken'), { code: 'EIO' })),
    }
    await expect(writeBackup(join(path, 'a.tar'), from(source.url, broken))).rejects.toThrow('broken')
    expect(left(path)).toEqual([])
  })

  test('is not begun where there is too little room, and not of a database without a store', async () => {
    async function* huge() {
      yield { ...image('jpg', 1), url: '', bytes: 2 ** 60, writtenAt: new Date() }
    }
    const path = join(folder, `full-${++names}`)
    const source = from(undefined, { list: huge, readOriginal: store.readOriginal })
    await expect(createBackup(join(path, 'a.tar'), source)).rejects.toThrow(/^There is too little room in .*BACKUP_DIR/)
    expect(left(path)).toEqual([])
    await expect(writeBackup(join(path, 'a.tar'), from(await emptyDatabase()))).rejects.toThrow('There is no shop')
  })

  test('has no name yet when it is killed midway, and the next one is made', async () => {
    const path = join(folder, `killed-${++names}`)
    const file = join(path, 'lumina-20261121-030000.tar')
    mkdirSync(path)
    const holding = new Client({ connectionString: source.url })
    await holding.connect()
    await holding.query('begin; lock table orders') // it gets no further than that
    const script = `import { writeBackup } from '#app/features/backups/write-backup.server.ts'
      await writeBackup('${file}', { databaseUrl: '${source.url}', store: { list: async function* () {} }, listShown: async () => [] })`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
    while (left(path).length === 0 && child.exitCode === null) await pause(10)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(left(path)).toEqual([`lumina-20261121-030000.tar.${child.pid}.draft`])
    await holding.end()
    expect(await createBackup(file, from())).not.toBeNull()
    expect(left(path)).toContain('lumina-20261121-030000.tar')
  })

  test('there is one at a time', async () => {
    await withBackupLock(source.url, async () => expect(await createBackup(newFile(), from())).toBeNull())
    expect(await createBackup(newFile(), from())).not.toBeNull()
  })
})
