import { useId } from 'react'
import { LENGTH_UNITS, type LengthUnit } from '#app/catalog/size-guides/lengths.ts'
import { sizeGuideText } from '#app/catalog/size-guides/size-guide-text.ts'

type UnitSwitchProps = { unit: LengthUnit; onChange: (unit: LengthUnit) => void }

/** Styles show the measurements in the chosen unit, so this also works without JavaScript (size-guide.css). */
export function UnitSwitch({ unit, onChange }: UnitSwitchProps) {
  const name = useId()
  return (
    <fieldset className="guide-units">
      <legend className="sr-only">{sizeGuideText.unit}</legend>
      {LENGTH_UNITS.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            value={option}
            className="sr-only"
            checked={option === unit}
            onChange={() => onChange(option)}
          />
          {sizeGuideText.units[option]}
        </label>
      ))}
    </fieldset>
  )
}
