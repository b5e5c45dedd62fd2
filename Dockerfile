# The shop with its database in one image: docker build -t dezen . && docker run -p 3000:3000 -v dezen:/shop/.data dezen
# Debian's C library on purpose: the embedded PostgreSQL is not made for Alpine's.
FROM node:20-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
COPY lib/backend/kernel/database/patches lib/backend/kernel/database/patches
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && rm -rf .next/cache && npm prune --omit=dev --no-audit --no-fund

FROM node:20-bookworm-slim
WORKDIR /shop
ENV NODE_ENV=production PORT=3000
COPY --from=build /shop ./
# Next keeps pages made on demand in .next; the database, its password and the mails live in .data.
RUN mkdir -p .data && chown -R node:node .next .data
USER node
VOLUME /shop/.data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/api/v1/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the process Docker stops, so running requests and the database end in good order.
CMD ["node", "lib/host/serve.mjs"]
