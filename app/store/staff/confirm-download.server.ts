import { data } from 'react-router'
import { z } from 'zod'
import { type FieldErrors, parseForm } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { responseInit } from '#app/platform/http/response-init.ts'
import { currentPassword, PASSWORD_FIELDS } from '#app/store/own-password.ts'
import { confirmPassword } from '#app/store/staff/confirmed-password.server.ts'

type DownloadResult = { readonly errors: FieldErrors }

const passwordInput = z.strictObject({ current: currentPassword })

/** Handles the form in which staff confirm their password before a download. */
export async function confirmDownload(request: Request, staffId: Id<'staff'>) {
  const input = parseForm(passwordInput, await readForm(request), { asTyped: PASSWORD_FIELDS })
  if (!input.ok) return data<DownloadResult>({ errors: input.errors }, { status: 400 })
  const rejection = await confirmPassword(db, request, { staffId, typed: input.value.current })
  if (!rejection) return data<DownloadResult>({ errors: {} })
  const { errors, ...init } = rejection
  return data<DownloadResult>({ errors }, responseInit(init))
}
