import { useEffect, useId, useState } from 'react'
import { type MySize, saveMySize, useMySizes } from '#app/catalog/my-size/my-size.ts'
import { mySizeText } from '#app/catalog/my-size/my-size-text.ts'
import type { CategorySizes } from '#app/catalog/my-size/sizes-of-categories.server.ts'
import { toLocalPath } from '#app/lib/local-path.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { DrawerHeading } from '#app/ui/drawer-heading.tsx'

type MySizeDialogProps = { open: boolean; onClose: () => void; onShowOnly?: () => void }

/** Lets shoppers choose one size for each category. A choice is saved immediately. */
export function MySizeDialog({ open, onClose, onShowOnly }: MySizeDialogProps) {
  const { categories, hasFailed, load } = useCategorySizes()
  const sizes = useMySizes()
  const title = useId()
  const canShowOnly = onShowOnly && sizes.size > 0
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={title}
      className="drawer w-[calc(100vw-24px)] flex-col overflow-y-auto text-base open:flex md:w-110"
    >
      <DrawerHeading id={title} closeLabel={mySizeText.close} onClose={onClose}>
        {mySizeText.title}
      </DrawerHeading>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-6">
        <p className="text-ink-2">{mySizeText.hint}</p>
        {categories?.map((category) => (
          <CategoryFields key={category.slug} category={category} selected={sizes.get(category.slug) ?? null} />
        ))}
        {categories?.length === 0 && <p className="mt-5">{mySizeText.noSizes}</p>}
        {!categories && !hasFailed && (
          <p role="status" className="mt-5">
            {mySizeText.loading}
          </p>
        )}
        {hasFailed && (
          <div role="alert" className="mt-5 flex flex-wrap items-center gap-x-6">
            <p>{mySizeText.loadFailed}</p>
            <button type="button" className="min-h-11 text-link" onClick={load}>
              {mySizeText.tryAgain}
            </button>
          </div>
        )}
      </div>
      <div className="drawer-foot grid gap-3">
        {canShowOnly && <Button onClick={onShowOnly}>{mySizeText.showOnly}</Button>}
        <Button look={canShowOnly ? 'secondary' : 'primary'} onClick={onClose}>
          {mySizeText.done}
        </Button>
      </div>
    </Dialog>
  )
}

function CategoryFields({ category, selected }: { category: CategorySizes; selected: MySize | null }) {
  const { slug, name, sizes } = category
  const group = useId()
  /** The shopper's size is listed even if no product has it now. */
  const unavailable = selected && !sizes.some(({ key }) => key === selected.key) ? [selected] : []
  return (
    <fieldset className="mt-5">
      <legend className="mb-2 font-medium">{name}</legend>
      <div className="my-size-cells flex flex-wrap gap-1.5">
        {[null, ...sizes, ...unavailable].map((size) => (
          <label key={size?.key ?? ''} className={size ? 'size-cell' : 'size-cell no-size'}>
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={size?.key === selected?.key}
              onChange={() => saveMySize(slug, size)}
            />
            {size?.name ?? mySizeText.noSize}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function useCategorySizes() {
  const [categories, setCategories] = useState<readonly CategorySizes[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must load the data again
  useEffect(() => {
    const stop = new AbortController()
    setFailed(false)
    fetchSizes(stop.signal).then(setCategories, () => setFailed(!stop.signal.aborted))
    return () => stop.abort()
  }, [attempt])
  return { categories, hasFailed, load: () => setAttempt((before) => before + 1) }
}

async function fetchSizes(signal: AbortSignal): Promise<readonly CategorySizes[]> {
  const response = await fetch(toLocalPath('/shop/sizes'), { signal })
  if (!response.ok) throw new Error(`/shop/sizes: ${response.status}`)
  return await response.json()
}
