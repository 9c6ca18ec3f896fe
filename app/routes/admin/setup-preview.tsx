import { Outlet } from 'react-router'
import { storefrontPreview } from '#app/content/storefront.server.ts'
import { previewSetup } from '#app/operations/setup/preview-setup.server.ts'
import { readChoices } from '#app/operations/setup/setup-choices.ts'
import { readSetupState } from '#app/operations/setup/setup-state.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/setup-preview'

/** Previews the homepage with the unsaved choices of the setup form. In an owner's store, it also shows drafts. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, url }) => {
    requireAdmin(context)
    const choices = readChoices(url.searchParams)
    const state = await readSetupState(db)
    context.set(storefrontPreview, {
      change: (storefront) => previewSetup(storefront, choices, state),
      includesDrafts: !state.settings.demo_content,
    })
  },
]

/** The preview has no scripts, because scripts would use the saved language and formats. */
export const handle = { isStatic: true }

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return null
}

export default function SetupPreview() {
  return <Outlet />
}
