import { Client } from 'pg'

type TableGrowth = {
  /** The number of copies to add of each row. */
  readonly copies: number
  /**
   * Columns that must differ between copies, with the value for copy number n. The other columns are copied unchanged.
   */
  readonly columns: Readonly<Record<string, string>>
}

const copyId = (column: string) => `md5(${column}::text || n)::uuid`
const earlier = (column: string) => `${column} - n * interval '1 minute'`

const TABLE_GROWTH: Readonly<Record<string, TableGrowth>> = {
  products: {
    copies: 200,
    columns: {
      id: copyId('id'),
      name: `name || ' ' || n`,
      slug: `slug || '-' || n`,
      sku: `sku || '-' || n`,
      show_on_homepage: 'false', // few products are on the homepage, however large the store is
      created_at: earlier('created_at'),
      updated_at: earlier('updated_at'),
    },
  },
  product_variants: {
    copies: 20,
    columns: { id: copyId('id'), product_id: copyId('product_id'), sku: `sku || '-' || n` },
  },
  market_prices: {
    copies: 200,
    columns: { product_id: copyId('product_id'), name: `name || ' ' || n`, created_at: earlier('created_at') },
  },
  translations: { copies: 200, columns: { subject_id: copyId('subject_id') } },
  product_facets: { copies: 200, columns: { product_id: copyId('product_id') } },
  product_images: { copies: 200, columns: { id: copyId('id'), product_id: copyId('product_id') } },
  customers: {
    copies: 80,
    columns: { id: copyId('id'), email: 'n || email', created_at: earlier('created_at') },
  },
  newsletter_subscribers: {
    copies: 200,
    columns: { id: copyId('id'), email: 'n || email', created_at: earlier('created_at') },
  },
  orders: {
    copies: 50,
    columns: {
      id: copyId('id'),
      order_number: 'order_number || n',
      idempotency_key: copyId('idempotency_key'),
      link: 'link || n',
      customer_id: copyId('customer_id'),
      payment_reference: `case payment_reference when '' then '' else payment_reference || n end`,
      created_at: earlier('created_at'),
    },
  },
  order_items: { copies: 50, columns: { id: copyId('id'), order_id: copyId('order_id') } },
  order_events: { copies: 20, columns: { id: copyId('id'), order_id: copyId('order_id') } },
  stock_movements: {
    copies: 30,
    columns: { id: copyId('id'), order_id: copyId('order_id'), created_at: earlier('created_at') },
  },
  mail_outbox: { copies: 50, columns: { id: copyId('id'), event: 'event || n', order_id: copyId('order_id') } },
}

export const GROWING_TABLES: readonly string[] = [...Object.keys(TABLE_GROWTH), 'collection_products']

/** The number of products in large collections, keyed by slug. None of these products has a position. */
export const LARGE_COLLECTIONS = { 'a-thousand': 1_000, 'twenty-thousand': 20_000 } as const

/**
 * Multiplies the rows of a small test store until PostgreSQL plans queries as it would for a large one. This takes only
 * seconds, because triggers are off and indexes are rebuilt at the end. Use the result only for reading: generated
 * columns become ordinary ones.
 */
export async function growStore(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`set session_replication_role = replica; set synchronous_commit = off;
      set maintenance_work_mem = '256MB'; set jit = off`)
    await client.query(`alter table products alter column search drop expression;
      alter table products alter column name_search drop expression`)
    const indexes = await dropIndexes(client)
    for (const [table, growth] of Object.entries(TABLE_GROWTH)) await growTable(client, table, growth)
    await addLargeCollections(client)
    await client.query('select recount_orders()')
    for (const index of indexes) await client.query(index)
    await client.query(`vacuum (analyze) order_counts, ${GROWING_TABLES.join(', ')}`)
  } finally {
    await client.end()
  }
}

/** Drops the indexes that no constraint needs. Returns the statements that create them again. */
async function dropIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [GROWING_TABLES],
  )
  await client.query(`drop index ${rows.map(({ name }) => name).join(', ')}`)
  return rows.map(({ definition }) => definition)
}

async function growTable(client: Client, table: string, { copies, columns }: TableGrowth): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => columns[name] ?? name)
  await client.query(
    `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from ${table}, generate_series(1, ${copies}) n`,
  )
}

/** Adds collections of random products, or of all products if the store has fewer. */
export async function addLargeCollections(client: Pick<Client, 'query'>): Promise<void> {
  for (const size of Object.entries(LARGE_COLLECTIONS)) {
    await client.query(
      `with added as (
        insert into collections (id, name, slug, status) values (gen_random_uuid(), $1, $1, 'active') returning id
      )
      insert into collection_products (collection_id, product_id)
      select added.id, chosen.id from added, (select id from products order by md5(id::text) limit $2) as chosen`,
      size,
    )
  }
}
