import { RouterContextProvider } from 'react-router'
import type { Database } from '#app/platform/db/db.server.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import { localePrefix } from '#app/store/locale.ts'

/** Returns the context of a storefront page's loader under a locale's prefix. */
export function createPageContext(db: Database, prefix = ''): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageDatabase, db)
  context.set(localePrefix, prefix)
  return context
}
