import type { Database } from '#app/platform/db/db.server.ts'
import { createLimiterGetter, type Limiter } from '#app/platform/limits/limits.server.ts'

// For emails to an address that anyone can enter and whose owner must confirm it

/** The limit prevents a flood of email to a stranger's inbox. */
const MAX_EMAILS_PER_DAY = 10

const getMailLimiter = createLimiterGetter({ name: 'confirmation-mail', points: MAX_EMAILS_PER_DAY, seconds: 86_400 })

/** Counts an email to this address. Returns false if the limit is exceeded, so that the email must not be sent. */
export async function canEmail(db: Database, email: string, limiter: Limiter = getMailLimiter(db)): Promise<boolean> {
  return (await limiter.count(email.toLowerCase())).allowed
}

/** Returns the event for an email that is sent at most once an hour, however often it is requested. */
export function toHourlyEvent(event: string, now: Date): string {
  return `${event}:${Math.floor(now.getTime() / 3_600_000)}`
}
