// The first of a page's own modules that runs in a browser. Next's runtime, React and the start of the page are evaluated in a task each
// (lib/host/first-paint/scripts-after-paint.ts has the start wait for its own): together they keep a slow phone busy for a tenth of a
// second. It is `require`, not `import()`, which would put React into a file of its own: half a KiB more for every page.
setTimeout(() => require("react-dom/client"));
