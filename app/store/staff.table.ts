import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, foreignId, moment, primaryId, updatedAt } from '#app/platform/db/columns.ts'

/** Accounts. better-auth defines the columns of the four auth tables. */
export const authUsers = pgTable(
  'auth_users',
  {
    id: primaryId<'staff'>(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('auth_users_email_unique').on(sql`lower(${t.email})`)],
)

/** Active staff sessions. */
export const authSessions = pgTable(
  'auth_sessions',
  {
    id: primaryId<'session'>(),
    userId: foreignId<'staff'>()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    token: text().notNull(),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [unique('auth_sessions_token_unique').on(t.token), index('auth_sessions_user').on(t.userId)],
)

/** Password hashes of staff. */
export const authAccounts = pgTable(
  'auth_accounts',
  {
    id: primaryId<'account'>(),
    userId: foreignId<'staff'>()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    password: text(), // a scrypt hash
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('auth_accounts_provider_unique').on(t.providerId, t.accountId),
    index('auth_accounts_user').on(t.userId),
  ],
)

/**
 * Logins that wait for their second factor, links to reset a password, and recent password confirmations in sessions.
 */
export const authVerifications = pgTable(
  'auth_verifications',
  {
    id: primaryId<'verification'>(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('auth_verifications_identifier').on(t.identifier)],
)

/** An active row grants access to the admin. Its id is the auth user's id. */
export const adminUsers = pgTable(
  'admin_users',
  {
    id: foreignId<'staff'>()
      .primaryKey()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    isActive: boolean().notNull().default(true),
    fullName: text().notNull(),
    role: text().notNull().default('admin'),
    hasShortcuts: boolean().notNull().default(true), // single-key shortcuts in lists
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [check('admin_users_role_not_empty', sql`${t.role} <> ''`)],
)

/** An append-only log of changes. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: primaryId<'audit-entry'>(),
    staffId: foreignId<'staff'>().references(() => authUsers.id, { onDelete: 'set null' }),
    action: text().notNull(), // 'product.update', 'order.update', …
    entity: text().notNull(), // 'product', 'order', 'collection', 'settings', …
    entityId: uuid(),
    changes: jsonb().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [index('audit_log_entity').on(t.entity, t.entityId, t.createdAt), index('audit_log_created').on(t.createdAt)],
)
