import { formatNumber } from '#app/lib/format/number.ts'

// Before the order, and when a line is rejected: why a product is exempt (Directive 2011/83/EU, Art. 16)
export const exemptions = {
  sealed:
    'Verzegeld om hygiënische redenen: verbreek je na de levering de verzegeling, dan vervalt het herroepingsrecht.',
  personal: 'Volgens jouw specificaties gemaakt: hiervoor geldt geen herroepingsrecht.',
} as const

// These messages reject a form
export const nameMissing = 'Vul je naam in'
export const orderNumberMissing = 'Vul je bestelnummer in'
export const orderNumberUnreadable = 'Vul een bestelnummer van deze shop in. Het begint met IN, zoals IN1A2B3C4D'
export const invalidEmail = 'Vul een e-mailadres in, zoals ada@example.com'
export const noMatch =
  'We vonden geen bestelling met dit nummer en e-mailadres. Controleer ze allebei: het gaat om het e-mailadres waarmee je hebt besteld. Wat je hebt ingevuld, staat er nog.'
export const tooManyTries =
  'Te veel pogingen voor deze bestelling. Probeer het over een uur opnieuw of gebruik de link in je bevestigingsmail.'
export const unitsUnreadable = 'Vul een heel getal in, 1 of meer'
export const tooManyUnits = (left: number) => `Je kunt er hier maximaal ${formatNumber(left)} herroepen`
export const noUnits = 'Kies minstens één artikel'
export const formIncomplete = 'Dit formulier is niet volledig of bevat een onbekend veld. Probeer het opnieuw.'

// Why nothing of an order can be withdrawn
export const rejections = {
  notCovered:
    'Online herroepen kan niet bij deze bestelling. Wil je iets retourneren? [Stuur ons een bericht](/contact).',
  returnInstead: 'Online herroepen kan niet bij deze bestelling. Je kunt deze artikelen wel retourneren.',
  cancelled: 'Deze bestelling is al geannuleerd, dus er valt niets te herroepen.',
  imported:
    'Deze bestelling is geplaatst in onze vorige shop en kan hier niet worden herroepen. [Stuur ons een bericht](/contact).',
  erased:
    'De persoonsgegevens van deze bestelling zijn gewist, dus herroepen kan hier niet. [Stuur ons een bericht](/contact).',
  exempt: 'Voor de artikelen in deze bestelling geldt geen herroepingsrecht:',
  returned: 'Alles uit deze bestelling is al geretourneerd, dus er valt niets meer te herroepen.',
} as const
export const late = (day: string) =>
  `De herroepingstermijn van deze bestelling liep tot en met ${day}. Klopt er iets niet met je aankoop, dan behoud je je andere rechten: [stuur ons een bericht](/contact).`

// The receipt, on the page and by mail: what happens next
export const next = {
  cancelled: 'Je bestelling was nog niet verzonden en is nu geannuleerd. Je krijgt alles terug wat je hebt betaald.',
  unshipped: (day: string) =>
    `Je bestelling is nog niet verzonden: we halen eruit wat je hebt herroepen en betalen je uiterlijk ${day} terug via je oorspronkelijke betaalmethode.`,
  shipped: (day: string) =>
    `Stuur de items uiterlijk ${day} terug. Uiterlijk die dag betalen we je ook terug, via je oorspronkelijke betaalmethode. We mogen daarmee wachten tot de items terug zijn of tot je aantoont dat je ze hebt verstuurd.`,
} as const
export const sendTo = (address: string) => `Retouradres: ${address}.`
export const addressOnRequest = (email: string) => `Mail naar ${email} voor het retouradres.`
export const refundAccount = (email: string) =>
  `Mail de naam van de rekeninghouder en het IBAN of rekeningnummer naar ${email}, zodat we het bedrag kunnen overmaken.`
export const withdrawnUnits = (units: number) => `Herroepen: ${units}`

// The receipt by mail
export const mail = {
  subject: (store: string, order: string) => `Je herroeping van bestelling ${order} bij ${store}`,
  title: 'We hebben je herroeping ontvangen',
  text: (order: string, at: string) =>
    `Je hebt de overeenkomst van bestelling ${order} herroepen. We hebben je herroeping ontvangen op ${at}.`,
  name: 'Je naam',
  receivedAt: 'Ontvangen op',
} as const

