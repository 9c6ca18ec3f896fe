// For each rule: its name, its requirement in one sentence, and any exemption with the reason that is recorded
export const rules = {
  'lowest-price': {
    name: 'Lowest price in 30 days',
    requires: 'An announced price reduction must show the lowest price of the 30 days before it.',
  },
  'unit-price': {
    name: 'Unit price',
    requires:
      'Products sold by volume, weight, length or area must show their unit price next to the price. Pages, cards and carts do this for products with a unit size.',
  },
  'product-safety': {
    name: 'Product safety',
    requires:
      'Each offer must show the manufacturer with a postal and an electronic address, a responsible person in the EU if the manufacturer is outside the EU, the product, and its warnings.',
  },
  'textile-labelling': {
    name: 'Fiber content',
    requires: 'Each textile product must show its fibers, in percent by weight, before purchase.',
  },
  'textile-origin': {
    name: 'Origin of textiles',
    requires: 'Each textile product’s description must say where it was made.',
  },
  'delivery-and-total': {
    name: 'Delivery time and total',
    requires:
      'Directly before placing the order, shoppers must see the total with tax and shipping, and the delivery time.',
  },
  'order-button': {
    name: 'Order button',
    requires: 'The order button must say only that ordering means paying.',
  },
  'guarantee-notice': {
    name: 'Guarantee notice',
    requires:
      'Before the order and in its confirmation, the official EU notice must remind shoppers of the legal guarantee, in color, unchanged and in the language of the page. Upload the image that the Commission publishes in each language. Until then, the store shows the wording as text, which cannot replace the image.',
  },
  withdrawal: {
    name: 'Online withdrawal form',
    requires: 'Every page must link to a form that lets consumers withdraw from a contract for 14 days after delivery.',
  },
  cancellation: {
    name: 'Right to cancel',
    requires: 'Consumers must be able to cancel for 14 days after delivery, and learn how before they order.',
  },
  'contract-terms': {
    name: 'Terms of service',
    requires: 'Shoppers must be able to read, save and print the terms they buy under.',
  },
  'legal-notice': {
    name: 'Legal notice',
    requires:
      'A page that is always accessible must show the seller’s name, address, email, registration details and VAT number. In Japan, it must also have the phone number, the person in charge, and the terms of payment, delivery and returns.',
  },
  privacy: {
    name: 'Privacy policy',
    requires: 'A page must say which personal data the store collects, why, for how long, and what rights people have.',
  },
  'storage-list': {
    name: 'Cookies and storage',
    requires: 'Browsers may store only what shoppers requested or consented to, and everything stored must be listed.',
  },
  'newsletter-consent': {
    name: 'Newsletter consent',
    requires:
      'Newsletters may go only to people who agreed beforehand, the store must be able to prove it, and each newsletter needs an unsubscribe link. The store confirms each email address and records the consent; the newsletters are up to you.',
  },
  accessibility: {
    name: 'Accessibility statement',
    requires:
      'A page must say how the store meets the accessibility requirements, and where to report barriers. The store has one, with test results; you can write your own under Pages.',
    exemption: {
      text: 'Micro-enterprises that provide services are exempt: fewer than 10 people, and at most €2 million of annual turnover or balance sheet total (Art. 3(23) and 4(5)).',
      reason:
        'Micro-enterprise: fewer than 10 people, and at most €2 million of annual turnover or balance sheet total',
    },
  },
  'packaging-weights': {
    name: 'Packaging by material',
    requires:
      'Stores that send packages to consumers must register as packaging producers in the consumers’ country and report packaging weights by material. The report adds up what you shipped.',
  },
  packaging: {
    name: 'Packaging register',
    requires:
      'Stores that send packages to consumers in Germany need a LUCID registration number before they send the first one, and must take part in a disposal system.',
  },
  'environmental-qualities': {
    name: 'Environmental information on textiles',
    requires:
      'Each textile product’s page must say where the product was woven, dyed and sewn, and state its recycled content, whether it can be recycled, and its hazardous substances. If more than half of its fibers are synthetic, the page must also say that washing releases microfibers. The store has fields for fibers and origin. Enter the rest, in French, under “Materials”, which the product page shows.',
    exemption: {
      text: 'The requirement applies to sellers who earn more than €10 million a year from these products and sell more than 10,000 units a year in France (since 2025; before that, the thresholds were higher). For others, it is voluntary.',
      reason: 'At most €10 million a year from these products, or at most 10,000 units a year in France',
    },
  },
  'producer-number': {
    name: 'Unique producer identifier (IDU)',
    requires:
      'Sellers of packaged goods and textiles in France must be registered for each of these categories and show their unique identifiers (IDU) in the terms and on their website.',
  },
}

// Policies
export const policyNames = {
  terms: 'Terms of service',
  privacy: 'Privacy policy',
  returns: 'Returns',
  shipping: 'Shipping',
  'legal-notice': 'Legal notice',
  accessibility: 'Accessibility',
}
