import { newId } from '#app/lib/id.ts'
import { shortLine } from '#app/lib/line.ts'
import { adminText } from '#app/operations/mail/admin-text.ts'
import { tryMailServer } from '#app/operations/mail/mail-server.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { createLimiterGetter, type Limiter } from '#app/platform/limits/limits.server.ts'
import { describeMailFailure } from '#app/platform/mail/mail-failure.ts'
import { readPublishedLook } from '#app/store/brand.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { writeStoreMail } from '#app/store/store-mail.server.ts'

const testLimit = createLimiterGetter({ name: 'test-mail', points: 20, seconds: 3_600 })

/** Returns null if the server accepted the email, otherwise the reason, for staff. */
export async function sendTestMail(
  db: Database,
  address: string,
  limiter: Limiter = testLimit(db),
): Promise<string | null> {
  if (!(await limiter.count('all')).allowed) return adminText.tooManyTests
  try {
    return (await tryMailServer(db, await writeTestMail(db, address))) ? null : adminText.nothingToTest
  } catch (error) {
    const reply = error instanceof Error && 'response' in error ? error.response : null
    const reason = adminText.testFailed(describeMailFailure(error).message)
    return typeof reply === 'string' ? `${reason} ${adminText.serverSaid(shortLine(reply, MAX_REPLY_LENGTH))}` : reason
  }
}

const MAX_REPLY_LENGTH = 300

async function writeTestMail(db: Database, recipient: string) {
  const [settings, look] = [await readSettings(db), await readPublishedLook(db)]
  const subject = adminText.testSubject(settings.store_name)
  const blocks = [{ kind: 'text', lines: [adminText.testText] } as const]
  const content = { subject, preview: adminText.testText, title: adminText.testMail, blocks }
  const id = newId<'mail'>()
  return { id, event: `mail-test:${id}`, recipient, ...writeStoreMail(settings, content, look) }
}
