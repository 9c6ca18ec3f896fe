// The rules: name, what one requires in one sentence, and who is exempt with the reason that is then recorded
export const rules = {
  'lowest-price': {
    name: 'Lowest price of 30 days',
    requires: 'An announced reduction shows the lowest price of the last 30 days before it.',
  },
  'unit-price': {
    name: 'Unit price',
    requires:
      'What is sold by volume, weight, length or area shows the price of its unit beside its price. Pages, cards and carts do for products with a measure.',
  },
  'product-safety': {
    name: 'Product safety',
    requires:
      'Each offer names the manufacturer with postal and electronic address, a responsible person in the EU if the manufacturer is outside, the product, and its warnings.',
  },
  'textile-labelling': {
    name: 'Fiber content',
    requires: 'Each textile product shows its fibers, in percent of the weight, before it is bought.',
  },
  'textile-origin': {
    name: 'Origin of textiles',
    requires: 'The description of each textile product says where it was made.',
  },
  'delivery-and-total': {
    name: 'Delivery time and total',
    requires: 'Directly before the order are the total with tax and shipping, and when the goods are delivered.',
  },
  'order-button': {
    name: 'Order button',
    requires: 'The button that orders says nothing but that the order obliges to pay.',
  },
  'guarantee-notice': {
    name: 'Guarantee notice',
    requires:
      'Before the order and in its confirmation, the official notice of the EU reminds of the legal guarantee, in color, in the language of the page and unchanged. Upload the image that the Commission publishes in each language; until then the store shows its content as text, which cannot replace it.',
  },
  withdrawal: {
    name: 'Withdrawal function',
    requires: 'Every page links to a form by which a consumer withdraws from a contract for 14 days after delivery.',
  },
  cancellation: {
    name: 'Right to cancel',
    requires: 'Consumers can cancel for 14 days after delivery, and read before the order how.',
  },
  'contract-terms': {
    name: 'Terms of the contract',
    requires: 'Shoppers can read, store and print the terms under which they buy.',
  },
  'legal-notice': {
    name: 'Legal notice',
    requires:
      'A page that is always at hand names the seller, its address, email, registers and VAT number. In Japan it also has the phone number, the person in charge, and the terms of payment, delivery and returns.',
  },
  privacy: {
    name: 'Privacy policy',
    requires: 'A page says which personal data the store collects, why, for how long, and which rights people have.',
  },
  'storage-list': {
    name: 'Cookies and storage',
    requires:
      'What a browser stores that shoppers did not request is stored only with consent, and all of it is listed.',
  },
  'newsletter-consent': {
    name: 'Consent to the newsletter',
    requires:
      'Only who agreed beforehand gets a newsletter, the store can prove it, and each one offers to unsubscribe. The store has each email confirmed and records the consent; the newsletters are yours.',
  },
  accessibility: {
    name: 'Accessibility statement',
    requires:
      'A page says how the store meets the accessibility requirements, and where to report barriers. The store has one, with what was measured; you can write your own under Pages.',
    exemption: {
      text: 'Micro-enterprises that provide services need not meet it: fewer than 10 people, and at most €2 million of annual turnover or balance sheet total (Art. 3(23) and 4(5)).',
      reason:
        'Micro-enterprise: fewer than 10 people, and at most €2 million of annual turnover or balance sheet total',
    },
  },
  'packaging-weights': {
    name: 'Packaging by material',
    requires:
      'Who sends packages to consumers registers in their country as a producer of packaging, and reports its weight by material. The report adds up what was shipped.',
  },
  packaging: {
    name: 'Packaging register',
    requires:
      'Who sends packages to consumers in Germany is in the register LUCID, with its number, before the first one, and takes part in a system of disposal.',
  },
  'environmental-qualities': {
    name: 'Environmental qualities of textiles',
    requires:
      'Each textile product says where it was woven, dyed and sewn, its recycled content, whether it can be recycled, and its hazardous substances; with more than half of synthetic fibers also that washing it releases microfibers. The store has fibers and origin: write the rest, in French, into “Materials”, which the product page shows.',
    exemption: {
      text: 'It applies to who sells these products for more than €10 million a year and places more than 10,000 units of them on the French market (since 2025; before, the thresholds were higher). Below, it is voluntary.',
      reason: 'At most €10 million a year from these products, or at most 10,000 units a year in France',
    },
  },
  'producer-number': {
    name: 'Unique identifier of producers',
    requires:
      'Who sells packaged goods and textiles in France is registered for each of them, and names its unique identifiers (IDU) in the terms and on its website.',
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
