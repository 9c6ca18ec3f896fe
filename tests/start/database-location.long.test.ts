import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { describe, expect, test } from 'vitest'
import { createTemporaryFolder, startStore } from '#tests/support/store.ts'

// Tests a store whose database must be in a system folder, and a store that an ordinary user starts. Only root can run
// these tests. scripts/postgres/home.test.ts tests the choice of folder, and session.test.ts a database in the data
// folder.

const env = { DEMO_DATA: 'off' }
const isRoot = process.getuid?.() === 0
if (!isRoot) console.warn('skipped: only root can start the store as different users')

describe.skipIf(!isRoot)('as root', () => {
  test('if the database’s user cannot enter the data folder, the database is created in a system folder, whose path is logged and remembered', async () => {
    const folder = createTemporaryFolder()
    chmodSync(folder, 0o700)
    const dataDir = join(folder, 'data')
    const first = await startStore({ env, dataDir })
    const note = readFileSync(join(dataDir, 'postgres-is-in'), 'utf8').trim()
    expect(note).toMatch(/^\/var\/lib\/lumina\/[0-9a-f]{8}-[0-9a-f]{8}\/postgres$/)
    expect(first.output()).toContain(`the database is in ${note}`)
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
    await first.stop()
    const second = await startStore({ env, dataDir })
    expect(second.output()).not.toContain('the database is in')
    expect(existsSync(join(note, 'postmaster.pid'))).toBe(true)
    await second.stop()
    for (const leftover of [folder, dirname(note)]) rmSync(leftover, { recursive: true })
  })

  test('an ordinary user’s store needs no other user', async (context) => {
    const user = { uid: 65_534, gid: 65_534 }
    const folder = createTemporaryFolder()
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir)
    chownSync(dataDir, user.uid, user.gid)
    if (!canOthersRead(process.cwd())) context.skip('another user cannot read the folder this project is in')
    const store = await startStore({ env, dataDir, user })
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(user.uid)
    await expect.poll(async () => (await fetch(`${store.url}/readyz`)).status).toBe(200)
    expect((await store.stop()).code).toBe(0)
    rmSync(folder, { recursive: true })
  })
})

function canOthersRead(folder: string): boolean {
  const parent = dirname(folder)
  return (statSync(folder).mode & 0o005) === 0o005 && (parent === folder || canOthersRead(parent))
}
