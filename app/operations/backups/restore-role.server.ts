import { randomBytes } from 'node:crypto'
import { type Client, escapeIdentifier } from 'pg'

/**
 * If the database user is a superuser, runs `work` in a role that can only fill these tables, because a backup file can
 * be malicious.
 */
export async function withRestoreRole(client: Client, tables: readonly string[], work: () => Promise<void>) {
  const { rows } = await client.query<{ is_superuser: boolean; schema: string }>(
    'select rolsuper as is_superuser, current_schema() as schema from pg_roles where rolname = current_user',
  )
  const [found] = rows
  if (!found?.is_superuser) return work()
  const role = escapeIdentifier(`lumina_restore_${randomBytes(8).toString('hex')}`)
  await client.query(
    `create role ${role} nologin;
     grant usage on schema ${escapeIdentifier(found.schema)} to ${role};
     grant select, insert on ${tables.map(escapeIdentifier)} to ${role};
     set local role ${role}`,
  )
  await work()
  await client.query(`reset role; drop owned by ${role}; drop role ${role}`)
}
