import { Client } from 'pg'

/** The columns in which copy `n` differs from its original `o`. */
const CHANGED_VALUES: Readonly<Record<string, string>> = {
  id: 'gen_random_uuid()',
  order_number: "'IN' || upper(left(replace(gen_random_uuid()::text, '-', ''), 16))",
  idempotency_key: 'gen_random_uuid()',
  link: "left(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 48)",
  payment_reference: "case o.payment_reference when '' then '' else 'made_' || gen_random_uuid() end",
  created_at: "o.created_at - n * interval '540 days'",
  updated_at: "o.updated_at - n * interval '540 days'",
}

/** Adds older copies of each order, without lines and events. Drops the indexes while copying, to save time. */
export async function copyOrders(databaseUrl: string, copies: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query("begin; set local maintenance_work_mem = '512MB'; set local work_mem = '256MB'")
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public'
         and tablename = 'orders' and indexname not in (select conname from pg_constraint)`,
    )
    for (const { name } of indexes) await client.query(`drop index ${client.escapeIdentifier(name)}`)
    const { rows: columns } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = 'orders' and is_generated = 'NEVER'`,
    )
    const names = columns.map(({ name }) => client.escapeIdentifier(name))
    const values = columns.map(({ name }, index) => CHANGED_VALUES[name] ?? `o.${names[index]}`)
    await client.query(
      `insert into orders (${names.join(', ')})
       select ${values.join(', ')} from orders o cross join generate_series(1, $1) n`,
      [copies],
    )
    for (const { definition } of indexes) await client.query(definition)
    await client.query('commit')
    await client.query('vacuum (analyze) orders, order_counts')
  } finally {
    await client.end()
  }
}
