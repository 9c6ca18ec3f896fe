import { type SQL, sql } from 'drizzle-orm'
import { customers } from '#app/features/customers/customers.table.ts'
import { newId } from '#app/lib/id.ts'

type CustomerDetails = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
}

/**
 * The statement that finds the customer with this e-mail, whatever its case, or makes one, and answers the `id`; also to be
 * part of another. What staff keep about a known customer stays: only empty fields are filled (docs/rules.md, Orders).
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
