import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { StartError } from '#app/lib/errors.ts'
import { findHome } from '#scripts/postgres/home.ts'

/** Creates a data folder with these permissions. */
function createDataFolder(mode: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'lumina-home-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  chmodSync(folder, mode)
  return join(folder, 'data')
}

test('an ordinary user’s database is in the data folder, and another user’s database is not taken over', () => {
  const dataDir = createDataFolder(0o700)
  const user = vi.spyOn(process, 'getuid').mockReturnValue(statSync(dirname(dataDir)).uid + 1_000)
  onTestFinished(() => user.mockRestore())
  expect(findHome(dataDir, () => {})).toEqual({
    cluster: join(dataDir, 'postgres'),
    programs: expect.any(String),
    user: {},
  })
  mkdirSync(join(dataDir, 'postgres'))
  expect(() => findHome(dataDir, () => {})).toThrow('belongs to another user')
})

const isRoot = process.getuid?.() === 0
if (!isRoot) console.warn('skipped: only root starts the database as another user')

describe.skipIf(!isRoot)('as root', () => {
  test('the database is in the data folder and belongs to a non-root user', () => {
    const messages: string[] = []
    const dataDir = createDataFolder(0o711)
    const { cluster, user } = findHome(dataDir, (line) => messages.push(line))
    expect([cluster, messages]).toEqual([join(dataDir, 'postgres'), []])
    expect(user.uid).toBeGreaterThan(0)
  })

  test('if the database’s user cannot enter the data folder, the database is in a system folder, whose location is reported once and remembered', () => {
    const messages: string[] = []
    const dataDir = createDataFolder(0o700)
    const { cluster } = findHome(dataDir, (line) => messages.push(line))
    onTestFinished(() => rmSync(dirname(cluster), { recursive: true }))
    expect(cluster).toMatch(/^\/var\/lib\/lumina\/[0-9a-f]{8}-[0-9a-f]{8}\/postgres$/)
    expect(messages).toEqual([expect.stringContaining(`the database is in ${cluster}`)])
    expect(readFileSync(join(dataDir, 'postgres-is-in'), 'utf8')).toBe(`${cluster}\n`)
    expect(findHome(dataDir, (line) => messages.push(line)).cluster).toBe(cluster)
    expect(messages).toHaveLength(1)
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  })

  test('a database that its user can no longer access is not replaced by a new one', () => {
    const dataDir = createDataFolder(0o700)
    mkdirSync(join(dataDir, 'postgres'), { recursive: true })
    expect(() => findHome(dataDir, () => {})).toThrow(StartError)
    expect(existsSync(join(dataDir, 'postgres-is-in'))).toBe(false)
  })
})
