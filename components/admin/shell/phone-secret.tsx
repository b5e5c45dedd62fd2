type Props = {
  texts: { scan: string; qr: string; by_hand: string };
  secret: string /** A picture's address. */;
  qr: string;
};

/** What a phone scans, and the same to be typed. */
export function PhoneSecret({ texts, secret, qr }: Props) {
  return (
    <div className="phone">
      <p>{texts.scan}</p>
      {/* biome-ignore lint/performance/noImgElement: it is drawn for this one page */}
      <img className="qr" src={qr} alt={texts.qr} width={176} height={176} />
      <p className="q">
        {texts.by_hand} <code>{secret.match(/.{1,4}/g)?.join(" ")}</code>
      </p>
    </div>
  );
}
