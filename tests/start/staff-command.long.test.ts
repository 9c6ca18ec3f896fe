import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import process from 'node:process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { createCommandEnv } from '#tests/support/store.ts'

/** Runs a command of `npm run staff` while the store is running. Returns its output. */
async function runStaffCommand(...args: readonly string[]): Promise<string> {
  const env = { ...createCommandEnv(getSharedStore().dataDir), LOG_LEVEL: 'silent' }
  const command = ['scripts/with-database.ts', 'scripts/staff.ts', ...args]
  return (await promisify(execFile)(process.execPath, command, { env })).stdout
}

async function logIn(credentials: Readonly<Record<string, string>>) {
  const { url } = getSharedStore()
  const body = new URLSearchParams(credentials)
  return fetch(`${url}/admin/login`, { method: 'POST', redirect: 'manual', headers: { Origin: url }, body })
}

test('a person created with the command logs in with the shown password until the command deactivates them', async () => {
  const email = `${randomUUID()}@lumina.test`
  const output = await runStaffCommand('create', '--email', email, '--name', 'Ada Obi')
  const password = /can log in with (\S+)/.exec(output)?.[1] ?? ''
  expect((await logIn({ email, password })).status).toBe(302)
  expect(await runStaffCommand('list')).toMatch(new RegExp(`${email} +Ada Obi \\(Admin\\) +logged in`))

  await runStaffCommand('switch-off', '--email', email)
  const denied = await logIn({ email, password })
  expect([denied.status, await denied.text()]).toEqual([403, expect.stringContaining('Access denied')])
})
