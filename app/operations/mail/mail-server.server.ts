import { sql } from 'drizzle-orm'
import type { FieldErrors } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { adminText } from '#app/operations/mail/admin-text.ts'
import { mailServers } from '#app/operations/mail/mail-server.table.ts'
import type { MailEncryption } from '#app/operations/mail/mail-server.ts'
import type { MailServerInput } from '#app/operations/mail/mail-server-input.ts'
import { getAuthSecret } from '#app/platform/auth-secret.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { env } from '#app/platform/env.server.ts'
import { retryWaitingMails } from '#app/platform/mail/outbox.server.ts'
import { type MailSender, outboxFolderSender, smtpSender } from '#app/platform/mail/sender.server.ts'
import { seal, unseal } from '#app/platform/sealed.server.ts'
import { recordChange } from '#app/store/audit.server.ts'

// The mail server is the one in SMTP_URL if that is set, otherwise the one that staff entered.

type StoredServer = typeof mailServers.$inferSelect

export const isMailServerInEnvironment = () => env.SMTP_URL !== undefined

/** Returns true if there is a mail server whose password can be decrypted. */
export async function hasMailServer(db: Database): Promise<boolean> {
  if (isMailServerInEnvironment()) return true
  const stored = await findMailServer(db)
  return stored !== null && toConnection(stored) !== null
}

/** Returns true if the server that staff entered has accepted an email, or if the environment sets the server. */
export async function isMailServerTested(db: Database): Promise<boolean> {
  if (isMailServerInEnvironment()) return true
  return (await findMailServer(db))?.isTested ?? false
}

async function findMailServer(db: Database): Promise<StoredServer | null> {
  const [row] = await db.select().from(mailServers)
  return row ?? null
}

/** Sends each email through the server that is configured at that moment, so that a change needs no restart. */
export function createConfiguredSender(db: Database, fallback: MailSender = outboxFolderSender()): MailSender {
  let current: { readonly version: string; readonly sender: MailSender } | null = null
  const open = async (): Promise<MailSender> => {
    const stored = isMailServerInEnvironment() ? null : await findMailServer(db)
    const version = computeServerVersion(stored)
    if (current?.version !== version) {
      current?.sender.close()
      current = { version, sender: createSender(stored) ?? fallback }
    }
    return current.sender
  }
  return {
    send: async (mail) => await (await open()).send(mail),
    close: () => current?.sender.close(),
  }
}

/** Returns null if there is no server. @throws if the password has to be entered again; emails wait until then. */
function createSender(stored: StoredServer | null): MailSender | null {
  if (env.SMTP_URL !== undefined) return smtpSender(env.SMTP_URL)
  if (!stored) return null
  const server = toConnection(stored)
  if (!server)
    throw Object.assign(new Error('The password of the mail server cannot be decrypted'), { code: 'ESECRET' })
  return smtpSender(server, { name: stored.fromName, address: stored.fromAddress })
}

/**
 * Returns true if the password must be entered again. `hasSecret` is true if this store has a secret; reading a
 * missing secret would create it.
 */
export async function isPasswordUnreadable(db: Database, hasSecret: boolean): Promise<boolean> {
  const stored = await findMailServer(db)
  return stored !== null && stored.password !== null && !(hasSecret && toConnection(stored))
}

/** Returns null if the password was encrypted with a different secret or is damaged. */
function toConnection({ host, port, encryption, user, password }: StoredServer) {
  const pass = password === null ? '' : unsealPassword(password)
  if (pass === null) return null
  const auth = user === '' ? undefined : { user, pass }
  return {
    host,
    port,
    auth,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    // With 'none', the connection is still encrypted if the server offers it, and any certificate is accepted
    tls: { rejectUnauthorized: encryption !== 'none' },
  }
}

const getSealOptions = () => ({ secret: getAuthSecret(), owner: 'mail-server' })

function unsealPassword(sealed: string): string | null {
  const bytes = unseal(sealed, getSealOptions())
  return bytes && new TextDecoder().decode(bytes)
}

/** The values of the form, without the password. */
export type MailServerForm = {
  readonly host: string
  readonly port: number | null
  readonly encryption: MailEncryption
  readonly user: string
  readonly fromName: string
  readonly fromAddress: string
  readonly hasPassword: boolean
  /** True after a restore with a different secret. */
  readonly needsPasswordAgain: boolean
  readonly isStored: boolean
  readonly version: string
}

