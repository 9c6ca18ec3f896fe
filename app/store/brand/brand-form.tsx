import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Form } from 'react-router'
import { isSameJson } from '#app/lib/lists.ts'
import { adminText } from '#app/store/brand/admin-text.ts'
import { type BrandDraft, toDraft, toLook, toShownLook } from '#app/store/brand/brand-draft.ts'
import { brandInput, MAX_NAME_LENGTH } from '#app/store/brand/brand-input.ts'
import { BrandPreview } from '#app/store/brand/brand-preview-form.tsx'
import type { BrandVersion, EditableBrand } from '#app/store/brand/brands.server.ts'
import { ColorFields } from '#app/store/brand/color-fields-form.tsx'
import { HEX } from '#app/store/brand/contrast.ts'
import { listContrastFailures } from '#app/store/brand/contrast-rules.ts'
import { EXAMPLE_BRANDS } from '#app/store/brand/example-brands.ts'
import { ImageFields } from '#app/store/brand/image-fields-form.tsx'
import { LayoutFields } from '#app/store/brand/layout-fields-form.tsx'
import { LookSample, usePairFonts } from '#app/store/brand/look-sample-form.tsx'
import { ShapeFields } from '#app/store/brand/shape-fields-form.tsx'
import { Swatches } from '#app/store/brand/swatches-form.tsx'
import { TypeFields } from '#app/store/brand/type-fields-form.tsx'
import { type BrandLook, colorRoles } from '#app/store/brand-look.ts'
import { AdminButton, TextButton } from '#app/ui/admin/admin-button.tsx'
import { TextField } from '#app/ui/admin/admin-field.tsx'
import { DraftBar } from '#app/ui/admin/draft-bar.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { SummaryPanel } from '#app/ui/admin/summary-panel.tsx'
import { useDraftSaves } from '#app/ui/admin/use-draft-saves.ts'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'
import { LocalTime } from '#app/ui/local-time.tsx'

export type BrandResult = FormResult<EditableBrand> & {
  readonly specialOutcome?: keyof (typeof adminText)['done']
}

type BrandFormProps = {
  readonly brand: EditableBrand
  readonly earlier: readonly BrandVersion[]
  readonly sample: { readonly headline: string; readonly price: string; readonly productId: string | null }
  readonly result: BrandResult | undefined
}

const FORM = 'brand-form'

/** Resets the form to the published brand after the draft was discarded. */
function replaceDraft(_draft: BrandDraft, _old: BrandDraft, fresh: BrandDraft): BrandDraft {
  return fresh
}

function applyName(draft: BrandDraft, form: FormData): BrandDraft {
  const name = form.get('name')
  return typeof name === 'string' ? { ...draft, name } : draft
}

