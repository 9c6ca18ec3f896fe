import { type FormEvent, useId, useRef, useState } from 'react'
import {
  type BodyMeasurements,
  findSize,
  listBodyMeasurements,
  type MeasurementFit,
  type SizeAdvice,
} from '#app/catalog/size-guides/find-size.ts'
import { type LengthUnit, readLength, toLengthText } from '#app/catalog/size-guides/lengths.ts'
import { MEASUREMENT_LIMITS, MEASUREMENTS, type Measurement } from '#app/catalog/size-guides/measures.ts'
import { readBodyMeasurements, storeBodyMeasurements } from '#app/catalog/size-guides/page/body-measures.ts'
import type { GuideTable } from '#app/catalog/size-guides/size-guide.ts'
import { sizeGuideText } from '#app/catalog/size-guides/size-guide-text.ts'
import { Button } from '#app/ui/button.tsx'
import { BOX, FieldFrame, getControlAttributes } from '#app/ui/field.tsx'

type SizeFinderProps = {
  guide: GuideTable
  unit: LengthUnit
  sizes: readonly string[]
  onChoose: (size: string) => void
}

type TypedLengths = Readonly<Partial<Record<Measurement, string>>>
type Result = { readonly advice: SizeAdvice | null; readonly errors: TypedLengths }

/** Recommends a size for body measurements. A change of `unit` converts the typed values. */
export function SizeFinder({ guide, unit, sizes, onChoose }: SizeFinderProps) {
  const measures = listBodyMeasurements(guide)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(() => ({ unit, texts: toTypedLengths(unit, readBodyMeasurements()) }))
  const [result, setResult] = useState<Result | null>(null)
  if (typed.unit !== unit) {
    const { body } = readTypedLengths(measures, typed.texts, typed.unit)
    setTyped({ unit, texts: { ...typed.texts, ...toTypedLengths(unit, body) } })
    setResult(null)
  }
  const { texts } = typed
  const errors = result?.errors ?? {}
  const hasResult = result !== null && Object.keys(errors).length === 0
  const isFound = hasResult && result.advice?.kind === 'fits'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const lengths = readTypedLengths(measures, texts, unit)
    setResult({ advice: findSize(guide, lengths.body), errors: lengths.errors })
    const [invalid] = measures.filter((measure) => lengths.errors[measure])
    if (invalid) form.current?.querySelector<HTMLInputElement>(`[name="${invalid}"]`)?.focus()
    else storeBodyMeasurements(measures, lengths.body)
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <p className="text-base text-ink-2">{sizeGuideText.measurementsHint}</p>
      <div className="guide-fields">
        {measures.map((measure) => {
          const error = errors[measure]
          const label = `${sizeGuideText.measures[measure]} (${sizeGuideText.units[unit]})`
          return (
            <FieldFrame key={measure} id={`${id}${measure}`} label={label} error={error}>
              <input
                {...getControlAttributes(`${id}${measure}`, undefined, error)}
                name={measure}
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                className={BOX}
                value={texts[measure] ?? ''}
                onChange={({ currentTarget: { value } }) => {
                  setTyped({ unit, texts: { ...texts, [measure]: value } })
                  setResult(null)
                }}
              />
            </FieldFrame>
          )
        })}
      </div>
      <Button type="submit" look={isFound ? 'secondary' : 'primary'} className="min-h-13 w-full">
        {sizeGuideText.showSize}
      </Button>
      <div role="status" className="guide-advice">
        {hasResult && <Advice advice={result.advice} sizes={sizes} onChoose={onChoose} />}
      </div>
    </form>
  )
}

function toTypedLengths(unit: LengthUnit, body: BodyMeasurements): TypedLengths {
  return Object.fromEntries(
    MEASUREMENTS.flatMap((measure) => {
      const mm = body[measure]
      return mm === undefined ? [] : [[measure, toLengthText(mm, unit)]]
    }),
  )
}

function readTypedLengths(measures: readonly Measurement[], texts: TypedLengths, unit: LengthUnit) {
  const body: Partial<Record<Measurement, number>> = {}
  const errors: Partial<Record<Measurement, string>> = {}
  for (const measure of measures) {
    const text = texts[measure]?.trim()
    if (!text) continue
    const parsed = readLength(text, unit)
    const { min, max } = MEASUREMENT_LIMITS[measure]
    if ('error' in parsed) errors[measure] = sizeGuideText.noMeasure[unit]
    else if (parsed.mm < min || parsed.mm > max) errors[measure] = sizeGuideText.checkMeasure
    else body[measure] = parsed.mm
  }
  return { body, errors }
}

type AdviceProps = {
  advice: SizeAdvice | null
  sizes: readonly string[]
  onChoose: (size: string) => void
}

function Advice({ advice, sizes, onChoose }: AdviceProps) {
  if (!advice) return <p>{sizeGuideText.enterOne}</p>
  const { title, text } = describeAdvice(advice)
  return (
    <>
      <p className="type-display text-sub">{title}</p>
      {text && <p>{text}</p>}
      {advice.measurementFits.length > 1 && (
        <>
          {advice.kind !== 'outside' && (
            <p className="text-base text-ink-2">{sizeGuideText.decidedBy(getName(advice.decidedBy))}</p>
          )}
          <ul className="text-base text-ink-2">
            {advice.measurementFits.map((fit) => (
              <li key={fit.measure}>{sizeGuideText.ofMeasure(getName(fit), formatSizes(fit))}</li>
            ))}
          </ul>
        </>
      )}
      {advice.kind !== 'outside' && (
        <p className="flex flex-wrap gap-3">
          {advice.sizes
            .filter((size) => sizes.includes(size))
            .map((size) => (
              <Button key={size} look={advice.kind === 'fits' ? 'primary' : 'secondary'} onClick={() => onChoose(size)}>
                {sizeGuideText.choose(size)}
              </Button>
            ))}
        </p>
      )}
    </>
  )
}

function describeAdvice({ kind, sizes, decidedBy }: SizeAdvice): { readonly title: string; readonly text: string } {
  const [size, larger = size] = sizes
  if (kind === 'fits') return { title: sizeGuideText.fits(size), text: '' }
  if (kind === 'between') {
    return { title: sizeGuideText.between(size, larger), text: sizeGuideText.takeLarger(size, larger) }
  }
  return { title: sizeGuideText.nearest(size), text: sizeGuideText.outside(getName(decidedBy)) }
}

function getName({ measure }: MeasurementFit): string {
  return sizeGuideText.measures[measure]
}

function formatSizes({ outside, sizes }: MeasurementFit): string {
  const [size, larger] = sizes
  if (outside) return outside === 'below' ? sizeGuideText.below(size) : sizeGuideText.above(size)
  return larger === undefined ? size : sizeGuideText.inBetween(size, larger)
}
