import "@fontsource-variable/atkinson-hyperlegible-next";
import "@fontsource-variable/oswald";
import "@fontsource/staatliches";
import { mount } from "svelte";
import App from "./App.svelte";
import "./style.css";

mount(App, { target: document.getElementById("app")! });
