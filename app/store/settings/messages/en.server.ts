export const categories = {
  shipping: 'Shipping',
  returns: 'Returns & Exchanges',
  sizing: 'Sizing',
  orders: 'Orders',
  products: 'Products',
} as const

/** The owner writes the answers to these. */
export const questions = {
  'free-shipping': 'Is shipping free?',
  'delivery-times': 'How long does delivery take?',
  international: 'Do you ship internationally?',
  'shipping-policy': 'What is your shipping policy?',
  'return-policy': 'What is your return policy?',
  exchanges: 'Can I exchange a piece for another size?',
  'sale-items': 'Can sale items be returned?',
  'change-or-cancel': 'Can I change or cancel my order?',
} as const

type Tax = 'included' | 'added' | null

export const shippingCost = (tax: Tax) =>
  tax === 'added' ? 'When will I see shipping costs and tax?' : 'When will I see shipping costs?'
export const shippingCostAnswer = (tax: Tax) =>
  `${tax === 'included' ? 'Prices include tax. ' : ''}${tax === 'added' ? 'Shipping and taxes are' : 'Shipping is'} calculated at checkout, based on your address and the shipping method you choose. You see the total before you pay.`
export const currency = 'Which currency am I charged in?'
/** `others` contains the names of the other currencies that pages can show, or is ''. */
export const currencyAnswer = (charged: string, others: string) =>
  others === ''
    ? `Orders are charged in ${charged}.`
    : `Orders are charged in ${charged}. The product page, the cart and checkout can also show ${others}; when you view another currency, the amount in ${charged} appears next to it.`

export const entries = {
  'start-a-return': {
    question: 'How do I start a return?',
    answer:
      'Contact us through the contact page with your order number and the pieces you’d like to return. We’ll reply with the next steps.',
  },
  'find-my-size': {
    question: 'How do I find my size?',
    answer:
      'Start with the size you usually wear. Each product page says how the piece is cut and what it’s made of: woven fabric keeps its shape, knits give a little.',
  },
  'between-sizes': {
    question: 'What if I am between two sizes?',
    answer:
      'Choose the larger one for linen, satin, poplin and wool, and the smaller one for knits. Still not sure? Ask us through the contact page.',
  },
  'one-size': {
    question: 'What does ‘One Size’ mean?',
    answer: 'The piece comes in a single size, as bags, scarves and hats often do. There’s nothing to choose.',
  },
  'sold-out-size': {
    question: 'My size is struck through. What now?',
    answer:
      'It’s sold out in the color you’re viewing. Another color may still have it. Add the piece to your wishlist to find it again later.',
  },
  'order-placed': {
    question: 'How do I know my order was placed?',
    answer:
      'The page after checkout shows your order number and links to your order page, where you can track your order. We also email you that link, with everything you ordered.',
  },
  'ways-to-pay': {
    question: 'How can I pay?',
    answer: 'You can pay by credit card, PayPal, Apple Pay or Google Pay.',
  },
  account: {
    question: 'Do I need an account to order?',
    answer:
      'No account needed: an email address and a shipping address are enough. Your cart and wishlist stay in the browser you use.',
  },
  'materials-and-care': {
    question: 'What are your pieces made of, and how do I care for them?',
    answer: 'The details on each product page list the materials and how to care for them.',
  },
  colors: {
    question: 'Will the color look like it does in the images?',
    answer:
      'As closely as a screen can show it. Choose a color on the product page to see it, and ask us if the shade has to match.',
  },
  availability: {
    question: 'What do ‘Out of Stock’ and ‘Available on backorder’ mean?',
    answer:
      '‘Out of Stock’ means that none are left to order for now. ‘Available on backorder’ means that you can order today, and we’ll send the piece as soon as it’s back.',
  },
} as const
