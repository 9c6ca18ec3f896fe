import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSecret } from '#app/platform/secret.server.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lumina-secret-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

test('a secret is created once, readable only by its owner', () => {
  const secret = readSecret(dataDir, 'auth')
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(readSecret(dataDir, 'auth')).toBe(secret)
  expect(readSecret(dataDir, 'other')).not.toBe(secret)
  expect(statSync(join(dataDir, 'secrets/auth')).mode & 0o777).toBe(0o600)
  expect(statSync(join(dataDir, 'secrets')).mode & 0o777).toBe(0o700)
  expect(readdirSync(join(dataDir, 'secrets'))).toEqual(['auth', 'other'])
})

test('a secret that is too short is rejected, not replaced', () => {
  readSecret(dataDir, 'auth')
  writeFileSync(join(dataDir, 'secrets/auth'), 'short')
  expect(() => readSecret(dataDir, 'auth')).toThrow(/^The secret in \S+ is too short/)
})

test('a secret that cannot be read is rejected, not replaced', () => {
  mkdirSync(join(dataDir, 'secrets/auth'), { recursive: true }) // a folder cannot be read as a file, not even by root
  expect(() => readSecret(dataDir, 'auth')).toThrow(/^The secret in \S+ cannot be read/)
})
