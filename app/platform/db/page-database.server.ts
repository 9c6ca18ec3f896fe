import { createContext } from 'react-router'
import { type Database, db } from '#app/platform/db/db.server.ts'

/**
 * Where the loaders of public pages read: the primary, or for a cached page possibly a replica. Writes, and reads of
 * what one client just wrote, use `db`.
 */
export const pageDatabase = createContext<Database>(db)
