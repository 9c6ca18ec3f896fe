import { randomBytes } from 'node:crypto'
import { type Client, escapeIdentifier } from 'pg'

/**
 * Does `work`, which fills these tables, with a role that may do nothing else: a file that tricks us into another statement
 * gains nothing by it. Only a superuser needs that; anyone else owns the store's tables and no more, and may not be allowed
 * to make roles. The role lives and ends in the client's open transaction.
 */
export async function withRestoreRole(
  client: Client,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
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
