import { eq } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import { DEFAULT_LANGUAGE } from '#app/lib/language.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'
import type { MailBlock } from '#app/platform/mail/mail-content.ts'
import { type Mail, queueMail, queueMails } from '#app/platform/mail/outbox.server.ts'
import type { BrandLook } from '#app/store/brand/brand-look.ts'
import { readPublishedLook } from '#app/store/brand/published-look.server.ts'
import { NOTIFICATIONS, type NotificationKind } from '#app/store/notifications/notifications.ts'
import { readSettings } from '#app/store/settings/settings.server.ts'
import type { Settings } from '#app/store/settings/settings.ts'
import { mailingStore, storeMail } from '#app/store/settings/store-mail.server.ts'
import { adminUsers } from '#app/store/staff/admin-users.table.ts'
import { authUsers } from '#app/store/staff/auth.table.ts'

/** What happened, for the store. Texts of strangers belong into `blocks`, apart from what the store itself says. */
export type Notification = {
  readonly kind: NotificationKind
  /** One mail for each, such as 'store-order:ID'. */
  readonly event: string
  readonly orderId?: Id<'order'>
  /** A shopper, whom a reply reaches. */
  readonly replyTo?: string
  /** Called in the language of staff. */
  readonly write: () => NotificationText
}

export type NotificationText = {
  readonly subject: string
  readonly title: string
  readonly lines: readonly string[]
  readonly blocks?: readonly MailBlock[]
  /** `path`: of the admin. */
  readonly link: { readonly label: string; readonly path: string }
  readonly note?: string
}

/** What it is written with. */
export type NotifiedStore = { readonly settings: Settings; readonly look: BrandLook }

/**
 * Call it in the transaction of what it reports: an event is mailed once, however often it is repeated. Nothing is queued
 * if the store switched it off or has no email. One statement with `store`.
 */
export async function queueNotification(tx: Database, notification: Notification, store?: NotifiedStore) {
  const settings = store?.settings ?? (await readSettings(tx))
  if (!isNotified(notification.kind, settings)) return
  const mail = notificationMail(notification, { settings, look: store?.look ?? (await readPublishedLook(tx)) })
  if (mail) await queueMail(tx, mail)
}

/**
 * To each active member of staff: what gives others access or money must not go unnoticed, so it cannot be switched off.
 * Call it in the transaction of the change.
 */
export async function alertStaff(tx: Database, { event, write }: Pick<Notification, 'event' | 'write'>) {
  const store = { settings: await readSettings(tx), look: await readPublishedLook(tx) }
  const content = writeForStaff(write, store)
  const staff = await tx
    .select({ id: adminUsers.id, recipient: authUsers.email })
    .from(adminUsers)
    .innerJoin(authUsers, eq(authUsers.id, adminUsers.id))
    .where(eq(adminUsers.isActive, true))
  await queueMails(
    tx,
    staff.map(({ id, recipient }) => ({ event: `${event}:${id}`, recipient, ...content })),
  )
}

/** Null if nothing is to be sent. */
export function notificationMail(notification: Notification, { settings, look }: NotifiedStore): Mail | null {
  const { kind, event, orderId, replyTo, write } = notification
  if (!isNotified(kind, settings)) return null
  const { subject, body } = writeForStaff(write, { settings, look })
  const about = orderId ? { orderId } : {}
  return { event, ...about, recipient: settings.store_email, subject, body: replyTo ? { ...body, replyTo } : body }
}

function writeForStaff(write: Notification['write'], { settings, look }: NotifiedStore) {
  return inLanguage(DEFAULT_LANGUAGE, () => {
    const { subject, title, lines, blocks = [], link, note } = write()
    const button = { kind: 'button', label: link.label, href: mailingStore(settings).origin + link.path } as const
    const after = note ? [{ kind: 'text', lines: [note] } as const] : []
    const content = { title, preview: lines[0] ?? title, blocks: [...textBlock(lines), ...blocks, button, ...after] }
    return storeMail(settings, { subject, ...content }, look)
  })
}

function textBlock(lines: readonly string[]): readonly MailBlock[] {
  return lines.length > 0 ? [{ kind: 'text', lines }] : []
}

function isNotified(kind: NotificationKind, settings: Settings): boolean {
  return settings[NOTIFICATIONS[kind]] && settings.store_email !== ''
}
