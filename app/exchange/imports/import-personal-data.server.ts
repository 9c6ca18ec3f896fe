import { asc, eq, type SQL } from 'drizzle-orm'
import { fileImportItems } from '#app/exchange/imports/file-imports.table.ts'
import type { PersonalData } from '#app/orders/personal-data.ts'

function isAbout(email: string): SQL {
  return eq(fileImportItems.email, email.trim().toLowerCase())
}

/** The rows about a person in uploaded files, whether or not the rows have been saved. */
export const importRowData: PersonalData = {
  async read(db, { email }) {
    const { id, name, rows, changes, undo } = fileImportItems
    const importRows = await db
      .select({ name, rows, changes, undo })
      .from(fileImportItems)
      .where(isAbout(email))
      .orderBy(asc(id))
    return { importRows }
  },
  async erase(tx, { email }) {
    const { rowCount } = await tx.delete(fileImportItems).where(isAbout(email))
    return { importRows: rowCount ?? 0 }
  },
}
