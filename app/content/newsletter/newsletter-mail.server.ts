import { newsletterMailText } from '#app/content/newsletter/newsletter-mail-text.server.ts'
import { getNewsletterPath } from '#app/content/newsletter/newsletter-path.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'
import { toHourlyEvent } from '#app/platform/mail/confirmation-mail.server.ts'
import { queueMail } from '#app/platform/mail/outbox.server.ts'
import { readPublishedLook } from '#app/store/brand.server.ts'
import type { newsletterConsents } from '#app/store/consents.table.ts'
import { readCurrentPrefix } from '#app/store/markets.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { getStoreForMail, writeStoreMail } from '#app/store/store-mail.server.ts'

type Consent = Pick<typeof newsletterConsents.$inferSelect, 'id' | 'email' | 'link' | 'language' | 'marketId'>

/**
 * Queues the email with the link that confirms a subscription. Call this in the transaction that stores the request.
 */
export async function queueConfirmMail(tx: Database, consent: Consent, now: Date): Promise<void> {
  const settings = await readSettings(tx)
  const look = await readPublishedLook(tx)
  const prefix = await readCurrentPrefix(tx, consent)
  const to = getStoreForMail(settings).origin + getNewsletterPath(consent.link, prefix)
  const mail = inLanguage(consent.language, () => {
    const { subject, preview, title, text, button, ignore, leave } = newsletterMailText.confirm
    const blocks = [
      { kind: 'text', lines: [text(settings.store_name)] },
      { kind: 'button', label: button, href: to },
      { kind: 'text', lines: [leave, ignore] },
    ] as const
    return writeStoreMail(settings, { subject: subject(settings.store_name), preview, title, blocks }, look)
  })
  await queueMail(tx, {
    event: toHourlyEvent(`newsletter-confirm:${consent.id}`, now),
    recipient: consent.email,
    ...mail,
  })
}
