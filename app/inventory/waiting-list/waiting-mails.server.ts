import { inArray } from 'drizzle-orm'
import { findChoiceImage } from '#app/catalog/choice.ts'
import { productImages } from '#app/catalog/products.table.ts'
import { waitingMailText } from '#app/inventory/waiting-list/waiting-mail-text.server.ts'
import { getWaitingPath } from '#app/inventory/waiting-list/waiting-path.ts'
import type { waitingList } from '#app/inventory/waiting-list.table.ts'
import { formatChoice } from '#app/inventory/waiting-list.ts'
import { formatDateTimeWithZone } from '#app/lib/format/date.ts'
import { getMailImageUrl } from '#app/lib/image-url.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'
import { toHourlyEvent } from '#app/platform/mail/confirmation-mail.server.ts'
import type { MailContent, MailItem } from '#app/platform/mail/mail-content.ts'
import { queueMails } from '#app/platform/mail/outbox.server.ts'
import { readPublishedLook } from '#app/store/brand.server.ts'
import { readCurrentPrefix } from '#app/store/markets.server.ts'
import type { Settings } from '#app/store/settings.ts'
import { getStoreForMail, writeStoreMail } from '#app/store/store-mail.server.ts'

// Call these functions in the same transaction as the change that the email reports.

type Entry = typeof waitingList.$inferSelect

/** Queues an email for each of these entries, which all have a held unit. They can be for different products. */
export async function queueHeldMails(tx: Database, entries: readonly Entry[], settings: Settings): Promise<void> {
  await queue(tx, entries, settings, (entry, { item, to }) => {
    const until = entry.heldUntil ? formatDateTimeWithZone(entry.heldUntil, settings.store_time_zone) : ''
    const { subject, preview, title, text, button } = waitingMailText.held
    return {
      event: `waiting-held:${entry.id}:${entry.heldUntil?.getTime()}`,
      subject: subject(entry.productName),
      preview: preview(until),
      title,
      blocks: [
        { kind: 'text', lines: [text(until)] },
        { kind: 'items', items: [item] },
        { kind: 'button', label: button, href: to },
        { kind: 'link', label: waitingMailText.leave, href: to },
      ],
    }
  })
}

export async function queueConfirmMail(tx: Database, entry: Entry, settings: Settings, now: Date): Promise<void> {
  await queue(tx, [entry], settings, (_, { item, to }) => {
    const { subject, preview, title, text, button, ignore } = waitingMailText.confirm
    return {
      event: toHourlyEvent(`waiting-confirm:${entry.id}`, now),
      subject: subject(entry.productName),
      preview,
      title,
      blocks: [
        { kind: 'text', lines: [text] },
        { kind: 'items', items: [item] },
        { kind: 'button', label: button, href: to },
        { kind: 'text', lines: [ignore] },
      ],
    }
  })
}

type LinkedItem = { readonly item: MailItem; readonly to: string }

async function queue(
  tx: Database,
  entries: readonly Entry[],
  settings: Settings,
  compose: (entry: Entry, shown: LinkedItem) => MailContent & { readonly event: string },
): Promise<void> {
  const { origin } = getStoreForMail(settings)
  const look = await readPublishedLook(tx)
  const images = await listImages(tx, entries)
  const mails = []
  for (const entry of entries) {
    const image = findChoiceImage(images, entry)
    const to = origin + getWaitingPath(entry.link, await readCurrentPrefix(tx, entry))
    const mail = inLanguage(entry.language, () => {
      const details = [formatChoice(entry)].filter(Boolean)
      const item = { name: entry.productName, details, amount: '', image: image && getMailImageUrl(image, origin) }
      const { event, ...content } = compose(entry, { item, to })
      return { event, ...writeStoreMail(settings, content, look) }
    })
    mails.push({ recipient: entry.email, ...mail })
  }
  await queueMails(tx, mails)
}

function listImages(tx: Database, entries: readonly Entry[]) {
  const ids = [...new Set(entries.flatMap(({ productId }) => productId ?? []))]
  const { productId, url, color, isPrimary, displayOrder } = productImages
  return tx
    .select({ productId, url, color, isPrimary })
    .from(productImages)
    .where(inArray(productId, ids))
    .orderBy(displayOrder)
}
