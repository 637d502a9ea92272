import "@fontsource-variable/atkinson-hyperlegible-next";
import "@fontsource-variable/oswald";
import "@fontsource/staatliches";
import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/offline";
import "./tokens.css";
import "./style.css";

mount(App, { target: document.getElementById("app")! });
