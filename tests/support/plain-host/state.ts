import { randomUUID } from "node:crypto";
import type { Cart, Message, Order, Session, Tyre, User } from "./model";
import { stockOfTyres } from "./tyres";

const hour = 3_600_000;

/** Everything that a host remembers, for as long as it runs. Durations are in milliseconds. */
export class State {
  users: User[] = [];
  sessions: Session[] = [];
  cartsBySid = new Map<string, Cart>();
  cartsByUser = new Map<number, Cart>();
  orders: Order[] = [];
  messages: Message[] = [];
  passwordTokens: { token: string; userId: number }[] = [];
  /** Codes of the fake provider that were not used yet, each with the address of the person who signed in there. */
  socialCodes = new Map<string, string>();
  socialStates = new Set<string>();
  providers = ["google", "facebook"];
  tokenLifetime = hour;
  sessionLifetime = 72 * hour;
  private carts = 0;

  constructor(
    readonly now: () => number,
    readonly tyres: Tyre[] = stockOfTyres(),
  ) {
    this.addUser({
      email: "petra@buyer.example",
      password: "horska-bystrina",
      first_name: "Petra",
      last_name: "Nováková",
      phone_number: "420601234567",
      country: "Czech Republic",
      city: "České Budějovice",
      address: "Pražská 12",
      zip_code: "37004",
      createdAt: Date.UTC(2026, 0, 5, 10),
      updatedAt: Date.UTC(2026, 0, 5, 10),
    });
  }

  addUser(fields: Partial<User> & { email: string }): User {
    const at = this.now();
    const defaults = { password: undefined, first_name: "", last_name: "", avatar: "", phone_number: "", country: "" };
    const address = { city: "", address: "", zip_code: "" };
    const rights = { user_type: "customer", roles: ["buyer"], agreement: 1, createdAt: at, updatedAt: at };
    const user = { ...defaults, ...address, ...rights, ...fields, id: this.users.length + 1 };
    this.users.push(user);
    return user;
  }

  userByEmail(email: string): User | undefined {
    return this.users.find((user) => user.email.toLowerCase() === email.trim().toLowerCase());
  }

  newCart(): Cart {
    this.carts += 1;
    return { number: this.carts, uuid: randomUUID(), version: 0, lines: [] };
  }
}