export async function readMailServerForm(db: Database): Promise<MailServerForm> {
  const stored = await findMailServer(db)
  const shown = stored ? pick(stored, SHOWN_FIELDS) : null
  return {
    ...(shown ?? { host: '', port: null, encryption: 'tls', user: '', fromName: '', fromAddress: '' }),
    hasPassword: stored?.password != null,
    needsPasswordAgain: stored !== null && toConnection(stored) === null,
    isStored: stored !== null,
    version: computeServerVersion(stored),
  }
}

/** The version covers only what staff enter, so that a test does not affect someone who is editing the settings. */
function computeServerVersion(stored: StoredServer | null): string {
  return computeVersion(stored && pick(stored, [...SHOWN_FIELDS, 'password']))
}

const SHOWN_FIELDS = ['host', 'port', 'encryption', 'user', 'fromName', 'fromAddress'] as const

type SaveResult = { readonly outcome: 'saved' } | { readonly outcome: 'rejected'; readonly errors: FieldErrors }

/**
 * A saved password is kept only for the same server, user and encryption; otherwise it could be sent to a different
 * server. The audit log contains the changed fields, without the password.
 */
export async function saveMailServer(db: Database, input: MailServerInput, staffId: Id<'staff'>): Promise<SaveResult> {
  if (isMailServerInEnvironment()) return { outcome: 'rejected', errors: { '': adminText.serverInEnvironment } }
  return await withTx(db, async (tx): Promise<SaveResult> => {
    const before = await lockMailServer(tx)
    if (computeServerVersion(before) !== input.version)
      return { outcome: 'rejected', errors: { '': adminText.serverChanged } }
    const password = getPasswordToStore(input, before)
    if (password === 'missing') return { outcome: 'rejected', errors: { password: adminText.enterPassword } }
    const entered = { ...pick(input, SHOWN_FIELDS), password }
    const isSame = before !== null && computeServerVersion({ ...before, ...entered }) === input.version
    const values = { ...entered, isTested: isSame && before.isTested }
    await tx.insert(mailServers).values(values).onConflictDoUpdate({ target: mailServers.isOnly, set: values })
    const changed = SHOWN_FIELDS.filter((name) => before?.[name] !== input[name])
    const changes = {
      ...Object.fromEntries(changed.map((name) => [name, { from: before?.[name] ?? null, to: input[name] }])),
      ...(input.password !== '' && { password: { from: null, to: adminText.entered } }),
    }
    const isChanged = Object.keys(changes).length > 0
    if (isChanged) await recordChange(tx, staffId, { action: 'mail-server.save', ...AUDIT_ENTITY, changes })
    await retryWaitingMails(tx)
    return { outcome: 'saved' }
  })
}

/** The name of the entity in the audit log. */
export const MAIL_SERVER = 'mail-server'

const AUDIT_ENTITY = { entity: MAIL_SERVER, entityId: null }

/** Returns the encrypted password to store, null if no login is required, or 'missing' if it has to be typed. */
function getPasswordToStore(input: MailServerInput, before: StoredServer | null): string | null | 'missing' {
  if (input.user === '') return null
  if (input.password !== '') return seal(new TextEncoder().encode(input.password), getSealOptions())
  const isSame = before && (['host', 'user', 'encryption'] as const).every((name) => before[name] === input[name])
  return isSame && before.password !== null && toConnection(before) ? before.password : 'missing'
}

export async function removeMailServer(db: Database, staffId: Id<'staff'>): Promise<void> {
  await withTx(db, async (tx) => {
    const before = await lockMailServer(tx)
    if (!before) return
    await tx.delete(mailServers)
    const changes = { host: { from: before.host, to: null } }
    await recordChange(tx, staffId, { action: 'mail-server.remove', ...AUDIT_ENTITY, changes })
  })
}

async function lockMailServer(tx: Database): Promise<StoredServer | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('mail-server'))`) // a row that does not exist cannot be locked
  const [row] = await tx.select().from(mailServers).for('update')
  return row ?? null
}

/**
 * Sends an email through the current server and records that the server accepted it. Returns false if there is no
 * server.
 * @throws the error of the server or of the connection to it
 */
export async function tryMailServer(db: Database, mail: Parameters<MailSender['send']>[0]): Promise<boolean> {
  const stored = isMailServerInEnvironment() ? null : await findMailServer(db)
  const sender = createSender(stored)
  if (!sender) return false
  try {
    await sender.send(mail)
  } finally {
    sender.close()
  }
  if (stored) await recordTested(db, computeServerVersion(stored))
  return true
}

/** Does nothing if the server was changed while the email was being sent. */
async function recordTested(db: Database, version: string): Promise<void> {
  await withTx(db, async (tx) => {
    if (computeServerVersion(await lockMailServer(tx)) === version) await tx.update(mailServers).set({ isTested: true })
  })
}
