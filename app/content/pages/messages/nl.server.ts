export const gaps = {
  legalName: 'volledige naam en rechtsvorm van je bedrijf',
  address: 'adres',
  country: 'land',
  email: 'e-mailadres',
  phone: 'telefoonnummer',
  vatNumber: 'btw-nummer',
  providers: 'namen van je betaalproviders',
}
export const taxesIncluded = 'Ze zijn inclusief belasting.'
export const withdrawal =
  'Als consument kun je de overeenkomst binnen 14 dagen na levering zonder opgave van redenen [herroepen](/withdraw). We betalen dan je betaling en de standaardlevering terug binnen 14 dagen nadat we je herroeping hebben ontvangen; we mogen wachten tot de goederen terug zijn of je aantoont dat je ze hebt verstuurd. Het volgende geldt voor retouren die daar bovenuit gaan.'
export const taxesAdded = 'Belasting komt er bij het afrekenen bij.'

export const outlines = {
  terms: {
    title: 'Algemene voorwaarden',
    body: `Deze voorwaarden gelden voor alle bestellingen in de webwinkel van {{company}}, {{address}}.

## Overeenkomst

Wat de winkel toont is een uitnodiging om te bestellen. Je bestelling is een aanbod. De overeenkomst komt tot stand wanneer we [de bestelling per e-mail bevestigen / de goederen verzenden].

## Prijzen en betaling

De prijzen zijn die op het moment van bestellen. {{taxes}} Voordat je bestelt, zie je alle kosten en de betaalmethoden die je kunt gebruiken.

## Levering

Landen waar we leveren: {shipping_countries}. Standaardlevering duurt {standard_days}. Kosten en levertijden staan op [onze verzendpagina](/shipping).

## Herroepingsrecht en retourneren

Hoelang en hoe je goederen kunt retourneren, staat op [onze retourpagina](/returns).

## Garantie en aansprakelijkheid

De wettelijke garantie geldt. [Wat je daaraan toevoegt, of verwijder deze zin]

## Toepasselijk recht

Het recht van {{country}} is van toepassing. Dat neemt niet de bescherming weg die het recht van je woonland je als consument geeft.

Schrijf met vragen over deze voorwaarden naar {{email}}.`,
  },
  privacy: {
    title: 'Privacybeleid',
    body: `Verantwoordelijk voor je persoonsgegevens in deze winkel is {{company}}, {{address}}. Schrijf met vragen naar {{email}}.

## Wat we bewaren

- Van een bestelling: je naam, adressen, e-mailadres, telefoonnummer, wat je hebt besteld en hoe er is betaald. We hebben dat nodig om de overeenkomst uit te voeren en voor de boekhouding.
- Van de nieuwsbrief: je e-mailadres, tot je je afmeldt; daarna alleen zodat geen import het opnieuw aanmeldt. Wanneer en hoe je toestemming gaf, bewaren we tot drie jaar na de afmelding.
- Van het contactformulier: wat je ons schrijft, tot je vraag is opgelost.
- Technische gegevens zoals je IP-adres, voor de veiligheid, hoogstens [aantal] dagen.

Je winkelwagen, je valuta en je verlanglijst worden in je browser bewaard.

## Wie ze krijgt

- Betaalproviders: {{providers}}
- Vervoerders: [namen van je vervoerders]
- Hosting en e-mail: [namen van je dienstverleners en hun landen]

## Hoelang we ze bewaren

Bestellingen en facturen bewaren we [aantal] jaar, zoals de wet voorschrijft. Andere gegevens worden verwijderd als ze niet meer nodig zijn.

## Je rechten

Je kunt een kopie van je gegevens vragen en ze laten verbeteren of verwijderen. Je kunt bezwaar maken tegen het gebruik en toestemming op elk moment intrekken. Je kunt een klacht indienen bij [je toezichthouder voor gegevensbescherming].`,
  },
  returns: {
    title: 'Retourneren en ruilen',
    body: `## Hoelang je de tijd hebt

{{withdrawal}}Je kunt je aankoop retourneren binnen [aantal] dagen na ontvangst.

## Wat je kunt retourneren

De stukken moeten ongedragen zijn, met hun labels en in hun verpakking. Niet terugnemen kunnen we [wat niet kan worden geretourneerd, zoals oorbellen en ondergoed].

## Zo retourneer je

1. Schrijf met je bestelnummer naar {{email}}.
2. Pak de stukken zorgvuldig in.
3. Stuur ze naar {{company}}, {{address}}.

De retourzending [betaal jij / betalen wij].

## Terugbetaling

We betalen de prijs en de standaardlevering terug binnen [aantal] dagen nadat de stukken zijn aangekomen, op de manier waarop je hebt betaald.

## Ruilen

[Of en hoe je maten en kleuren ruilt]

## Beschadigde of verkeerde stukken

Schrijf ons en stuur een foto mee. We vervangen het stuk of betalen het terug, en betalen de retourzending.`,
  },
  shipping: {
    title: 'Verzending',
    body: `## Waar we leveren

Landen waar we leveren: {shipping_countries}.

## Kosten en levertijden

- Standaardlevering kost {standard_price} en duurt {standard_days}.
- Expreslevering kost {express_price} en duurt {express_days}.
- Levering is gratis vanaf {free_shipping_from}.

Bestellingen die op een werkdag voor [tijd] binnenkomen, vertrekken [dezelfde dag / de volgende dag].

## Volgen

Je krijgt een e-mail met het trackingnummer zodra je bestelling vertrekt.

## Douane en heffingen

[Of heffingen zijn inbegrepen, of buiten je land bij levering worden betaald]

## Als iets niet aankomt

Schrijf naar {{email}} als je bestelling [aantal] dagen na de verwachte datum niet is aangekomen.`,
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
    body: `We willen dat iedereen hier kan winkelen. Deze winkel is gebouwd volgens de Web Content Accessibility Guidelines (WCAG) 2.2, niveau AA.

## Hoe hij is gebouwd

- Alles is met een toetsenbord te gebruiken.
- Afbeeldingen hebben beschrijvingen, formulieren hebben labels, en fouten staan naast hun veld.
- Teksten hebben genoeg contrast en kunnen tot 200 % worden vergroot.

## Bekende beperkingen

[Wat nog niet toegankelijk is, en wanneer het dat wel is]

## Laat het ons weten

Schrijf naar {{email}} of bel {{phone}} als iets voor jou niet werkt. We antwoorden binnen [aantal] dagen.

## Handhaving

Als we het niet oplossen, kun je contact opnemen met [de toezichthouder van je land].

Deze pagina is voor het laatst gecontroleerd op [datum].`,
  },
}
