import { useMemo, useState } from 'react'
import type { PlannedProduct } from '#app/content/homepage/admin/homepage-plan.ts'
import {
  addItem,
  applyTypedText,
  changeItem,
  type DraftItem,
  type LookDraft,
  removeItem,
  restoreItem,
  rowKeys,
  toDraft,
} from '#app/content/looks/admin/look-draft.ts'
import type { EditableLook, LookProduct } from '#app/content/looks/admin/look-form.server.ts'
import { lookInput } from '#app/content/looks/admin/look-input.ts'
import { adminText } from '#app/content/looks/admin-text.ts'
import { MAX_LOOK_ITEMS } from '#app/content/looks/look.ts'
import { newId } from '#app/lib/id.ts'
import { moveItem } from '#app/lib/lists.ts'
import { sendImage } from '#app/platform/images/send-image.ts'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { blockUntilUploaded, useUploads } from '#app/ui/admin/uploads/use-uploads.ts'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'
import { movePoint, type Point } from '#app/ui/image-point.ts'
import { useToast } from '#app/ui/toast.tsx'

const getMessages = () => ({ saved: adminText.lookSaved, failed: () => adminText.lookNotSaved })

export type LookFormState = ReturnType<typeof useLookForm>

export function useLookForm(look: EditableLook | null, result: FormResult<EditableLook> | undefined) {
  const form = useFormDraft<EditableLook | null, LookDraft>({
    loaded: look,
    result,
    schema: lookInput,
    toDraft,
    applyFormData: applyTypedText,
    rowKeys,
    messages: getMessages(),
  })
  const { base, draft, set, setDraft } = form
  const toast = useToast()
  const uploads = useUploads({
    send: (file, sending) => sendImage(file, 'looks', sending),
    onArrived: ({ publicId, url, width, height }) => set({ image: { publicId, url, width, height } }),
    onFailed: () => toast(adminText.uploadFailed, 'error'),
  })
  const [picked, setPicked] = useState<readonly LookProduct[]>([])
  const [announcement, setAnnouncement] = useState('')
  /** A point that staff clicked, for the next product. */
  const [point, setPoint] = useState<Point | null>(null)
  const [lastRemoved, setLastRemoved] = useState<{ readonly item: DraftItem; readonly index: number } | null>(null)
  const products = useMemo(
    () =>
      new Map<string | null, LookProduct>(
        [...picked, ...(base?.products ?? [])].map((product) => [product.id, product]),
      ),
    [picked, base],
  )
  const isFull = draft.items.length >= MAX_LOOK_ITEMS
  const getName = ({ productId }: DraftItem) => products.get(productId)?.name ?? adminText.deletedProduct
  /** Changes the items and clears the errors of all products, because errors are keyed by index. */
  const changeItems = (update: (typed: LookDraft) => LookDraft) => {
    set({ items: draft.items })
    setDraft(update)
  }
  const place = (item: DraftItem, to: Point) => changeItems((typed) => changeItem(typed, item.id, to))

  return {
    ...form,
    ...blockUntilUploaded(form, [uploads]),
    uploads,
    isFull,
    announcement,
    point: isFull ? null : point,
    selectPoint: setPoint,
    getName,
    findProduct: ({ productId }: DraftItem) => products.get(productId),
    sentItems: JSON.stringify(draft.items.map((item) => ({ ...item, productId: item.productId ?? '' }))),
    add: ({ id, name, status, colors, image }: PlannedProduct) => {
      if (isFull || draft.items.some(({ productId }) => productId === id)) return
      setPicked((before) => [
        ...before,
        { id, name, status, colors: [...colors], image: image?.url ?? null, colorImages: {} },
      ])
      changeItems((typed) => addItem(typed, { id: newId(), productId: id, point }))
      setPoint(null)
      setAnnouncement(adminText.placed(name, draft.items.length + 1))
    },
    place,
    nudge: (item: DraftItem, dx: number, dy: number) => {
      const to = movePoint(item, dx, dy)
      place(item, to)
      setAnnouncement(adminText.hotspotMoved(getName(item), to.x, to.y))
    },
    setColor: (item: DraftItem, color: string | null) => changeItems((typed) => changeItem(typed, item.id, { color })),
    move: (from: number, to: number) => changeItems((typed) => ({ ...typed, items: moveItem(typed.items, from, to) })),
    remove: (index: number) => {
      const item = draft.items[index]
      if (!item) return
      setLastRemoved({ item, index })
      changeItems((typed) => removeItem(typed, item.id))
    },
    /** The name of the product that was removed last; null if it cannot be restored. */
    removedName:
      lastRemoved && !isFull && !draft.items.some(({ productId }) => productId === lastRemoved.item.productId)
        ? getName(lastRemoved.item)
        : null,
    restore: () => {
      if (!lastRemoved) return
      setLastRemoved(null)
      changeItems((typed) => restoreItem(typed, lastRemoved.item, lastRemoved.index))
    },
  }
}
