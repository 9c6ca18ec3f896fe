import { notFound } from '#app/lib/route-errors.ts'
import { db } from '#app/platform/db/db.server.ts'
import type { MailContent } from '#app/platform/mail/mail-content.ts'
import { writeMail } from '#app/platform/mail/mail-layout.ts'
import { toMailLook } from '#app/store/brand/mail-look.ts'
import { brandLook } from '#app/store/brand-look.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { getStoreForMail } from '#app/store/store-mail.server.ts'
import type { Route } from './+types/brand-mail'

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'none'; frame-ancestors 'self'; base-uri 'none'; sandbox"

/** Renders a sample email with the look from the query, for the brand editor. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const look = brandLook.safeParse(parseJson(url.searchParams.get('look') ?? ''))
  if (!look.success) throw notFound('Page Not Found')
  const store = getStoreForMail(await readSettings(db))
  const name = url.searchParams.get('name')?.slice(0, 100) || store.name
  // The logo is served by this process, regardless of the store's public URL
  const { html } = writeMail(
    { ...store, name, look: toMailLook(look.data, url.origin) },
    createExampleContent(store.origin),
  )
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-store',
    },
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function createExampleContent(origin: string): MailContent {
  return {
    subject: 'Example',
    preview: 'Example',
    title: 'Your order is on its way',
    blocks: [
      { kind: 'text', lines: ['We have packed your order and handed it over today.'] },
      { kind: 'button', label: 'View your order', href: `${origin}/order` },
      {
        kind: 'facts',
        title: 'Shipping to',
        lines: ['Ada Obi', '1 Palm Street', 'Springfield, Oregon 97477'],
      },
    ],
  }
}
