import { useId } from 'react'
import { adminText } from '#app/store/brand/admin-text.ts'
import { getLayoutName } from '#app/store/brand/layout-name.ts'
import { PICTOGRAMS, type Pictogram } from '#app/store/brand/layout-pictograms.ts'
import { BUILT_IN, LAYOUTS, type Layout, layoutAreas } from '#app/store/brand-look.ts'
import { SummaryPanel } from '#app/ui/admin/summary-panel.tsx'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'

type LayoutFieldsProps = { readonly value: Layout; readonly onChange: (layout: Layout) => void }

/** The layout choices, collapsed to the names of those that differ from the built-in layout. */
export function LayoutFields({ value, onChange }: LayoutFieldsProps) {
  const changedAreas = layoutAreas.filter((area) => value[area] !== BUILT_IN.layout[area])
  const summary = changedAreas.map((area) => getLayoutName(area, value)).join(' · ')
  return (
    <SummaryPanel title={adminText.layout} summary={summary || adminText.builtInLayout}>
      <div className="grid gap-5">
        {layoutAreas.map((area) => (
          <LayoutArea key={area} area={area} layout={value} onChange={onChange} />
        ))}
      </div>
    </SummaryPanel>
  )
}

type LayoutAreaProps<Area> = {
  readonly area: Area
  readonly layout: Layout
  readonly onChange: (layout: Layout) => void
}

const CHOICES: { readonly [Area in keyof Layout]: readonly Layout[Area][] } = LAYOUTS

function LayoutArea<Area extends keyof Layout>({ area, layout, onChange }: LayoutAreaProps<Area>) {
  const id = useId()
  const choices = CHOICES[area]
  const hints: Readonly<Partial<Record<keyof Layout, string>>> = adminText.layoutHints
  const hint = hints[area]
  return (
    <fieldset aria-describedby={hint && `${id}-hint`}>
      <legend className="mb-1.5 text-base font-medium">{adminText.layoutAreas[area]}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
        {choices.map((choice) => {
          const pictogram = PICTOGRAMS[area]?.[choice]
          const chosen = { ...layout, [area]: choice }
          return (
            <label
              key={choice}
              className="grid min-h-11 cursor-pointer content-center justify-items-center gap-1.5 border border-line p-2 text-center text-sm leading-tight hover:border-ink has-checked:border-ink has-checked:shadow-[inset_0_-3px_0_var(--color-lumen)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum"
            >
              <input
                type="radio"
                name={id}
                form={UNSENT}
                className="sr-only"
                checked={choice === layout[area]}
                onChange={() => onChange(chosen)}
              />
              {pictogram && <Drawing pictogram={pictogram} />}
              {getLayoutName(area, chosen)}
            </label>
          )
        })}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-2">
          {hint}
        </p>
      )}
    </fieldset>
  )
}

function Drawing({ pictogram: [areas, text] }: { readonly pictogram: Pictogram }) {
  return (
    <svg width="64" height="48" viewBox="0 0 48 36" aria-hidden="true">
      <path d={areas} className="fill-line" />
      <path d={text} className="fill-ink" />
    </svg>
  )
}
