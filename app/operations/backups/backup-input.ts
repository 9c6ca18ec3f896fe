import { z } from 'zod'
import { readBackupName } from '#app/operations/backups/backup-name.ts'

const file = z.string().refine((name) => readBackupName(name) !== null)

export const backupInput = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('create') }),
  z.strictObject({ intent: z.enum(['keep', 'release', 'delete']), file }),
])
