import type { Database } from '#app/platform/db/db.server.ts'
import { type Limiter, sharedLimit } from '#app/platform/limits/limits.server.ts'

// Mails to an email that anyone can type, which its owner has to confirm.

/** The limit prevents floods of mail to a stranger's inbox. */
const MAILS_A_DAY = 10

const mails = sharedLimit({ name: 'confirmation-mail', points: MAILS_A_DAY, seconds: 86_400 })

export async function mayWriteTo(db: Database, email: string, limiter: Limiter = mails(db)): Promise<boolean> {
  return (await limiter.count(email.toLowerCase())).allowed
}

/** The event of a mail that is sent once an hour at most, however often it is requested. */
export function onceAnHour(event: string, now: Date): string {
  return `${event}:${Math.floor(now.getTime() / 3_600_000)}`
}
