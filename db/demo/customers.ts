import type { Country } from '#db/demo/countries.ts'

export type DemoCustomer = {
  readonly key: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly line1: string
  readonly line2?: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly country: Country
  readonly notes?: string
  readonly tags?: readonly string[]
  /** How many days ago staff entered the customer; by default, the customer was created by their first order. */
  readonly addedDaysAgo?: number
}

/** All customers are fictional: the phone numbers and email domains are reserved for examples. */
export const customers: readonly DemoCustomer[] = [
  {
    key: 'amaka',
    firstName: 'Amaka',
    lastName: 'Obi',
    email: 'amaka.obi@example.com',
    phone: '+1 713 555 0142',
    line1: '1208 Cypress Bend',
    line2: 'Apt 4',
    city: 'Houston',
    state: 'Texas',
    postalCode: '77002',
    country: 'US',
    notes: 'Prefers deliveries after five. Usually takes M in dresses and S in tops.',
    tags: ['VIP'],
  },
  {
    key: 'chidinma',
    firstName: 'Chidinma',
    lastName: 'Eze',
    email: 'chidinma.eze@example.co.uk',
    phone: '+44 20 7946 0321',
    line1: '27 Larkspur Road',
    city: 'London',
    state: 'Greater London',
    postalCode: 'SE15 4QX',
    country: 'GB',
  },
  {
    key: 'folake',
    firstName: 'Folake',
    lastName: 'Adeyemi',
    email: 'folake@example.ca',
    phone: '+1 416 555 0178',
    line1: '55 Harbour Row',
    line2: 'Unit 1903',
    city: 'Toronto',
    state: 'Ontario',
    postalCode: 'M5J 2L1',
    country: 'CA',
    notes: 'Asked for a gift note twice; ask her when she orders in December.',
    tags: ['Gift note', 'VIP'],
  },
  {
    key: 'ngozi',
    firstName: 'Ngozi',
    lastName: 'Okafor',
    email: 'ngozi.okafor@example.com',
    phone: '+1 404 555 0117',
    line1: '840 Juniper Court',
    city: 'Atlanta',
    state: 'Georgia',
    postalCode: '30309',
    country: 'US',
  },
  {
    key: 'zainab',
    firstName: 'Zainab',
    lastName: 'Bello',
    email: 'zainab.bello@example.co.uk',
    phone: '+44 161 496 0654',
    line1: '3 Mill Terrace',
    city: 'Manchester',
    state: 'Greater Manchester',
    postalCode: 'M4 6AG',
    country: 'GB',
  },
  {
    key: 'olabisi',
    firstName: 'Ọlábísí',
    lastName: 'Adéwálé',
    email: 'olabisi@example.net',
    phone: '+1 718 555 0193',
    line1: '412 Willow Street',
    line2: '2nd floor',
    city: 'Brooklyn',
    state: 'New York',
    postalCode: '11201',
    country: 'US',
  },
  {
    key: 'sofia',
    firstName: 'Sofia',
    lastName: 'Marchetti',
    email: 'sofia.marchetti@example.org',
    phone: '+39 02 5550 0147',
    line1: 'Via dei Tessitori 14',
    city: 'Milano',
    state: 'Lombardia',
    postalCode: '20121',
    country: 'EU',
  },
  {
    key: 'claire',
    firstName: 'Claire',
    lastName: 'Dubois',
    email: 'claire.dubois@example.org',
    phone: '+33 1 99 00 46 21',
    line1: '9 rue des Canuts',
    city: 'Lyon',
    state: 'Auvergne-Rhône-Alpes',
    postalCode: '69004',
    country: 'EU',
  },
  {
    key: 'hannah',
    firstName: 'Hannah',
    lastName: 'Keller',
    email: 'h.keller@example.org',
    phone: '+49 30 23125 418',
    line1: 'Weberstraße 31',
    city: 'Hamburg',
    state: 'Hamburg',
    postalCode: '20457',
    country: 'EU',
  },
  {
    key: 'grace',
    firstName: 'Grace',
    lastName: 'Whitfield',
    email: 'grace.whitfield@example.ca',
    phone: '+1 604 555 0126',
    line1: '2290 Alder Crescent',
    city: 'Vancouver',
    state: 'British Columbia',
    postalCode: 'V6H 1P4',
    country: 'CA',
  },
  {
    key: 'meilin',
    firstName: 'Mei-Lin',
    lastName: 'Chen',
    email: 'meilin.chen@example.com',
    phone: '+1 415 555 0160',
    line1: '71 Tannery Lane',
    city: 'San Francisco',
    state: 'California',
    postalCode: '94110',
    country: 'US',
  },
  {
    key: 'ifeoma',
    firstName: 'Ifeoma',
    lastName: 'Nwosu',
    email: 'ifeoma.nwosu@example.com',
    phone: '+1 202 555 0139',
    line1: '18 Magnolia Walk',
    city: 'Washington',
    state: 'District of Columbia',
    postalCode: '20001',
    country: 'US',
    notes: 'Called about a bridal gown in champagne. Call back when First Light is ready.',
    addedDaysAgo: 33,
  },
]

/** Newsletter subscribers, with the age of their subscription in days. Some of them have not bought anything yet. */
export const subscribers: readonly { readonly email: string; readonly addedDaysAgo: number }[] = [
  { email: 'amaka.obi@example.com', addedDaysAgo: 88 },
  { email: 'chidinma.eze@example.co.uk', addedDaysAgo: 80 },
  { email: 'folake@example.ca', addedDaysAgo: 74 },
  { email: 'sofia.marchetti@example.org', addedDaysAgo: 66 },
  { email: 'grace.whitfield@example.ca', addedDaysAgo: 51 },
  { email: 'ifeoma.nwosu@example.com', addedDaysAgo: 33 },
  { email: 'adunni@example.com', addedDaysAgo: 29 },
  { email: 'priya.raman@example.co.uk', addedDaysAgo: 17 },
  { email: 'lucia.ferrer@example.org', addedDaysAgo: 8 },
  { email: 'ruth.asante@example.com', addedDaysAgo: 2 },
]
