import { randomUUID } from 'node:crypto'
import process from 'node:process'
import { expect, type Page } from '@playwright/test'
import { hashPassword } from 'better-auth/crypto'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { adminUsers, authAccounts, authUsers } from '#app/store/staff.table.ts'
import { waitForHydration } from '#tests/e2e/fixtures.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

export type Staff = { readonly email: string; readonly password: string }

/**
 * Returns the first admin of the store in which tests use the admin. All tests share this account, so a test may log
 * in but must never log out.
 */
export function firstAdmin(): Staff {
  return { email: process.env.ADMIN_LOGIN_EMAIL ?? '', password: process.env.ADMIN_LOGIN_PASSWORD ?? '' }
}

/** Runs `work` with the database of the store in which tests use the admin. */
export async function inAdminStore<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const { db, close } = openStoreDatabase({ dataDir: process.env.ADMIN_DATA_DIR ?? '' })
  return await work(db).finally(close)
}

/** Adds a staff member that a test may log out. */
export async function newStaff(name: string): Promise<Staff & { readonly id: Id<'staff'> }> {
  const [id, email, password] = [newId<'staff'>(), `${randomUUID()}@lumina.test`, randomUUID()]
  const account = { userId: id, accountId: id, providerId: 'credential', password: await hashPassword(password) }
  await inAdminStore(async (db) => {
    await db.insert(authUsers).values({ id, name, email, emailVerified: true })
    await db.insert(authAccounts).values(account)
    await db.insert(adminUsers).values({ id, fullName: name })
  })
  return { id, email, password }
}

/** Opens a screen of the admin, with the first admin's shared session or by logging in as `staff`. */
export async function openAdminPage(page: Page, path: string, staff?: Staff): Promise<void> {
  if (!staff) await addSharedSession(page)
  await page.goto(path)
  if (staff) await logIn(page, staff)
  await waitForScreen(page, path)
}

/** Opens a screen of the admin with a new session for `staff`, without the login, which takes a second. */
export async function openAdminPageAs(page: Page, path: string, { email }: Staff): Promise<void> {
  const dataDir = process.env.ADMIN_DATA_DIR ?? ''
  const { cookie } = await inAdminStore((db) => openStaffSession(db, { dataDir }, email))
  await addCookie(page, cookie, process.env.ADMIN_URL ?? '')
  await page.goto(path)
  await waitForScreen(page, path)
}

/** Logs a page in as the first admin, without opening anything. */
export async function addSharedSession(page: Page): Promise<void> {
  await addCookie(page, process.env.ADMIN_SESSION ?? '', process.env.ADMIN_URL ?? '')
}

/** Logs a page in to a separate store as its first admin, without the login, which would take a second. */
export async function addStaffSession(page: Page, store: { readonly url: string; readonly dataDir: string }) {
  const { db, close } = openStoreDatabase(store)
  const { cookie } = await openStaffSession(db, store).finally(close)
  await addCookie(page, cookie, store.url)
}

/** Adds a cookie, as `name=value`, for a store. */
export async function addCookie(page: Page, cookie: string, url: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url }])
}

async function waitForScreen(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitForHydration(page)
}

/** Submits the login form on a page. */
export async function logIn(page: Page, { email, password }: Staff): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}
