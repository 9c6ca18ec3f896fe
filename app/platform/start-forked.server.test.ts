import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLockHeld } from '#app/platform/db/advisory-lock.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import { forkScript } from '#app/platform/forked.server.ts'
import { startForkedScript } from '#app/platform/start-forked.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

const lock = LOCK_NUMBERS.startExport
const folder = mkdtempSync(join(tmpdir(), 'lumina-start-forked-'))
let database: TestDatabase
let child: ChildProcess | null = null

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

function start(name: string, code: string): Promise<boolean> {
  const script = join(folder, `${name}.mjs`)
  writeFileSync(script, code)
  const fork = async () => {
    child = forkScript(script, [])
    return child
  }
  return startForkedScript({ databaseUrl: database.url, lock, fork })
}

const isStarting = () => isLockHeld(database.db, lock)

test('while a process loads its code, no other process can start', async () => {
  const slow = "process.once('message', () => process.send('started', () => process.disconnect()))"
  expect(await start('slow', slow)).toBe(true)
  expect(await isStarting()).toBe(true)
  const first = child
  expect(await start('second', slow)).toBe(false)
  expect(child).toBe(first)
  first?.send('go on')
  await expect.poll(isStarting).toBe(false)
})

test('a process that fails to start leaves nothing behind', async () => {
  expect(await start('fails', 'process.exit(1)')).toBe(true)
  await expect.poll(isStarting).toBe(false)
})

test('returns false if there is nothing to start, and throws an error that occurs before the fork', async () => {
  expect(await startForkedScript({ databaseUrl: database.url, lock, fork: async () => null })).toBe(false)
  const fork = () => Promise.reject(new Error('The database is unavailable'))
  await expect(startForkedScript({ databaseUrl: database.url, lock, fork })).rejects.toThrow(
    'The database is unavailable',
  )
})
