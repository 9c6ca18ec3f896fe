import { createContext } from 'react-router'
import { type Database, db } from '#app/platform/db/db.server.ts'

/**
 * Returns the database for loaders of public pages, possibly a replica. Writes, and reads after them, must use `db`.
 */
export const pageDatabase = createContext<Database>(db)