export function BrandForm({ brand, earlier, sample, result }: BrandFormProps) {
  const form = useFormDraft<EditableBrand, BrandDraft>({
    loaded: brand,
    result,
    schema: brandInput,
    toDraft,
    applyFormData: applyName,
    ...(result?.specialOutcome === 'discarded' && { rebase: replaceDraft }),
    messages: {
      saved: result?.specialOutcome ? adminText.done[result.specialOutcome] : null,
      failed: () => adminText.failedToSave,
    },
  })
  const { draft, set, base, errors } = form
  const { isShown, toggle } = usePhonePreview()
  usePairFonts()
  const look = toShownLook(draft, base.look)
  const failures = listContrastFailures(look)
  const isComplete = draft.name.trim() !== '' && colorRoles.every((role) => HEX.test(draft[role].toLowerCase()))
  const saves = useDraftSaves(form, { isComplete, isRejected: result?.outcome === 'rejected' })
  const applyBrand = (source: Pick<EditableBrand, 'look'>) => {
    const { logo, logoOnDark, icons } = draft
    const { name: _name, ...values } = toDraft({ name: draft.name, look: source.look })
    set({ ...values, ...(source.look.logo ? {} : { logo, logoOnDark, icons }) })
  }
  return (
    <Form id={FORM} ref={form.element} method="post" noValidate onBlur={form.onBlur} onSubmit={form.onSubmit}>
      <input type="hidden" name="intent" value={saves.intent} />
      <input type="hidden" name="version" value={base.version} />
      <input type="hidden" name="look" value={JSON.stringify(toLook(draft))} />
      <DraftBar
        hasDraft={base.hasDraft}
        isDirty={form.isDirty}
        isSaving={form.isSaving}
        isPublishing={saves.isPublishing}
        editedBy={base.editedBy?.name ?? null}
        needsManualSave={saves.needsManualSave}
        isBlocked={false}
        onSave={saves.save}
        onPublish={saves.publish}
        onDiscard={saves.discard}
        phoneAction={
          <AdminButton className="lg:hidden" aria-pressed={isShown} onClick={toggle}>
            {isShown ? adminText.edit : adminText.preview}
          </AdminButton>
        }
      >
        {failures.length > 0
          ? adminText.lowContrastCount(failures.length)
          : form.isDirty || base.hasDraft
            ? adminText.notPublished
            : adminText.isPublished}
      </DraftBar>
      {form.summary && (
        <ErrorSummary
          title={adminText.notSaved}
          errors={form.summary}
          focuses={saves.isQuiet ? 'nothing' : 'summary'}
        />
      )}
      <div className={`grid gap-4 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] ${form.summary ? 'mt-4' : ''}`}>
        <div className={`grid content-start gap-4 ${isShown ? 'max-lg:hidden' : ''}`}>
          <Panel title={adminText.examples}>
            <ul className="grid gap-2">
              {EXAMPLE_BRANDS.map((example) => (
                <li key={example.name}>
                  <button
                    type="button"
                    aria-pressed={isSameStyle(draft, example.look)}
                    className="flex w-full items-center gap-3 border border-line p-2 text-left hover:border-ink aria-pressed:border-ink aria-pressed:shadow-[inset_0_-3px_0_var(--color-lumen)]"
                    onClick={() => applyBrand(example)}
                  >
                    <LookSample look={example.look} />
                    <span className="min-w-0 text-sm text-ink-2">
                      <span className="block text-base font-medium text-ink">{example.name}</span>
                      {example.about}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </Panel>
          <SummaryPanel
            title={adminText.nameAndLogo}
            summary={`${draft.name} · ${draft.logo ? adminText.ownLogo : adminText.noLogo}`}
          >
            <TextField
              name="name"
              label={adminText.storeName}
              required
              isUrgent
              maxLength={MAX_NAME_LENGTH}
              value={draft.name}
              error={errors.name}
              onChange={(event) => set({ name: event.currentTarget.value })}
            />
            <ImageFields draft={draft} set={set} error={errors.logo} />
          </SummaryPanel>
          <LayoutFields value={draft.layout} onChange={(layout) => set({ layout })} />
          <Panel title={adminText.colors}>
            <ColorFields draft={draft} look={look} failures={failures} set={set} />
          </Panel>
          <SummaryPanel title={adminText.type} summary={adminText.typePairs[draft.type]}>
            <TypeFields value={draft.type} sample={sample} set={set} />
          </SummaryPanel>
          <SummaryPanel
            title={adminText.shape}
            summary={[draft.radius, draft.ratio, draft.badge].map((shape) => adminText.shapes[shape]).join(' · ')}
          >
            <ShapeFields draft={draft} set={set} />
          </SummaryPanel>
          {earlier.length > 0 && (
            <Panel title={adminText.earlierVersions}>
              <ul className="grid gap-1">
                {earlier.map((version) => (
                  <li key={version.id} className="flex flex-wrap items-center justify-between gap-x-3">
                    <span className="flex items-center gap-3 text-base">
                      <Swatches colors={Object.values(version.look.colors)} />
                      <LocalTime at={version.publishedAt} />
                    </span>
                    <TextButton onClick={() => applyBrand(version)}>{adminText.useThisVersion}</TextButton>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </div>
        <div className={`min-w-0 ${isShown ? '' : 'max-lg:hidden'}`}>
          <BrandPreview look={look} name={draft.name} productId={sample.productId} />
        </div>
      </div>
    </Form>
  )
}

/** Returns true if the draft equals a look, apart from the logos and icons. */
function isSameStyle(draft: BrandDraft, look: BrandLook): boolean {
  const { logo, logoOnDark, icons } = look
  return isSameJson(toLook({ ...draft, logo, logoOnDark, icons }), toLook(toDraft({ name: draft.name, look })))
}

/** Phones show the preview in place of the fields, and later restore the scroll position of the fields. */
function usePhonePreview() {
  const [isShown, setShown] = useState(false)
  const scrollTop = useRef(0)
  const toggle = () => {
    if (!isShown) scrollTop.current = window.scrollY
    flushSync(() => setShown(!isShown))
    window.scrollTo({ top: isShown ? scrollTop.current : 0, behavior: 'instant' })
  }
  return { isShown, toggle }
}
