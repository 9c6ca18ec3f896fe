import { href, Link } from 'react-router'
import { CurrencyPicker } from '#app/features/money/shopper-currency.tsx'
import { useStore } from '#app/features/settings/store.tsx'

const LINK = 'flex min-h-11 items-center underline-offset-4 hover:underline md:min-h-8'

const SHOP = [
  ['All Products', href('/shop')],
  ['New Arrivals', href('/shop')],
  ['Bestsellers', href('/shop')],
  ['Lookbook', href('/lookbook')],
] as const
const ABOUT = [
  ['Our Story', href('/about')],
  ['Contact Us', href('/contact')],
  ['FAQ', href('/faq')],
] as const
const LEGAL = ['Privacy Policy', 'Terms of Service', 'Shipping & Returns']

export function Footer() {
  const { name, email, socials } = useStore()
  return (
    <footer className="on-dark mt-24 bg-ink text-pearl">
      <div className="page grid gap-x-3 gap-y-10 pt-14 pb-12 md:grid-cols-12">
        <div className={`md:col-span-12 ${socials.length > 0 ? 'lg:col-span-5' : 'lg:col-span-8'}`}>
          <p className="type-display text-[5.5rem] leading-[0.9] [overflow-wrap:anywhere]">{name}</p>
          {email && (
            <a href={`mailto:${email}`} className="mt-4 inline-flex min-h-11 items-center underline underline-offset-4">
              <span className="[overflow-wrap:anywhere]">{email}</span>
            </a>
          )}
        </div>
        <div className="md:col-span-4 lg:col-span-2">
          <Links title="Shop" links={SHOP} />
          <CurrencyPicker className="mt-3 border-pearl/50 bg-ink" />
        </div>
        <div className="md:col-span-4 lg:col-span-2">
          <Links title="About" links={ABOUT} />
        </div>
        {socials.length > 0 && (
          <div className="md:col-span-4 lg:col-span-3">
            <Links title="Follow us" links={socials.map(({ name, url }) => [name, url])} />
          </div>
        )}
      </div>
      <div className="page flex flex-wrap items-center gap-x-6 border-t border-pearl/20 py-6 text-sm">
        <p className="py-3">
          © <span suppressHydrationWarning>{new Date().getFullYear()}</span> {name}
        </p>
        <ul className="flex flex-wrap gap-x-6 max-md:w-full max-md:flex-col">
          {LEGAL.map((text) => (
            <li key={text}>
              <Link to={href('/')} prefetch="intent" className={LINK}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
        <Link
          to={href('/admin/login')}
          reloadDocument
          className="inline-flex min-h-11 items-center border border-pearl/60 px-4 hover:bg-pearl hover:text-ink max-md:mt-3 md:ml-auto"
        >
          Admin Login
        </Link>
      </div>
    </footer>
  )
}

function Links({ title, links }: { title: string; links: readonly (readonly [text: string, to: string])[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 text-base font-semibold">{title}</h2>
      <ul className="text-base">
        {links.map(([text, to]) => (
          <li key={text}>
            <Link to={to} prefetch="intent" className={LINK}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
