// A visitor who is no part of a flood, in a process of its own. Told { url, paths } it asks for each path again and again until it is
// told "enough", and tells its times in ms. It takes the encodings that browsers take.
import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

const headers = { "x-forwarded-for": "198.51.100.5", "accept-encoding": "gzip, deflate, br" };

let enough = false;

/** How long one answer takes, to its end. @throws Error for another answer than 200 */
function timeOf(url, path) {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { agent: false, headers }, (answer) => {
      answer.on("error", reject).resume();
      answer.on("end", () => {
        if (answer.statusCode === 200) resolve(performance.now() - begun);
        else reject(new Error(`${path} answered ${answer.statusCode} to somebody else.`));
      });
    });
    sent.on("error", reject).end();
  });
}

async function timesOf(url, path) {
  const times = [];
  do {
    times.push(await timeOf(url, path));
    await pause(5);
  } while (!enough);
  return times;
}

process.on("message", async (told) => {
  if (told === "enough") {
    enough = true;
    return;
  }
  process.send(await Promise.all(told.paths.map((path) => timesOf(told.url, path))));
  process.disconnect();
});
