import { createContext } from 'react-router'
import { type Database, db } from '#app/platform/db/db.server.ts'

/** For loaders of public pages: possibly a replica. Writes, and reads after them, use `db`. */
export const pageDatabase = createContext<Database>(db)
