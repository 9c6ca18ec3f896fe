import type { ReactNode } from 'react'
import { href, isRouteErrorResponse, useNavigate } from 'react-router'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { useStore } from '#app/store/store.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { LightPanel } from '#app/ui/light-panel.tsx'

type PageMessageProps = {
  title: string
  text: string
  links?: readonly ('shop' | 'home' | 'back')[]
  children?: ReactNode
}

export function PageMessage({ title, text, links = [], children }: PageMessageProps) {
  const { name } = useStore()
  const navigate = useNavigate()
  // A new tab has no history
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate(href('/')))
  return (
    <LightPanel>
      <title>{`${title} · ${name}`}</title>
      <h1 className="type-display text-title">{title}</h1>
      <p className="max-w-[62ch] text-lg">{text}</p>
      {children}
      {links.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-x-6">
          {links.includes('shop') && (
            <ButtonLink to={href('/shop')}>
              {links.length > 1 ? storefrontText.shop : storefrontText.backToShop}
            </ButtonLink>
          )}
          {links.includes('home') && (
            <ButtonLink to={href('/')} look="text" className="min-h-13">
              {storefrontText.home}
            </ButtonLink>
          )}
          {links.includes('back') && (
            <Button look="text" className="no-js:hidden min-h-13" onClick={goBack}>
              {storefrontText.back}
            </Button>
          )}
        </div>
      )}
    </LightPanel>
  )
}

/** The error boundary for a 404; rethrows any other error. */
export function MissingPage({ error, title, text }: { error: unknown; title: string; text: string }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return <PageMessage title={title} text={text} links={['shop']} />
}
