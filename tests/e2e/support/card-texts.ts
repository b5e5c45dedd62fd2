/** What a shopper reads about paying by card, in each language. */
export const cardTexts = {
  cs: {
    fields: ["Jméno", "Příjmení", "E-mail", "Telefon", "Ulice a číslo domu", "PSČ", "Město"],
    terms: "Souhlasím s obchodními podmínkami",
    card: /Kartou online/,
    bank: /Bankovní tlačítko/,
    order: "Objednat a zaplatit online",
    pay: /^Zaplatit online .*Kč$/,
    toPay: "Zbývá zaplatit, pak vyrážíme",
    notPaid: "Platba neproběhla. Objednávka na vás čeká, můžete to zkusit znovu.",
    done: "Děkujeme, chystáme vaše pneumatiky",
    paid: "Máme zaplaceno. Děkujeme.",
    away: /^Platební brána teď neodpovídá/,
    mailLink: "Zaplatit online",
  },
  sk: {
    fields: ["Meno", "Priezvisko", "E-mail", "Telefón", "Ulica a číslo domu", "PSČ", "Mesto"],
    terms: "Súhlasím s obchodnými podmienkami",
    card: /Kartou online/,
    bank: /Bankové tlačidlo/,
    order: "Objednať a zaplatiť online",
    pay: /^Zaplatiť online .*€$/,
    toPay: "Zostáva zaplatiť, potom vyrážame",
    notPaid: "Platba neprebehla. Objednávka na vás čaká, môžete to skúsiť znova.",
    done: "Ďakujeme, chystáme vaše pneumatiky",
    paid: "Máme zaplatené. Ďakujeme.",
    away: /^Platobná brána teraz neodpovedá/,
    mailLink: "Zaplatiť online",
  },
  en: {
    fields: ["First name", "Last name", "Email", "Phone", "Street and house number", "Postcode", "Town"],
    terms: "I agree to the terms of sale",
    card: /Card online/,
    bank: /Bank button \(pay from your internet banking\)/,
    order: "Order and pay online",
    pay: /^Pay .*\d online$/,
    toPay: "Pay, and we will get going",
    notPaid: "Nothing was paid. Your order is waiting, and you can try again.",
    done: "Thank you, we are preparing your tyres",
    paid: "You have paid. Thank you.",
    away: /^The payment gateway is not responding/,
    mailLink: "Pay",
  },
} as const;

/** What is typed into the fields, in their order; the country is the language's own guess. */
export const shopper = {
  cs: ["Jana", "Dvořáková", "jana.karta@post.example", "601 234 567", "Lipová 1511/23", "370 04", "České Budějovice"],
  sk: ["Peter", "Kováč", "peter.karta@posta.example", "0905 123 456", "Obchodná 12", "811 06", "Bratislava"],
  en: ["Mary", "Smith", "mary.card@post.example", "0905 123 456", "Obchodná 12", "811 06", "Bratislava"],
} as const;
