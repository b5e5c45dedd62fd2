/** What each framework answers to a wrong e-mail and a wrong first name, as its documentation writes it. */
export const frameworks: [name: string, body: unknown, email: string, firstName: string][] = [
  [
    "ours (RFC 9457)",
    {
      type: "urn:dezen:problem:invalid",
      title: "Invalid",
      status: 422,
      code: "other",
      detail: "Some fields are wrong.",
      errors: [
        { path: "email", code: "format", message: "That is no e-mail." },
        { path: "first_name", code: "empty", message: "Fill this in." },
      ],
    },
    "That is no e-mail.",
    "Fill this in.",
  ],
  [
    "Laravel",
    {
      message: "The email must be a valid email address. (and 1 more error)",
      errors: {
        email: ["The email must be a valid email address.", "The email is too short."],
        first_name: ["The first name field is required."],
      },
    },
    "The email must be a valid email address.",
    "The first name field is required.",
  ],
  ["Rails", { errors: { email: ["is invalid"], first_name: ["can't be blank"] } }, "is invalid", "can't be blank"],
  [
    "Rails without an envelope",
    { email: ["is invalid"], first_name: ["can't be blank"] },
    "is invalid",
    "can't be blank",
  ],
  [
    "Django REST framework",
    { email: ["Enter a valid email address."], first_name: ["This field may not be blank."] },
    "Enter a valid email address.",
    "This field may not be blank.",
  ],
  [
    "ASP.NET",
    {
      type: "https://tools.ietf.org/html/rfc9110#section-15.5.1",
      title: "One or more validation errors occurred.",
      status: 400,
      errors: { Email: ["The Email field is not valid."], FirstName: ["The FirstName field is required."] },
      traceId: "00-1-2-00",
    },
    "The Email field is not valid.",
    "The FirstName field is required.",
  ],
  [
    "Spring",
    {
      timestamp: "2026-11-22T10:00:00.000+00:00",
      status: 400,
      error: "Bad Request",
      message: "Validation failed for object='registration'. Error count: 2",
      errors: [
        {
          codes: ["Email.registration.email"],
          defaultMessage: "must be a well-formed email address",
          objectName: "registration",
          field: "email",
          rejectedValue: "x",
          code: "Email",
        },
        { defaultMessage: "must not be blank", objectName: "registration", field: "firstName", code: "NotBlank" },
      ],
      path: "/api/v1/auth/register",
    },
    "must be a well-formed email address",
    "must not be blank",
  ],
  [
    "Symfony",
    {
      type: "https://symfony.com/errors/validation",
      title: "Validation Failed",
      status: 422,
      detail: "email: This value is not a valid email address.",
      violations: [
        { propertyPath: "email", title: "This value is not a valid email address.", template: "…", parameters: {} },
        { propertyPath: "firstName", title: "This value should not be blank.", template: "…", parameters: {} },
      ],
    },
    "This value is not a valid email address.",
    "This value should not be blank.",
  ],
  [
    "FastAPI",
    {
      detail: [
        { type: "value_error", loc: ["body", "email"], msg: "value is not a valid email address", input: "x" },
        { type: "missing", loc: ["body", "first_name"], msg: "Field required", input: {} },
      ],
    },
    "value is not a valid email address",
    "Field required",
  ],
  [
    "express-validator 7",
    {
      errors: [
        { type: "field", value: "x", msg: "Invalid email", path: "email", location: "body" },
        { type: "field", value: "", msg: "Invalid value", path: "first_name", location: "body" },
      ],
    },
    "Invalid email",
    "Invalid value",
  ],
  [
    "express-validator 6",
    {
      errors: [
        { value: "x", msg: "Invalid email", param: "email", location: "body" },
        { value: "", msg: "Invalid value", param: "first_name", location: "body" },
      ],
    },
    "Invalid email",
    "Invalid value",
  ],
  [
    "NestJS with the errors as objects",
    {
      statusCode: 400,
      error: "Bad Request",
      message: [
        { property: "email", constraints: { isEmail: "email must be an email" }, children: [] },
        { property: "first_name", constraints: { isNotEmpty: "first_name should not be empty" }, children: [] },
      ],
    },
    "email must be an email",
    "first_name should not be empty",
  ],
  [
    "JSON:API",
    {
      errors: [
        { status: "422", source: { pointer: "/data/attributes/email" }, title: "Invalid", detail: "is not an e-mail" },
        { status: "422", source: { pointer: "/data/attributes/first-name" }, detail: "is missing" },
      ],
    },
    "is not an e-mail",
    "is missing",
  ],
  [
    "Joi",
    {
      _original: {},
      details: [
        { message: '"email" must be a valid email', path: ["email"], type: "string.email", context: {} },
        { message: '"first_name" is required', path: ["first_name"], type: "any.required", context: {} },
      ],
    },
    '"email" must be a valid email',
    '"first_name" is required',
  ],
];
