import { Outlet } from 'react-router'
import { storefrontPreview } from '#app/content/storefront.server.ts'
import { readSetupState } from '#app/operations/setup/as-it-began.server.ts'
import { previewSetup } from '#app/operations/setup/preview-setup.server.ts'
import { readChoices } from '#app/operations/setup/setup-choices.ts'
import { db } from '#app/platform/db/db.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/setup-preview'

/** The homepage with the choices of the setup's form, which are not saved yet, and with drafts. */
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

/** Without scripts, which would use the saved language and formats. */
export const handle = { isStatic: true }

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return null
}

export default function SetupPreview() {
  return <Outlet />
}
