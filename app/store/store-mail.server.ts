import { eq } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import { DEFAULT_LANGUAGE } from '#app/lib/language.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'
import { storeOrigin } from '#app/platform/http/store-origin.server.ts'
import type { MailBlock, MailContent, MailStore } from '#app/platform/mail/mail-content.ts'
import { writeMail } from '#app/platform/mail/mail-layout.ts'
import type { MailBody } from '#app/platform/mail/mail-outbox.table.ts'
import { type Mail, queueMail, queueMails } from '#app/platform/mail/outbox.server.ts'
import { toMailLook } from '#app/store/brand/mail-look.ts'
import { readPublishedLook } from '#app/store/brand.server.ts'
import type { BrandLook } from '#app/store/brand-look.ts'
import { NOTIFICATIONS, type NotificationKind } from '#app/store/settings/notification-settings.ts'
import { readSettings } from '#app/store/settings.server.ts'
import type { Settings } from '#app/store/settings.ts'
import { adminUsers, authUsers } from '#app/store/staff.table.ts'

export function getStoreForMail(settings: Settings): MailStore & { readonly origin: string; readonly seller: Seller } {
  return {
    name: settings.store_name,
    email: settings.store_email,
    phone: settings.store_phone,
    address: settings.store_address,
    origin: storeOrigin(),
    seller: getSeller(settings),
  }
}

export function writeStoreMail(
  settings: Settings,
  content: MailContent,
  look: BrandLook,
): { subject: string; body: MailBody } {
  const store = getStoreForMail(settings)
  const { subject, text, html } = writeMail({ ...store, look: toMailLook(look, store.origin) }, content)
  return { subject, body: { from: { name: settings.store_name, address: settings.store_email }, text, html } }
}

/** The seller named in a shopper's contract. `address` has several lines. */
export type Seller = { readonly name: string; readonly address: string; readonly email: string }

/** Returns the seller with the legal name and address, or the store's name and address where these are empty. */
export function getSeller(
  settings: Pick<Settings, 'legal_name' | 'legal_address' | 'store_name' | 'store_address' | 'store_email'>,
): Seller {
  return {
    name: settings.legal_name || settings.store_name,
    address: settings.legal_address || settings.store_address,
    email: settings.store_email,
  }
}

/**
 * A notification to the store about an event. Text from strangers must be in `blocks`, separate from the store's own
 * text.
 */
export type Notification = {
  readonly kind: NotificationKind
  /** The event's key, such as 'store-order:ID'. One email is sent for each key. */
  readonly event: string
  readonly orderId?: Id<'order'>
  /** The shopper who receives replies. */
  readonly replyTo?: string
  /** Writes the text in the current language. Called with the staff's language as the current one. */
  readonly write: () => NotificationText
}

export type NotificationText = {
  readonly subject: string
  readonly title: string
  readonly lines: readonly string[]
  readonly blocks?: readonly MailBlock[]
  /** `path` is a path in the admin. */
  readonly link: { readonly label: string; readonly path: string }
  readonly note?: string
}

/** The store data that an email needs. */
type NotifiedStore = { readonly settings: Settings; readonly look: BrandLook }

/**
 * Queues a notification. Call it in the event's transaction. The event is emailed once even if it is repeated. Queues
 * nothing if the notification is switched off or the store has no email address. If `store` is given, only one SQL
 * statement is needed.
 */
export async function queueNotification(tx: Database, notification: Notification, store?: NotifiedStore) {
  const settings = store?.settings ?? (await readSettings(tx))
  if (!isNotified(notification.kind, settings)) return
  const mail = writeNotificationMail(notification, { settings, look: store?.look ?? (await readPublishedLook(tx)) })
  if (mail) await queueMail(tx, mail)
}

/**
 * Notifies each active staff member about a change that could give other people access or money. This cannot be
 * switched off. Call it in the change's transaction.
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

/** Writes an email to one staff member. */
export async function writeStaffMail(
  tx: Database,
  recipient: string,
  { event, write }: Pick<Notification, 'event' | 'write'>,
): Promise<Mail> {
  const store = { settings: await readSettings(tx), look: await readPublishedLook(tx) }
  return { event, recipient, ...writeForStaff(write, store) }
}

/** Returns null if nothing should be sent. */
export function writeNotificationMail(notification: Notification, { settings, look }: NotifiedStore): Mail | null {
  const { kind, event, orderId, replyTo, write } = notification
  if (!isNotified(kind, settings)) return null
  const { subject, body } = writeForStaff(write, { settings, look })
  const about = orderId ? { orderId } : {}
  return { event, ...about, recipient: settings.store_email, subject, body: replyTo ? { ...body, replyTo } : body }
}

function writeForStaff(write: Notification['write'], { settings, look }: NotifiedStore) {
  return inLanguage(DEFAULT_LANGUAGE, () => {
    const { subject, title, lines, blocks = [], link, note } = write()
    const button = { kind: 'button', label: link.label, href: getStoreForMail(settings).origin + link.path } as const
    const after = note ? [{ kind: 'text', lines: [note] } as const] : []
    const content = { title, preview: lines[0] ?? title, blocks: [...textBlock(lines), ...blocks, button, ...after] }
    return writeStoreMail(settings, { subject, ...content }, look)
  })
}

function textBlock(lines: readonly string[]): readonly MailBlock[] {
  return lines.length > 0 ? [{ kind: 'text', lines }] : []
}

function isNotified(kind: NotificationKind, settings: Settings): boolean {
  return settings[NOTIFICATIONS[kind]] && settings.store_email !== ''
}
