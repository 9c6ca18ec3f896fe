import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { MAIL_ENCRYPTIONS, type MailEncryption } from '#app/operations/mail/mail-server.ts'
import { isOneOf, updatedAt } from '#app/platform/db/columns.ts'

/** The mail server that staff entered: at most one row. Not used while SMTP_URL is set. */
export const mailServers = pgTable(
  'mail_servers',
  {
    isOnly: boolean().primaryKey().default(true),
    host: text().notNull(),
    port: integer().notNull(),
    encryption: text().$type<MailEncryption>().notNull(),
    user: text('user_name').notNull(), // '' for a server without a login
    /** Encrypted with a secret outside of the database; null if no login is required. */
    password: text(),
    /** The sender of emails; '' for the name and the email address of the store. */
    fromName: text().notNull(),
    fromAddress: text().notNull(),
    /** True if the server has accepted a test email with these settings. */
    isTested: boolean().notNull().default(false),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('mail_servers_one', sql`${t.isOnly}`),
    check('mail_servers_port', sql`${t.port} between 1 and 65535`),
    check('mail_servers_encryption_known', isOneOf(t.encryption, MAIL_ENCRYPTIONS)),
    check('mail_servers_password_has_user', sql`${t.password} is null or ${t.user} <> ''`),
  ],
)
