import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#app/platform/db/db.server.ts'
import { createDatabase } from '#scripts/postgres/create-database.ts'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { ADMIN } from '#tests/support/store.ts'
import { openDatabase, readPostmaster } from '#tests/support/store-database.ts'
import { openToShoppers } from '#tools/stress/open-to-shoppers.ts'
import { keepWebProcess, type WebProcess } from '#tools/stress/web-process.ts'

/** A store as in production: two web processes with one PostgreSQL, and a mail server. */
export type StressStore = AsyncDisposable & {
  readonly dataDir: string
  readonly databaseUrl: string
  readonly db: Database
  readonly web: readonly [WebProcess, WebProcess]
  /** Returns the URLs of the processes alternately. */
  readonly base: () => string
  readonly mails: MailServer
  readonly databasePid: () => number
}

/** These limits are lifted because they would count all shoppers as one address or email. */
export const SHOPPING_LIMITS = {
  LIMIT_CHECKOUT: '1000000',
  LIMIT_ORDER_MAILS: '1000000',
  LIMIT_QUOTE: '1000000',
  LIMIT_SEARCH: '1000000',
}

const ENV = {
  ...SHOPPING_LIMITS,
  DEMO_DATA: 'off',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  LIMIT_DISCOUNT_CODES: '1000000',
  LIMIT_SIGN_IN: '1000000',
  LIMIT_SIGN_IN_ACCOUNT: '1000000',
  LIMIT_SIGN_IN_ADDRESS: '1000000',
  LIMIT_WISHLIST_READS: '1000000',
  LIMIT_WAITING_LIST: '1000000',
  LIMIT_ORDER_PAGE: '1000000',
}

/** Opens the built store on an empty, running PostgreSQL. `mailMs`: how long the mail server takes for each email. */
export async function openStressStore(
  dataDir: string,
  databaseUrl: string,
  extraEnv: Readonly<Record<string, string>> = {},
  mailMs = 0,
): Promise<StressStore> {
  const mails = await startMailServer({ onMail: () => pause(mailMs, 'accept') })
  const env = () => ({ ...ENV, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SMTP_URL: mails.url, ...extraEnv })
  const first = await keepWebProcess(env, join(dataDir, 'web-1.log'))
  const second = await keepWebProcess(env, join(dataDir, 'web-2.log'))
  const { db, close } = openDatabase(databaseUrl, { max: 4 })
  await openToShoppers(db, [first.url(), second.url()])
  let turn = 0
  return {
    dataDir,
    databaseUrl,
    db,
    web: [first, second],
    base: () => (turn++ % 2 === 0 ? first : second).url(),
    mails,
    databasePid: () => readPostmaster({ dataDir }).pid,
    [Symbol.asyncDispose]: async () => {
      await Promise.all([first.stop(), second.stop()])
      await close()
      await mails.close()
    },
  }
}

/** Opens another store with an empty database on the same PostgreSQL. The database and its folder are called `name`. */
export async function openSeparateStore(
  main: StressStore,
  name: string,
  extraEnv: Readonly<Record<string, string>> = {},
): Promise<StressStore> {
  const dataDir = join(main.dataDir, name)
  await mkdir(dataDir, { recursive: true })
  const databaseUrl = await createDatabase(main.databaseUrl, name)
  return { ...(await openStressStore(dataDir, databaseUrl, extraEnv)), databasePid: main.databasePid }
}
