import { join } from 'node:path'
import { ensureSiteImages } from '#app/content/homepage/site-images.server.ts'
import { removeDemoAnnouncements } from '#app/content/own-content.server.ts'
import { getErrorCode, StartError } from '#app/lib/errors.ts'
import { replaceDemoTexts } from '#app/operations/setup/own-texts.ts'
import { getAuthSecret } from '#app/platform/auth-secret.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { readPosition } from '#app/platform/db/replica.server.ts'
import { doSetupStep } from '#app/platform/db/setup-steps.server.ts'
import { getSqlState } from '#app/platform/db/sql-state.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { env } from '#app/platform/env.server.ts'
import { imageStore } from '#app/platform/images/image-store.server.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { ensureFirstAdmin } from '#app/store/staff/staff.server.ts'

/** Prepares a database (schema, demo store, first staff account). Can be repeated. @throws StartError */
export async function prepareStore(say: (line: string) => void): Promise<void> {
  getAuthSecret()
  await migrate(env.DATABASE_DIRECT_URL, {
    afterMigration: async () => {
      if (env.DATABASE_READ_URL) await requirePosition()
      await storeSiteImages()
      await loadDemoStore(say)
      await withTx(db, async (tx) => {
        const admin = await ensureFirstAdmin(tx, { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD })
        if (!admin) return
        // Printed before the commit: otherwise an interrupted start could store a password that no one has seen.
        const { email, password } = admin
        say(
          password
            ? `Log in at /admin as ${email} with ${password} (shown only this once)`
            : `Log in at /admin as ${email}`,
        )
      })
    },
  })
}

/**
 * Rejects a database that does not report WAL positions, which show how current a replica is. Some
 * PostgreSQL-compatible services do not report them.
 */
async function requirePosition(): Promise<void> {
  await readPosition(db.$client).catch((error: unknown) => {
    throw new StartError(
      `DATABASE_READ_URL cannot be used: the database does not report its WAL position (${getSqlState(error)}).`,
    )
  })
}

async function storeSiteImages(): Promise<void> {
  try {
    await ensureSiteImages(imageStore)
  } catch (error) {
    if (env.images.store === 's3') {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
      const reason = getErrorCode(cause) ?? (cause instanceof Error ? cause.name : 'unknown')
      throw new StartError(`Images cannot be stored in the bucket S3_BUCKET (${reason}).`)
    }
    const code = getErrorCode(error)
    if (!code || !['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR'].includes(code)) throw error
    throw new StartError(`Images cannot be written to ${join(env.DATA_DIR, 'media')} (${code}).`)
  }
}

async function loadDemoStore(say: (line: string) => void): Promise<void> {
  await doSetupStep(db, 'demo-shop', async () => {
    if (env.DEMO_DATA === 'off') {
      await removeDemoAnnouncements(db)
      return await saveSettings(db, { ...replaceDemoTexts(initialSettings), store_open: false })
    }
    say('Loading the demo store …')
    const { seedDemo } = await import('#db/seed.ts')
    await seedDemo(db)
  })
}
