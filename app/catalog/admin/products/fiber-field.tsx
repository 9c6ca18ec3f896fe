import { X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import type { ProductFormState } from '#app/catalog/admin/products/use-product-form.ts'
import { COMPONENTS, searchFibers } from '#app/catalog/materials/fibers.ts'
import { addComponent, addFiber, readComponents, replaceShare, sumPercents } from '#app/catalog/materials/materials.ts'
import { materialsText } from '#app/catalog/materials/materials-text.ts'
import { BOX, TextAreaField } from '#app/ui/admin/admin-field.tsx'
import { Picker } from '#app/ui/admin/picker.tsx'

const CHARACTERS_PER_ROW = 40

/** The fiber content as text, with a picker for the allowed names. */
export function FiberField({ form }: { form: ProductFormState }) {
  const { fibers } = form.draft
  const set = (text: string) => form.set({ fibers: text })
  const rows = fibers.split('\n').reduce((sum, line) => sum + Math.ceil(line.length / CHARACTERS_PER_ROW), 0)
  return (
    <div className="relative">
      <TextAreaField
        {...form.field('fibers')}
        rows={Math.max(1, rows)}
        spellCheck={false}
        placeholder={adminText.fibersExample}
      />
      <div className="absolute top-0 right-0">
        <Picker
          title={adminText.addFibers}
          label={adminText.addFibers}
          className="text-button text-base max-md:-my-2.5 max-md:py-2.5"
        >
          <div className="grid gap-4">
            <ChosenFibers text={fibers} onChange={set} />
            <FiberSearch text={fibers} onChange={set} />
            <details>
              <summary className="text-button w-max">{adminText.components}</summary>
              <NameList
                names={COMPONENTS}
                getLabel={materialsText.component}
                onChoose={(component) => set(addComponent(fibers, component))}
              />
            </details>
          </div>
        </Picker>
      </div>
    </div>
  )
}

type FiberTextProps = { readonly text: string; readonly onChange: (text: string) => void }

/** The chosen fibers of each component with their total. */
function ChosenFibers({ text, onChange }: FiberTextProps) {
  const components = readComponents(text)
  if (components.length === 0) return <p className="text-base text-ink-2">{adminText.noFibers}</p>
  return components.map(({ component, shares }, index) => (
    <section key={component} aria-label={component || adminText.fibers} className="border border-line">
      {component && <h4 className="px-3 pt-2 text-base font-semibold">{component}</h4>}
      <ul className="divide-y divide-line">
        {shares.map(({ percent, fiber }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name can occur twice until it is corrected
          <li key={at} className="flex min-h-11 items-center gap-2 pl-3 text-base">
            {percent || fiber ? (
              <>
                <input
                  value={percent}
                  inputMode="decimal"
                  maxLength={5}
                  aria-label={adminText.fiberPercent(fiber)}
                  className={`${BOX} w-18! text-right tabular-nums`}
                  onKeyDown={ignoreEnter}
                  onChange={({ currentTarget: { value } }) =>
                    onChange(replaceShare(text, index, at, { fiber, percent: cleanPercent(value) }))
                  }
                />
                <span className="min-w-0 flex-1 wrap-anywhere">% {fiber}</span>
              </>
            ) : (
              <span className="min-w-0 flex-1 text-ink-2">{adminText.chooseFibers}</span>
            )}
            <button
              type="button"
              aria-label={adminText.removeFiber(fiber || component)}
              className="grid size-11 shrink-0 place-items-center text-ink-2 hover:text-danger"
              onClick={() => onChange(replaceShare(text, index, at, null))}
            >
              <X className="size-4" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <Total sum={sumPercents(shares)} />
    </section>
  ))
}

function cleanPercent(typed: string): string {
  return typed.replace(',', '.').replace(/[^\d.]/g, '')
}

function Total({ sum }: { readonly sum: number }) {
  const isComplete = sum === 100
  return (
    <p
      role="status"
      className={`flex justify-between gap-4 border-t border-line px-3 py-2 text-base font-medium tabular-nums ${isComplete ? 'text-moss' : 'text-amber'}`}
    >
      <span>{adminText.fiberTotal(sum)}</span>
      <span>{isComplete ? '✓' : adminText.remainingPercent(Math.round((100 - sum) * 10) / 10)}</span>
    </p>
  )
}

function FiberSearch({ text, onChange }: FiberTextProps) {
  const [typed, setTyped] = useState('')
  const found = searchFibers(typed)
  const add = (fiber: (typeof found)[number]) => {
    onChange(addFiber(text, fiber))
    setTyped('')
  }
  return (
    <div>
      <input
        type="search"
        value={typed}
        aria-label={adminText.searchFibers}
        placeholder={adminText.searchFibers}
        className={BOX}
        onKeyDown={(event) => {
          ignoreEnter(event)
          const [first] = found
          if (event.key === 'Enter' && typed.trim() !== '' && first) add(first)
        }}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      {found.length === 0 ? (
        <p className="mt-2 text-base text-ink-2">{adminText.noFiberFound}</p>
      ) : (
        <NameList names={found} getLabel={materialsText.fiber} onChoose={add} />
      )}
    </div>
  )
}

/** Enter would save the product. */
function ignoreEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

type NameListProps<Name extends string> = {
  readonly names: readonly Name[]
  readonly getLabel: (name: Name) => string
  readonly onChoose: (name: Name) => void
}

function NameList<Name extends string>({ names, getLabel, onChoose }: NameListProps<Name>) {
  return (
    <ul className="mt-2 flex flex-wrap gap-1">
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            className="min-h-9 border border-line px-3 text-base hover:border-ink hover:bg-mist max-md:min-h-11"
            onClick={() => onChoose(name)}
          >
            {getLabel(name)}
          </button>
        </li>
      ))}
    </ul>
  )
}
