import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTemporaryFolder, launch } from '#tests/support/store.ts'

const folder = createTemporaryFolder()
const file = join(folder, 'a-file')
let occupied: Server

beforeAll(async () => {
  writeFileSync(file, 'kept as it is')
  occupied = createServer()
  await new Promise<void>((resolve) => occupied.listen(0, resolve))
})
afterAll(() => {
  occupied.close()
  rmSync(folder, { recursive: true })
})

function getOccupiedPort(): string {
  const address = occupied.address()
  return typeof address === 'object' && address ? String(address.port) : ''
}

/** Starts a store that fails to start. Returns its output. */
async function runFailedStart(env: Record<string, string>, dataDir: string): Promise<string> {
  const store = launch({ dataDir, env: { DEMO_DATA: 'off', ...env } })
  onTestFinished(() => void store.supervisor.kill('SIGKILL'))
  const { code } = await store.ended
  expect(code, store.output()).toBe(1)
  return store.output()
}

test.each([
  ['PORT', '80a', 'PORT must be a whole number from 0 to 65535.'],
  ['STRIPE_SECRET_KEY', 'sk_test_only4one4key', 'STRIPE_WEBHOOK_SECRET is not set'],
])('%s=%s stops the start with a one-line error', async (name, value, message) => {
  const dataDir = join(folder, 'untouched')
  const output = await runFailedStart({ [name]: value }, dataDir)
  expect(output.split('\n')).toHaveLength(2) // the line and its newline
  expect(output).toContain(message)
  expect(existsSync(dataDir)).toBe(false)
})

test('a port in use stops the start before anything is created', async () => {
  const dataDir = join(folder, 'no-database')
  const output = await runFailedStart({ PORT: getOccupiedPort() }, dataDir)
  expect(output).toBe(
    `Port ${getOccupiedPort()} is already in use. Stop the program that uses it, or choose a different port with PORT.\n`,
  )
  expect(readdirSync(dataDir)).toEqual([])
})

test("the store cannot listen on another machine's address", async () => {
  const output = await runFailedStart({ HOST: '192.0.2.1', PORT: '3999' }, join(folder, 'no-database'))
  expect(output).toBe('HOST 192.0.2.1 is not an address of this machine.\n')
})

test.each([
  ['a file', file],
  ['a folder inside a file', join(file, 'data')],
  ['a read-only location', '/proc/lumina'],
])('a DATA_DIR that is %s stops the start with a one-line error', async (_, dataDir) => {
  const output = await runFailedStart({}, dataDir)
  expect(output).toMatch(/^DATA_DIR \S+ is not a writable folder \([A-Z]+\)\.\n$/)
})

test('an unreachable DATABASE_URL stops the start with a one-line error', async () => {
  const env = { DATABASE_URL: 'postgres://shop:hidden@127.0.0.1:1/shop' }
  const output = await runFailedStart(env, join(folder, 'no-database'))
  expect(output).toBe(
    'The database at 127.0.0.1:1/shop cannot be used: nothing is listening there. Check DATABASE_URL.\n',
  )
})

test('a damaged secret stops the start instead of being replaced', async () => {
  const dataDir = join(folder, 'damaged')
  mkdirSync(join(dataDir, 'secrets'), { recursive: true })
  writeFileSync(join(dataDir, 'secrets/postgres-password'), 'short')
  const output = await runFailedStart({}, dataDir)
  expect(output).toMatch(/^The secret in \S+postgres-password is too short\. .*\n$/)
})
