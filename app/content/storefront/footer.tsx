import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { CurrencyPicker } from '#app/content/locales/currency-picker.tsx'
import { LazyLocalePicker } from '#app/content/locales/lazy-locales.tsx'
import type { FooterColumn } from '#app/content/menus/menu-links.ts'
import type { FooterLink } from '#app/content/pages/legal-links.ts'
import { MenuLink } from '#app/content/storefront/menu-link.tsx'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { SharedElement } from '#app/platform/react-router-tuning/shared-markup.tsx'
import { useStore } from '#app/store/store.tsx'

export const FOOTER_LINK = 'flex min-h-11 items-center underline-offset-4 hover:underline md:min-h-8'

type FooterProps = {
  readonly year: string
  readonly columns: readonly FooterColumn[]
  readonly legal: readonly FooterLink[]
}

/** Up to two columns are beside the store's name; if there are more, all are below it. */
export function Footer({ year, columns, legal }: FooterProps) {
  const { name } = useStore()
  return (
    <footer className="site-footer on-dark mt-24 bg-footer text-on-footer">
      <SharedElement
        element="div"
        className="footer-top page grid gap-x-3 gap-y-6 pt-10 pb-6 md:grid-cols-12 md:gap-y-10 md:pt-14 md:pb-12"
        by={columns}
      >
        {() => <Columns columns={columns} />}
      </SharedElement>
      <div className="page flex flex-wrap items-center gap-x-6 border-t border-on-footer/20 py-4 text-sm md:py-6">
        <LazyLocalePicker className="min-h-11 text-start underline underline-offset-4 max-md:w-full" />
        <p className="py-3 max-md:order-last">{storefrontText.copyright(year, name)} </p>
        <ul className="phone-columns flex-1 flex-wrap items-center max-md:min-w-full md:flex md:gap-x-6">
          {legal.map(({ label, to }) => (
            <li key={label}>
              <Link to={to} className={FOOTER_LINK}>
                {label}
              </Link>
            </li>
          ))}
          <li className="md:ms-auto">
            <a
              href={href('/admin/login')}
              className="inline-flex min-h-11 items-center border border-on-footer/60 px-4 hover:bg-on-footer hover:text-footer"
            >
              {storefrontText.adminLogin}
            </a>
          </li>
        </ul>
      </div>
    </footer>
  )
}

function Columns({ columns }: Pick<FooterProps, 'columns'>) {
  const { name, email, socials } = useStore()
  const picker = <CurrencyPicker className="border-on-footer/60 bg-footer md:mt-3" />
  const areBeside = columns.length <= 2
  return (
    <>
      <div
        className={`footer-name md:col-span-12 ${areBeside ? (socials.length > 0 ? 'lg:col-span-5' : 'lg:col-span-8') : ''}`}
      >
        <p className="type-display text-[calc(min(5.5rem,23vw)*var(--display-size))] leading-[0.9] wrap-anywhere">
          <span className="wordmark-footer">{name}</span>
        </p>
        {email && (
          <a href={`mailto:${email}`} className="mt-2 inline-flex min-h-11 items-center underline underline-offset-4">
            <span className="wrap-anywhere">{email}</span>
          </a>
        )}
      </div>
      <div className="footer-columns phone-columns gap-y-6 md:contents">
        {columns.map(({ id, title, links }, index) => (
          <Links key={id} title={title} links={links} className={areBeside ? 'lg:col-span-2' : 'lg:col-span-3'}>
            {index === columns.length - 1 && picker}
          </Links>
        ))}
        {columns.length === 0 && <div className="md:col-span-4">{picker}</div>}
        {socials.length > 0 && (
          <Links
            title={storefrontText.followUs}
            links={socials.map((social) => ({ label: social.name, to: social.url }))}
            className="max-md:col-span-full lg:col-span-3"
          />
        )}
      </div>
    </>
  )
}

type LinksProps = { title: string; links: FooterColumn['links']; className: string; children?: ReactNode }

function Links({ title, links, className, children }: LinksProps) {
  return (
    <div className={`md:col-span-4 ${className}`}>
      <nav aria-label={title}>
        <h2 className="text-base font-semibold md:mb-2">{title}</h2>
        <ul className="phone-columns text-base">
          {links.map(({ label, to }) => (
            <li key={to + label}>
              <MenuLink to={to} className={FOOTER_LINK}>
                {label}
              </MenuLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  )
}
