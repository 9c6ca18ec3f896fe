import { z } from 'zod'
import { newsletterSubscribers } from '#app/features/newsletter/newsletter-subscribers.table.ts'
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
  const written = await db
    .insert(newsletterSubscribers)
    .values({ email })
    .onConflictDoNothing()
    .returning({ id: newsletterSubscribers.id })
  return written.length > 0 ? 'subscribed' : 'already-subscribed'
}
