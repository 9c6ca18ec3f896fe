import { notFound } from '#app/lib/route-errors.ts'
import { db } from '#app/platform/db/db.server.ts'
import { findBrandFile } from '#app/store/brand/brand-files.server.ts'
import { findSheet } from '#app/store/brand/brands.server.ts'
import type { Route } from './+types/brand-file'

const TYPES = { css: 'text/css; charset=utf-8', svg: 'image/svg+xml', png: 'image/png' } as const

/** Serves a brand's style sheet, logo or icon. URLs contain a hash of the content, so they are cached forever. */
export async function loader({ params }: Route.LoaderArgs) {
  const [, id = '', type] = /^([0-9a-f]{20,64})\.(css|svg|png)$/.exec(params.file) ?? []
  if (type === 'css') {
    const sheet = await findSheet(db, `/brand/${params.file}`)
    if (!sheet) throw notFound('Page Not Found')
    return createFileResponse(sheet.css, 'css', sheet.isExact)
  }
  const file = await findBrandFile(db, id)
  if (!file || file.type !== type) throw notFound('Page Not Found')
  return createFileResponse(new Uint8Array(file.bytes), file.type, true)
}

function createFileResponse(
  body: string | Uint8Array<ArrayBuffer>,
  type: keyof typeof TYPES,
  isExact: boolean,
): Response {
  return new Response(body, {
    headers: {
      'Content-Type': TYPES[type],
      'Cache-Control': isExact ? 'public, max-age=31536000, immutable' : 'no-cache',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin', // emails show the logo
    },
  })
}
