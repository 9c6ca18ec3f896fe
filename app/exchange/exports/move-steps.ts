import { adminText } from '#app/exchange/exports/admin-text.ts'

/** In which order Import of another store reads the files of an archive. */
export function moveSteps(): readonly string[] {
  return adminText.moveSteps
}
