import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** A number's head in CBOR: its kind in the upper three bits, then the number. Source: RFC 8949, 3 */
function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  if (value < 256) return Buffer.from([(kind << 5) | 24, value]);
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 255]);
}

type Encoded = number | string | Buffer | Map<number | string, Encoded>;

function cbor(value: Encoded): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, part]) => [cbor(key), cbor(part)])]);
}

const text = (bytes: Buffer) => bytes.toString("base64url");
const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();

type Options = { challenge: string };

/** What a browser and its device say together, unless a test has them say something else. */
export type Behaviour = { origin: string; host: string; counter: number; verified: boolean };

/** A device with one passkey (ES256), and the browser in front of it. */
export function newAuthenticator(usual: Partial<Behaviour> = {}) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  let used = 0;

  const clientData = (type: string, { challenge }: Options, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  /** Flags: 1 somebody is there, 4 it is they, 64 a new key follows. */
  const data = ({ host, verified, counter }: Behaviour, key = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([1 + (verified ? 4 : 0) + (key.length > 0 ? 64 : 0)]), count, key]);
  };
  const behaviour = (now: Partial<Behaviour>): Behaviour => {
    used += 1;
    return { origin: "http://localhost:3000", host: "localhost", counter: used, verified: true, ...usual, ...now };
  };
  const named = { id: text(id), rawId: text(id), type: "public-key" as const };

  return {
    id: text(id),
    /** Makes the key. */
    create(options: Options, now: Partial<Behaviour> = {}) {
      const said = behaviour(now);
      const key = cbor(
        new Map([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, "base64url")],
          [-3, Buffer.from(y, "base64url")],
        ] as [number, Encoded][]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestationObject = cbor(
        new Map<string, Encoded>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", data(said, attested)],
        ]),
      );
      const clientDataJSON = text(clientData("webauthn.create", options, said.origin));
      return {
        ...named,
        response: { clientDataJSON, attestationObject: text(attestationObject), transports: ["usb"] },
      };
    },
    /** Signs a challenge. */
    get(options: Options, now: Partial<Behaviour> = {}) {
      const said = behaviour(now);
      const authenticatorData = data(said);
      const client = clientData("webauthn.get", options, said.origin);
      const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(client)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(authenticatorData),
          signature: text(signature),
        },
      };
    },
  };
}
