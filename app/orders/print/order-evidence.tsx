import { Fragment, type ReactNode } from 'react'
import { languageName } from '#app/base/language-names.ts'
import { formatMoney } from '#app/base/money.ts'
import { formatDay } from '#app/lib/format/date.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { describeEvent, describeMail } from '#app/orders/admin/order-timeline.tsx'
import type { OrderEvidence } from '#app/orders/evidence/read-evidence.server.ts'
import { PrintedSheet } from '#app/orders/print/order-sheet.tsx'
import { PrintedItems } from '#app/orders/print/printed-items.tsx'
import type { PrintedOrder, Sender } from '#app/orders/print/printed-orders.server.ts'
import { getNoticeUrl } from '#app/store/guarantee.ts'
import { LAW_RULE_IDS, LAW_RULES } from '#app/store/law-rules.ts'
import { getPolicyLabel, getRuleText } from '#app/store/staff-labels.ts'
import { HeaderCell, SheetAddress } from '#app/ui/admin/print-sheet.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { TimeZoneProvider, useTimeZone } from '#app/ui/time-zone.tsx'

type RecordedEvidence = NonNullable<OrderEvidence['recorded']>

type PrintedEvidenceProps = PrintedOrder & { sender: Sender; evidence: OrderEvidence }

/** A document with the evidence of an order: what the shopper saw, the rules that applied, and later events. */
export function PrintedEvidence({ order, items, sender, shippingLines, billingLines, evidence }: PrintedEvidenceProps) {
  const { recorded, subscriber, consents, events, mails } = evidence
  const { zone } = useTimeZone()
  const isSameAddress = shippingLines.join('\n') === billingLines.join('\n')
  return (
    <TimeZoneProvider zone={zone} showsOffset>
      <PrintedSheet title={adminText.orderEvidence} order={order} sender={sender}>
        <div className="mt-6 grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <SheetAddress title={adminText.orderedBy} lines={[...billingLines, order.customerEmail].filter(Boolean)} />
          <SheetAddress title={adminText.sentTo} lines={isSameAddress ? [adminText.sameAsBilling] : shippingLines} />
        </div>
        {recorded ? (
          <ShownCheckout recorded={recorded} placedAt={order.createdAt} />
        ) : (
          <>
            <PrintedItems order={order} items={items} />
            <EvidenceSection title={adminText.checkout}>
              <p className="max-w-[62ch]">{adminText.notRecorded}</p>
            </EvidenceSection>
          </>
        )}
        <EvidenceSection title={adminText.consents}>
          <p>
            {adminText.noConsent}{' '}
            {subscriber ? (
              <>
                {adminText.subscribedOn.before}
                <LocalTime at={subscriber.at} />
                {adminText.subscribedOn.after(subscriber.origin)}
              </>
            ) : (
              adminText.notSubscribed
            )}
          </p>
          {consents.map((consent) => (
            <NewsletterConsent key={consent.id} consent={consent} />
          ))}
        </EvidenceSection>
        <EvidenceSection title={adminText.emails}>
          <EventList
            emptyText={adminText.noMails}
            entries={mails.map((mail) => ({
              id: mail.id,
              at: mail.sentAt ?? mail.createdAt,
              text: describeMail(mail),
            }))}
          />
        </EvidenceSection>
        <EvidenceSection title={adminText.whatHappened}>
          <EventList
            emptyText={adminText.noEvents}
            entries={events.map((event) => ({
              id: event.id,
              at: event.createdAt,
              text: describeEvent(event, order.charged.total.currency),
            }))}
          />
        </EvidenceSection>
        <p className="mt-6 border-t border-ink pt-3 text-sm">{adminText.evidenceNote}</p>
      </PrintedSheet>
    </TimeZoneProvider>
  )
}

