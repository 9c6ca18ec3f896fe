import { Client } from 'pg'
import numbered from '#tests/support/numbered-migrations.json' with { type: 'json' }

/** Gives a migrated store the records of the last version before the baseline, whose migrations were numbered. */
export async function numberMigrations(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('truncate schema_migrations')
  await client.query('insert into schema_migrations (name, hash) select * from unnest($1::text[], $2::text[])', [
    Object.keys(numbered),
    Object.values(numbered),
  ])
  await client.end()
}
