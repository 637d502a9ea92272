import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const LINE = 100;

export default ts.config(
  { ignores: ["node_modules", "src/wire.ts"] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      "max-len": ["error", { code: LINE, ignoreUrls: true }],
      eqeqeq: "error",
      "no-console": "error",
      "prefer-const": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/explicit-function-return-type": ["error", { allowExpressions: true }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" },
      ],
      "no-undef": "off", // the compiler knows better
      "@typescript-eslint/no-dynamic-delete": "off",
      // An index that a neighbouring line has just checked; noUncheckedIndexedAccess asks for it.
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
    rules: {
      "prefer-const": "off", // the rule below knows $props and $state
      "svelte/prefer-const": ["error", { excludedRunes: ["$props", "$state"] }],
      "svelte/require-each-key": "error",
      "svelte/no-at-html-tags": "error",
      "svelte/no-target-blank": "error",
      "svelte/no-unused-svelte-ignore": "error",
      // Maps and sets here are made anew by what is derived; nobody watches one change.
      "svelte/prefer-svelte-reactivity": "off",
      "svelte/prefer-writable-derived": "off",
    },
  },
  {
    files: ["public/*.js"],
    languageOptions: { globals: globals.serviceworker },
    rules: { "@typescript-eslint/explicit-function-return-type": "off" },
  },
);
