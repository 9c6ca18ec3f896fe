import { findMailHtml } from '#app/features/orders/mail-list.server.ts'
import { guardResources, requireAdmin } from '#app/features/staff/guard.server.ts'
import { idFrom } from '#app/lib/id.ts'
import { notFound } from '#app/lib/not-found.ts'
import { db } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import type { Route } from './+types/mail-html'

export const middleware: Route.MiddlewareFunction[] = [guardResources]

/**
 * A mail's HTML as a document of its own, to be framed by the screen that shows the mail and by nothing else. Mails carry
 * inline styles, so these are let in here; scripts and forms are not, and it is nobody's origin. Links open beside it.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const html = await findMailHtml(db, idFrom<'mail'>(params.id, 'Mail not found'))
  if (html === null) throw notFound('Mail not found')
  return new Response(html.replace('<head>', '<head><base target="_blank">'), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
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
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')
