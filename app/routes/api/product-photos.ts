import { href, redirect } from 'react-router'
import { adminText as draftText } from '#app/inventory/photo-drafts/admin-text.ts'
import { canCreatePhotoDrafts, createPhotoDraft } from '#app/inventory/photo-drafts/photo-drafts.server.ts'
import { writePhotoResults } from '#app/inventory/photo-drafts/photo-results.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { adminText } from '#app/platform/images/admin-text.ts'
import { imageStore } from '#app/platform/images/image-store.server.ts'
import { storeUpload } from '#app/platform/images/uploads.server.ts'
import { receiveImages, toErrorBody } from '#app/routes/api/receive-images.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/product-photos'

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return jsonResponse(toErrorBody(adminText.postRequired), { status: 405, headers: { Allow: 'POST' } })
}

/** Creates a draft product for each image. Responds to scripts as `uploads.ts` does. Redirects forms to the drafts. */
export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  const isForm = request.headers.get('Accept')?.includes('text/html')
  if (!(await canCreatePhotoDrafts(db))) {
    // The drafts page also says that a category is needed
    if (isForm) return redirect(href('/admin/products/drafts'), 303)
    return jsonResponse(toErrorBody(draftText.needsCategory), { status: 409 })
  }
  const received = await receiveImages({ context, request }, staffId, async ({ path, name }) => {
    const result = await storeUpload(db, imageStore, { path, folder: 'products', staffId })
    if (!result.ok) return result
    return { ...result, isCreated: await createPhotoDraft(db, { image: result.image, fileName: name }, staffId) }
  })
  if (!isForm) return jsonResponse(received.body, received.init)
  const results = writePhotoResults({ ...received, known: received.stored - received.created })
  return redirect(`${href('/admin/products/drafts')}?${results}`, 303)
}
