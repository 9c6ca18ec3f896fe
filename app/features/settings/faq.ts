import type { Market } from '#app/features/markets/market.ts'
import { currencyName } from '#app/features/money/currency-names.ts'
import type { Settings } from '#app/features/settings/settings.ts'
import type { PriceTax } from '#app/features/taxes/price-tax.ts'

/** Plain text; line breaks of the answer count. `id` is the anchor on the page. */
export type FaqEntry = { readonly id: string; readonly question: string; readonly answer: string }

type FaqCategory = { readonly id: string; readonly name: string; readonly entries: readonly FaqEntry[] }

/** Answers that promise something are settings (docs/rules.md, Settings); an empty one removes the question. */
export function faqOf(
  settings: Settings,
  { market, tax }: { readonly market: Pick<Market, 'currency' | 'shown'>; readonly tax: PriceTax['kind'] | null },
): FaqCategory[] {
  const categories = [
    {
      id: 'shipping',
      name: 'Shipping',
      entries: [
        entry('free-shipping', 'Is shipping free?', settings.faq_free_delivery),
        entry('delivery-times', 'How long does delivery take?', settings.faq_delivery_times),
        entry('international', 'Do you ship internationally?', settings.faq_international),
        entry(
          'shipping-cost',
          tax === 'added' ? 'When do I see what shipping and taxes cost?' : 'When do I see what shipping costs?',
          `${tax === 'included' ? 'Prices include tax. ' : ''}${tax === 'added' ? 'Shipping and taxes are' : 'Shipping is'} calculated at checkout, from your address and the way of delivery that you choose. You see the total before you pay.`,
        ),
        entry('shipping-policy', 'What is your shipping policy?', settings.shipping_policy),
      ],
    },
    {
      id: 'returns',
      name: 'Returns & Exchanges',
      entries: [
        entry('return-policy', 'What is your return policy?', settings.faq_returns),
        entry('exchanges', 'Can I exchange a piece for another size?', settings.faq_exchanges),
        entry('sale-items', 'Can sale items be returned?', settings.faq_sale_items),
        entry(
          'start-a-return',
          'How do I start a return?',
          'Write to us from the contact page with your order number and the pieces that you would like to return. We answer with the next steps.',
        ),
      ],
    },
    {
      id: 'sizing',
      name: 'Sizing',
      entries: [
        entry(
          'find-my-size',
          'How do I find my size?',
          'Start from the size that you usually wear. The page of each piece says how it is cut and what it is made of: woven cloth keeps its shape, knits give a little.',
        ),
        entry(
          'between-sizes',
          'What if I am between two sizes?',
          'Take the larger one for linen, satin, poplin and wool, and the smaller one for knits. If you are still in doubt, ask us from the contact page.',
        ),
        entry(
          'one-size',
          'What does ‘One Size’ mean?',
          'The piece is made in a single size, as bags, scarves and hats often are. There is nothing to choose.',
        ),
        entry(
          'sold-out-size',
          'My size is struck through. What now?',
          'It is sold out in the color that you are looking at. Another color may still have it, and in your wishlist you will find the piece again.',
        ),
      ],
    },
    {
      id: 'orders',
      name: 'Orders',
      entries: [
        entry('change-or-cancel', 'Can I change or cancel my order?', settings.faq_order_changes),
        entry(
          'order-placed',
          'How do I know that my order was placed?',
          'The page after checkout shows your order number and leads to the page of your order, where you can follow it. We also send that link to your email address, with everything that you ordered.',
        ),
        entry(
          'ways-to-pay',
          'Which ways to pay do you accept?',
          'You can pay by credit card, PayPal, Apple Pay or Google Pay.',
        ),
        entry('currency', 'Which currency am I charged in?', currencyAnswer(market)),
        entry(
          'account',
          'Do I need an account to order?',
          'No. An email address and where the parcel goes are enough. Your cart and your wishlist stay with the browser that you use.',
        ),
      ],
    },
    {
      id: 'products',
      name: 'Products',
      entries: [
        entry(
          'materials-and-care',
          'What is a piece made of, and how do I care for it?',
          'The details on the page of each piece name its materials and how to care for them.',
        ),
        entry(
          'colors',
          'Will the color look as it does in the image?',
          'As nearly as a screen can show it. Choose a color on the page of a piece to see it, and ask us if the shade has to match.',
        ),
        entry(
          'availability',
          'What do ‘Out of Stock’ and ‘Available on backorder’ mean?',
          '‘Out of Stock’ means that nothing is left to order for now. ‘Available on backorder’ means that you can order today, and we send the piece as soon as it is back.',
        ),
      ],
    },
  ]
  const isShown = ({ id, answer }: FaqEntry) => answer !== '' && (settings.demo_content || !OF_DEMO.includes(id))
  return categories.map((category) => ({ ...category, entries: category.entries.filter(isShown) }))
}

/** About the demo store's cuts, fabrics and payment methods. */
const OF_DEMO: readonly string[] = ['find-my-size', 'between-sizes', 'ways-to-pay']

function entry(id: string, question: string, answer: string): FaqEntry {
  return { id, question, answer: answer.trim() }
}

function currencyAnswer({ currency, shown }: Pick<Market, 'currency' | 'shown'>): string {
  const charged = currencyName(currency, 2)
  const others = shown.flatMap((one) => (one.currency === currency ? [] : [currencyName(one.currency, 2)]))
  if (others.length === 0) return `Orders are charged in ${charged}.`
  const names = new Intl.ListFormat('en-GB').format(others)
  return `Orders are charged in ${charged}. The product page, the cart and checkout can also show ${names}; where you look at another currency, the amount in ${charged} stands beside it.`
}
