import { useCallback, useMemo, useState } from 'react'
import { href } from 'react-router'
import { PlaceRows } from '#app/pricing/shipping/admin/place-rows.tsx'
import { RateRows } from '#app/pricing/shipping/admin/rate-rows.tsx'
import {
  createDraft,
  ROW_KEYS,
  toDraft,
  type ZoneDraft,
  type ZoneMarket,
} from '#app/pricing/shipping/admin/zone-draft.ts'
import { zoneInput } from '#app/pricing/shipping/admin/zone-input.ts'
import { adminText } from '#app/pricing/shipping/admin-text.ts'
import type { FormZone } from '#app/pricing/shipping-zones.server.ts'
import { TextField } from '#app/ui/admin/admin-field.tsx'
import { DraftForm } from '#app/ui/admin/draft-form.tsx'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'

type ZoneFormProps = {
  readonly zone: FormZone | null
  readonly market: ZoneMarket
  readonly result: FormResult<FormZone> | undefined
}

const getMessages = () => ({ saved: adminText.zoneSaved, failed: () => adminText.zoneNotSaved })

export function ZoneForm({ zone, market, result }: ZoneFormProps) {
  const { currency, weightUnit } = market.units
  const units = useMemo(() => ({ currency, weightUnit }), [currency, weightUnit])
  const [initialMarket] = useState(market) // the initial state of a new zone
  const form = useFormDraft<FormZone | null, ZoneDraft>({
    loaded: zone,
    result,
    schema: useMemo(() => zoneInput(units), [units]),
    toDraft: useCallback(
      (saved) => (saved ? toDraft(saved, units) : createDraft(initialMarket)),
      [initialMarket, units],
    ),
    rowKeys: ROW_KEYS,
    messages: getMessages(),
  })
  const { draft, set, errors } = form
  return (
    <DraftForm
      saveLabel={form.isGone ? adminText.saveAsNewZone : adminText.saveZone}
      creation={{ label: adminText.addZone, back: href('/admin/shipping') }}
      id="zone-form"
      failedTitle={adminText.zoneRejected}
      form={form}
      hidden={{ market: market.id, places: JSON.stringify(draft.places), rates: JSON.stringify(draft.rates) }}
    >
      <div className="grid gap-4">
        <Panel>
          <TextField
            {...form.field('name')}
            label={adminText.name}
            required
            maxLength={100}
            hint={adminText.nameHint}
          />
        </Panel>
        <Panel title={adminText.places}>
          <PlaceRows places={draft.places} market={market} errors={errors} onChange={(places) => set({ places })} />
        </Panel>
        <Panel title={adminText.rates}>
          <RateRows rates={draft.rates} units={units} errors={errors} onChange={(rates) => set({ rates })} />
        </Panel>
      </div>
    </DraftForm>
  )
}
