import { useEffect } from 'react'
import { data, href, useNavigate, useSearchParams } from 'react-router'
import { ProductStatusMark } from '#app/features/catalog/admin-product-marks.tsx'
import { listCollectionChoices } from '#app/features/catalog/product-admin.server.ts'
import { ProductForm } from '#app/features/catalog/product-form.tsx'
import { productInput } from '#app/features/catalog/product-input.ts'
import type { ProductAnswer } from '#app/features/catalog/use-product-form.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { findStockedProduct, saveProduct } from '#app/features/stock/stocked-product.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { idFrom } from '#app/lib/id.ts'
import { notFound } from '#app/lib/not-found.ts'
import { db } from '#app/platform/db/db.server.ts'
import { AdminError } from '#app/routes/admin/shell/admin-error.tsx'
import { AdminPage } from '#app/routes/admin/shell/admin-page.tsx'
import { keepForm, NOT_SAVED } from '#app/routes/admin/shell/keep-form.ts'
import { useToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/product-edit'

const MISSING = 'Product Not Found'

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = idFrom<'product'>(params.id, MISSING)
  const [product, settings, collections] = await Promise.all([
    findStockedProduct(db, id),
    readSettings(db),
    listCollectionChoices(db),
  ])
  if (!product) throw notFound(MISSING)
  return { product, currency: settings.store_currency, lowStockThreshold: settings.low_stock_threshold, collections }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const id = idFrom<'product'>(params.id, MISSING)
  const { store_currency: currency } = await readSettings(db)
  const input = parseForm(productInput(currency), await request.formData())
  if (!input.ok) return answerWith({ outcome: 'refused', errors: input.errors, current: null }, 400)
  const saved = await saveProduct(db, id, input.value, admin.id)
  if (saved.outcome === 'asks') return answerWith({ outcome: 'asks' }, 409)
  if (saved.outcome === 'refused') return answerWith({ outcome: 'refused', errors: saved.errors, current: null }, 409)
  const product = await findStockedProduct(db, id)
  if (saved.outcome === 'not-found' || !product) throw notFound(MISSING)
  if (saved.outcome === 'saved') return answerWith({ outcome: 'saved', current: product }, 200)
  return answerWith({ outcome: 'refused', errors: saved.errors, current: product }, 409)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  const kept: ProductAnswer = { outcome: 'refused', errors: { '': NOT_SAVED }, current: null }
  return keepForm(serverAction, kept)
}

function answerWith(answer: ProductAnswer, status: 200 | 400 | 409) {
  return data(answer, { status })
}

export default function ProductEdit({ actionData, loaderData, params }: Route.ComponentProps) {
  const { product } = loaderData
  useTellCreated()
  return (
    <AdminPage title={product.name} note={<ProductStatusMark status={product.status} />}>
      <ProductForm key={params.id} {...loaderData} answer={actionData} />
    </AdminPage>
  )
}

/** A new product leads here: said once, and not again on a reload. */
function useTellCreated(): void {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const toast = useToast()
  const isCreated = query.has('created')
  useEffect(() => {
    if (!isCreated) return
    toast('Product created successfully!')
    navigate('.', { replace: true, preventScrollReset: true })
  }, [isCreated, navigate, toast])
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <AdminError
      error={error}
      failed="Failed to load product"
      back={{ to: href('/admin/products'), label: 'Back to products' }}
    />
  )
}
