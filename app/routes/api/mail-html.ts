import { parseId } from '#app/lib/id.ts'
import { adminText } from '#app/operations/mail/admin-text.ts'
import { findMailHtml } from '#app/operations/mail/mail-list.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/mail-html'

/**
 * Serves an email's HTML for a frame. The policy allows inline styles, but no scripts or forms. Links open in new tabs.
 * The screen around the frame measures the frame’s content, which is possible only with the same origin.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = parseId<'mail'>(params.id)
  const html = id && (await findMailHtml(db, id))
  if (!html) return frameResponse(adminText.mailNotFound, 'text/plain', 404)
  return frameResponse(html.replace('<head>', '<head><base target="_blank">'), 'text/html', 200)
}

function frameResponse(text: string, type: 'text/html' | 'text/plain', status: 200 | 404): Response {
  return new Response(text, {
    status,
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-store',
    },
  })
}

const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  `img-src 'self' ${env.images.store === 'cloudinary' ? env.images.mediaUrl : ''}`.trim(),
  "form-action 'none'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
].join('; ')
