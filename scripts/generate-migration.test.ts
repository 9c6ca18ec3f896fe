import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import process from 'node:process'
import { expect, test } from 'vitest'

test('the snapshot matches the tables in the code', () => {
  const before = readdirSync('db/migrations')
  const { status, stdout } = spawnSync(process.execPath, ['scripts/db.ts', 'generate'], { encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('No schema changes') })
  expect(readdirSync('db/migrations')).toEqual(before)
})
