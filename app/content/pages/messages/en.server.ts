/** Names of the gaps that staff fill in if the settings have no value. */
export const gaps = {
  legalName: 'full company name with its legal form',
  address: 'your address',
  country: 'your country',
  email: 'email address',
  phone: 'phone number',
  vatNumber: 'VAT number',
  providers: 'names of your payment providers',
}
export const taxesIncluded = 'They include taxes.'
/** Where consumers have a right of withdrawal: Directive 2011/83/EU, Art. 9 and 13. */
export const withdrawal =
  'As a consumer, you can [withdraw from the contract](/withdraw) within 14 days after delivery, without giving a reason. We then refund your payment and standard delivery within 14 days of receiving your withdrawal, though we may wait until the goods are back or you prove that you sent them. The following applies to all other returns.'
export const taxesAdded = 'Taxes are added at checkout.'

/**
 * The usual text of a policy. Staff fill the gaps in square brackets. `{{names}}` are filled from the settings when the
 * text is created, and `{names}` whenever the page is shown.
 */
export const outlines = {
  terms: {
    title: 'Terms of Service',
    body: `These terms apply to all orders in the online store of {{company}}, {{address}}.

## Contract

The products in the store are an invitation to place an order. Your order is an offer. The contract is concluded when we [moment of the contract: confirm the order by email / ship the goods].

## Prices and payment

The prices shown when you order apply. {{taxes}} Before you order, checkout shows all costs and the payment methods you can use.

## Delivery

Countries we deliver to: {shipping_countries}. Standard delivery takes {standard_days}. See [our shipping page](/shipping) for costs and times.

## Right of withdrawal and returns

See [our returns page](/returns) for how long you can return goods, and how.

## Warranty and liability

The statutory warranty applies. [Additional warranty that you offer]

## Law and disputes

Governing law: {{country}}. This does not take away the consumer protection that the law of your country of residence gives you.

If you have any questions about these terms, write to {{email}}.`,
  },
  privacy: {
    title: 'Privacy Policy',
    body: `{{company}}, {{address}}, is responsible for your personal data in this store. If you have any questions, write to {{email}}.

## What we store

- Orders: your name, addresses, email, phone number, what you ordered and how you paid. We need this to fulfill the contract and for bookkeeping.
- Newsletter: your email address, until you unsubscribe; after that, only so that no import subscribes you again. We record when and how you agreed, until three years after you unsubscribe.
- Contact form: what you write to us, until your question is answered.
- Technical data such as your IP address, for security, for up to [days you keep technical data] days.

Your cart, currency and wishlist are stored in your browser.

## Who we share it with

- Payment providers: {{providers}}
- Carriers: [names of your carriers]
- Hosting and email: [names of your providers and their countries]

## How long we keep it

We keep orders and invoices for [years you keep orders and invoices] years, as the law requires. Other data is deleted when it is no longer needed.

## Your rights

You can ask for a copy of your data, and ask us to correct or delete it. You can object to its use and withdraw your consent at any time. You can complain to [your data protection authority].`,
  },
  returns: {
    title: 'Returns and Exchanges',
    body: `## How long you have

{{withdrawal}}You can return items within [days for returns] days of delivery.

## What can be returned

Items must be unworn, with their tags on and in their original packaging. We cannot take back [items you do not take back].

## How to return

1. Write to {{email}} with your order number.
2. Pack the items carefully.
3. Send them to {{company}}, {{address}}.

[who pays for return shipping: You pay / We pay] for return shipping.

## Refunds

We refund the price and standard delivery to your original payment method within [days until you refund] days of receiving the items.

## Exchanges

[How you exchange sizes and colors]

## Damaged or wrong items

Write to us with a photo. We replace or refund the item and pay for its return.`,
  },
  shipping: {
    title: 'Shipping',
    body: `## Where we deliver

Countries we deliver to: {shipping_countries}.

## Costs and times

- Standard delivery costs {standard_price} and takes {standard_days}.
- Express delivery costs {express_price} and takes {express_days}.
- Delivery is free on orders of {free_shipping_from} or more.

Orders placed before [order cutoff time] on a business day ship [shipping day: on the same day / on the next day].

## Tracking

We email you the tracking number when your order ships.

## Customs and duties

[Who pays duties outside your country]

## If your order does not arrive

Write to {{email}} if your order has not arrived [days to wait] days after the expected date.`,
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

Registered with [register and number]. {{taxNumbers}}

## Responsible for the content

[Name of the person responsible for the content], {{address}}`,
  },
  accessibility: {
    title: 'Accessibility',
    body: `We want everyone to be able to shop here. This store is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.

## How it is built

- Everything works with a keyboard.
- Images have descriptions, forms have labels, and errors appear beside their fields.
- Text has enough contrast and can be enlarged to 200%.

## Known limitations

[What is not accessible yet, and when you will fix it]

## Contact us

Write to {{email}} or call {{phone}} if something does not work for you. We reply within [days until you reply] days.

## Enforcement

If we do not resolve it, you can contact [your country’s authority].

This page was last checked on [date of the check].`,
  },
}
