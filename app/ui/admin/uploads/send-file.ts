import { z } from 'zod/mini'
import { adminText } from '#app/ui/admin/admin-text.ts'

const rejectionSchema = z.object({ error: z.string() })
/** The guard's response to users who are logged out. */
const guardRejectionSchema = z.object({ error: z.object({ message: z.string() }) })

type Schema<Result> = { safeParse(value: unknown): { readonly data?: Result | undefined } }

/**
 * Sends one file, or several that belong together, with additional fields. Returns the response, or an error message
 * for staff.
 */
export async function sendFile<Result>(
  to: string,
  file: File | readonly File[],
  schema: Schema<Result>,
  fields: Readonly<Record<string, string>> = {},
): Promise<Result | { readonly error: string }> {
  const body = new FormData()
  for (const part of [file].flat()) body.append('file', part)
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  try {
    const response: unknown = await (await fetch(to, { method: 'POST', body })).json()
    const rejection = rejectionSchema.safeParse(response).data ?? {
      error: guardRejectionSchema.safeParse(response).data?.error.message ?? adminText.fileNotSent,
    }
    return schema.safeParse(response).data ?? rejection
  } catch {
    return { error: adminText.fileNotSent }
  }
}
