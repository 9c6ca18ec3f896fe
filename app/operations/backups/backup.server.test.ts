import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { zstdCompressSync } from 'node:zlib'
import { Client, escapeIdentifier } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EXCLUDED_TABLES } from '#app/exchange/excluded-tables.ts'
import { StartError } from '#app/lib/errors.ts'
import { BACKED_UP_TABLES, SEEDED_TABLES } from '#app/operations/backups/backed-up-tables.ts'
import { checkBackup } from '#app/operations/backups/check-backup.server.ts'
import { createBackup, withBackupLock } from '#app/operations/backups/create-backup.server.ts'
import { rejectTooLarge } from '#app/operations/backups/free-space.server.ts'
import { listTables } from '#app/operations/backups/list-tables.server.ts'
import { FORMAT, parseEntryName, SEAL } from '#app/operations/backups/manifest.ts'
import { readBackup } from '#app/operations/backups/read-backup.server.ts'
import { restoreBackup } from '#app/operations/backups/restore-backup.server.ts'
import { type WrittenBackup, writeBackup } from '#app/operations/backups/write-backup.server.ts'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { openPool } from '#app/platform/db/db.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import type { ImageStore } from '#app/platform/images/image-store.server.ts'
import { openImageWorker } from '#app/platform/images/image-worker.server.ts'
import { getMediaUrl, type Original } from '#app/platform/images/media-path.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { sealManifest, type TarFile, unpackBackup, writeTar } from '#tests/support/backup-files.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { createTestDatabase, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createLocalImageStore } from '#tests/support/local-image-store.ts'
import { isLong } from '#tests/support/long.ts'
import { createNumberedDatabase } from '#tests/support/numbered-migrations.ts'
import { addProduct } from '#tests/support/products.ts'
import { addSampleRows } from '#tests/support/sample-rows.ts'
import { copySchemaFiles } from '#tests/support/schema-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'lumina-backups-'))
const work = openImageWorker()
const store = createLocalImageStore(join(folder, 'media'), work)
const products: string[] = []
let source: TestDatabase
let nameCount = 0

beforeAll(async () => {
  source = await openTestDatabase()
  await addSampleRows(source.url)
  for (let n = 0; n < 3; n++) products.push(await addProduct(source.db, { stock: 1_000 }))
  // Text with everything that COPY escapes, and with characters of several lengths in UTF-8.
  await source.db.$client.query(`insert into store_settings (key, value, category, description)
    values ('store_email', '"Tab\\tline\\nback\\\\slash 🪡 É"', 'general', E'a\\tb\\nc\\\\.')`)
  await addOrders(5)
  for (const type of ['jpg', 'webp', 'mp4'] as const)
    await store.restore(createImage(type, 30_000).original, createImage.last)
})
afterAll(async () => {
  await source.close()
  rmSync(folder, { recursive: true })
})

async function addOrders(times: number): Promise<void> {
  for (let n = 0; n < times; n++) await addOrder(source.db, [createCheckoutLine(products[n % products.length] ?? '')])
}

/** Generates an image of random bytes, in `createImage.last`, and returns its name in the store. */
function createImage(type: Original['type'], bytes: number) {
  createImage.last = randomBytes(bytes)
  const hash = createHash('sha256').update(createImage.last).digest('hex')
  return { original: { publicId: `demo/${hash}`, type } }
}
createImage.last = Buffer.alloc(0)

