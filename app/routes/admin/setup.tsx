import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { data, href, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { isCountryCode } from '#app/base/country-codes.ts'
import { PhotoDraftList } from '#app/inventory/photo-drafts/photo-draft-list.tsx'
import { readPhotoDrafts } from '#app/inventory/photo-drafts/photo-drafts.server.ts'
import { PhotoDrop } from '#app/inventory/photo-drafts/photo-drop.tsx'
import { parseForm } from '#app/lib/form.ts'
import { listKeys } from '#app/lib/keys.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInputAs } from '#app/operations/admin/keep-form.ts'
import { useShowOnce } from '#app/operations/admin/use-show-once.ts'
import { adminText } from '#app/operations/setup/admin-text.ts'
import { applySetup } from '#app/operations/setup/apply-setup.server.ts'
import { STAGES } from '#app/operations/setup/guide-steps.ts'
import { readReadiness } from '#app/operations/setup/opening.server.ts'
import { mergeChoices, type SetupChoices, writeChoices } from '#app/operations/setup/setup-choices.ts'
import { SetupForm } from '#app/operations/setup/setup-form.tsx'
import { setupInput } from '#app/operations/setup/setup-input.ts'
import { readSetupPage } from '#app/operations/setup/setup-page.server.ts'
import { NextStages, SetupStages } from '#app/operations/setup/setup-stages.tsx'
import { readTyped, type TypedSetup, writeTyped } from '#app/operations/setup/setup-typed.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { publishLookChoice } from '#app/store/brand/look-choice.server.ts'
import {
  CUSTOM_LOOK,
  chooseLook,
  type LookChoice,
  lookChoiceFields,
  toLookChoice,
} from '#app/store/brand/look-choice.ts'
import { LookChoiceFields } from '#app/store/brand/look-choice-form.tsx'
import { LookPreview } from '#app/store/brand/look-preview.tsx'
import { readPublishedLook } from '#app/store/brand.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { reject, rejectForm } from '#app/ui/admin/form-result.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { LeaveGuard } from '#app/ui/admin/save-bar.tsx'
import type { Route } from './+types/setup'

const LOOK_FIELDS = ['look', 'logo', 'shown_look'] as const
const lookChoiceInput = z.strictObject(lookChoiceFields)

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const page = await readSetupPage(db, url.searchParams)
  const [published, drafts, readiness] = await Promise.all([
    readPublishedLook(db),
    readPhotoDrafts(db),
    page.isDemo ? null : readReadiness(db),
  ])
  const current = toLookChoice(published)
  return {
    page,
    published,
    drafts,
    readiness,
    hasOwnLook: current.look === CUSTOM_LOOK,
    choice: readLookChoice(current, Object.fromEntries(url.searchParams)),
    isEditing: url.searchParams.has('country'),
  }
}

/** Returns the current choice, with the look and the logo replaced if they were sent and are valid. */
function readLookChoice(current: LookChoice, typed: TypedSetup): LookChoice {
  const [look, logo] = [lookChoiceFields.look.safeParse(typed.look), lookChoiceFields.logo.safeParse(typed.logo)]
  return { look: look.success ? look.data : current.look, logo: logo.success ? logo.data : current.logo }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  const form = await readForm(request)
  const typed = readTyped(form)
  redirectToDefaults(typed, url.searchParams)
  const lookForm = new FormData()
  for (const name of LOOK_FIELDS) {
    lookForm.set(name, form.get(name) ?? '')
    form.delete(name)
  }
  const [input, choice] = [parseForm(setupInput, form), parseForm(lookChoiceInput, lookForm)]
  if (!input.ok || !choice.ok) {
    const errors = { ...(input.ok ? {} : input.errors), ...(choice.ok ? {} : choice.errors) }
    return data({ ...reject(errors), typed }, { status: 400 })
  }
  const saved = await applySetup(db, input.value, staffId, (tx) => publishLookChoice(tx, choice.value, staffId))
  if (saved.outcome === 'saved') throw redirect(`${href('/admin/settings/setup')}?set-up=yes`)
  // With this status the page's data is loaded again, including the version
  if (saved.outcome === 'conflict') return data({ ...rejectForm(adminText.storeChanged), typed }, { status: 200 })
  return data({ ...reject(saved.errors), typed }, { status: 400 })
}

