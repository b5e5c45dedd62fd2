import { z } from "zod";
import { originOf, withFieldOrigins } from "@/lib/backend/shop/openapi-origin";
import { type Call, isTextReply, type TextReply } from "@/lib/contract/call";
import { contract } from "@/lib/contract/contract";
import { problem } from "@/lib/contract/problem";
import { isUpload, type Upload } from "@/lib/contract/upload";
import { commonErrors, errorStatus } from "@/lib/domain/error-codes";

const schemaOf = (schema: z.ZodType, io: "input" | "output") => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { target: "draft-2020-12", io, unrepresentable: "any" });
  return rest;
};

function parameters(schema: z.ZodObject | undefined, place: "path" | "query" | "header") {
  const { properties = {}, required = [] } = schema ? schemaOf(schema, "input") : {};
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: part,
  }));
}

function contentOf(name: string, reply: z.ZodType | TextReply) {
  if (isTextReply(reply)) return { [reply.media]: { schema: { type: "string" } } };
  return { "application/json": { schema: withFieldOrigins(name, schemaOf(reply, "output")) } };
}

function bodyContent(body: z.ZodType | Upload) {
  if (isUpload(body)) return Object.fromEntries(body.types.map((type) => [type, { schema: {} }]));
  return { "application/json": { schema: schemaOf(body, "input") } };
}

function operation(name: string, call: Call) {
  const success = Object.entries(call.replies).map(([status, schema]) => [
    status,
    {
      description: call.summary,
      ...(schema && { content: contentOf(name, schema) }),
    },
  ]);
  const codes = [...new Set([...commonErrors, ...call.errors])];
  const failures = [...new Set(codes.map((code) => errorStatus[code]))].map((status) => [
    String(status),
    {
      description: codes.filter((code) => errorStatus[code] === status).join(", "),
      content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
    },
  ]);
  return {
    operationId: name.replace(/[^A-Za-z0-9]+/g, "_"),
    summary: call.summary,
    "x-origin": originOf(name),
    parameters: [
      ...parameters(call.path, "path"),
      ...parameters(call.query, "query"),
      ...parameters(call.headers, "header"),
    ],
    ...(call.rawBody && {
      requestBody: { required: true, content: { [call.rawMedia ?? "application/json"]: { schema: {} } } },
    }),
    ...(call.body && { requestBody: { required: true, content: bodyContent(call.body) } }),
    responses: Object.fromEntries([...failures, ...success]),
  };
}

/** The whole contract as an OpenAPI 3.1 document. */
export function openApiDocument(publicUrl: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries(contract)) {
    const [method = "", path = ""] = name.split(" ");
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Dezén",
      version: "1",
      description:
        "The contract between the storefront and its back end. `x-origin` says of calls and fields whether the specification demands them of every back end, or whether they are additions that a back end may be without.",
    },
    servers: [{ url: `${publicUrl}/api/v1` }],
    paths,
    components: { schemas: { Problem: schemaOf(problem, "output") } },
  };
}
