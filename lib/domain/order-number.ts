/** Largest running number: seven digits. */
const limit = 10_000_000;

/** Luhn's check digit (ISO/IEC 7812-1): finds every wrong digit and nearly every swap of neighbours. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * The number of an order: year (2 digits), running number (7), check digit. Ten digits, so that it is also the variable
 * symbol of the payment (at most ten digits in Czech and Slovak banking).
 * @param year full year, e.g. 2026
 * @param running from the database's sequence, 1 and up; it starts over after ten million orders
 */
export function orderNumber(year: number, running: number): string {
  const digits = `${String(year % 100).padStart(2, "0")}${String(running % limit).padStart(7, "0")}`;
  return `${digits}${checkDigit(digits)}`;
}
