export function findBrowser(say: (line: string) => void): string;
export function browserVersion(path: string): string;
