import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import type { ProductFormState } from '#app/catalog/admin/products/use-product-form.ts'
import { COMPONENTS, FIBERS } from '#app/catalog/materials/fibers.ts'
import { addComponent, addFiber } from '#app/catalog/materials/materials.ts'
import { materialsText } from '#app/catalog/materials/materials-text.ts'
import { TextAreaField } from '#app/ui/admin/admin-field.tsx'
import { Picker } from '#app/ui/admin/picker.tsx'

const CHARACTERS_PER_ROW = 40

/** The fiber content as one text, with the names that are allowed in it. */
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
          <p role="status" className="mb-4 min-h-9 border border-line bg-pearl p-2 text-base wrap-anywhere">
            {fibers || adminText.noFibers}
          </p>
          <h4 className="mb-1 text-base font-medium">{adminText.fibers}</h4>
          <ul className="flex flex-wrap gap-1">
            {FIBERS.map((fiber) => (
              <NameButton key={fiber} onClick={() => set(addFiber(fibers, fiber))}>
                {materialsText.fiber(fiber)}
              </NameButton>
            ))}
          </ul>
          <h4 className="mt-4 mb-1 text-base font-medium">{adminText.components}</h4>
          <ul className="flex flex-wrap gap-1">
            {COMPONENTS.map((component) => (
              <NameButton key={component} onClick={() => set(addComponent(fibers, component))}>
                {materialsText.component(component)}
              </NameButton>
            ))}
          </ul>
        </Picker>
      </div>
    </div>
  )
}

function NameButton({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <li>
      <button
        type="button"
        className="min-h-9 border border-line px-3 text-base hover:border-ink hover:bg-mist max-md:min-h-11"
        onClick={onClick}
      >
        {children}
      </button>
    </li>
  )
}
