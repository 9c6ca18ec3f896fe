import { z } from 'zod'
import { readExportName } from '#app/exchange/exports/export-name.ts'

const file = z.string().refine((name) => readExportName(name) !== null, 'is not an export')

export const exportInput = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.enum(['create', 'cancel']) }),
  z.strictObject({ intent: z.literal('delete'), file }),
])
