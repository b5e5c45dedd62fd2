// The peer that pages are measured against: Node's own server sending one answer, whatever is asked.
// It is told the answer by its parent process and tells the port back.
import { createServer } from "node:http";

process.once("message", ({ headers, body }) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_request, response) => {
    response.writeHead(200, headers).end(bytes);
  });
  server.listen(0, () => process.send({ port: server.address().port }));
});
