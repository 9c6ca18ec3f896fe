import { useEffect } from 'react'
import { href, Link } from 'react-router'
import { z } from 'zod'

/** What rows and buttons of the lists lead to. Only the kind of screen counts, so any id does. */
const id = '0'
const BEHIND_LISTS = [
  href('/admin/products/new'),
  href('/admin/products/edit/:id', { id }),
  href('/admin/orders/:id', { id }),
  href('/admin/discounts/new'),
  href('/admin/discounts/edit/:id', { id }),
  href('/admin/mails/:id', { id }),
  href('/admin/customers/:id', { id }),
  href('/admin/collections/new'),
  href('/admin/collections/edit/:id', { id }),
]

/**
 * Where forms send to beside their own screen. Without these scripts a form that is sent while the network is gone could not
 * say so: the whole page would go, and with it what was typed.
 */
const BEHIND_FORMS = [
  href('/admin/orders/:id/notes', { id }),
  href('/admin/orders/:id/returns', { id }),
  href('/admin/customers/:id/erase', { id }),
  href('/admin/page-cache'),
]

/**
 * Fetches the scripts of all screens while nobody waits for them, so that a click only has to ask for data. The links tell
 * the router which screens there are; it would look each up with the first click that leads there. (Its own prefetching
 * asks for data too, which an answer that may not be kept makes useless.)
 */
export function ScreensAhead() {
  useEffect(() => {
    let rounds = 0
    const timer = setInterval(() => {
      preloadScripts()
      if (++rounds === ROUNDS) clearInterval(timer) // by then the router knows them all
    }, PAUSE_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <div hidden>
      {[...BEHIND_LISTS, ...BEHIND_FORMS].map((to) => (
        <Link key={to} to={to} discover="render">
          {to}
        </Link>
      ))}
    </div>
  )
}

/**
 * Tells the router, while it can still ask, of an address that holds an id and that a form of the screen sends to: it looks
 * each such address up, though it knows others of its kind.
 */
export function FormAhead({ to }: { readonly to: string }) {
  return (
    <Link to={to} discover="render" hidden>
      {to}
    </Link>
  )
}

/** Short: whose network goes before a form's script is there loses what they send with it, as the router loads the page anew. */
const PAUSE_MS = 200
const ROUNDS = 25

const manifest = z.object({
  routes: z.record(
    z.string(),
    z
      .object({
        module: z.string(),
        imports: z.array(z.string()).optional(),
        clientActionModule: z.string().optional(), // a script of its own, which would only come with what it is to save
      })
      .optional(),
  ),
})

/** The scripts of the screens that the router knows by now, each once. */
function preloadScripts(): void {
  const known = manifest.safeParse(Reflect.get(window, '__reactRouterManifest'))
  if (!known.success) return // each comes when it is needed
  const screens = Object.entries(known.data.routes).filter(([route]) => route.startsWith('routes/admin/'))
  const scripts = new Set(
    screens.flatMap(([, screen]) =>
      screen ? [screen.module, ...(screen.imports ?? []), screen.clientActionModule ?? []].flat() : [],
    ),
  )
  for (const script of scripts) {
    if (document.head.querySelector(`link[rel=modulepreload][href="${CSS.escape(script)}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = script
    document.head.append(link)
  }
}
