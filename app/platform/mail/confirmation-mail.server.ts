import type { Database } from '#app/platform/db/db.server.ts'
import { type Limiter, sharedLimit } from '#app/platform/limits/limits.server.ts'

// For emails to an address that anyone can enter and whose owner must confirm it

/** The limit prevents a flood of email to a stranger's inbox. */
const MAILS_A_DAY = 10

const mails = sharedLimit({ name: 'confirmation-mail', points: MAILS_A_DAY, seconds: 86_400 })

export async function canWriteTo(db: Database, email: string, limiter: Limiter = mails(db)): Promise<boolean> {
  return (await limiter.count(email.toLowerCase())).allowed
}

/** Returns the event for an email that is sent at most once an hour, however often it is requested. */
export function onceAnHour(event: string, now: Date): string {
  return `${event}:${Math.floor(now.getTime() / 3_600_000)}`
}
