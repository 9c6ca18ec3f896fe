import { createHmac, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readSecret } from '#app/platform/secret.server.ts'

/**
 * Writes a session into a started store's database, for the first admin or `email`. Returns its token and the signed
 * cookie. Logging in would take a second.
 */
export async function openStaffSession(
  db: Database,
  { dataDir }: { readonly dataDir: string },
  email?: string,
): Promise<{ readonly token: string; readonly cookie: string }> {
  const token = randomUUID()
  const { rowCount } = await db.execute(
    sql`insert into auth_sessions (id, user_id, token, expires_at)
      select gen_random_uuid(), id, ${token}, now() + interval '1 hour' from auth_users
      where ${email ?? null}::text is null or email = ${email ?? null} order by created_at limit 1`,
  )
  if (rowCount !== 1) throw new Error(`There is no staff member ${email ?? ''}`)
  const signature = createHmac('sha256', readSecret(dataDir, 'auth')).update(token).digest('base64')
  return { token, cookie: `lumina.session=${encodeURIComponent(`${token}.${signature}`)}` }
}

/** Adds a staff member with the first admin's password, because copying the hash is faster than creating one. */
export async function addStaff(
  db: Database,
  name: string,
): Promise<{ readonly id: Id<'staff'>; readonly email: string }> {
  const [id, email] = [newId<'staff'>(), `${randomUUID()}@staff.lumina.test`]
  await db.execute(sql`insert into auth_users (id, name, email) values (${id}, ${name}, ${email})`)
  await db.execute(sql`insert into auth_accounts (id, user_id, account_id, provider_id, password)
    select gen_random_uuid(), ${id}, ${id}, provider_id, password from auth_accounts order by created_at limit 1`)
  await db.execute(sql`insert into admin_users (id, full_name) values (${id}, ${name})`)
  return { id, email }
}
