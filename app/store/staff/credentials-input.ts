import { z } from 'zod'

/** Excludes only U+0000, which PostgreSQL cannot store, and absurd lengths. */
const asTyped = z
  .string()
  .max(1_000)
  .refine((text) => !text.includes('\0'))

/** Both fields are read exactly as typed, because a password can begin with a space. */
export const credentialsInput = z.strictObject({ email: asTyped, password: asTyped })
