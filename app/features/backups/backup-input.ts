import { z } from 'zod'
import { readBackupName } from '#app/features/backups/backup-name.ts'

const file = z.string().refine((name) => readBackupName(name) !== null, 'is no backup')

/** What staff can ask for: a new backup, or that one stays, makes room like the others, or goes. */
export const backupInput = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('make') }),
  z.strictObject({ intent: z.enum(['keep', 'release', 'delete']), file }),
])