// For an order that was never paid
export const nextUnpaid = {
  cancelled:
    'Je bestelling was nog niet verzonden en is nu geannuleerd. We hebben geen betaling ontvangen, dus er is niets terug te betalen.',
  unshipped: () =>
    'Je bestelling is nog niet verzonden: we halen eruit wat je hebt herroepen. We hebben geen betaling ontvangen, dus er is niets terug te betalen.',
  shipped: (day: string) =>
    `Stuur de items uiterlijk ${day} terug. We hebben geen betaling ontvangen, dus er is niets terug te betalen.`,
} as const

// The words of Directive 2011/83/EU, Annex I (B)
export const modelForm = {
  title: 'Modelformulier voor herroeping',
  lead: 'Je kunt ook dit formulier gebruiken, op papier of per e-mail. Dit is niet verplicht.',
  hint: '(dit formulier alleen invullen en terugzenden wanneer u de overeenkomst wilt herroepen)',
  to: 'Aan',
  declaration:
    'Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen/levering van de volgende dienst (*) herroep/herroepen (*)',
  ordered: 'Besteld op (*)/ontvangen op (*)',
  name: 'Naam/Namen consument(en)',
  address: 'Adres consument(en)',
  signature: 'Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend)',
  date: 'Datum',
  choice: '(*) Doorhalen wat niet van toepassing is.',
  print: 'Afdrukken',
} as const

// The instructions of Directive 2011/83/EU, Annex I (A), for goods
export const instruction = {
  title: 'Instructies voor herroeping',
  right:
    'U heeft het recht om binnen een termijn van 14 dagen zonder opgave van redenen de overeenkomst te herroepen. De herroepingstermijn verstrijkt 14 dagen na de dag waarop u of een door u aangewezen derde, die niet de vervoerder is, het laatste goed fysiek in bezit krijgt.',
  declaration: (seller: string, url: string) =>
    `Om het herroepingsrecht uit te oefenen, moet u ons (${seller}) via een ondubbelzinnige verklaring (bijvoorbeeld schriftelijk per post of e-mail) op de hoogte stellen van uw beslissing de overeenkomst te herroepen. U kunt hiervoor gebruikmaken van het onderstaande modelformulier voor herroeping, maar bent hiertoe niet verplicht. U kunt uw herroepingsrecht ook online uitoefenen via ${url}. Als u van deze onlinefunctie gebruikmaakt, sturen wij u onverwijld op een duurzame gegevensdrager (bijvoorbeeld per e-mail) een ontvangstbevestiging van uw herroeping, met de inhoud ervan en de datum en het tijdstip van indiening.`,
  deadline:
    'Om de herroepingstermijn na te leven volstaat het om uw mededeling betreffende uw uitoefening van het herroepingsrecht te verzenden voordat de herroepingstermijn is verstreken.',
  refund:
    'Als u de overeenkomst herroept, ontvangt u alle betalingen die u tot op dat moment heeft gedaan, inclusief leveringskosten (met uitzondering van eventuele extra kosten ten gevolge van uw keuze voor een andere wijze van levering dan de door ons geboden goedkoopste standaardlevering) onverwijld en in ieder geval niet later dan 14 dagen nadat wij op de hoogte zijn gesteld van uw beslissing de overeenkomst te herroepen, van ons terug. Wij betalen u terug met hetzelfde betaalmiddel als waarmee u de oorspronkelijke transactie heeft verricht, tenzij u uitdrukkelijk anderszins heeft ingestemd; in ieder geval zullen u voor een dergelijke terugbetaling geen kosten in rekening worden gebracht. Wij mogen wachten met terugbetaling tot wij de goederen hebben teruggekregen, of u heeft aangetoond dat u de goederen heeft teruggezonden, al naargelang welk tijdstip eerst valt.',
  sending:
    'U dient de goederen onverwijld, doch in ieder geval niet later dan 14 dagen na de dag waarop u het besluit de overeenkomst te herroepen aan ons heeft medegedeeld, aan ons terug te zenden of te overhandigen. U bent op tijd als u de goederen terugstuurt voordat de termijn van 14 dagen is verstreken.',
  cost: 'De directe kosten van het terugzenden van de goederen komen voor uw rekening, tenzij wij die volgens ons retourbeleid dragen.',
  value:
    'U bent alleen aansprakelijk voor de waardevermindering van de goederen die het gevolg is van het gebruik van de goederen, dat verder gaat dan nodig is om de aard, de kenmerken en de werking van de goederen vast te stellen.',
} as const
