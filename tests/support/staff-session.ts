import { createHmac, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
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
  await db.execute(
    sql`insert into auth_sessions (id, user_id, token, expires_at)
      select gen_random_uuid(), id, ${token}, now() + interval '1 hour' from auth_users
      where ${email ?? null}::text is null or email = ${email ?? null} order by created_at limit 1`,
  )
  const signature = createHmac('sha256', readSecret(dataDir, 'auth')).update(token).digest('base64')
  return { token, cookie: `lumina.session=${encodeURIComponent(`${token}.${signature}`)}` }
}
