import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { fileReceiver, rejectNonPost } from '#app/routes/api/receive-file.ts'
import { adminText } from '#app/store/brand/admin-text.ts'
import { ImageRejectedError, MAX_LOGO_BYTES, storeIcons, storeLogo } from '#app/store/brand/brand-images.server.ts'
import { readPublishedLook } from '#app/store/brand.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/brand-image'

const receive = fileReceiver({
  name: 'brand-images',
  maxBytes: MAX_LOGO_BYTES,
  tooLarge: () => adminText.fileTooLarge,
})

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return rejectNonPost()
}

/**
 * Reads a multipart form with `file` and `part` ('logo' or 'icon'). Responds with { logo } or { icons }, which a look
 * can contain.
 */
export async function action({ context, request }: Route.ActionArgs) {
  requireAdmin(context)
  return await receive({ context, request }, async ({ bytes, form }) => {
    try {
      if (form.get('part') !== 'icon') return jsonResponse({ logo: await storeLogo(db, bytes) })
      const { colors } = await readPublishedLook(db)
      return jsonResponse({ icons: await storeIcons(db, bytes, colors.paper) })
    } catch (error) {
      if (error instanceof ImageRejectedError) return jsonResponse({ error: error.message }, { status: 422 })
      throw error
    }
  })
}