/** Loads the new country's defaults. Without JavaScript, the form still has those of the country selected before. */
function redirectToDefaults(typed: TypedSetup, before: URLSearchParams): void {
  const { country, defaults_for: shown } = typed
  if (!country || !isCountryCode(country) || shown === undefined || shown === country) return
  throw redirect(`${href('/admin/settings/setup')}?${writeTyped(country, typed, before)}`)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInputAs(serverAction, (why) => ({ ...rejectForm(why), typed: {} }))

export default function Setup({ actionData, loaderData }: Route.ComponentProps) {
  const { page, published, drafts, readiness, hasOwnLook, isEditing } = loaderData
  useShowOnce({ 'set-up': adminText.storeWasSetUp })
  const sent = actionData?.typed ?? {}
  const [choice, setChoice] = useState(() => readLookChoice(loaderData.choice, sent))
  const [isUploading, setIsUploading] = useState(false)
  const [isEdited, setIsEdited] = useState(false)
  const [typed, setTyped] = useState<SetupChoices>({})
  const errors = actionData?.errors ?? null
  const isSaving = useNavigation().formMethod === 'POST'
  const isUnsaved = isEdited || isEditing || isSaving || errors !== null
  const look = chooseLook(published, choice)
  const choices = { ...mergeChoices(page, typed), look }
  const form = (
    <SetupForm page={page} errors={errors} typed={sent} onChoose={setTyped} onEdited={setIsEdited}>
      <LookChoiceFields
        choice={choice}
        published={toLookChoice(published)}
        hasCustomLook={hasOwnLook}
        errors={errors ?? {}}
        onChange={(next) => {
          setChoice(next)
          setIsEdited(true)
        }}
      />
    </SetupForm>
  )
  return (
    <AdminPage width="columns" title={adminText.setupTitle} back={BACK_TO.dashboard}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {readiness ? (
          <SetupStages
            {...readiness}
            isEditing={isEditing || errors !== null}
            identity={form}
            link={<ViewStore className="lg:hidden" />}
            products={
              <>
                <PhotoDrop canCreate={drafts.canCreate} onUploading={setIsUploading} />
                <PhotoDraftList drafts={drafts} hasUnfinished={isUploading || isUnsaved} />
              </>
            }
          />
        ) : (
          <div className="grid gap-4">
            <div className="flex flex-wrap items-center justify-between gap-x-6">
              <p className="text-base">
                {adminText.thisIsADemo}{' '}
                <TextLink isInText to={href('/admin/settings/own-store')}>
                  {adminText.ownStoreTitle}
                </TextLink>
              </p>
              <ViewStore className="lg:hidden" />
            </div>
            <Panel
              title={adminText.stages.identity.name}
              action={
                <span className="text-sm text-ink-2">
                  {adminText.firstStep(listKeys(STAGES).length)} · {adminText.minutes(STAGES.identity)}
                </span>
              }
            >
              {form}
            </Panel>
            <NextStages />
            <LeaveGuard isDirty={isUnsaved} />
          </div>
        )}
        <aside
          aria-label={adminText.preview}
          className="sticky top-16 rounded-field border border-line bg-paper max-lg:hidden"
        >
          <div className="flex items-center justify-between gap-x-4 px-4 py-2">
            <h2 className="text-md font-semibold">{adminText.preview}</h2>
            <ViewStore />
          </div>
          <LookPreview
            title={adminText.previewOfStore}
            src={`${href('/admin/settings/setup/preview')}?${writeChoices(choices)}`}
            look={look}
            version={`${page.version} ${drafts.rows.map(({ version }) => version).join(' ')}`}
          />
        </aside>
      </div>
    </AdminPage>
  )
}

function ViewStore({ className = '' }: { readonly className?: string }) {
  return (
    <a
      href={href('/')}
      target="_blank"
      rel="noreferrer"
      className={`inline-flex min-h-9 items-center gap-1 text-sm underline underline-offset-4 max-md:min-h-11 ${className}`}
    >
      {adminText.viewStore}
      <ExternalLink className="size-3.5" aria-hidden="true" />
      <span className="sr-only">{adminText.opensInNewTab}</span>
    </a>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.setupNotLoaded, BACK_TO.dashboard)
