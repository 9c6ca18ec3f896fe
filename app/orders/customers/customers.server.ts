import { type SQL, sql } from 'drizzle-orm'
import { newId } from '#app/lib/id.ts'
import type { CustomerInput } from '#app/orders/customers/customer-input.ts'
import { customers } from '#app/orders/customers.table.ts'

type CustomerDetails = Pick<CustomerInput, 'email' | 'firstName' | 'lastName' | 'phone'>

/** Builds a statement that finds a customer by email or adds one, fills empty fields only, and returns the id. */
export function upsertCustomer({ email, firstName, lastName, phone }: CustomerDetails): SQL {
  return sql`insert into ${customers} as known (id, email, first_name, last_name, phone)
    values (${newId<'customer'>()}, ${email}, ${firstName}, ${lastName}, ${phone})
    on conflict (lower(email)) do update set
      first_name = coalesce(nullif(known.first_name, ''), excluded.first_name),
      last_name = coalesce(nullif(known.last_name, ''), excluded.last_name),
      phone = coalesce(nullif(known.phone, ''), excluded.phone)
    returning id`
}
