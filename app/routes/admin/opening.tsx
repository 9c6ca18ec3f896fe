import { data, href } from 'react-router'
import { z } from 'zod'
import { parseForm } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { adminText } from '#app/operations/setup/admin-text.ts'
import { DemoPanel } from '#app/operations/setup/demo-panel.tsx'
import { isReady } from '#app/operations/setup/guide-steps.ts'
import { closeStore, openStore, readReadiness } from '#app/operations/setup/opening.server.ts'
import { OpeningPanel, OpenStoreUrl } from '#app/operations/setup/opening-panel.tsx'
import { AdviceList, StepList } from '#app/operations/setup/step-list.tsx'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { storeOrigin } from '#app/platform/http/store-origin.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { Badge } from '#app/ui/admin/status-badge.tsx'
import type { Route } from './+types/opening'

const openingInput = z.strictObject({ intent: z.enum(['open', 'close']) })

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  const { store_open, demo_content } = await readSettings(db)
  return { isOpen: store_open, isDemo: demo_content, ...(await readReadiness(db)), url: storeOrigin() }
}

const getNotReadyMessage = () => adminText.cannotOpenYet
const getDemoStaysOpenMessage = () => adminText.demoStaysOpen

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const input = parseForm(openingInput, await readForm(request))
  if (!input.ok) return data({ failed: adminText.thisCannotBeDone }, { status: 400 })
  if (input.value.intent === 'close') {
    const closeOutcome = await closeStore(db, admin.id)
    return closeOutcome === 'demo' ? data({ failed: getDemoStaysOpenMessage() }, { status: 409 }) : { failed: null }
  }
  const openOutcome = await openStore(db, admin.id)
  return openOutcome === 'not-ready' ? data({ failed: getNotReadyMessage() }, { status: 409 }) : { failed: null }
}

export default function Opening({ loaderData }: Route.ComponentProps) {
  const { isOpen, isDemo, steps, advice, url } = loaderData
  const ready = isReady(steps)
  const remainingSteps = steps.filter(({ blocking }) => blocking.length > 0)
  return (
    <AdminPage
      width="form"
      title={adminText.opening}
      note={
        <Badge glyph={isOpen ? '●' : '○'} tone={isOpen ? 'moss' : 'quiet'}>
          {isOpen ? adminText.open : adminText.closed}
        </Badge>
      }
    >
      <div className="grid gap-4">
        {isDemo ? (
          <DemoPanel>
            <p>
              <OpenStoreUrl url={url} /> {adminText.demoStaysOpenHint}
            </p>
          </DemoPanel>
        ) : (
          <>
            <OpeningPanel isOpen={isOpen} isReady={ready} url={url} />
            <Panel
              title={ready ? adminText.readyTitle : adminText.stepsTitle(remainingSteps.length)}
              action={!ready && <TextLink to={href('/admin/settings/setup')}>{adminText.continueSetup}</TextLink>}
            >
              {ready ? <p className="text-base">{adminText.readyHint}</p> : <StepList steps={remainingSteps} />}
              {advice.length > 0 && <AdviceList advice={advice} />}
            </Panel>
          </>
        )}
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.pageNotLoaded, BACK_TO.settings)
