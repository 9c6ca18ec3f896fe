import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#app/lib/id.ts'
import { customers } from '#app/orders/customers.table.ts'
import { customerTags } from '#app/orders/tags/tags.table.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { saveImport, uploadImport } from '#tests/support/imports.ts'

// Tests the migration that merges the tags of imported customers into the tags that staff assign.

const MIGRATION = '20261130184914_imported_customer_tags'

let store: TestDatabase
beforeAll(async () => {
  store = await openTestDatabase()
})
afterAll(() => store.close())

/** Restores the tables of the previous version. */
async function revert(): Promise<void> {
  await store.db.$client.query(`
    alter table imported_customers add column tags text[] not null default '{}';
    alter table customer_tags drop constraint customer_tags_tag_form;
    alter table customer_tags add constraint customer_tags_tag_form
      check (tag = btrim(tag) and char_length(tag) between 1 and 40);
    update file_import_items set record = jsonb_set(record, '{earlier,tags}', record -> 'tags') - 'tags'
      where record ? 'tags';
    delete from schema_migrations where name = '${MIGRATION}'`)
}

test('imported customers’ tags become customer tags, tags with commas are split, and imports continue', async () => {
  const { db } = store
  const staffId = await addFirstAdmin(db)
  const [ada, bisi] = [newId<'customer'>(), newId<'customer'>()]
  await db.insert(customers).values([
    { id: ada, email: 'ada@example.com' },
    { id: bisi, email: 'bisi@example.com' },
  ])
  const text = 'First Name,Last Name,Email,Accepts Email Marketing,Phone,Tags\nChi,Eze,chi@example.com,no,,press'
  const file = await uploadImport(db, { staffId, name: 'customers.csv', text })
  await revert()
  const tags = JSON.stringify(['VIP', ' press,  new ', 'x'.repeat(41)])
  await db.$client.query(
    `insert into imported_customers (id, customer_id, source, tags)
      select $1::uuid, $2::uuid, 'shopify', array(select jsonb_array_elements_text($3::jsonb))`,
    [newId(), ada, tags],
  )
  await db.$client.query(
    `insert into customer_tags (customer_id, tag) select $1::uuid, 'vip' union all select $2::uuid, 'a, b'`,
    [ada, bisi],
  )
  await migrate(store.url)
  const read = async () =>
    await db
      .select({ email: customers.email, tag: customerTags.tag })
      .from(customerTags)
      .innerJoin(customers, eq(customers.id, customerTags.customerId))
      .orderBy(asc(customers.email), asc(customerTags.key))
  expect((await read()).map(({ email, tag }) => `${email} ${tag}`)).toEqual([
    'ada@example.com new',
    'ada@example.com press',
    'ada@example.com vip',
    `ada@example.com ${'x'.repeat(40)}`,
    'bisi@example.com a',
    'bisi@example.com b',
  ])
  await saveImport(db, file, staffId)
  expect((await read()).at(-1)).toEqual({ email: 'chi@example.com', tag: 'press' })
})
