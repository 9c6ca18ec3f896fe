import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { StartError } from '#app/lib/errors.ts'
import { BACKED_UP_TABLES } from '#app/operations/backups/backed-up-tables.ts'
import { checkBackup } from '#app/operations/backups/check-backup.server.ts'
import {
  getImageEntryName,
  getTablePartName,
  manifestSchema,
  parseEntryName,
} from '#app/operations/backups/manifest.ts'
import { restoreBackup } from '#app/operations/backups/restore-backup.server.ts'
import { writeBackup } from '#app/operations/backups/write-backup.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { openImageWorker } from '#app/platform/images/image-worker.server.ts'
import { getMediaUrl } from '#app/platform/images/media-path.ts'
import {
  buildTable,
  sealManifest,
  type TarFile,
  type UnpackedBackup,
  unpackBackup,
  writeCraftedBackup,
  writeTar,
} from '#tests/support/backup-files.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { createLocalImageStore } from '#tests/support/local-image-store.ts'
import { isLong } from '#tests/support/long.ts'
import { startLostCommitProxy } from '#tests/support/lost-commit-proxy.ts'
import { copySchemaFiles } from '#tests/support/schema-folder.ts'

// Tests malicious files, most of which have correct hashes but contents that no real backup has.

const folder = mkdtempSync(join(tmpdir(), 'lumina-crafted-'))
const work = openImageWorker()
const file = join(folder, 'crafted.tar')
const image = { publicId: `demo/${'a'.repeat(64)}`, type: 'jpg' } as const
let backup: UnpackedBackup
let nameCount = 0

beforeAll(async () => {
  const source = createLocalImageStore(join(folder, 'source'), work)
  await source.restore(image, randomBytes(1_000))
  const whole = join(folder, 'whole.tar')
  const databaseUrl = await createTestDatabase()
  await query(databaseUrl, "insert into newsletter_subscribers (id, email) values (gen_random_uuid(), 'a@b.example')")
  await writeBackup(whole, { databaseUrl, store: source, listShown: async () => [] })
  backup = await unpackBackup(whole)
})
afterAll(() => rmSync(folder, { recursive: true }))

