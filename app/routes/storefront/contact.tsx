import { href, Link } from 'react-router'
import { listContactDetails } from '#app/content/contact/contact-details.ts'
import { ContactEnquiry } from '#app/content/contact/contact-enquiry.tsx'
import { createPageHead } from '#app/content/seo/page-head.server.ts'
import { getHead } from '#app/content/seo/page-head.ts'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { orderText } from '#app/orders/order-text.ts'
import { tagPage } from '#app/platform/cache/page-tags.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import { useStore } from '#app/store/store.tsx'
import type { Route } from './+types/contact'

export const cache = {} satisfies RouteCache

export async function loader({ context, url }: Route.LoaderArgs) {
  tagPage(context, 'settings')
  const storefront = await readStorefront(context)
  const { settings } = storefront
  const { store_name, contact_reply_time, contact_hours } = settings
  const head = createPageHead(url, storefront, {
    title: storefrontText.contactUs,
    description: [storefrontText.contactDescription(store_name), contact_reply_time, contact_hours].join(' '),
    path: href('/contact'),
  })
  return {
    head,
    details: listContactDetails(settings),
    replyTime: contact_reply_time,
    hours: contact_hours,
    hasInbox: settings.contact_inbox,
  }
}

export const meta = getHead

const LINK = 'inline-flex min-h-11 items-center lg:min-h-7 text-link'
/** The larger target overlaps the gaps around it, so that all gaps look the same. */
const DETAIL_LINK = `-my-2.5 lg:-my-0.5 ${LINK}`

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { details, replyTime, hours, hasInbox } = loaderData
  const { email, socials } = useStore()
  return (
    <div className="page grid gap-x-3 gap-y-10 pt-8 lg:grid-cols-12 lg:pt-12">
      <div className="lg:col-span-12">
        <h1 className="type-display text-title">{storefrontText.contactUs}</h1>
        <p className="mt-5 max-w-[62ch] text-lg text-balance">
          {storefrontText.contactLead.before}
          <Link to={href('/faq')} className="text-link">
            {storefrontText.contactLead.link}
          </Link>
          {storefrontText.contactLead.after}
        </p>
      </div>
      <div className="lg:col-span-4 lg:col-start-9 lg:row-start-2">
        <dl className="grid gap-4 border-t border-line pt-4 text-md lg:border-0 lg:pt-0">
          {details.map(({ label, text, href: to }) => (
            <div key={label}>
              <dt className="text-base text-ink-2">{label}</dt>
              <dd className="whitespace-pre-line">
                {to ? (
                  <a href={to} className={`${DETAIL_LINK} break-all`}>
                    {text}
                  </a>
                ) : (
                  text
                )}
              </dd>
            </div>
          ))}
          {(replyTime || hours) && (
            <div>
              <dt className="text-base text-ink-2">{storefrontText.support}</dt>
              {hours && <dd>{hours}</dd>}
              {replyTime && <dd>{replyTime}</dd>}
            </div>
          )}
          {socials.length > 0 && (
            <div>
              <dt className="text-base text-ink-2">{storefrontText.followUs}</dt>
              {socials.map(({ name, url }) => (
                <dd key={name}>
                  <a href={url} rel="noopener" className={LINK}>
                    {name}
                  </a>
                </dd>
              ))}
            </div>
          )}
        </dl>
        <p className="mt-4 text-md">
          <Link to={href('/orders')} className={LINK}>
            {orderText.myOrders}
          </Link>
        </p>
      </div>
      <div className="border-t border-line pt-6 lg:col-span-7 lg:row-start-2 lg:border-0 lg:pt-0">
        <ContactEnquiry hasInbox={hasInbox} />
        <noscript>
          <p className="bg-lumen-soft p-4">
            {storefrontText.formNeedsJavaScript}
            {email && (
              <>
                {storefrontText.writeInstead.before}
                <a href={`mailto:${email}`} className="text-link">
                  {email}
                </a>
                {storefrontText.writeInstead.after}
              </>
            )}
          </p>
        </noscript>
      </div>
    </div>
  )
}
