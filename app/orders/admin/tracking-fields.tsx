import { CARRIER_NAMES, type CustomCarrier, getTracking, isCarrier, recognizeCarrier } from '#app/base/carriers.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import type { FulfillmentDraft } from '#app/orders/admin/order-draft.ts'
import { SelectField, TextField } from '#app/ui/admin/admin-field.tsx'

/** The settings that identify the carrier of a tracking number. */
export type ParcelSettings = { readonly country: string; readonly own: readonly CustomCarrier[] }

export type Tracking = Pick<FulfillmentDraft, 'trackingNumber' | 'carrier'>

type TrackingFieldsProps = {
  /** Needed if the page has another form with these fields. */
  readonly id?: string
  readonly tracking: Tracking
  readonly parcels: ParcelSettings
  readonly error: string | undefined
  readonly onChange: (tracking: Tracking) => void
}

/** Shows a tracking number and, once it is entered, its carrier with a link to the parcel. */
export function TrackingFields({ id, tracking, parcels, error, onChange }: TrackingFieldsProps) {
  const { trackingNumber, carrier } = tracking
  const { link } = getTracking(carrier, trackingNumber.trim(), parcels.own)
  const removedCarriers = isCarrier(carrier, parcels.own) ? [] : [carrier]
  const recognize = (number: string) => recognizeCarrier(number, parcels.country, parcels.own)
  const typeNumber = (number: string) => {
    const isSuggested = carrier === '' || carrier === recognize(trackingNumber)
    onChange({ trackingNumber: number, carrier: isSuggested ? recognize(number) : carrier })
  }
  return (
    <>
      <TextField
        id={id}
        name="trackingNumber"
        label={adminText.trackingNumber}
        maxLength={100}
        value={trackingNumber}
        error={error}
        onChange={(event) => typeNumber(event.currentTarget.value)}
      />
      {trackingNumber !== '' && (
        <SelectField
          id={id && `${id}-carrier`}
          name="carrier"
          label={adminText.carrier}
          value={carrier}
          onChange={(event) => onChange({ trackingNumber, carrier: event.currentTarget.value })}
        >
          <option value="">{adminText.noCarrier}</option>
          {[...parcels.own.map(({ name }) => name), ...removedCarriers].map((name) => (
            <option key={name}>{name}</option>
          ))}
          {CARRIER_NAMES.map(({ id: known, name }) => (
            <option key={known} value={known}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {trackingNumber !== '' && link && (
        <a href={link} target="_blank" rel="noreferrer" className="text-link text-base">
          {adminText.followParcel}
        </a>
      )}
    </>
  )
}