/** Shows the text of the newsletter form and what happened to the consent later. */
function NewsletterConsent({ consent }: { consent: OrderEvidence['consents'][number] }) {
  const { page, language, text, byMail, createdAt, confirmedAt, withdrawnAt } = consent
  const facts: (readonly [string, ReactNode])[] = [
    [adminText.consentSent, <LocalTime key="sent" at={createdAt} />],
    [adminText.page, page],
    [adminText.language, languageName(language) || language],
    [
      adminText.consentText,
      <q key="text">
        <ShownText language={language}>{text.replaceAll('\n', ' · ')}</ShownText>
      </q>,
    ],
  ]
  if (byMail) {
    const at = confirmedAt ? <LocalTime key="confirmed" at={confirmedAt} /> : adminText.consentUnconfirmed
    facts.push([adminText.consentConfirmed, at])
  }
  if (withdrawnAt) facts.push([adminText.consentWithdrawn, <LocalTime key="withdrawn" at={withdrawnAt} />])
  return (
    <div className="mt-3 break-inside-avoid">
      <DefinitionRows facts={facts} />
    </div>
  )
}

/** Shows text that the shopper saw, in the writing direction of its language. */
function ShownText({ language, children }: { language: string; children: string }) {
  return <bdi lang={language}>{children}</bdi>
}

/** Shows the legal guarantee notice that the shopper saw, as text or an image. */
function GuaranteeNotice({ guarantee, language }: Pick<RecordedEvidence, 'guarantee'> & { language: string }) {
  if (!guarantee) return null
  const { text, image } = guarantee
  return (
    <EvidenceSection title={adminText.guaranteeNotice}>
      <p dir="auto" lang={language} className="max-w-[62ch]">
        {text}
      </p>
      {image && (
        <figure className="mt-3 max-w-60 break-inside-avoid">
          <img src={getNoticeUrl(image)} width={image.width} height={image.height} alt="" />
          <figcaption className="mt-1 text-sm wrap-anywhere">{adminText.guaranteeImage(image.id)}</figcaption>
        </figure>
      )}
    </EvidenceSection>
  )
}

function ShownCheckout({ recorded, placedAt }: { recorded: RecordedEvidence; placedAt: Date }) {
  const { software, page, market, chargedCurrency, delivery, sums, chargedAs, button, rules, policies } = recorded
  return (
    <>
      <EvidenceSection title={adminText.whereAndWhen}>
        <DefinitionRows
          facts={[
            [adminText.placed, <LocalTime key="at" at={placedAt} />],
            [adminText.page, page.path],
            [adminText.language, languageName(page.language) || page.language],
            [adminText.market, `${market.name} (${market.countries.join(', ')})`],
            [adminText.chargedIn, chargedCurrency],
            [adminText.software, adminText.softwareVersion(software.version, software.commit)],
          ]}
        />
      </EvidenceSection>
      <EvidenceSection title={adminText.pricesShown}>
        <Lines lines={recorded.lines} language={page.language} />
        <dl className="mt-3 ml-auto grid break-inside-avoid gap-1 tabular-nums sm:max-w-80">
          {[...sums.rows, { term: null, amount: sums.total }, ...sums.included].map(({ term, amount }) => (
            <div key={term} className="flex justify-between gap-4">
              <dt className="min-w-0 wrap-anywhere">
                {term === null ? adminText.total : <ShownText language={page.language}>{term}</ShownText>}
              </dt>
              <dd className="whitespace-nowrap">
                <ShownText language={page.language}>{amount}</ShownText>
              </dd>
            </div>
          ))}
        </dl>
        {chargedAs && (
          <p className="mt-1 sm:text-end">
            <ShownText language={page.language}>{chargedAs}</ShownText>
          </p>
        )}
      </EvidenceSection>
      <EvidenceSection title={adminText.orderButtonAndDelivery}>
        <DefinitionRows
          facts={[
            [
              adminText.button,
              <Fragment key="button">
                “<ShownText language={page.language}>{button}</ShownText>”
              </Fragment>,
            ],
            [
              adminText.delivery,
              <ShownText key="delivery" language={page.language}>
                {[delivery.name, delivery.days].filter(Boolean).join(', ')}
              </ShownText>,
            ],
          ]}
        />
      </EvidenceSection>
      <EvidenceSection title={adminText.rulesApplied}>
        {rules.length === 0 ? (
          <p>{adminText.noRules}</p>
        ) : (
          <ul className="grid gap-1">
            {rules.map((rule) => (
              <li key={rule}>{formatRule(rule)}</li>
            ))}
          </ul>
        )}
      </EvidenceSection>
      <GuaranteeNotice guarantee={recorded.guarantee} language={page.language} />
      <EvidenceSection title={adminText.policiesInForce}>
        {policies.length === 0 ? (
          <p>{adminText.noPolicies}</p>
        ) : (
          <ul className="grid gap-2">
            {policies.map(({ policy, publishedAt, hash, isSame }) => (
              <li key={policy} className="break-inside-avoid">
                {adminText.policyPublished.before(getPolicyLabel(policy))}
                <LocalTime at={new Date(publishedAt)} />
                {isSame ? adminText.policyPublished.unchanged : adminText.policyPublished.changed}
                <span className="block text-sm wrap-anywhere">{adminText.sha256(hash)}</span>
              </li>
            ))}
          </ul>
        )}
      </EvidenceSection>
    </>
  )
}