async function query(url: string, text: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

type Rows = readonly [table: string, columns: readonly string[], rows: string]

/** Returns a backup with an additional table at the end. */
function withTable(rows: Rows, { manifest, files }: UnpackedBackup = backup): UnpackedBackup {
  const { table, file } = buildTable(...rows)
  const images = files.filter(({ name }) => !name.startsWith('tables/'))
  const tables = files.filter(({ name }) => name.startsWith('tables/'))
  return { manifest: { ...manifest, tables: [...manifest.tables, table] }, files: [...tables, file, ...images] }
}

/** Returns the backup with different rows in a table. */
function withRows(rows: Rows): UnpackedBackup {
  const { table, file } = buildTable(...rows)
  const { manifest, files } = backup
  return {
    manifest: {
      ...manifest,
      tables: manifest.tables.map((current) => (current.name === table.name ? table : current)),
    },
    files: files.map((current) => (current.name === file.name ? file : current)),
  }
}

const withChangedTable = (change: (table: UnpackedBackup['manifest']['tables'][number]) => object): UnpackedBackup => ({
  ...backup,
  manifest: {
    ...backup.manifest,
    tables: backup.manifest.tables.map((table) =>
      table.name === 'newsletter_subscribers' ? { ...table, ...change(table) } : table,
    ),
  },
})

/** Returns the backup with only some of its tables. */
function withTables(isIncluded: (table: UnpackedBackup['manifest']['tables'][number]) => boolean): UnpackedBackup {
  const tables = backup.manifest.tables.filter(isIncluded)
  const names = new Set(tables.map(({ name }) => name))
  const files = backup.files.filter(({ name }) => {
    const info = parseEntryName(name)
    return info?.kind !== 'table' || names.has(info.table)
  })
  return { manifest: { ...backup.manifest, tables }, files }
}

const subscribers = getTablePartName('newsletter_subscribers', 1)
const uuid = '00000000-0000-4000-8000-000000000001'
const NOT_A_BACKUP = /is not a Lumina backup/
const DAMAGED = /damaged or incomplete/

describe('nothing is restored from a file', () => {
  test.each<{ what: string; craft: () => UnpackedBackup; says: RegExp }>([
    {
      what: 'with rows for a table of PostgreSQL itself',
      craft: () =>
        withTable([
          'pg_authid',
          [
            'oid',
            'rolname',
            'rolsuper',
            'rolinherit',
            'rolcreaterole',
            'rolcreatedb',
            'rolcanlogin',
            'rolreplication',
            'rolbypassrls',
            'rolconnlimit',
          ],
          '99999\tplanted_role\tt\tt\tt\tt\tt\tt\tt\t-1\n',
        ]),
      says: /contains rows for "pg_authid", which Lumina backups never contain/,
    },
    {
      what: 'with a session',
      craft: () =>
        withTable(
          [
            'auth_sessions',
            ['id', 'user_id', 'token', 'expires_at'],
            `${uuid}\t${uuid}\tplanted\t2099-01-01 00:00:00+00\n`,
          ],
          withRows(['auth_users', ['id', 'name', 'email'], `${uuid}\tEve\teve@evil.example\n`]),
        ),
      says: /contains rows for "auth_sessions", which Lumina backups never contain/,
    },
    {
      what: 'with additional migrations',
      craft: () => withTable(['schema_migrations', ['name', 'hash'], 'planted\tplanted\n']),
      says: /contains rows for "schema_migrations"/,
    },
    {
      what: 'with a duplicate table',
      craft: () => ({
        ...backup,
        manifest: { ...backup.manifest, tables: backup.manifest.tables.flatMap((table) => [table, table]) },
      }),
      says: NOT_A_BACKUP,
    },
    {
      what: 'with a duplicate column',
      craft: () => withChangedTable(({ columns }) => ({ columns: [...columns, ...columns] })),
      says: NOT_A_BACKUP,
    },
    {
      what: 'with a duplicate file',
      craft: () => ({ ...backup, files: backup.files.flatMap((entry) => [entry, entry]) }),
      says: NOT_A_BACKUP,
    },
    {
      what: 'with a duplicate migration',
      craft: () => ({
        ...backup,
        manifest: {
          ...backup.manifest,
          migrations: backup.manifest.migrations.flatMap((migration) => [migration, migration]),
        },
      }),
      says: NOT_A_BACKUP,
    },
    {
      what: 'with a file of an unlisted table',
      craft: () => ({ ...backup, files: [buildTable('auth_sessions', ['id'], `${uuid}\n`).file, ...backup.files] }),
      says: NOT_A_BACKUP,
    },
    {
      what: 'without the file of a listed table',
      craft: () => ({ ...backup, files: backup.files.filter(({ name }) => name !== subscribers) }),
      says: NOT_A_BACKUP,
    },
    {
      what: 'without the first part of a table',
      craft: () => ({
        ...backup,
        files: backup.files.map((entry) =>
          entry.name === subscribers ? { ...entry, name: getTablePartName('newsletter_subscribers', 2) } : entry,
        ),
      }),
      says: NOT_A_BACKUP,
    },
    {
      what: 'with its images before its tables',
      craft: () => ({ ...backup, files: backup.files.toReversed() }),
      says: NOT_A_BACKUP,
    },
    {
      what: 'with control characters in its version',
      craft: () => ({ ...backup, manifest: { ...backup.manifest, version: '\u001b[2J' } }),
      says: NOT_A_BACKUP,
    },
    {
      what: 'with rows that do not match their digest in the manifest',
      craft: () => withChangedTable(() => ({ digest: '0'.repeat(64) })),
      says: DAMAGED,
    },
    {
      what: 'with a table that has fewer bytes than the manifest lists',
      craft: () => withChangedTable(({ bytes = 0 }) => ({ bytes: bytes + 1 })),
      says: DAMAGED,
    },
    {
      what: 'with a table that cannot be decompressed',
      craft: () => ({
        ...backup,
        files: backup.files.map((entry) =>
          entry.name === subscribers ? { ...entry, text: randomBytes(1_000) } : entry,
        ),
      }),
      says: DAMAGED,
    },
  ])('$what', async ({ craft, says }) => {
    await writeCraftedBackup(file, craft())
    await expectNothingRestored(says)
  })

  test.runIf(isLong)('with a row of more than 256 MiB', async () => {
    const random = randomBytes(2 ** 19).toString('hex') // compresses less than repeated text
    const email = random + 'x'.repeat(256 * 2 ** 20) // a row can have up to 256 MiB
    await writeCraftedBackup(file, withRows(['newsletter_subscribers', ['id', 'email'], `${uuid}\t${email}\n`]))
    await expectNothingRestored(DAMAGED)
  })

  test.each<{ what: string; craft: () => UnpackedBackup; says: RegExp }>([
    {
      what: 'with a column that the table does not have',
      craft: () => withRows(['newsletter_subscribers', ['id', 'email', 'planted'], `${uuid}\ta@b.example\tx\n`]),
      says: /contains a column "planted" of "newsletter_subscribers", which Lumina backups never contain/,
    },
    {
      what: 'with invalid values',
      craft: () => withRows(['newsletter_subscribers', ['id', 'email'], 'planted-value\ta@b.example\n']),
      says: /^PostgreSQL rejected the rows of "newsletter_subscribers" \(22P02\), so nothing was restored\.$/,
    },
    {
      what: 'with duplicate rows',
      craft: () =>
        withRows(['newsletter_subscribers', ['id', 'email'], `${uuid}\ta@b.example\n${uuid}\tc@d.example\n`]),
      says: /^PostgreSQL rejected the rows of "newsletter_subscribers" \(23505\), so nothing was restored\.$/,
    },
    {
      what: 'without a table that its version has',
      craft: () => withTables(({ name }) => name !== 'newsletter_subscribers'),
      says: /lacks the rows of "newsletter_subscribers", which every backup of its version contains/,
    },
    { what: 'without any table', craft: () => withTables(() => false), says: /lacks the rows of "/ },
    {
      what: 'with the highest possible id, after which the sequence has no number',
      craft: () => {
        const { manifest, files } = withRows([
          'order_counts',
          ['id', 'status', 'payment_status', 'store_currency', 'orders', 'amount', 'refunded'],
          '9223372036854775807\tpending\tpending\tEUR\t0\t0\t0\n',
        ])
        return { manifest, files: files.filter(({ name }) => name !== getImageEntryName(image)) }
      },
      says: /^PostgreSQL rejected the rows of "order_counts" \(22003\), so nothing was restored\.$/,
    },
  ])('$what, and the store is unchanged', async ({ craft, says }) => {
    await writeCraftedBackup(file, craft())
    const databaseUrl = await createTestDatabase()
    const before = await query(databaseUrl, NEW_STORE)
    expect(before).toEqual([{ subscribers: '0', counts: '0', markets: '1', disabled: '0' }])
    await expectRestoreError(databaseUrl, says)
    expect(await query(databaseUrl, NEW_STORE)).toEqual(before)
  })

  test.each<TarFile['type']>(['symlink', 'link', 'character-device', 'block-device', 'fifo', 'directory'])(
    'with a %s instead of an image',
    async (type) => {
      await writeTar(file, [{ name: getImageEntryName(image), type }, ...sealManifest(backup.manifest)])
      await expectNothingRestored(NOT_A_BACKUP)
    },
  )

  test('that is truncated anywhere', async () => {
    await writeCraftedBackup(file, backup)
    const whole = readFileSync(file)
    for (const part of [0.2, 0.6, 0.9, 0.99]) {
      writeFileSync(file, whole.subarray(0, Math.floor(whole.length * part)))
      await expectNothingRestored(DAMAGED)
    }
  })

  test('with a truncated table', async () => {
    const files = backup.files.map((entry) =>
      entry.name === subscribers ? { ...entry, text: entry.text.subarray(0, -9) } : entry,
    )
    await writeCraftedBackup(file, { ...backup, files })
    await expectNothingRestored(DAMAGED)
  })

  test.each<TarFile['type']>(['pax-header', 'pax-global-header', 'gnu-long-name', 'gnu-long-link-name'])(
    'with a %s, whose text could take hours to read',
    async (type) => {
      await writeTar(file, [{ name: 'notes', text: backup.files[0]?.name ?? '', type }, ...wholeFiles()])
      await expectNothingRestored(NOT_A_BACKUP)
    },
  )

  test.each(['migrations', 'tables', 'columns', 'files'])(
    'with an invalid list of %s, of which only the first invalid item is reported',
    async (list) => {
      const zeros = new Array<number>(1_000_000).fill(0)
      const tables = list === 'columns' ? backup.manifest.tables.map((table) => ({ ...table, columns: zeros })) : null
      const manifest = { ...backup.manifest, ...(tables ? { tables } : { [list]: zeros }) }
      expect(manifestSchema.safeParse(manifest).error?.issues).toHaveLength(1)
    },
  )

  test('with a manifest of two million zeros', async () => {
    await writeTar(file, sealManifest({ ...backup.manifest, files: new Array<number>(2_000_000).fill(0) }))
    await expectNothingRestored(NOT_A_BACKUP)
  })

  test('with an entry that claims to contain gigabytes', async () => {
    for (const name of [getImageEntryName(image), subscribers, 'manifest.json']) {
      await writeTar(file, [{ name, text: 'x' }])
      writeFileSync(file, withSize(readFileSync(file), '77777777777'))
      await expectNothingRestored(DAMAGED)
    }
  })
})

const wholeFiles = (): readonly TarFile[] => [...backup.files, ...sealManifest(backup.manifest)]

test('the sizes of tables are counted if the manifest lacks them', async () => {
  const tables = backup.manifest.tables.map(({ bytes: _, ...table }) => table)
  await writeCraftedBackup(file, { ...backup, manifest: { ...backup.manifest, tables } })
  expect(await checkBackup(file)).toEqual(backup.manifest)
})

/** Returns the archive with a different size, in octal digits, in the header of its first file. */
function withSize(tar: Buffer, octal: string): Buffer {
  tar.write(octal, 124, 'latin1')
  tar.fill(' ', 148, 156)
  const sum = tar.subarray(0, 512).reduce((total, byte) => total + byte, 0)
  tar.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return tar
}

/** Expects a one-line error, and that nothing is written to an empty database. */
async function expectNothingRestored(says: RegExp): Promise<void> {
  const databaseUrl = await createTestDatabase({ empty: true })
  await expectRestoreError(databaseUrl, says)
  expect(await query(databaseUrl, TABLES)).toEqual([])
}

/** Expects a one-line error, and that no roles or images remain. */
async function expectRestoreError(databaseUrl: string, says: RegExp): Promise<void> {
  const media = `media-${++nameCount}`
  const store = createLocalImageStore(join(folder, media), work)
  const outcome = await restoreBackup(file, { databaseUrl, store, say: () => {} }).catch((error: unknown) => error)
  expect(outcome).toBeInstanceOf(StartError)
  expect(outcome).toHaveProperty('message', expect.stringMatching(says))
  expect(outcome).toHaveProperty('message', expect.not.stringContaining('\n'))
  expect(await query(databaseUrl, ROLES)).toEqual([])
  expect(readdirSync(folder)).not.toContain(media)
}

const TABLES = "select relname from pg_class where relnamespace = 'public'::regnamespace"
const ROLES = "select rolname from pg_roles where rolname like 'planted%' or rolname like 'lumina%'"
/** Counts what a restore changes first: rows, the initial market of a new store, and disabled triggers. */
const NEW_STORE = `select (select count(*) from newsletter_subscribers) as subscribers,
  (select count(*) from order_counts) as counts, (select count(*) from markets) as markets,
  (select count(*) from pg_trigger where tgenabled = 'D') as disabled`

test('the command rejects a crafted file with one line and exit code 1, and writes nothing', async () => {
  await writeCraftedBackup(file, withTable(['auth_sessions', ['id'], `${uuid}\n`]))
  for (const args of [[file], ['--check', file]]) {
    const { status, stderr } = runCommand(...args)
    expect(stderr).toBe(
      `${file} contains rows for "auth_sessions", which Lumina backups never contain. Nothing was restored.\n`,
    )
    expect(status).toBe(1)
    expect(existsSync(join(folder, 'not-there'))).toBe(false)
  }
})

test.runIf(isLong)('the command accepts a backup with images larger than the read-ahead buffer', async () => {
  const images = Array.from({ length: 8 }, (_, index) => ({
    name: getImageEntryName({ publicId: `demo/${String(index).repeat(64)}`, type: 'jpg' }),
    text: randomBytes(8 * 2 ** 20),
  }))
  await writeCraftedBackup(file, { ...backup, files: [...backup.files, ...images] })
  for (let time = 0; time < (isLong ? 3 : 1); time++) {
    expect(runCommand('--check', file)).toMatchObject({ status: 0, stderr: '' })
  }
})

function runCommand(...args: readonly string[]) {
  return spawnSync(process.execPath, ['scripts/restore.ts', ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'not-there') },
    encoding: 'utf8',
  })
}

