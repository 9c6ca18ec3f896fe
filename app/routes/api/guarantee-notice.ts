import { parseInput } from '#app/lib/form.ts'
import { adminText } from '#app/operations/law/admin-text.ts'
import { uploadNoticeInput } from '#app/operations/law/guarantee-notice-input.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { fileReceiver, rejectNonPost } from '#app/routes/api/receive-file.ts'
import { ImageRejectedError } from '#app/store/brand/brand-images.server.ts'
import { uploadNotice } from '#app/store/law/guarantee-notices.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/guarantee-notice'

const MAX_NOTICE_BYTES = 5_000_000

const receive = fileReceiver({
  name: 'guarantee-notices',
  maxBytes: MAX_NOTICE_BYTES,
  tooLarge: () => adminText.noticeTooLarge,
})

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return rejectNonPost()
}

/** Reads a multipart form with `file`, `language` and `seen` (the file that the form showed). */
export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  return await receive({ context, request }, async ({ bytes, form }) => {
    const input = parseInput(uploadNoticeInput, { language: form.get('language'), seen: form.get('seen') })
    if (!input.ok) {
      const [error = adminText.notDone] = Object.values(input.errors)
      return jsonResponse({ error }, { status: 400 })
    }
    try {
      const outcome = await uploadNotice(db, input.value, bytes, staffId)
      if (outcome === 'done') return jsonResponse({ language: input.value.language })
      return jsonResponse({ error: adminText.noticeChanged }, { status: 409 })
    } catch (error) {
      if (error instanceof ImageRejectedError) return jsonResponse({ error: error.message }, { status: 422 })
      throw error
    }
  })
}
