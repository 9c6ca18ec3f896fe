import { createContext } from 'react-router'
import { type Database, db } from '#app/platform/db/db.server.ts'

/**
 * Where the loaders of public pages read. It is the store's own database, but for a page that is made for everyone: that
 * may come from a replica. Whoever writes, or reads what one shopper or staff just wrote, uses `db`.
 */
export const pageDatabase = createContext<Database>(db)
