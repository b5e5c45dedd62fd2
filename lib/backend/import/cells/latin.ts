/** Cyrillic capitals that look like Latin ones: what an index is typed with on a Russian keyboard (`82Н`, `R16С`). */
const lookalikes: Record<string, string> = {
  ...{ А: "A", В: "B", Е: "E", К: "K", М: "M", Н: "H", О: "O", Р: "P", С: "C", Т: "T", У: "Y", Х: "X" },
};

// biome-ignore format: the alphabet in its order
const letters: Record<string, string> = {
  а: "a", б: "b", в: "v", г: "g", д: "d", е: "e", ё: "yo", ж: "zh", з: "z", и: "i", й: "y", к: "k", л: "l", м: "m",
  н: "n", о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f", х: "kh", ц: "ts", ч: "ch", ш: "sh", щ: "shch",
  ъ: "", ы: "y", ь: "", э: "e", ю: "yu", я: "ya", і: "i", ї: "yi", є: "ye", ґ: "g",
};

/** Upper case with Cyrillic look-alikes read as the Latin letters they stand for. For codes, not for words. */
export function latinCode(text: string): string {
  return text.toUpperCase().replace(/[А-Я]/g, (letter) => lookalikes[letter] ?? letter);
}

function spelled(letter: string): string {
  const small = letters[letter.toLowerCase()];
  if (small === undefined) return letter;
  return letter === letter.toLowerCase() ? small : small.charAt(0).toUpperCase() + small.slice(1);
}

/**
 * A name in Latin letters, as the shop's readers and addresses need it: a Cyrillic letter inside a Latin word is a
 * mistyped look-alike (`Соntact`), a Cyrillic word is transliterated (`Белшина` → `Belshina`).
 */
export function latinName(text: string): string {
  return text.replace(/[\p{L}]+/gu, (word) => {
    if (!/\p{Script=Cyrillic}/u.test(word)) return word;
    if (!/\p{Script=Latin}/u.test(word)) return word.replace(/./gu, spelled);
    return word.replace(/./gu, (letter) => {
      const twin = lookalikes[letter.toUpperCase()];
      if (!twin) return spelled(letter);
      return letter === letter.toUpperCase() ? twin : twin.toLowerCase();
    });
  });
}
