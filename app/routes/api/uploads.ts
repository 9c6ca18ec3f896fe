import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { adminText } from '#app/platform/images/admin-text.ts'
import { imageStore } from '#app/platform/images/image-store.server.ts'
import { storeUpload } from '#app/platform/images/uploads.server.ts'
import { receiveImages, toErrorBody } from '#app/routes/api/receive-images.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/uploads'

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return jsonResponse(toErrorBody(adminText.postRequired), { status: 405, headers: { Allow: 'POST' } })
}

/** Stores images that a form can then refer to. */
export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  const { body, init } = await receiveImages({ context, request }, staffId, ({ path, folder }) =>
    storeUpload(db, imageStore, { path, folder, staffId }),
  )
  return jsonResponse(body, init)
}
