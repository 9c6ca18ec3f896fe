import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import process from 'node:process'
import { expect, type Page } from '@playwright/test'
import { hashPassword } from 'better-auth/crypto'
import { adminUsers } from '#app/features/staff/admin-users.table.ts'
import { authAccounts, authUsers } from '#app/features/staff/auth.table.ts'
import { newId } from '#app/lib/id.ts'
import { waitForHydration } from '#tests/e2e/fixtures.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

export type Staff = { readonly email: string; readonly password: string }

/** The first admin of the admin's store, shared by all tests: log in, but never out. */
export function firstAdmin(): Staff {
  return { email: process.env.ADMIN_LOGIN_EMAIL ?? '', password: process.env.ADMIN_LOGIN_PASSWORD ?? '' }
}

/** Runs a command of `npm run staff` on the admin's store. Returns its output. */
export function runStaffCommand(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/with-database.ts', 'scripts/staff.ts', ...args],
    { encoding: 'utf8', env: { PATH: process.env.PATH, DATA_DIR: process.env.ADMIN_DATA_DIR, LOG_LEVEL: 'silent' } },
  )
  if (status !== 0) throw new Error(stdout + stderr)
  return stdout
}

/** Adds a member of staff who may be logged out. Written directly, as the command would start two processes. */
export async function newStaff(name: string): Promise<Staff> {
  const { db, close } = openStoreDatabase({ dataDir: process.env.ADMIN_DATA_DIR ?? '' })
  const [id, email, password] = [newId<'staff'>(), `${randomUUID()}@lumina.test`, randomUUID()]
  const account = { userId: id, accountId: id, providerId: 'credential', password: await hashPassword(password) }
  await db.insert(authUsers).values({ id, name, email, emailVerified: true })
  await db.insert(authAccounts).values(account)
  await db.insert(adminUsers).values({ id, fullName: name })
  await close()
  return { email, password }
}

/** Opens a screen of the admin, with the first admin's shared session or by logging in as `staff`. */
export async function openAdminPage(page: Page, path: string, staff?: Staff): Promise<void> {
  if (staff) {
    await page.goto(path)
    await page.getByLabel('Email').fill(staff.email)
    await page.getByLabel('Password', { exact: true }).fill(staff.password)
    await page.getByRole('button', { name: 'Log in' }).click()
  } else {
    const url = process.env.ADMIN_URL ?? ''
    await page.context().addCookies([{ name: 'lumina.session', value: process.env.ADMIN_SESSION ?? '', url }])
    await page.goto(path)
  }
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitForHydration(page)
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Decodes the second factor's key as shown for typing. */
export function decodeBase32(text: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(text.replaceAll(' ', ''), (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
  return Uint8Array.from(bits.join('').match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}
