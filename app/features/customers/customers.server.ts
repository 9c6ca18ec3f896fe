import { type SQL, sql } from 'drizzle-orm'
import type { CustomerInput } from '#app/features/customers/customer-input.ts'
import { customers } from '#app/features/customers/customers.table.ts'
import { newId } from '#app/lib/id.ts'

type CustomerDetails = Pick<CustomerInput, 'email' | 'firstName' | 'lastName' | 'phone'>

/**
 * A statement that finds or creates the customer with this email, whatever its case, and returns the id; also for use
 * within other statements. Of a known customer only empty fields are filled (docs/rules.md, Orders).
 */
export function upsertCustomer({ email, firstName, lastName, phone }: CustomerDetails): SQL {
  return sql`insert into ${customers} as known (id, email, first_name, last_name, phone)
    values (${newId<'customer'>()}, ${email}, ${firstName}, ${lastName}, ${phone})
    on conflict (lower(email)) do update set
      first_name = coalesce(nullif(known.first_name, ''), excluded.first_name),
      last_name = coalesce(nullif(known.last_name, ''), excluded.last_name),
      phone = coalesce(nullif(known.phone, ''), excluded.phone)
    returning id`
}
