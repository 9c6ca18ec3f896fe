import { useMySizeDialog } from '#app/catalog/my-size/lazy-my-size-dialog.tsx'
import { type MySize, saveMySize, useMySizes } from '#app/catalog/my-size/my-size.ts'
import { mySizeText } from '#app/catalog/my-size/my-size-text.ts'
import { useToast } from '#app/ui/toast.tsx'

type MySizeButtonProps = {
  category: string
  /** The selected size, or null. */
  size: MySize | null
}

/**
 * Saves the selected size as the shopper's size in its category. Opens 'My sizes' if the size is already saved, or if
 * no size is selected. Requires JavaScript.
 */
export function MySizeButton({ category, size }: MySizeButtonProps) {
  const toast = useToast()
  const mine = useMySizes().get(category)
  const { dialog, open } = useMySizeDialog()
  const isNew = size !== null && size.key !== mine?.key
  const press = () => {
    if (!isNew) return open()
    saveMySize(category, size)
    toast(mySizeText.isMine(size.name))
  }
  return (
    <>
      <button type="button" className="quiet-link no-js:hidden print:hidden" onClick={press}>
        {isNew ? mySizeText.saveAsMySize(size.name) : mySizeText.mySize}
      </button>
      {dialog}
    </>
  )
}
