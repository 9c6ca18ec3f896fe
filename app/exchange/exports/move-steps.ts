import { adminText } from '#app/exchange/exports/admin-text.ts'

/** The order in which another store must import the files of an archive. */
export function listMoveSteps(): readonly string[] {
  return adminText.moveSteps
}
