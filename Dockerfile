FROM node:24-bookworm-slim AS build
WORKDIR /omerta
COPY . .
RUN npm ci --include=dev && npm run build

FROM node:24-bookworm-slim
WORKDIR /omerta
COPY --from=build /omerta ./
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production OMERTA_DATA=/data PORT=3000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The bundle itself, not through npm: signals reach it, so it closes the house in order.
CMD ["node", "cli/dist/omerta.mjs", "serve"]
