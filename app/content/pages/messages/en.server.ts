/** Names of what staff fill in, if the settings do not know it. */
export const gaps = {
  legalName: 'full name of your company and its legal form',
  address: 'address',
  country: 'country',
  email: 'email address',
  phone: 'phone number',
  vatNumber: 'VAT number',
  providers: 'names of your payment providers',
}
export const taxesIncluded = 'They include taxes.'
/** Where consumers may withdraw: Directive 2011/83/EU, Art. 9 and 13. */
export const withdrawal =
  'As a consumer, you can [withdraw from the contract](/withdraw) within 14 days after delivery, without giving a reason. We then refund your payment and the standard delivery within 14 days after we received your withdrawal, though we may wait until the goods are back or you prove that you sent them. The following applies to returns beyond that.'
export const taxesAdded = 'Taxes are added at checkout.'

/** What a policy usually says. Gaps in square brackets are filled by staff, `{{names}}` from the settings, and `{names}` on each page. */
export const outlines = {
  terms: {
    title: 'Terms of Service',
    body: `These terms apply to all orders in the online store of {{company}}, {{address}}.

## Contract

What the store shows is an invitation to order. Your order is an offer. The contract is concluded when we [confirm the order by email / ship the goods].

## Prices and payment

Prices are those shown when you order. {{taxes}} Checkout shows all costs before you order and the payment methods that you can use.

## Delivery

Countries we deliver to: {shipping_countries}. Standard delivery takes {standard_days}. See [our shipping page](/shipping) for costs and times.

## Right of withdrawal and returns

See [our returns page](/returns) for how long you can return goods, and how.

## Warranty and liability

The statutory warranty applies. [What you add to it, or delete this sentence]

## Law and disputes

The law of {{country}} applies. It does not take away the protection that the law of your country of residence gives you as a consumer.

Write to {{email}} with any question about these terms.`,
  },
  privacy: {
    title: 'Privacy Policy',
    body: `{{company}}, {{address}}, is responsible for your personal data in this store. Write to {{email}} with any question.

## What we store

- Of an order: your name, addresses, email, phone number, what you ordered and how it was paid. We need it to fulfill the contract, and for bookkeeping.
- Of the newsletter: your email address, until you unsubscribe; after that only so that no import subscribes it again. When and how you agreed is recorded, until three years after you unsubscribe.
- Of the contact form: what you write to us, until your question is settled.
- Technical data such as your IP address, for security, for up to [number] days.

Your cart, your currency and your wishlist are kept in your browser.

## Who gets it

- Payment providers: {{providers}}
- Carriers: [names of your carriers]
- Hosting and email: [names of your providers and their countries]

## How long we keep it

We keep orders and invoices for [number] years, as the law requires. Other data is deleted when it is no longer needed.

## Your rights

You can ask for a copy of your data, and for it to be corrected or deleted. You can object to its use and withdraw a consent at any time. You can complain to [your data protection authority].`,
  },
  returns: {
    title: 'Returns and Exchanges',
    body: `## How long you have

{{withdrawal}}You can return what you bought within [number] days after it arrived.

## What can be returned

Pieces must be unworn, with their labels, and in their packaging. We cannot take back [what cannot be returned, such as earrings and underwear].

## How to return

1. Write to {{email}} with your order number.
2. Pack the pieces with care.
3. Send them to {{company}}, {{address}}.

[You pay / We pay] for the return.

## Refunds

We refund the price and standard delivery within [number] days after the pieces arrived, with the method that you paid with.

## Exchanges

[Whether you exchange sizes and colors, and how]

## Damaged or wrong pieces

Write to us with a photo. We replace the piece or refund it, and pay for its return.`,
  },
  shipping: {
    title: 'Shipping',
    body: `## Where we deliver

Countries we deliver to: {shipping_countries}.

## Costs and times

- Standard delivery costs {standard_price} and takes {standard_days}.
- Express delivery costs {express_price} and takes {express_days}.
- Delivery is free from {free_shipping_from}.

Orders placed before [time] on a business day leave us [on the same day / on the next day].

## Tracking

You get an email with the tracking number when your order leaves us.

## Customs and duties

[Whether duties are included, or paid on delivery outside of your country]

## When something does not arrive

Write to {{email}} if your order has not arrived [number] days after the expected date.`,
  },
  'legal-notice': {
    title: 'Legal Notice',
    body: `{{legalName}}  
{{address}}  
{{country}}

Represented by [name of the owner or managing director]

## Contact

Email: {{email}}  
Phone: {{phone}}

## Registration

Registered at [register and number]. {{taxNumbers}}

## Responsible for the content

[Name of the person], {{address}}`,
  },
  accessibility: {
    title: 'Accessibility',
    body: `We want everyone to be able to shop here. This store is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.

## How it is built

- All of it can be used with a keyboard.
- Images have descriptions, forms have labels, and errors are named beside their fields.
- Text has enough contrast and can be enlarged to 200 %.

## Known limits

[What is not accessible yet, and by when it will be]

## Tell us

Write to {{email}} or call {{phone}} if something does not work for you. We reply within [number] days.

## Enforcement

If we do not solve it, you can contact [the authority of your country].

This page was last checked on [date].`,
  },
}