function formatRule(id: string): string {
  const knownRule = LAW_RULE_IDS.find((rule) => rule === id)
  if (!knownRule) return id
  const { source, since } = LAW_RULES[knownRule]
  return adminText.ruleSince(getRuleText(knownRule).name, source.name, formatDay(since))
}

function Lines({ lines, language }: Pick<RecordedEvidence, 'lines'> & { language: string }) {
  return (
    <table className="w-full tabular-nums">
      <caption className="sr-only">{adminText.pricesShown}</caption>
      <thead className="text-left text-sm">
        <tr className="border-b border-ink">
          <HeaderCell>{adminText.product}</HeaderCell>
          <HeaderCell className="px-3 text-right">{adminText.qty}</HeaderCell>
          <HeaderCell className="text-right">{adminText.price}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ product, variant, quantity, shownPrice, price, was, prior }) => (
          <tr key={`${product} ${variant}`} className="break-inside-avoid border-b border-line align-top">
            <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
              <span className="block font-medium">
                <ShownText language={language}>{product}</ShownText>
              </span>
              <span className="block text-sm">
                <ShownText language={language}>{variant}</ShownText>
              </span>
              {was && <span className="block text-sm">{adminText.oldPrice(formatMoney(was))}</span>}
              {prior && <span className="block text-sm">{adminText.lowestPriceBefore(formatMoney(prior))}</span>}
            </th>
            <td className="px-3 py-2 text-right">{quantity}</td>
            <td className="py-2 text-right">
              {formatMoney(shownPrice)}
              {shownPrice.currency !== price.currency && <span className="block text-sm">{formatMoney(price)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function EvidenceSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6 text-base">
      <h3 className="mb-2 break-after-avoid text-md font-semibold">{title}</h3>
      {children}
    </section>
  )
}

function DefinitionRows({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[7rem_1fr] gap-x-4 gap-y-1">
      {facts.map(([term, fact]) => (
        <div key={term} className="col-span-2 grid grid-cols-subgrid">
          <dt>{term}</dt>
          <dd className="wrap-anywhere">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

type EventEntry = { readonly id: string; readonly at: Date; readonly text: string }

function EventList({ entries, emptyText }: { entries: readonly EventEntry[]; emptyText: string }) {
  if (entries.length === 0) return <p>{emptyText}</p>
  return (
    <ol className="grid gap-y-1 max-sm:gap-y-2">
      {entries.map(({ id, at, text }) => (
        <li key={id} className="grid gap-x-4 wrap-anywhere sm:grid-cols-[13rem_1fr]">
          <LocalTime at={at} />
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}
