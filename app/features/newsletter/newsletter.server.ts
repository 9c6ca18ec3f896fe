import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { newsletterOptOuts } from '#app/features/newsletter/newsletter-opt-outs.table.ts'
import { newsletterSubscribers } from '#app/features/newsletter/newsletter-subscribers.table.ts'
import { newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { networkOf } from '#app/platform/http/address.ts'
import { type Limited, type Limiter, sharedLimit } from '#app/platform/limits/limits.server.ts'

const attempts = sharedLimit({ name: 'newsletter', points: env.LIMIT_NEWSLETTER, seconds: 60 })

export const newsletterInput = z.strictObject({ email: z.string().trim().max(254).check(z.email()) })

export function countSubscription(db: Database, from: string, limiter: Limiter = attempts(db)): Promise<Limited> {
  return limiter.count(networkOf(from))
}

export async function subscribe(db: Database, email: string): Promise<'subscribed' | 'already-subscribed'> {
  const { rowCount } = await db.execute(sql`
    with again as (delete from ${newsletterOptOuts} where lower(email) = lower(${email}))
    insert into ${newsletterSubscribers} (id, email) values (${newId<'subscriber'>()}, ${email})
    on conflict do nothing`)
  return rowCount ? 'subscribed' : 'already-subscribed'
}
