import { href, redirect } from 'react-router'
import { createPhotoDraft } from '#app/inventory/photo-drafts/photo-drafts.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { adminText } from '#app/platform/images/admin-text.ts'
import { imageStore } from '#app/platform/images/image-store.server.ts'
import { storeUpload } from '#app/platform/images/uploads.server.ts'
import { type ReceivedImages, receiveImages, toErrorBody } from '#app/routes/api/receive-images.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/product-photos'

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return jsonResponse(toErrorBody(adminText.uploadByPost), { status: 405, headers: { Allow: 'POST' } })
}

/** Creates a draft product for each image. Responds to scripts like `uploads.ts`, to a form with the page of drafts. */
export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  const received = await receiveImages({ context, request }, staffId, async ({ path, name }) => {
    const result = await storeUpload(db, imageStore, { path, folder: 'products', staffId })
    if (result.ok) await createPhotoDraft(db, { image: result.image, fileName: name }, staffId)
    return result
  })
  const isForm = request.headers.get('Accept')?.includes('text/html')
  return isForm ? redirect(resultAddress(received), 303) : jsonResponse(received.body, received.init)
}

const MAX_NAME = 100

/** The page shows what was added, and why other photos were not. */
function resultAddress({ init, stored, rejected }: ReceivedImages): string {
  const query = new URLSearchParams()
  if (stored > 0) query.set('added', String(stored))
  for (const { name, rejection } of rejected) query.append('rejected', `${rejection}:${name.slice(-MAX_NAME)}`)
  if (stored + rejected.length === 0) query.set('problem', init.status === 413 ? 'too-large' : 'unreadable')
  return `${href('/admin/products/drafts')}?${query}`
}
