import { expect, test } from 'vitest'
import { newId } from '#app/lib/id.ts'
import { canSaveView, findActiveView } from '#app/operations/saved-views/active-view.ts'

const [toShip, wine] = [
  { id: newId<'saved-view'>(), name: 'To ship', query: 'ship=open' },
  { id: newId<'saved-view'>(), name: 'Wine', query: 'q=wine' },
]

const cases = [
  { current: '', requested: null, name: undefined, isEdited: false, isDeleted: false, canSave: false },
  { current: 'q=silk', requested: null, name: undefined, isEdited: false, isDeleted: false, canSave: true },
  { current: 'ship=open', requested: null, name: 'To ship', isEdited: false, isDeleted: false, canSave: false },
  { current: 'q=silk', requested: toShip.id, name: 'To ship', isEdited: true, isDeleted: false, canSave: true },
  { current: 'q=wine', requested: toShip.id, name: 'To ship', isEdited: true, isDeleted: false, canSave: false },
  { current: 'q=silk', requested: 'x', name: undefined, isEdited: false, isDeleted: true, canSave: true },
  { current: 'q=wine', requested: 'x', name: 'Wine', isEdited: false, isDeleted: false, canSave: false },
]

test.each(cases)(
  'with the filters "$current" and the requested view $requested, the active view is $name',
  ({ current, requested, name, canSave, ...state }) => {
    const views = { list: 'orders', path: '/admin/orders', current, requested, views: [toShip, wine] } as const
    const { view, ...rest } = findActiveView(views)
    expect([view?.name, rest, canSaveView(views)]).toEqual([name, state, canSave])
  },
)
