import { z } from 'zod'

/** Only what no one types is kept out, and U+0000, under which PostgreSQL can look for no one. */
const asTyped = z
  .string()
  .max(1_000)
  .refine((text) => !text.includes('\0'))

/** Who logs in, both as they were typed: a password may begin with a space. */
export const credentialsInput = z.strictObject({ email: asTyped, password: asTyped })
