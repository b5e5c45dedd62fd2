// What stands for a style sheet where no browser draws it.
export {};