describe('a restore', () => {
  const other = { publicId: `demo/${'b'.repeat(64)}`, type: 'jpg' } as const
  const withTwoImages = (): UnpackedBackup => ({
    ...backup,
    files: [...backup.files, { name: getImageEntryName(other), text: Buffer.from('of the backup') }],
  })

  test('that fails at its last image removes the others and leaves no tables', async () => {
    await writeCraftedBackup(file, withTwoImages())
    const databaseUrl = await createTestDatabase({ empty: true })
    const store = createLocalImageStore(join(folder, `media-${++nameCount}`), work)
    const restore: typeof store.restore = (original, bytes) =>
      original.publicId === other.publicId
        ? Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
        : store.restore(original, bytes)
    await expect(restoreBackup(file, { databaseUrl, store: { ...store, restore }, say: () => {} })).rejects.toThrow(
      /^An image could not be written \(ENOSPC\), so nothing was restored\.$/,
    )
    expect(await store.has(getMediaUrl(image))).toBe(false)
    expect(await query(databaseUrl, TABLES)).toEqual([])
  })

  test('whose commit is not confirmed keeps its images and reports an unknown result', async () => {
    await writeCraftedBackup(file, backup)
    const databaseUrl = await createTestDatabase()
    const proxy = await startLostCommitProxy(databaseUrl)
    const store = createLocalImageStore(join(folder, `media-${++nameCount}`), work)
    const outcome = await restoreBackup(file, { databaseUrl: proxy.url, store, say: () => {} }).catch(
      (error: unknown) => error,
    )
    proxy.close()
    expect(await query(databaseUrl, 'select email from newsletter_subscribers')).toEqual([{ email: 'a@b.example' }])
    expect(await store.has(getMediaUrl(image))).toBe(true)
    expect(outcome).toBeInstanceOf(StartError)
    expect(outcome).toHaveProperty(
      'message',
      expect.stringMatching(/^The database did not confirm the restore.*[^\n]$/),
    )
  })

  test('leaves existing images unchanged', async () => {
    await writeCraftedBackup(file, withTwoImages())
    const store = createLocalImageStore(join(folder, `media-${++nameCount}`), work)
    await store.restore(other, Buffer.from('of the store'))
    await restoreBackup(file, { databaseUrl: await createTestDatabase(), store, say: () => {} })
    expect(await store.has(getMediaUrl(image))).toBe(true)
    expect((await store.readOriginal(other))?.toString()).toBe('of the store')
  })

  test('fills tables as a role without other privileges, and then drops the role', async () => {
    const schema = copySchemaFiles()
    // This table accepts rows only if the restore has no other privileges.
    writeFileSync(
      join(schema, 'migrations/9998_watched.sql'),
      `create function may_read_more() returns boolean language sql as $$
         select has_table_privilege('pg_authid', 'select') or has_table_privilege('auth_sessions', 'select')
           or has_table_privilege('orders', 'update') or has_schema_privilege(current_schema(), 'create') $$;
       create table watched (id integer primary key, check (current_setting('application_name') <> 'lumina start' or not may_read_more()));`,
    )
    const source = await createTestDatabase()
    await migrate(source, { folder: schema })
    await query(source, 'insert into watched (id) values (1)')
    const media = createLocalImageStore(join(folder, `media-${++nameCount}`), work)
    await writeBackup(file, { databaseUrl: source, store: media, listShown: async () => [] })
    const databaseUrl = await createTestDatabase()
    const edition = { folder: schema, tables: [...BACKED_UP_TABLES, 'watched'] }
    await restoreBackup(file, { databaseUrl, store: media, say: () => {}, ...edition })
    expect(await query(databaseUrl, 'select id from watched')).toEqual([{ id: 1 }])
    expect(await query(databaseUrl, ROLES)).toEqual([])
    rmSync(schema, { recursive: true })
  })

  test('works for a user without the right to create roles', async () => {
    await writeCraftedBackup(file, backup)
    const url = new URL(await createTestDatabase({ empty: true }))
    const user = `plain_${randomBytes(4).toString('hex')}`
    await query(
      url.href,
      `create role ${user} login password 'plain'; alter database ${url.pathname.slice(1)} owner to ${user}`,
    )
    const superuserUrl = url.href
    Object.assign(url, { username: user, password: 'plain' })
    const store = createLocalImageStore(join(folder, `media-${++nameCount}`), work)
    await restoreBackup(file, { databaseUrl: url.href, store, say: () => {} })
    expect(await query(superuserUrl, 'select email from newsletter_subscribers')).toEqual([{ email: 'a@b.example' }])
    expect(await store.has(getMediaUrl(image))).toBe(true)
  })
})
