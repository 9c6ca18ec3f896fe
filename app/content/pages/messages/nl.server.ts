export const gaps = {
  legalName: 'volledige naam en rechtsvorm van je bedrijf',
  address: 'je adres',
  country: 'je land',
  email: 'e-mailadres',
  phone: 'telefoonnummer',
  vatNumber: 'btw-nummer',
  providers: 'namen van je betaalproviders',
}
export const taxesIncluded = 'Ze zijn inclusief belasting.'
export const withdrawal =
  'Als consument kun je de overeenkomst binnen 14 dagen na levering zonder opgave van redenen [herroepen](/withdraw). Je krijgt dan je betaling en de kosten van de standaardlevering terug binnen 14 dagen nadat we je herroeping hebben ontvangen; we mogen daarmee wachten tot we de goederen terug hebben of tot je aantoont dat je ze hebt verstuurd. Voor alle andere retouren geldt het volgende.'
export const taxesAdded = 'Belasting komt er bij het afrekenen bij.'

export const outlines = {
  terms: {
    title: 'Algemene voorwaarden',
    body: `Deze voorwaarden gelden voor alle bestellingen in de webwinkel van {{company}}, {{address}}.

## Overeenkomst

De artikelen in de webwinkel zijn een uitnodiging om te bestellen. Je bestelling is een aanbod. De overeenkomst komt tot stand wanneer we [moment van de overeenkomst: de bestelling per e-mail bevestigen / de goederen verzenden].

## Prijzen en betaling

De prijzen die je bij het bestellen ziet, gelden. {{taxes}} Voordat je bestelt, zie je bij het afrekenen alle kosten en de betaalmethoden die je kunt gebruiken.

## Levering

Landen waar we leveren: {shipping_countries}. Standaardlevering duurt {standard_days}. Kosten en levertijden staan op [onze verzendpagina](/shipping).

## Herroepingsrecht en retourneren

Hoelang en hoe je goederen kunt retourneren, staat op [onze retourpagina](/returns).

## Garantie en aansprakelijkheid

De wettelijke garantie geldt. [Wat je daaraan toevoegt, of verwijder deze zin]

## Toepasselijk recht en geschillen

Het recht van {{country}} is van toepassing. Dat doet niets af aan de bescherming die het recht van je woonland je als consument biedt.

Heb je vragen over deze voorwaarden? Mail naar {{email}}.`,
  },
  privacy: {
    title: 'Privacybeleid',
    body: `{{company}}, {{address}}, is verantwoordelijk voor je persoonsgegevens in deze webwinkel. Heb je vragen? Mail naar {{email}}.

## Wat we bewaren

- Bestellingen: je naam, adressen, e-mailadres, telefoonnummer, wat je hebt besteld en hoe je hebt betaald. Dat hebben we nodig om de overeenkomst uit te voeren en voor de boekhouding.
- Nieuwsbrief: je e-mailadres, tot je je afmeldt; daarna alleen om te voorkomen dat een import je opnieuw aanmeldt. We leggen vast wanneer en hoe je toestemming gaf, tot drie jaar na je afmelding.
- Contactformulier: wat je ons schrijft, tot je vraag is beantwoord.
- Technische gegevens zoals je IP-adres, voor de veiligheid, maximaal [dagen voor technische gegevens] dagen.

Je winkelmand, valuta en verlanglijst worden in je browser bewaard.

## Met wie we gegevens delen

- Betaalproviders: {{providers}}
- Vervoerders: [namen van je vervoerders]
- Hosting en e-mail: [namen van je dienstverleners en hun landen]

## Hoelang we ze bewaren

Bestellingen en facturen bewaren we [jaren voor bestellingen en facturen] jaar, zoals de wet voorschrijft. Andere gegevens worden verwijderd als ze niet meer nodig zijn.

## Je rechten

Je kunt een kopie van je gegevens opvragen en ze laten corrigeren of verwijderen. Je kunt bezwaar maken tegen het gebruik ervan en je toestemming op elk moment intrekken. Je kunt een klacht indienen bij [je toezichthouder voor gegevensbescherming].`,
  },
  returns: {
    title: 'Retourneren en ruilen',
    body: `## Hoelang je de tijd hebt

{{withdrawal}}Je kunt artikelen retourneren binnen [dagen voor retouren] dagen na ontvangst.

## Wat je kunt retourneren

Artikelen moeten ongedragen zijn, met de labels eraan en in de originele verpakking. We kunnen niet terugnemen: [wat niet kan worden geretourneerd].

## Zo retourneer je

1. Mail je bestelnummer naar {{email}}.
2. Pak de artikelen zorgvuldig in.
3. Stuur ze naar {{company}}, {{address}}.

De kosten van de retourzending [wie de retourzending betaalt: betaal jij / betalen wij].

## Terugbetaling

We betalen de prijs en de kosten van de standaardlevering terug binnen [dagen tot de terugbetaling] dagen nadat we de artikelen hebben ontvangen, via je oorspronkelijke betaalmethode.

## Ruilen

[Of en hoe je maten en kleuren ruilt]

## Beschadigde of verkeerde artikelen

Mail ons en stuur een foto mee. We vervangen het artikel of betalen het terug, en de retourzending is voor onze rekening.`,
  },
  shipping: {
    title: 'Verzending',
    body: `## Waar we leveren

Landen waar we leveren: {shipping_countries}.

## Kosten en levertijden

- Standaardlevering kost {standard_price} en duurt {standard_days}.
- Expreslevering kost {express_price} en duurt {express_days}.
- Levering is gratis vanaf {free_shipping_from}.

Bestellingen die op een werkdag vóór [uiterste besteltijd] zijn geplaatst, verzenden we [dag van verzending: dezelfde dag / de volgende dag].

## Je bestelling volgen

Zodra je bestelling is verzonden, krijg je een e-mail met het trackingnummer.

## Douane en invoerrechten

[Of invoerrechten zijn inbegrepen of buiten je land bij levering worden betaald]

## Als je bestelling niet aankomt

Mail naar {{email}} als je bestelling [dagen wachttijd] dagen na de verwachte datum nog niet is aangekomen.`,
  },
  'legal-notice': {
    title: 'Juridische informatie',
    body: `{{legalName}}  
{{address}}  
{{country}}

Vertegenwoordigd door [naam van de eigenaar of bestuurder]

## Contact

E-mail: {{email}}  
Telefoon: {{phone}}

## Registratie

Ingeschreven bij [register en nummer]. {{taxNumbers}}

## Verantwoordelijk voor de inhoud

[Naam van de persoon], {{address}}`,
  },
  accessibility: {
    title: 'Toegankelijkheid',
    body: `We willen dat iedereen hier kan winkelen. Deze webwinkel is gebouwd volgens de Web Content Accessibility Guidelines (WCAG) 2.2, niveau AA.

## Hoe de webwinkel is gebouwd

- Alles is met een toetsenbord te gebruiken.
- Afbeeldingen hebben beschrijvingen, formulieren hebben labels, en fouten staan naast hun veld.
- Teksten hebben genoeg contrast en kunnen tot 200% worden vergroot.

## Bekende beperkingen

[Wat nog niet toegankelijk is, en wanneer het dat wel is]

## Contact

Mail naar {{email}} of bel {{phone}} als iets voor jou niet werkt. We antwoorden binnen [dagen tot het antwoord] dagen.

## Handhaving

Als we het niet oplossen, kun je contact opnemen met [de toezichthouder van je land].

Deze pagina is voor het laatst gecontroleerd op [datum van de controle].`,
  },
}
