import { useCallback, useMemo, useState } from 'react'
import { Form, href } from 'react-router'
import { PlaceRows } from '#app/pricing/shipping/admin/place-rows.tsx'
import { RateRows } from '#app/pricing/shipping/admin/rate-rows.tsx'
import { draftOf, newDraft, type ZoneDraft, type ZoneMarket } from '#app/pricing/shipping/admin/zone-draft.ts'
import { zoneInput } from '#app/pricing/shipping/admin/zone-input.ts'
import { adminText } from '#app/pricing/shipping/admin-text.ts'
import type { FormZone } from '#app/pricing/shipping-zones.server.ts'
import { AdminButton, AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { TextField } from '#app/ui/admin/admin-field.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { SaveBar } from '#app/ui/admin/save-bar.tsx'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'

type ZoneFormProps = {
  readonly zone: FormZone | null
  readonly market: ZoneMarket
  readonly result: FormResult<FormZone> | undefined
}

const FORM = 'zone-form'
const messages = () => ({ saved: adminText.zoneSaved, failed: () => adminText.zoneNotSaved })

export function ZoneForm({ zone, market, result }: ZoneFormProps) {
  const { currency, weightUnit } = market.units
  const units = useMemo(() => ({ currency, weightUnit }), [currency, weightUnit])
  const [first] = useState(market) // a new zone begins with it
  const form = useFormDraft<FormZone | null, ZoneDraft>({
    loaded: zone,
    result,
    schema: useMemo(() => zoneInput(units), [units]),
    draftOf: useCallback((saved) => (saved ? draftOf(saved, units) : newDraft(first)), [first, units]),
    messages: messages(),
  })
  const { draft, set, base, errors } = form
  return (
    <Form id={FORM} ref={form.element} method="post" noValidate onBlur={form.onBlur} onSubmit={form.onSubmit}>
      <SaveBar form={FORM} isDirty={form.isDirty} isSaving={form.isSaving} onDiscard={form.discard} />
      <input type="hidden" name="version" value={base?.version ?? ''} />
      <input type="hidden" name="market" value={market.id} />
      <input type="hidden" name="places" value={JSON.stringify(draft.places)} />
      <input type="hidden" name="rates" value={JSON.stringify(draft.rates)} />
      {form.isGone && <input type="hidden" name="asNew" value="yes" />}
      {form.summary && <ErrorSummary title={adminText.zoneRefused} errors={form.summary} />}
      <div className={`grid max-w-[1120px] gap-4 ${form.summary ? 'mt-4' : ''}`} inert={form.isSaving}>
        <Panel title={adminText.zone}>
          <TextField
            name="name"
            label={adminText.name}
            required
            maxLength={100}
            className="max-w-md"
            value={draft.name}
            error={errors.name}
            hint={adminText.nameHint}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
        </Panel>
        <Panel title={adminText.places}>
          <PlaceRows places={draft.places} market={market} errors={errors} onChange={(places) => set({ places })} />
        </Panel>
        <Panel title={adminText.rates}>
          <RateRows rates={draft.rates} units={units} errors={errors} onChange={(rates) => set({ rates })} />
        </Panel>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <AdminButton type="submit" look="primary" busy={form.isSaving}>
          {form.isSaving ? adminText.saving : form.isGone ? adminText.saveAsNewZone : adminText.saveZone}
        </AdminButton>
        <AdminButtonLink to={href('/admin/shipping')}>{adminText.cancel}</AdminButtonLink>
      </div>
    </Form>
  )
}