const getNewPath = () => join(folder, `backup-${++nameCount}.tar`)
const toSource = (databaseUrl = source.url, images: Pick<ImageStore, 'list' | 'readOriginal'> = store) => ({
  databaseUrl,
  store: images,
  listShown: async (): Promise<string[]> => [],
})
/** Creates a database without tables. A restore must create them first. */
const emptyDatabase = () => createTestDatabase({ empty: true })
/** Creates the database of a store that was just started. A restore only fills its tables. */
const newDatabase = () => createTestDatabase()
const toTarget = (databaseUrl: string, media = `media-${++nameCount}`) => ({
  databaseUrl,
  store: createLocalImageStore(join(folder, media), work),
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

type Contents = { readonly rows: number; readonly text: string | null }

/** Returns a digest of each table, including generated columns. */
async function readDigests(url: string): Promise<Record<string, Contents>> {
  const digests = BACKED_UP_TABLES.map(
    (
      table,
    ) => `select '${table}' as name, count(*)::int as rows, md5(string_agg(t::text, E'\\n' order by t::text)) as text
      from ${escapeIdentifier(table)} t`,
  )
  const rows = await query<Contents & { readonly name: string }>(url, digests.join(' union all '))
  return Object.fromEntries(rows.map(({ name, ...found }) => [name, found]))
}

function listOriginals({ manifest }: WrittenBackup): Original[] {
  return manifest.files.flatMap(({ name }) => {
    const info = parseEntryName(name)
    return info?.kind === 'image' ? [{ publicId: info.publicId, type: info.type }] : []
  })
}

function hashOriginals(media: string): Record<string, string> {
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
  test('contain every table once', async () => {
    const client = new Client({ connectionString: source.url })
    await client.connect()
    const tables = await listTables(client)
    await client.end()
    expect([...BACKED_UP_TABLES, ...Object.keys(EXCLUDED_TABLES)].sort()).toEqual(tables.map(({ name }) => name).sort())
    // Backed-up tables must not reference excluded ones.
    const dangling = tables.filter(
      ({ name, refersTo }) => !EXCLUDED_TABLES[name] && refersTo.some((other) => EXCLUDED_TABLES[other]),
    )
    expect(dangling).toEqual([])
  })

  test('name the tables that have rows in a new database', async () => {
    const rows = await readDigests(await createTestDatabase())
    const filled = BACKED_UP_TABLES.filter((table) => rows[table]?.rows !== 0)
    expect(filled).toEqual([...SEEDED_TABLES])
  })
})

test('a restored store has every row and image, and works', async () => {
  const before = await readDigests(source.url)
  expect(BACKED_UP_TABLES.filter((table) => before[table]?.rows === 0)).toEqual([])
  const file = getNewPath()
  const { bytes } = await writeBackup(file, toSource())
  expect(statSync(file)).toMatchObject({ size: bytes })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const [url, media] = [await emptyDatabase(), `media-${++nameCount}`]
  await restoreBackup(file, toTarget(url, media))
  expect(await readDigests(url)).toEqual(before)
  expect(hashOriginals(media)).toEqual(hashOriginals('media'))
  expect(await query(url, 'select done_at from setup_steps')).toEqual(
    await query(source.url, 'select done_at from setup_steps'),
  )

  const pool = openPool(url)
  const db = databaseOn(pool)
  expect(await listBrokenInvariants(db)).toEqual([])
  await addOrder(db, [createCheckoutLine(products[0] ?? '')])
  expect(await listBrokenInvariants(db)).toEqual([])
  // The store's triggers must be enabled again: a write must invalidate pages.
  await pool.query("update products set name = 'Silk dress'")
  expect((await pool.query("select from page_changes where 'catalog' = any(tags)")).rowCount).toBe(1)
  await pool.end()
})

test('an image that rows reference is included even if image storage does not list it; a missing image is counted and changes the name of the backup', async () => {
  const unlisted = { list: async function* () {}, readOriginal: store.readOriginal }
  const [original] = listOriginals(await writeBackup(getNewPath(), toSource()))
  if (!original) throw new Error('no image was backed up')
  const shown = [getMediaUrl(original), 'https://res.cloudinary.com/shop/image/upload/v1/a.jpg', '/assets/own.jpg']
  const file = getNewPath()
  const whole = await writeBackup(file, { ...toSource(undefined, unlisted), listShown: async () => shown })
  expect(whole).toMatchObject({ path: file, missing: 0 })
  expect(listOriginals(whole)).toEqual([original])

  const missingUrl = getMediaUrl({ publicId: `demo/${'0'.repeat(64)}`, type: 'jpg' })
  writeFileSync(file, 'yesterday’s complete backup')
  const part = await writeBackup(file, { ...toSource(), listShown: async () => [...shown, missingUrl] })
  expect(part).toMatchObject({ path: file.replace('.tar', '.incomplete.tar'), missing: 1 })
  expect(listOriginals(part)).toHaveLength(3)
  expect(readFileSync(file, 'utf8')).toBe('yesterday’s complete backup')
  await restoreBackup(part.path, toTarget(await newDatabase()))
})

test('an image with the longest name is backed up and restored', async () => {
  const { original } = createImage('jpg', 100)
  const longNamed = { ...original, publicId: original.publicId.replace('demo', 'f'.repeat(80)) }
  const storage = createLocalImageStore(join(folder, `media-${++nameCount}`), work)
  await storage.restore(longNamed, createImage.last)
  const file = getNewPath()
  await writeBackup(file, toSource(undefined, storage))
  const target = toTarget(await newDatabase())
  await restoreBackup(file, target)
  expect(await target.store.readOriginal(longNamed)).toEqual(createImage.last)
})

test('a backup made while orders are placed is a consistent snapshot', async () => {
  const file = getNewPath()
  const ordering = [addOrders(12), addOrders(12)]
  await writeBackup(file, toSource())
  await Promise.all(ordering)
  const url = await newDatabase()
  const { tables } = await restoreBackup(file, toTarget(url))
  expect(tables.find(({ name }) => name === 'orders')?.rows).toBeGreaterThanOrEqual(5)
  const pool = openPool(url)
  expect(await listBrokenInvariants(databaseOn(pool))).toEqual([])
  await pool.end()
})

describe('across versions,', () => {
  const folder = copySchemaFiles()
  afterAll(() => rmSync(folder, { recursive: true }))
  writeFileSync(
    join(folder, 'migrations/9998_numbers.sql'),
    `create table numbers (id bigint generated always as identity primary key, word text);
     create table notes (id serial primary key, number bigint references numbers);`,
  )
  writeFileSync(
    join(folder, 'migrations/9999_by_word.later.sql'),
    'CREATE INDEX "numbers_by_word" ON "numbers" ("word")',
  )
  const tables = [...BACKED_UP_TABLES, 'numbers', 'notes']

  test('a backup from a newer version is rejected; the newer version restores it, and sequences continue', async () => {
    const later = await newDatabase()
    await migrate(later, { folder })
    await query(later, "insert into numbers (word) values ('one'), ('two'); insert into notes (number) values (2)")
    const file = getNewPath()
    await writeBackup(file, toSource(later))

    const empty = await emptyDatabase()
    await expect(restoreBackup(file, toTarget(empty))).rejects.toThrow('with the unknown migration "9998_numbers"')
    expect(await query(empty, "select from pg_class where relname = 'products'")).toEqual([])

    const url = await newDatabase()
    const foreign = restoreBackup(file, { ...toTarget(url), folder })
    await expect(foreign).rejects.toThrow('contains rows for "numbers", which Lumina backups never contain')
    await restoreBackup(file, { ...toTarget(url), folder, tables })
    await query(url, "insert into numbers (word) values ('three'); insert into notes (number) values (3)")
    expect(await query(url, 'select id::int from numbers order by id')).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
    expect(await query(url, 'select id from notes order by id')).toEqual([{ id: 1 }, { id: 2 }])
  })

  test('a restore also builds the indexes that a running store would build later', async () => {
    const file = getNewPath()
    await writeBackup(file, toSource())
    const url = await newDatabase()
    await restoreBackup(file, { ...toTarget(url), folder, tables })
    expect(await query(url, "select to_regclass('numbers_by_word')::text as built")).toEqual([
      { built: 'numbers_by_word' },
    ])
  })

  async function createNumberedStore(): Promise<string> {
    const url = await createNumberedDatabase()
    await addSampleRows(url)
    return url
  }

  test('a backup from the last 0.1 release is restored and migrated', async () => {
    const earlier = await createNumberedStore()
    const file = getNewPath()
    await writeBackup(file, toSource(earlier))
    const url = await emptyDatabase()
    await restoreBackup(file, toTarget(url))
    expect(await query(url, 'select name from schema_migrations order by name')).toEqual(
      await query(source.url, 'select name from schema_migrations order by name'),
    )
    await migrate(earlier)
    expect(await readDigests(url)).toEqual(await readDigests(earlier))
  })

  test.runIf(isLong)('a backup that a process of version 0.1 made after the update is restored', async () => {
    const updated = await createNumberedStore()
    await migrate(updated)
    const file = getNewPath()
    await writeBackup(file, toSource(updated))
    const { manifest, files } = await unpackBackup(file)
    const migrations = await query<{ name: string; hash: string }>(
      updated,
      'select name, hash from schema_migrations order by name',
    )
    // the manifest lists all recorded migrations
    await writeTar(file, [...files, ...sealManifest({ ...manifest, migrations })])
    const url = await emptyDatabase()
    await restoreBackup(file, toTarget(url))
    expect(await readDigests(url)).toEqual(await readDigests(updated))
  })

  test.runIf(isLong)(
    'a backup is restored into an empty store that version 0.1 created, whether or not the store was updated',
    async () => {
      const file = getNewPath()
      await writeBackup(file, toSource())
      for (const update of [() => Promise.resolve(), migrate]) {
        const url = await createNumberedDatabase()
        await update(url)
        await restoreBackup(file, toTarget(url))
        expect(await readDigests(url)).toEqual(await readDigests(source.url))
      }
    },
  )

  test('columns of restored rows are computed by the functions of this version', async () => {
    const schema = copySchemaFiles()
    const columns = join(schema, 'functions/columns.sql')
    writeFileSync(columns, readFileSync(columns, 'utf8').replace('"letter" + 2)', '"letter" + 3)'))
    const url = await newDatabase()
    await migrate(url, { folder: schema })
    rmSync(schema, { recursive: true })
    const file = getNewPath()
    await writeBackup(file, toSource())
    await restoreBackup(file, toTarget(url))
    expect(await readDigests(url)).toEqual(await readDigests(source.url))
  })

  test('a backup from before the last 0.1 release is rejected', async () => {
    const earlier = await createNumberedStore()
    await query(earlier, "delete from schema_migrations where name > '0090'")
    const file = getNewPath()
    await writeBackup(file, toSource(earlier))
    await expect(restoreBackup(file, toTarget(await emptyDatabase()))).rejects.toThrow(
      'is not from the last 0.1 release of Lumina. Restore it with that release',
    )
  })

  test('a backup in format 1, which lacks the sizes of tables, is restored', async () => {
    const [file, older] = [getNewPath(), getNewPath()]
    await writeBackup(file, toSource())
    const { manifest, files } = await unpackBackup(file)
    const tables = manifest.tables.map(({ bytes: _, ...table }) => table)
    await writeTar(older, [...files, ...sealManifest({ ...manifest, format: 1, tables })])
    const url = await newDatabase()
    await restoreBackup(older, toTarget(url))
    expect(await readDigests(url)).toEqual(await readDigests(source.url))
  })

  test('a backup from a different edition or in a newer format is rejected', async () => {
    const other = await createTestDatabase()
    await query(other, "update schema_migrations set hash = repeat('0', 64) where name = 'baseline'")
    const file = getNewPath()
    await writeBackup(file, toSource(other))
    await expect(restoreBackup(file, toTarget(await emptyDatabase()))).rejects.toThrow('created by another edition')
    await writeTar(file, sealManifest({ format: FORMAT + 1, anything: 'else' }))
    await expect(checkBackup(file)).rejects.toThrow('created by a newer version of Lumina')
  })
})

test('a restore does not change a database that has rows', async () => {
  const file = getNewPath()
  await writeBackup(file, toSource())
  const before = await readDigests(source.url)
  await expect(restoreBackup(file, toTarget(source.url))).rejects.toThrow('The database already has rows in "')
  expect(await readDigests(source.url)).toEqual(before)
  const used = await createTestDatabase()
  await query(used, "insert into newsletter_subscribers (id, email) values (gen_random_uuid(), 'a@b.example')")
  await expect(restoreBackup(file, toTarget(used))).rejects.toThrow('already has rows in "newsletter_subscribers"')
})

test('of two parallel restores, one is rejected and writes nothing', async () => {
  const file = getNewPath()
  await writeBackup(file, toSource())
  const target = await newDatabase()
  const media = `media-${++nameCount}`
  const results = await Promise.allSettled([1, 2].map(() => restoreBackup(file, toTarget(target, media))))
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const rejected = results.find((result) => result.status === 'rejected')
  expect(rejected?.reason).toBeInstanceOf(StartError)
  expect(await readDigests(target)).toEqual(await readDigests(source.url))
})

/** Returns the files of a backup in order, with their hashes. */
async function readEntries(file: string): Promise<readonly { name: string; sha256: string }[]> {
  const entries = []
  for await (const { name, body } of readBackup(file)) {
    const sha256 = createHash('sha256')
      .update(await buffer(body))
      .digest('hex')
    entries.push({ name, sha256 })
  }
  return entries
}

describe('a file that is not a complete backup is rejected', () => {
  const hash = 'a'.repeat(64)
  const strange: readonly { what: string; files: readonly TarFile[]; says: RegExp }[] = [
    { what: 'a different archive', files: [{ name: 'holiday.jpg', text: 'x' }], says: /is not a Lumina backup\.$/ },
    {
      what: 'a path that leads outside the archive',
      files: [{ name: '../../evil', text: 'x' }],
      says: /is not a Lumina backup\.$/,
    },
    {
      what: 'an image path that leads outside the archive',
      files: [{ name: `pictures/../${hash}.jpg`, text: 'x' }],
      says: /is not a Lumina backup\.$/,
    },
    {
      what: 'a link instead of an image',
      files: [{ name: `pictures/demo/${hash}.jpg`, type: 'symlink' }],
      says: /is not a Lumina backup\.$/,
    },
    {
      what: 'an archive without a manifest',
      files: [{ name: `pictures/demo/${hash}.jpg`, text: 'x' }],
      says: /damaged/,
    },
    { what: 'an empty archive', files: [], says: /is not a Lumina backup\.$/ },
    {
      what: 'a manifest with unrelated content',
      files: sealManifest({ store: 'other' }),
      says: /is not a Lumina backup\.$/,
    },
    { what: 'a manifest that is not JSON', files: sealManifest({}, '{'), says: /is not a Lumina backup\.$/ },
    {
      what: 'an image above the size limit',
      files: [{ name: `pictures/demo/${hash}.jpg`, text: 'x'.repeat(64 * 2 ** 20 + 1) }],
      says: /damaged/,
    },
    { what: 'a seal above the size limit', files: [{ name: SEAL, text: 'x'.repeat(101) }], says: /damaged/ },
    { what: 'a manifest without a seal', files: sealManifest({}).slice(0, 1), says: /damaged/ },
  ]
  test.each(strange)('$what', async ({ files, says }) => {
    const file = getNewPath()
    await writeTar(file, files)
    await expect(checkBackup(file)).rejects.toThrow(says)
    await expect(checkBackup(file)).rejects.toThrow(StartError)
  })

  test('a text file, a missing file or a folder', async () => {
    const file = getNewPath()
    writeFileSync(file, 'Dear diary,\n'.repeat(100))
    await expect(checkBackup(file)).rejects.toThrow(`${file} is not a Lumina backup, or it is damaged.`)
    await expect(checkBackup(getNewPath())).rejects.toThrow('There is no file')
    await expect(checkBackup(folder)).rejects.toThrow('cannot be read (EISDIR)')
  })

  test('a changed byte is detected or has no effect, wherever it is, and nothing is restored from a damaged file', async () => {
    const [file, damaged] = [getNewPath(), getNewPath()]
    const { manifest } = await writeBackup(file, toSource())
    const whole = readFileSync(file)
    const entries = await readEntries(file)
    for (let at = 7; at < whole.length; at += Math.ceil(whole.length / 41)) {
      const bytes = Buffer.from(whole)
      bytes[at] = (bytes[at] ?? 0) ^ 0x41
      writeFileSync(damaged, bytes)
      const outcome = await checkBackup(damaged).catch((error: Error) => error)
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(StartError)
      else expect([outcome, await readEntries(damaged)]).toEqual([manifest, entries]) // padding between two files
    }
    for (const part of [0, 0.1, 0.5, 0.9, 0.99]) {
      writeFileSync(damaged, whole.subarray(0, Math.floor(whole.length * part)))
      await expect(checkBackup(damaged)).rejects.toThrow(StartError)
    }
    const url = await emptyDatabase()
    await expect(restoreBackup(damaged, toTarget(url))).rejects.toThrow(StartError)
    expect(await query(url, "select from pg_class where relname = 'products'")).toEqual([])
  })
})

/** Writes a backup with correct hashes whose table decompresses to more than the manifest says. */
async function writeBomb(file: string, claimed: { readonly format: number; readonly bytes?: number }): Promise<void> {
  const { manifest } = await writeBackup(getNewPath(), toSource(await createTestDatabase()))
  const name = 'tables/newsletter_subscribers.0001.copy.zst'
  const compressed = zstdCompressSync(Buffer.alloc(50 * 2 ** 20, 'x'))
  const tables = manifest.tables
    .filter((table) => table.name === 'newsletter_subscribers')
    .map(({ bytes: _, ...table }) => ({ ...table, ...(claimed.bytes !== undefined && { bytes: claimed.bytes }) }))
  const files = [{ name, bytes: compressed.length, sha256: createHash('sha256').update(compressed).digest('hex') }]
  await writeTar(file, [
    { name, text: compressed },
    ...sealManifest({ ...manifest, format: claimed.format, tables, files }),
  ])
}

describe('a file crafted to fill the disk', () => {
  test.each([
    { what: 'more text than its manifest says', claimed: { format: FORMAT, bytes: 1_000 } },
    { what: 'more text than the compressed size allows, without a size in the manifest', claimed: { format: 1 } },
  ])('with $what is rejected', async ({ claimed }) => {
    const file = getNewPath()
    await writeBomb(file, claimed)
    const url = await emptyDatabase()
    await expect(restoreBackup(file, toTarget(url))).rejects.toThrow('is damaged or incomplete')
    expect(await query(url, "select from pg_class where relname = 'newsletter_subscribers'")).toEqual([])
  })

  test('is rejected before anything is written if it exceeds the free disk space', async () => {
    const { manifest } = await writeBackup(getNewPath(), toSource())
    const target = (database: boolean) => ({
      folder: join(folder, 'not/there/yet'),
      receives: { database, images: true },
    })
    await rejectTooLarge(manifest, target(true))
    const tables = manifest.tables.map((table) => ({ ...table, bytes: 2 ** 52 }))
    await rejectTooLarge({ ...manifest, tables }, target(false))
    await expect(rejectTooLarge({ ...manifest, tables }, target(true))).rejects.toThrow(/^Not enough disk space for /)
    expect(existsSync(join(folder, 'not'))).toBe(false)
  })
})

describe('a backup', () => {
  const listLeftoverFiles = (path: string) =>
    readdirSync(path).filter((name) => name.endsWith('.tar') || name.endsWith('.draft'))

  test('leaves no file if an image cannot be read', async () => {
    const path = join(folder, `failing-${++nameCount}`)
    const broken = {
      list: store.list,
      readOriginal: () => Promise.reject(Object.assign(new Error('broken'), { code: 'EIO' })),
    }
    await expect(writeBackup(join(path, 'a.tar'), toSource(source.url, broken))).rejects.toThrow('broken')
    expect(listLeftoverFiles(path)).toEqual([])
  })

  test('is not started without enough disk space or for a database without a store', async () => {
    async function* huge() {
      yield { ...createImage('jpg', 1), url: '', bytes: 2 ** 60, writtenAt: new Date() }
    }
    const path = join(folder, `full-${++nameCount}`)
    const source = toSource(undefined, { list: huge, readOriginal: store.readOriginal })
    await expect(createBackup(join(path, 'a.tar'), source)).rejects.toThrow(/^Not enough disk space in .*BACKUP_DIR/)
    expect(listLeftoverFiles(path)).toEqual([])
    await expect(writeBackup(join(path, 'a.tar'), toSource(await emptyDatabase()))).rejects.toThrow(
      'This database does not contain a store',
    )
  })

  test('leaves a draft when killed midway, and the next backup succeeds', async () => {
    const path = join(folder, `killed-${++nameCount}`)
    const file = join(path, 'lumina-20261121-030000.tar')
    mkdirSync(path)
    const holding = new Client({ connectionString: source.url })
    await holding.connect()
    await holding.query('begin; lock table orders') // blocks the backup
    const script = `import { writeBackup } from '#app/operations/backups/write-backup.server.ts'
      await writeBackup('${file}', { databaseUrl: '${source.url}', store: { list: async function* () {} }, listShown: async () => [] })`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
    while (listLeftoverFiles(path).length === 0 && child.exitCode === null) await pause(10)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(listLeftoverFiles(path)).toEqual([`lumina-20261121-030000.tar.${child.pid}.draft`])
    await holding.end()
    expect(await createBackup(file, toSource())).not.toBeNull()
    expect(listLeftoverFiles(path)).toContain('lumina-20261121-030000.tar')
  })

  test('is not started while another backup is running', async () => {
    await withBackupLock(source.url, async () => expect(await createBackup(getNewPath(), toSource())).toBeNull())
    expect(await createBackup(getNewPath(), toSource())).not.toBeNull()
  })
})
