import { createContext } from 'react-router'
import { type Database, db } from '#app/platform/db/db.server.ts'

/**
 * The database for loaders of public pages, possibly a replica. Writes, and reads that follow them, must use `db`.
 */
export const pageDatabase = createContext<Database>(db)
