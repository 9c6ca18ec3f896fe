export const categories = {
  shipping: 'Shipping',
  returns: 'Returns & Exchanges',
  sizing: 'Sizing',
  orders: 'Orders',
  products: 'Products',
} as const

/** Their answers are the owner's. */
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
  tax === 'added' ? 'When do I see what shipping and taxes cost?' : 'When do I see what shipping costs?'
export const shippingCostAnswer = (tax: Tax) =>
  `${tax === 'included' ? 'Prices include tax. ' : ''}${tax === 'added' ? 'Shipping and taxes are' : 'Shipping is'} calculated at checkout, from your address and the way of delivery that you choose. You see the total before you pay.`
export const currency = 'Which currency am I charged in?'
/** `others`: the names of the currencies that pages can show, '' without any. */
export const currencyAnswer = (charged: string, others: string) =>
  others === ''
    ? `Orders are charged in ${charged}.`
    : `Orders are charged in ${charged}. The product page, the cart and checkout can also show ${others}; where you look at another currency, the amount in ${charged} stands beside it.`

export const entries = {
  'start-a-return': {
    question: 'How do I start a return?',
    answer:
      'Write to us from the contact page with your order number and the pieces that you would like to return. We answer with the next steps.',
  },
  'find-my-size': {
    question: 'How do I find my size?',
    answer:
      'Start from the size that you usually wear. The page of each piece says how it is cut and what it is made of: woven cloth keeps its shape, knits give a little.',
  },
  'between-sizes': {
    question: 'What if I am between two sizes?',
    answer:
      'Take the larger one for linen, satin, poplin and wool, and the smaller one for knits. If you are still in doubt, ask us from the contact page.',
  },
  'one-size': {
    question: 'What does ‘One Size’ mean?',
    answer: 'The piece is made in a single size, as bags, scarves and hats often are. There is nothing to choose.',
  },
  'sold-out-size': {
    question: 'My size is struck through. What now?',
    answer:
      'It is sold out in the color that you are looking at. Another color may still have it, and in your wishlist you will find the piece again.',
  },
  'order-placed': {
    question: 'How do I know that my order was placed?',
    answer:
      'The page after checkout shows your order number and leads to the page of your order, where you can follow it. We also send that link to your email address, with everything that you ordered.',
  },
  'ways-to-pay': {
    question: 'Which ways to pay do you accept?',
    answer: 'You can pay by credit card, PayPal, Apple Pay or Google Pay.',
  },
  account: {
    question: 'Do I need an account to order?',
    answer:
      'No. An email address and where the parcel goes are enough. Your cart and your wishlist stay with the browser that you use.',
  },
  'materials-and-care': {
    question: 'What is a piece made of, and how do I care for it?',
    answer: 'The details on the page of each piece name its materials and how to care for them.',
  },
  colors: {
    question: 'Will the color look as it does in the image?',
    answer:
      'As nearly as a screen can show it. Choose a color on the page of a piece to see it, and ask us if the shade has to match.',
  },
  availability: {
    question: 'What do ‘Out of Stock’ and ‘Available on backorder’ mean?',
    answer:
      '‘Out of Stock’ means that nothing is left to order for now. ‘Available on backorder’ means that you can order today, and we send the piece as soon as it is back.',
  },
} as const
