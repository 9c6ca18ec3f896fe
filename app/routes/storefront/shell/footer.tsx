import { href, Link } from 'react-router'
import { CurrencyPicker } from '#app/features/money/shopper-currency.tsx'
import { useStore } from '#app/features/settings/store.tsx'

const LINK = 'flex min-h-11 items-center hover:underline underline-offset-4 md:min-h-8'

export function Footer() {
  const { name, email, socials } = useStore()
  return (
    <footer className="on-dark mt-24 bg-ink text-pearl">
      <div className="page grid gap-x-8 gap-y-10 pt-14 pb-12 md:grid-cols-12">
        <div className="md:col-span-6 lg:col-span-7">
          <p className="type-display text-[5.5rem] leading-[0.9]">{name}</p>
          {email && (
            <a href={`mailto:${email}`} className="mt-4 inline-flex min-h-11 items-center underline underline-offset-4">
              {email}
            </a>
          )}
        </div>
        <nav aria-labelledby="footer-shop" className="md:col-span-3 lg:col-span-2">
          <h2 id="footer-shop" className="mb-2 text-base font-semibold">
            Shop
          </h2>
          <ul className="text-base">
            <li>
              <Link to={href('/shop')} className={LINK}>
                All Products
              </Link>
            </li>
            <li>
              <Link to={href('/shop')} className={LINK}>
                New Arrivals
              </Link>
            </li>
            <li>
              <Link to={href('/shop')} className={LINK}>
                Bestsellers
              </Link>
            </li>
          </ul>
          <CurrencyPicker className="mt-3 border-pearl/50 bg-ink" />
        </nav>
        <nav aria-labelledby="footer-legal" className="md:col-span-3">
          {socials.length > 0 && (
            <ul className="mb-6 text-base">
              {socials.map((social) => (
                <li key={social.name}>
                  <a href={social.url} rel="noopener" className={LINK}>
                    {social.name}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <h2 id="footer-legal" className="mb-2 text-base font-semibold">
            Service
          </h2>
          <ul className="text-base">
            {['Privacy Policy', 'Terms of Service', 'Shipping & Returns'].map((label) => (
              <li key={label}>
                <Link to={href('/')} className={LINK}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="page flex flex-wrap items-center justify-between gap-4 border-t border-pearl/20 py-6 text-sm">
        <p>
          © <span suppressHydrationWarning>{new Date().getFullYear()}</span> {name}
        </p>
        <Link
          to={href('/admin/login')}
          reloadDocument
          className="inline-flex min-h-11 items-center border border-pearl/60 px-4 hover:bg-pearl hover:text-ink"
        >
          Admin Login
        </Link>
      </div>
    </footer>
  )
}
